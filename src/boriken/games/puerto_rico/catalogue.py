"""The pieces of Puerto Rico and their numbers, laid out like the printed tables.

Everything a player can own is a *place*: the five kinds of plantation, the quarry, then the buildings: those of the
base game, of New Buildings and of Nobles. One number names it everywhere: `owned[HARBOR]`, `crew[CORN]`,
`COST[FACTORY]`. Where tiles lie never matters, only how many. A forest holds nobody and is no place.

The rows below are the one home of what is printed. Their order is that of the numbers, which are written out because
compiled code is made with them; a test compares the two (tests/games/test_catalogues.py).
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.naming import numbers

# Goods, and the plantations that grow them (the trading house pays a good's own number)
CORN: Final[i64] = 0
INDIGO: Final[i64] = 1
SUGAR: Final[i64] = 2
TOBACCO: Final[i64] = 3
COFFEE: Final[i64] = 4
GOODS: Final[i64] = 5

# Island tiles besides the plantations
QUARRY: Final[i64] = 5
ISLAND_KINDS: Final[i64] = 6

# Buildings
SMALL_INDIGO_PLANT: Final[i64] = 6
SMALL_SUGAR_MILL: Final[i64] = 7
INDIGO_PLANT: Final[i64] = 8
SUGAR_MILL: Final[i64] = 9
TOBACCO_STORAGE: Final[i64] = 10
COFFEE_ROASTER: Final[i64] = 11
SMALL_MARKET: Final[i64] = 12
HACIENDA: Final[i64] = 13
CONSTRUCTION_HUT: Final[i64] = 14
SMALL_WAREHOUSE: Final[i64] = 15
HOSPICE: Final[i64] = 16
OFFICE: Final[i64] = 17
LARGE_MARKET: Final[i64] = 18
LARGE_WAREHOUSE: Final[i64] = 19
FACTORY: Final[i64] = 20
UNIVERSITY: Final[i64] = 21
HARBOR: Final[i64] = 22
WHARF: Final[i64] = 23
GUILD_HALL: Final[i64] = 24
RESIDENCE: Final[i64] = 25
FORTRESS: Final[i64] = 26
CUSTOMS_HOUSE: Final[i64] = 27
CITY_HALL: Final[i64] = 28
BASE_PLACES: Final[i64] = 29

# New Buildings
AQUEDUCT: Final[i64] = 29
FOREST_HOUSE: Final[i64] = 30
BLACK_MARKET: Final[i64] = 31
STOREHOUSE: Final[i64] = 32
GUESTHOUSE: Final[i64] = 33
CHURCH: Final[i64] = 34
TRADING_POST: Final[i64] = 35
SMALL_WHARF: Final[i64] = 36
LIGHTHOUSE: Final[i64] = 37
LIBRARY: Final[i64] = 38
SPECIALTY_FACTORY: Final[i64] = 39
UNION_HALL: Final[i64] = 40
CLOISTER: Final[i64] = 41
STATUE: Final[i64] = 42
NEW_PLACES: Final[i64] = 43

# Nobles
LAND_OFFICE: Final[i64] = 43
CHAPEL: Final[i64] = 44
HUNTING_LODGE: Final[i64] = 45
ZONING_OFFICE: Final[i64] = 46
ROYAL_SUPPLIER: Final[i64] = 47
VILLA: Final[i64] = 48
JEWELER: Final[i64] = 49
ROYAL_GARDEN: Final[i64] = 50
PLACES: Final[i64] = 51

FIRST_BUILDING: Final[i64] = 6
FIRST_VIOLET: Final[i64] = 12  # from here on the buildings that are chosen for a game with New Buildings
FIRST_LARGE: Final[i64] = 24  # of the base game, up to its last building

# Kinds of building
SMALL_PRODUCTION: Final[i64] = 1
LARGE_PRODUCTION: Final[i64] = 2
VIOLET: Final[i64] = 3
LARGE_VIOLET: Final[i64] = 4


class Building(NamedTuple):
    """One row of the table of buildings."""

    name: str
    kind: i64
    cost: i64
    points: i64
    circles: i64
    column: i64  # so many quarries can make it cheaper
    copies: i64  # for three to five players
    for_two: i64


# fmt: off
BUILDINGS: Final = [
    Building("small_indigo_plant", SMALL_PRODUCTION, cost=1,  points=1, circles=1, column=1, copies=4, for_two=2),
    Building("small_sugar_mill",   SMALL_PRODUCTION, cost=2,  points=1, circles=1, column=1, copies=4, for_two=2),
    Building("indigo_plant",       LARGE_PRODUCTION, cost=3,  points=2, circles=3, column=2, copies=3, for_two=2),
    Building("sugar_mill",         LARGE_PRODUCTION, cost=4,  points=2, circles=3, column=2, copies=3, for_two=2),
    Building("tobacco_storage",    LARGE_PRODUCTION, cost=5,  points=3, circles=3, column=3, copies=3, for_two=2),
    Building("coffee_roaster",     LARGE_PRODUCTION, cost=6,  points=3, circles=2, column=3, copies=3, for_two=2),
    Building("small_market",       VIOLET,           cost=1,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("hacienda",           VIOLET,           cost=2,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("construction_hut",   VIOLET,           cost=2,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("small_warehouse",    VIOLET,           cost=3,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("hospice",            VIOLET,           cost=4,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("office",             VIOLET,           cost=5,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("large_market",       VIOLET,           cost=5,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("large_warehouse",    VIOLET,           cost=6,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("factory",            VIOLET,           cost=7,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("university",         VIOLET,           cost=8,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("harbor",             VIOLET,           cost=8,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("wharf",              VIOLET,           cost=9,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("guild_hall",         LARGE_VIOLET,     cost=10, points=4, circles=1, column=4, copies=1, for_two=1),
    Building("residence",          LARGE_VIOLET,     cost=10, points=4, circles=1, column=4, copies=1, for_two=1),
    Building("fortress",           LARGE_VIOLET,     cost=10, points=4, circles=1, column=4, copies=1, for_two=1),
    Building("customs_house",      LARGE_VIOLET,     cost=10, points=4, circles=1, column=4, copies=1, for_two=1),
    Building("city_hall",          LARGE_VIOLET,     cost=10, points=4, circles=1, column=4, copies=1, for_two=1),
]

NEW_BUILDINGS: Final = [
    Building("aqueduct",           VIOLET,           cost=1,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("forest_house",       VIOLET,           cost=2,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("black_market",       VIOLET,           cost=2,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("storehouse",         VIOLET,           cost=3,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("guesthouse",         VIOLET,           cost=4,  points=2, circles=2, column=2, copies=2, for_two=1),
    Building("church",             VIOLET,           cost=5,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("trading_post",       VIOLET,           cost=5,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("small_wharf",        VIOLET,           cost=6,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("lighthouse",         VIOLET,           cost=7,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("library",            VIOLET,           cost=8,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("specialty_factory",  VIOLET,           cost=8,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("union_hall",         VIOLET,           cost=9,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("cloister",           LARGE_VIOLET,     cost=10, points=4, circles=1, column=4, copies=1, for_two=1),
    Building("statue",             LARGE_VIOLET,     cost=10, points=8, circles=0, column=4, copies=1, for_two=1),
]

# The jeweler is a large production building to the guild hall, and none of the violet ones (NO-JEWELER)
NOBLE_BUILDINGS: Final = [
    Building("land_office",        VIOLET,           cost=2,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("chapel",             VIOLET,           cost=3,  points=1, circles=1, column=1, copies=2, for_two=1),
    Building("hunting_lodge",      VIOLET,           cost=4,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("zoning_office",      VIOLET,           cost=5,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("royal_supplier",     VIOLET,           cost=6,  points=2, circles=1, column=2, copies=2, for_two=1),
    Building("villa",              VIOLET,           cost=7,  points=3, circles=1, column=3, copies=2, for_two=1),
    Building("jeweler",            LARGE_PRODUCTION, cost=8,  points=3, circles=1, column=3, copies=2, for_two=2),
    Building("royal_garden",       LARGE_VIOLET,     cost=10, points=4, circles=1, column=4, copies=1, for_two=1),
]
# fmt: on
ALL_BUILDINGS: Final = BUILDINGS + NEW_BUILDINGS + NOBLE_BUILDINGS


class Good(NamedTuple):
    """A kind of good, with the plantations that grow it and the buildings that make it."""

    name: str
    price: i64  # in the trading house
    tiles: i64  # plantations, and barrels of the good: for three to five players
    barrels: i64
    small_plant: i64  # NO_PLANT where there is none
    large_plant: i64


NO_PLANT: Final[i64] = -1

# fmt: off
GOOD_ROWS: Final = [
    Good("corn",    price=0, tiles=10, barrels=10, small_plant=NO_PLANT,           large_plant=NO_PLANT),
    Good("indigo",  price=1, tiles=12, barrels=11, small_plant=SMALL_INDIGO_PLANT, large_plant=INDIGO_PLANT),
    Good("sugar",   price=2, tiles=11, barrels=11, small_plant=SMALL_SUGAR_MILL,   large_plant=SUGAR_MILL),
    Good("tobacco", price=3, tiles=9,  barrels=9,  small_plant=NO_PLANT,           large_plant=TOBACCO_STORAGE),
    Good("coffee",  price=4, tiles=8,  barrels=9,  small_plant=NO_PLANT,           large_plant=COFFEE_ROASTER),
]
# fmt: on
FEWER_TILES_FOR_TWO: Final[i64] = 3  # of each kind
FEWER_BARRELS_FOR_TWO: Final[i64] = 2

# The same by number, as the rules read it

GOOD_NAMES: Final = [good.name for good in GOOD_ROWS]
TILE_NAMES: Final = [*GOOD_NAMES, "quarry"]
PLACE_NAMES: Final = TILE_NAMES + [building.name for building in ALL_BUILDINGS]


def by_place(island: i64, of_buildings: list[i64]) -> vec[i64]:
    """A table over all places: `island` for every island tile, then one number a building."""
    return numbers([island] * ISLAND_KINDS + of_buildings)


KIND: Final = by_place(0, [building.kind for building in ALL_BUILDINGS])
COST: Final = by_place(0, [building.cost for building in ALL_BUILDINGS])
POINTS: Final = by_place(0, [building.points for building in ALL_BUILDINGS])
CIRCLES: Final = by_place(1, [building.circles for building in ALL_BUILDINGS])
COLUMN: Final = by_place(0, [building.column for building in ALL_BUILDINGS])
COPIES: Final = by_place(0, [building.copies for building in ALL_BUILDINGS])
COPIES_FOR_TWO: Final = by_place(0, [building.for_two for building in ALL_BUILDINGS])

PRICE: Final = numbers([good.price for good in GOOD_ROWS])
TILES: Final = numbers([good.tiles for good in GOOD_ROWS])
BARRELS: Final = numbers([good.barrels for good in GOOD_ROWS])
SMALL_PLANT: Final = numbers([good.small_plant for good in GOOD_ROWS])
LARGE_PLANT: Final = numbers([good.large_plant for good in GOOD_ROWS])

HOUSE_SPACES: Final[i64] = 4
FACTORY_PAY: Final = vec[i64]([0, 0, 1, 2, 3, 5])  # for 0 to 5 kinds produced
CHURCH_PAY: Final = vec[i64]([0, 0, 1, 1, 2])  # points by column (NB-CHURCH-01)
CLOISTER_POINTS: Final = vec[i64]([0, 1, 3, 6, 10])  # for sets of three island tiles (NB-CLOISTER-01)

OWN_SHIPS: Final = vec[i64]([WHARF, SMALL_WHARF])  # buildings with a ship that can sail once in a captain phase

FESTIVAL_COLUMN: Final[i64] = 3  # where the festival's building is drawn from (FE-SETUP-05)
FESTIVAL_GOODS: Final[i64] = 3  # goods on the festival's board, out of as many of each kind (FE-SETUP-03)

# How many kinds of each cost the players choose for New Buildings (NB-SETUP-07)
SPACES_BY_COST: Final = vec[i64]([0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5])
KINDS_CHOSEN: Final[i64] = 17

ISLAND_SPACES: Final[i64] = 12
CITY_SPACES: Final[i64] = 12

# Role cards; the second prospector is a card of its own with its own doubloons
SETTLER: Final[i64] = 0
MAYOR: Final[i64] = 1
BUILDER: Final[i64] = 2
CRAFTSMAN: Final[i64] = 3
TRADER: Final[i64] = 4
CAPTAIN: Final[i64] = 5
PROSPECTOR: Final[i64] = 6
PROSPECTOR_2: Final[i64] = 7
BUCCANEER: Final[i64] = 8
CARDS: Final[i64] = 9
NO_CARD: Final[i64] = -1

CARD_NAMES: Final = [
    *("settler", "mayor", "builder", "craftsman", "trader", "captain"),
    *("prospector", "prospector 2", "buccaneer"),
]

CHIPS_IN_THE_BOX: Final = {"first": i64(122), "2020": i64(126)}  # by edition
ALL_COLONISTS: Final[i64] = 100
ALL_NOBLES: Final[i64] = 20
FOREST_TILES: Final[i64] = 12

SMALLEST_SHIP: Final[i64] = 4  # cargo ships have 4 to 8 spaces, one ship each
SHIP_SIZES: Final[i64] = 5

# What ends the game, as bits that add up
END_COLONISTS: Final[i64] = 1
END_CITY: Final[i64] = 2
END_POINTS: Final[i64] = 4
END_BUILDINGS: Final[i64] = 8  # in the long game alone
END_NAMES: Final = ["colonists", "city", "points", "buildings"]


def is_violet(building: i64) -> bool:
    return KIND[building] >= VIOLET


def city_spaces(building: i64) -> i64:
    """A large building covers two spaces of the city (PR-BLD-GEN-06)."""
    if is_large(building):
        return 2
    return 1


def is_large(building: i64) -> bool:
    """One of column 4, not a large production building (PR-BLD-GEN-07)."""
    return KIND[building] == LARGE_VIOLET
