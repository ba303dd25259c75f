"""Reading squares: those on which a ship can be, and those on which a tile can lie."""

from __future__ import annotations

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.state import State


def load_square(state: State, part: Document, key: str) -> int:
    """A square on which a ship can be."""
    square = part.one_of(key, cat.SQUARE_NAMES)
    if not len(state.rules.sails[square]) or (square in state.rules.islands and not is_entered(state, square)):
        raise PositionError(
            f"{part.where}.{key} must be a sea square, not {cat.SQUARE_NAMES[square]}.",
            "no_sea",
            where=f"{part.where}.{key}",
            square=cat.SQUARE_NAMES[square],
        )
    return square


def is_entered(state: State, square: int) -> bool:
    return any(square in list(near) for near in state.rules.sails)


def load_island(state: State, part: Document) -> int:
    square = part.one_of("square", cat.SQUARE_NAMES)
    if state.rules.island_at[square] < 0:
        raise PositionError(
            f"{part.where}.square must be an island, not {cat.SQUARE_NAMES[square]}.",
            "no_island",
            where=f"{part.where}.square",
            square=cat.SQUARE_NAMES[square],
        )
    return int(state.rules.island_at[square])
