"""A training run for tests: a tiny network, a few games. Needs PyTorch."""

from pathlib import Path

from boriken.learn.network import Size
from boriken.learn.plan import Plan
from boriken.learn.recipe import Recipe
from boriken.learn.workers import Crew

GAME = "san-juan"


def plan_of(
    folder: Path, seconds: float, *, resume: bool = False, imitation: float = 0.0, guests: tuple[Path, ...] = ()
) -> Plan:
    """A short run of a tiny network."""
    crew = Crew(
        GAME, workers=1, games=16, groups=2, starts=12, hosts=4, rivals=20, alone=False, most_decisions=200, seed=1
    )
    recipe = Recipe(steps=8, minibatch=64, imitation=imitation)
    return Plan(crew, recipe, Size(32, 2), seconds, folder, resume, None, "cpu", guests)
