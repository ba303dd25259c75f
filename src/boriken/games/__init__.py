"""The games of the house, a folder each. A folder with a title.py is a game: nothing else names it."""

import sys
from types import ModuleType

from boriken.core.listing import GameInfo, games

LISTED_FIRST = (
    "puerto-rico",
    "san-juan",
)  # lists of games begin with these; the others follow in the order of their ids


class Games(ModuleType):
    """The package itself can be called: `boriken.games()` lists the games."""

    def __call__(self) -> list[GameInfo]:
        return games()


sys.modules[__name__].__class__ = Games
