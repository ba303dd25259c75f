"""The pieces of Puerto Rico and their numbers, laid out like the printed tables.

Everything a player can own is a *place*: the five kinds of plantation, the quarry, then the buildings: those of the
base game, of New Buildings and of Nobles. One number names it everywhere: `owned[HARBOR]`, `crew[CORN]`,
`COST[FACTORY]`. Where tiles lie never matters, only how many. A forest holds nobody and is no place.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
FIRST_LARGE: Final[i64] = 24  # of the base game, up to its last building

# Kinds of building
SMALL_PRODUCTION: Final[i64] = 1
LARGE_PRODUCTION: Final[i64] = 2
VIOLET: Final[i64] = 3
LARGE_VIOLET: Final[i64] = 4

# name, kind, cost, victory points, circles, column, copies for three to five players, copies for two
BUILDINGS: Final[list[tuple[str, i64, i64, i64, i64, i64, i64, i64]]] = [
    ("small_indigo_plant", SMALL_PRODUCTION, 1, 1, 1, 1, 4, 2),
    ("small_sugar_mill", SMALL_PRODUCTION, 2, 1, 1, 1, 4, 2),
    ("indigo_plant", LARGE_PRODUCTION, 3, 2, 3, 2, 3, 2),
    ("sugar_mill", LARGE_PRODUCTION, 4, 2, 3, 2, 3, 2),
    ("tobacco_storage", LARGE_PRODUCTION, 5, 3, 3, 3, 3, 2),
    ("coffee_roaster", LARGE_PRODUCTION, 6, 3, 2, 3, 3, 2),
    ("small_market", VIOLET, 1, 1, 1, 1, 2, 1),
    ("hacienda", VIOLET, 2, 1, 1, 1, 2, 1),
    ("construction_hut", VIOLET, 2, 1, 1, 1, 2, 1),
    ("small_warehouse", VIOLET, 3, 1, 1, 1, 2, 1),
    ("hospice", VIOLET, 4, 2, 1, 2, 2, 1),
    ("office", VIOLET, 5, 2, 1, 2, 2, 1),
    ("large_market", VIOLET, 5, 2, 1, 2, 2, 1),
    ("large_warehouse", VIOLET, 6, 2, 1, 2, 2, 1),
    ("factory", VIOLET, 7, 3, 1, 3, 2, 1),
    ("university", VIOLET, 8, 3, 1, 3, 2, 1),
    ("harbor", VIOLET, 8, 3, 1, 3, 2, 1),
    ("wharf", VIOLET, 9, 3, 1, 3, 2, 1),
    ("guild_hall", LARGE_VIOLET, 10, 4, 1, 4, 1, 1),
    ("residence", LARGE_VIOLET, 10, 4, 1, 4, 1, 1),
    ("fortress", LARGE_VIOLET, 10, 4, 1, 4, 1, 1),
    ("customs_house", LARGE_VIOLET, 10, 4, 1, 4, 1, 1),
    ("city_hall", LARGE_VIOLET, 10, 4, 1, 4, 1, 1),
]

# The same of New Buildings
NEW_BUILDINGS: Final[list[tuple[str, i64, i64, i64, i64, i64, i64, i64]]] = [
    ("aqueduct", VIOLET, 1, 1, 1, 1, 2, 1),
    ("forest_house", VIOLET, 2, 1, 1, 1, 2, 1),
    ("black_market", VIOLET, 2, 1, 1, 1, 2, 1),
    ("storehouse", VIOLET, 3, 1, 1, 1, 2, 1),
    ("guesthouse", VIOLET, 4, 2, 2, 2, 2, 1),
    ("church", VIOLET, 5, 2, 1, 2, 2, 1),
    ("trading_post", VIOLET, 5, 2, 1, 2, 2, 1),
    ("small_wharf", VIOLET, 6, 2, 1, 2, 2, 1),
    ("lighthouse", VIOLET, 7, 3, 1, 3, 2, 1),
    ("library", VIOLET, 8, 3, 1, 3, 2, 1),
    ("specialty_factory", VIOLET, 8, 3, 1, 3, 2, 1),
    ("union_hall", VIOLET, 9, 3, 1, 3, 2, 1),
    ("cloister", LARGE_VIOLET, 10, 4, 1, 4, 1, 1),
    ("statue", LARGE_VIOLET, 10, 8, 0, 4, 1, 1),
]

# And of Nobles; the jeweler is a large production building to the guild hall, and none of the violet ones (NO-JEWELER)
NOBLE_BUILDINGS: Final[list[tuple[str, i64, i64, i64, i64, i64, i64, i64]]] = [
    ("land_office", VIOLET, 2, 1, 1, 1, 2, 1),
    ("chapel", VIOLET, 3, 1, 1, 1, 2, 1),
    ("hunting_lodge", VIOLET, 4, 2, 1, 2, 2, 1),
    ("zoning_office", VIOLET, 5, 2, 1, 2, 2, 1),
    ("royal_supplier", VIOLET, 6, 2, 1, 2, 2, 1),
    ("villa", VIOLET, 7, 3, 1, 3, 2, 1),
    ("jeweler", LARGE_PRODUCTION, 8, 3, 1, 3, 2, 2),
    ("royal_garden", LARGE_VIOLET, 10, 4, 1, 4, 1, 1),
]

ALL_BUILDINGS: Final = BUILDINGS + NEW_BUILDINGS + NOBLE_BUILDINGS

GOOD_NAMES: Final = ["corn", "indigo", "sugar", "tobacco", "coffee"]
TILE_NAMES: Final = [*GOOD_NAMES, "quarry"]
PLACE_NAMES: Final = TILE_NAMES + [row[0] for row in ALL_BUILDINGS]


def by_place(island: i64, numbers: list[i64]) -> vec[i64]:
    """A table over all places: `island` for every island tile, then one number a building."""
    table = vec[i64](capacity=PLACES)
    number: i64
    place: i64
    for place in range(ISLAND_KINDS):
        table = append(table, island)
    for number in numbers:
        table = append(table, number)
    return table


KIND: Final = by_place(0, [row[1] for row in ALL_BUILDINGS])
COST: Final = by_place(0, [row[2] for row in ALL_BUILDINGS])
POINTS: Final = by_place(0, [row[3] for row in ALL_BUILDINGS])
CIRCLES: Final = by_place(1, [row[4] for row in ALL_BUILDINGS])
COLUMN: Final = by_place(0, [row[5] for row in ALL_BUILDINGS])
COPIES: Final = by_place(0, [row[6] for row in ALL_BUILDINGS])
COPIES_FOR_TWO: Final = by_place(0, [row[7] for row in ALL_BUILDINGS])

# Where a good is made: the small and the large building of its kind (corn needs none)
SMALL_PLANT: Final = vec[i64]([-1, SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, -1, -1])
LARGE_PLANT: Final = vec[i64]([-1, INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER])

PRICE: Final = vec[i64]([0, 1, 2, 3, 4])  # in the trading house
HOUSE_SPACES: Final[i64] = 4
FACTORY_PAY: Final = vec[i64]([0, 0, 1, 2, 3, 5])  # for 0 to 5 kinds produced
CHURCH_PAY: Final = vec[i64]([0, 0, 1, 1, 2])  # points by column (NB-CHURCH-01)
CLOISTER_POINTS: Final = vec[i64]([0, 1, 3, 6, 10])  # for sets of three island tiles (NB-CLOISTER-01)

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
