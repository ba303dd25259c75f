"""The text of every action, in the order of their numbers."""

from boriken.games.puerto_rico import actions
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
    FIRST_BUILDING,
    GOOD_NAMES,
    ISLAND_SPACES,
    PLACE_NAMES,
    SHIP_SIZES,
    SMALLEST_SHIP,
    TILE_NAMES,
)

BUILDING_NAMES = PLACE_NAMES[FIRST_BUILDING:]


def all_actions() -> list[str]:
    """Built in the order of actions.py; a test compares every offset with it."""
    ships = range(SMALLEST_SHIP, SMALLEST_SHIP + SHIP_SIZES)
    return [
        "pass",
        *CARD_NAMES,
        *(f"settle {tile}" for tile in TILE_NAMES),
        "hacienda",
        "colonist",
        *(f"place {tile} {count}" for tile in TILE_NAMES for count in range(ISLAND_SPACES + 1)),
        *(f"place {building} {count}" for building in BUILDING_NAMES for count in range(actions.CITY_COUNTS)),
        *(f"build {building}" for building in BUILDING_NAMES),
        "produce",
        *(f"extra {good}" for good in GOOD_NAMES),
        *(f"sell {good}" for good in GOOD_NAMES),
        *(f"ship {good} {spaces}" for good in GOOD_NAMES for spaces in ships),
        *(f"wharf {good}" for good in GOOD_NAMES),
        *(f"keep {good} {count}" for good in GOOD_NAMES for count in range(actions.KEEP_COUNTS)),
        *(f"use {building}" for building in BUILDING_NAMES),
        *(f"draw {plantation}" for plantation in GOOD_NAMES),
        *(f"governor {seat}" for seat in range(actions.MOST_SEATS)),
    ]


NOTATION = tuple(all_actions())
