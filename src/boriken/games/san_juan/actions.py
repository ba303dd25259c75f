"""The action space: what every number means. The texts for them are in notation.py.

One fixed space for all player counts and options. A family of actions is an offset; what it is about is added to it.
"""

from typing import Final

from mypy_extensions import i64

from boriken.games.san_juan.catalogue import GOODS, KINDS, ROLES, TILES

MOST_SEATS: Final[i64] = 4
TARGETS: Final[i64] = KINDS + GOODS  # what a crane can cover: a building without a good, or one with a good on it

PASS: Final[i64] = 0
ROLE: Final[i64] = 1  # + role
BUILD: Final[i64] = ROLE + ROLES  # + card
COVER: Final[i64] = BUILD + KINDS  # + target
USE_LIBRARY: Final[i64] = COVER + TARGETS
GIVE: Final[i64] = USE_LIBRARY + 1  # + good
PAY: Final[i64] = GIVE + GOODS  # + card
PRODUCE: Final[i64] = PAY + KINDS  # + good
SELL: Final[i64] = PRODUCE + GOODS  # + good
TAKE: Final[i64] = SELL + GOODS
KEEP: Final[i64] = TAKE + 1  # + card
USE_GOLD_MINE: Final[i64] = KEEP + KINDS
MINE: Final[i64] = USE_GOLD_MINE + 1  # + card
BURY: Final[i64] = MINE + KINDS  # + card
DISCARD: Final[i64] = BURY + KINDS  # + card
DRAW: Final[i64] = DISCARD + KINDS  # + card, by chance
TILE: Final[i64] = DRAW + KINDS  # + tile, by chance
GOVERNOR: Final[i64] = TILE + TILES  # + seat, by chance
ACTIONS: Final[i64] = GOVERNOR + MOST_SEATS


def covered(target: i64) -> i64:
    """The building that a crane's target is."""
    if target < KINDS:
        return target
    return target - KINDS


def is_loaded(target: i64) -> bool:
    """Whether the target is a building with a good on it."""
    return target >= KINDS
