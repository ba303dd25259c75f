"""Boriken: a table for classic role-and-island board games.

>>> import boriken
>>> match = boriken.new_match("puerto-rico", players=4, edition="2020", seed=7)
>>> match.choices()
['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector']
>>> match.play("prospector")
>>> boriken.load_record(match.record()) == match
True

Public is what `__all__` names, here and in the packages that it names, with the members of its classes and the fields
of the plain results that it hands out. docs/library.md explains it; everything else may change at any time.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

from boriken import _compiled

if os.environ.get(_compiled.INTERPRETED_VARIABLE) == "1":
    _compiled.prefer_sources()

from boriken.core.errors import (
    BorikenError,
    DealerError,
    IllegalActionError,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
    UndoError,
)
from boriken.core.match import Match, Move, new_match
from boriken.core.position import from_position
from boriken.core.record import load_record
from boriken.core.secret import SecretDealer

if TYPE_CHECKING:
    from boriken import arena, env, testing
    from boriken.bots.own import Bot
    from boriken.bots.window import Window
    from boriken.core.listing import games
    from boriken.library import advise, decide, make_bot, play
    from boriken.picture import svg
    from boriken.reviews.review import Review, review

    __version__: str

# What is imported only when somebody asks for it, so that to import the rules stays quick
LATER = {
    "Bot": "boriken.bots.own",
    "Review": "boriken.reviews.review",
    "Window": "boriken.bots.window",
    "advise": "boriken.library",
    "decide": "boriken.library",
    "make_bot": "boriken.library",
    "play": "boriken.library",
    "review": "boriken.reviews.review",
    "svg": "boriken.picture",
}
PACKAGES = ("arena", "env", "games", "testing")  # and `boriken.games` can be called

__all__ = [
    "BorikenError",
    "Bot",
    "DealerError",
    "IllegalActionError",
    "Match",
    "Move",
    "NotationError",
    "PositionError",
    "RecordError",
    "Review",
    "SecretDealer",
    "SetupError",
    "UndoError",
    "Window",
    "advise",
    "arena",
    "decide",
    "env",
    "from_position",
    "games",
    "load_record",
    "make_bot",
    "new_match",
    "play",
    "review",
    "svg",
    "testing",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("boriken")
    if name in PACKAGES:
        return import_module(f"boriken.{name}")
    if name in LATER:
        return getattr(import_module(LATER[name]), name)
    raise AttributeError(f"module 'boriken' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
