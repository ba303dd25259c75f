"""The games for research: PettingZoo, Gymnasium and OpenSpiel play them, data sets and a fixed suite measure them.

To import this package makes the games known to Gymnasium, if it is installed: `gymnasium.make("boriken/SanJuan-v0")`.
docs/research.md explains all of it; `pip install 'boriken[research]'` brings what it needs.

>>> import boriken
>>> env = boriken.env.LearnerEnv("san-juan", players=2)
>>> row, info = env.reset(seed=1)
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boriken.env.aec import aec_env
    from boriken.env.dataset import write_dataset
    from boriken.env.learner import LearnerEnv
    from boriken.env.many import ManyGamesEnv
    from boriken.env.spiel import register_open_spiel
    from boriken.env.suite import run_suite

# What is imported only when somebody asks for it: each needs a package that others do without
LATER = {
    "LearnerEnv": "boriken.env.learner",
    "ManyGamesEnv": "boriken.env.many",
    "aec_env": "boriken.env.aec",
    "register_open_spiel": "boriken.env.spiel",
    "run_suite": "boriken.env.suite",
    "write_dataset": "boriken.env.dataset",
}

__all__ = ["LearnerEnv", "ManyGamesEnv", "aec_env", "register_open_spiel", "run_suite", "write_dataset"]


def __getattr__(name: str) -> Any:
    if name in LATER:
        return getattr(import_module(LATER[name]), name)
    raise AttributeError(f"module 'boriken.env' has no attribute {name!r}")


if find_spec("gymnasium") is not None:
    import_module("boriken.env.gym_ids").register()
