"""The text of every action, in the order of their numbers."""

from boriken.games.puerto_rico import actions
from boriken.games.puerto_rico.catalogue import (
    BUCCANEER,
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
        *(f"forest {plantation}" for plantation in GOOD_NAMES),
        "hacienda",
        "lay plantation",
        "lay forest",
        *(f"discard {plantation}" for plantation in GOOD_NAMES),
        *(f"discard {plantation} colonist" for plantation in GOOD_NAMES),
        *(f"discard {plantation} noble" for plantation in GOOD_NAMES),
        *(f"discard forest {plantation}" for plantation in GOOD_NAMES),
        "discard forest",
        "colonist",
        "noble",
        *(f"place {tile} {count}" for tile in TILE_NAMES for count in range(ISLAND_SPACES + 1)),
        *(f"place {building} {count}" for building in BUILDING_NAMES for count in range(actions.CITY_COUNTS)),
        *(f"build {building}" for building in BUILDING_NAMES),
        *(f"recall {place}" for place in PLACE_NAMES),
        "recall san_juan",
        *(f"return {good}" for good in GOOD_NAMES),
        "return point",
        "produce",
        *(f"extra {good}" for good in GOOD_NAMES),
        *(f"sell {good}" for good in GOOD_NAMES),
        *(f"post {good}" for good in GOOD_NAMES),
        "buy plantation",
        *(f"supply {good}" for good in GOOD_NAMES),
        *(f"ship {good} {spaces}" for good in GOOD_NAMES for spaces in ships),
        *(f"wharf {good}" for good in GOOD_NAMES),
        "small_wharf",
        *(f"keep {good} {count}" for good in GOOD_NAMES for count in range(actions.KEEP_COUNTS)),
        *(f"piracy {spaces}" for spaces in ships),
        "plunder",
        "raid",
        *(f"kidnap {card}" for card in CARD_NAMES[:BUCCANEER]),
        *(f"man {place}" for place in PLACE_NAMES),
        *(f"choose {building}" for building in BUILDING_NAMES),
        *(f"use {building}" for building in BUILDING_NAMES),
        *(f"guest {place}" for place in PLACE_NAMES),
        *(f"noble {place}" for place in PLACE_NAMES),
        "noble san_juan",
        *(f"draw {kind}" for kind in GOOD_NAMES),
        *(f"draw {building}" for building in BUILDING_NAMES),
        *(f"governor {seat}" for seat in range(actions.MOST_SEATS)),
    ]


NOTATION = tuple(all_actions())
