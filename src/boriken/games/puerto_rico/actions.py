"""The action space: what every number means. The texts for them stand in notation.py.

One fixed space for all player counts and editions. A family of actions is an offset; what it is about is added to it.
"""

from typing import Final

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    CARDS,
    FIRST_BUILDING,
    GOODS,
    ISLAND_KINDS,
    ISLAND_SPACES,
    PLACES,
    SHIP_SIZES,
    SMALLEST_SHIP,
)

MOST_SEATS: Final[i64] = 5
MOST_OF_A_GOOD: Final[i64] = 11
ISLAND_COUNTS: Final[i64] = ISLAND_SPACES + 1  # 0 to 12 colonists on the tiles of one kind
CITY_COUNTS: Final[i64] = 4  # 0 to 3 colonists on a building
KEEP_COUNTS: Final[i64] = MOST_OF_A_GOOD + 1

PASS: Final[i64] = 0
TAKE: Final[i64] = 1  # + role card
SETTLE: Final[i64] = TAKE + CARDS  # + island tile
DRAW_HACIENDA: Final[i64] = SETTLE + ISLAND_KINDS
COLONIST: Final[i64] = DRAW_HACIENDA + 1
PLACE: Final[i64] = COLONIST + 1  # + tile * ISLAND_COUNTS + colonists
PLACE_CITY: Final[i64] = PLACE + ISLAND_KINDS * ISLAND_COUNTS  # + (building - FIRST_BUILDING) * CITY_COUNTS + colonists
BUILD: Final[i64] = PLACE_CITY + (PLACES - FIRST_BUILDING) * CITY_COUNTS - FIRST_BUILDING  # + building
PRODUCE: Final[i64] = BUILD + PLACES
EXTRA: Final[i64] = PRODUCE + 1  # + good
SELL: Final[i64] = EXTRA + GOODS  # + good
SHIP: Final[i64] = SELL + GOODS  # + good * SHIP_SIZES + (spaces of the ship - SMALLEST_SHIP)
USE_WHARF: Final[i64] = SHIP + GOODS * SHIP_SIZES  # + good
KEEP: Final[i64] = USE_WHARF + GOODS  # + good * KEEP_COUNTS + goods kept
USE: Final[i64] = KEEP + GOODS * KEEP_COUNTS - FIRST_BUILDING  # + building
DRAW: Final[i64] = USE + PLACES  # + plantation, by chance
GOVERNOR: Final[i64] = DRAW + GOODS  # + seat, by chance
ACTIONS: Final[i64] = GOVERNOR + MOST_SEATS


def place(where: i64, colonists: i64) -> i64:
    if where < FIRST_BUILDING:
        return PLACE + where * ISLAND_COUNTS + colonists
    return PLACE_CITY + (where - FIRST_BUILDING) * CITY_COUNTS + colonists


def placed(action: i64, where: i64) -> i64:
    """How many colonists the action puts on the place it is about."""
    return action - place(where, 0)


def ship(good: i64, spaces: i64) -> i64:
    return SHIP + good * SHIP_SIZES + spaces - SMALLEST_SHIP


def keep(good: i64, count: i64) -> i64:
    return KEEP + good * KEEP_COUNTS + count
