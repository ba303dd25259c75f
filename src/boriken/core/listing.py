"""The games there are, as programs list them."""

from __future__ import annotations

from typing import NamedTuple

from boriken.core import registry
from boriken.core.setup import Option


class GameInfo(NamedTuple):
    """A game, and the set-ups in which it can be played.

    >>> import boriken
    >>> game = boriken.games()[1]
    >>> game.id, game.name, game.player_counts, [option.name for option in game.options]
    ('san-juan', 'San Juan', (2, 3, 4), ['first_governor', 'chosen_hands'])
    """

    id: str
    """The name by which programs ask for it."""
    name: str
    """The name on its box."""
    player_counts: tuple[int, ...]
    """How many can play it."""
    options: tuple[Option, ...]
    """All that can be chosen at set-up."""


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
