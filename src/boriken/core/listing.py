"""The games there are, as programs list them."""

from __future__ import annotations

from typing import NamedTuple

from boriken.core import registry
from boriken.core.setup import Option


class GameInfo(NamedTuple):
    """A game, and the set-ups in which it can be played."""

    id: str
    name: str
    player_counts: tuple[int, ...]
    options: tuple[Option, ...]


def games() -> list[GameInfo]:
    """All games there are, those of other packages included.

    >>> import boriken
    >>> [game.id for game in boriken.games()][:3]
    ['puerto-rico', 'san-juan', 'anno-1503']
    >>> boriken.games()[1].player_counts
    (2, 3, 4)
    """
    known = [registry.title(game) for game in registry.games()]
    return [GameInfo(title.id, title.name, tuple(title.player_counts), tuple(title.options)) for title in known]
