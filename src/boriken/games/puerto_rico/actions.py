"""The action space: what every number means. The texts for them are in notation.py.

One fixed space for all player counts, editions and expansions. A family of actions is an offset; what it is about is
added to it.
"""

from typing import Final

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    BUCCANEER,
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
FOREST: Final[i64] = SETTLE + ISLAND_KINDS  # + plantation that becomes, or makes room for, a forest
DRAW_UNSEEN: Final[i64] = FOREST + GOODS
LAY_PLANTATION: Final[i64] = DRAW_UNSEEN + 1
LAY_FOREST: Final[i64] = LAY_PLANTATION + 1
DISCARD: Final[i64] = LAY_FOREST + 1  # + plantation of one's own, an empty one if there is one
DISCARD_COLONIST: Final[i64] = DISCARD + GOODS  # + plantation, one with a colonist on it
DISCARD_NOBLE: Final[i64] = DISCARD_COLONIST + GOODS  # + plantation, one with a noble on it
DISCARD_FOREST: Final[i64] = DISCARD_NOBLE + GOODS  # + plantation that lies face down as a forest
DISCARD_FOREST_TILE: Final[i64] = DISCARD_FOREST + GOODS
COLONIST: Final[i64] = DISCARD_FOREST_TILE + 1
TAKE_NOBLE: Final[i64] = COLONIST + 1
PLACE: Final[i64] = TAKE_NOBLE + 1  # + tile * ISLAND_COUNTS + colonists
PLACE_CITY: Final[i64] = PLACE + ISLAND_KINDS * ISLAND_COUNTS  # + (building - FIRST_BUILDING) * CITY_COUNTS + colonists
BUILD: Final[i64] = PLACE_CITY + (PLACES - FIRST_BUILDING) * CITY_COUNTS - FIRST_BUILDING  # + building
RECALL: Final[i64] = BUILD + PLACES  # + place of the colonist given for a building
RECALL_SAN_JUAN: Final[i64] = RECALL + PLACES
RETURN: Final[i64] = RECALL_SAN_JUAN + 1  # + good given for a building
RETURN_POINT: Final[i64] = RETURN + GOODS
PRODUCE: Final[i64] = RETURN_POINT + 1
EXTRA: Final[i64] = PRODUCE + 1  # + good
SELL: Final[i64] = EXTRA + GOODS  # + good
POST: Final[i64] = SELL + GOODS  # + good
BUY_PLANTATION: Final[i64] = POST + GOODS
SUPPLY: Final[i64] = BUY_PLANTATION + 1  # + good
SHIP: Final[i64] = SUPPLY + GOODS  # + good * SHIP_SIZES + (spaces of the ship - SMALLEST_SHIP)
OWN_SHIP: Final[i64] = SHIP + GOODS * SHIP_SIZES  # + good of which all go, or + GOODS where any goods may go
KEEP: Final[i64] = OWN_SHIP + GOODS + 1  # + good * KEEP_COUNTS + goods kept
PIRACY: Final[i64] = KEEP + GOODS * KEEP_COUNTS  # + (spaces of the ship - SMALLEST_SHIP)
PLUNDER: Final[i64] = PIRACY + SHIP_SIZES
RAID: Final[i64] = PLUNDER + 1
KIDNAP: Final[i64] = RAID + 1  # + role card
MAN: Final[i64] = KIDNAP + BUCCANEER  # + place
CHOOSE: Final[i64] = MAN + PLACES - FIRST_BUILDING  # + building to be on sale
USE: Final[i64] = CHOOSE + PLACES - FIRST_BUILDING  # + building
GUEST: Final[i64] = USE + PLACES  # + place
PLACE_NOBLE: Final[i64] = GUEST + PLACES  # + place
NOBLE_SAN_JUAN: Final[i64] = PLACE_NOBLE + PLACES
DRAW: Final[i64] = NOBLE_SAN_JUAN + 1  # + plantation or good, by chance
DRAW_BUILDING: Final[i64] = DRAW + GOODS - FIRST_BUILDING  # + building, by chance
GOVERNOR: Final[i64] = DRAW_BUILDING + PLACES  # + seat, by chance
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
