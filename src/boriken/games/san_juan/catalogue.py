"""The cards and tiles of San Juan and their numbers, laid out like the printed tables.

A card is known by its kind, whatever use is made of it: building, money or good. The five production buildings come
first, so that the number of a good is the number of the building it lies on.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Goods, and the production buildings that hold them
INDIGO: Final[i64] = 0
SUGAR: Final[i64] = 1
TOBACCO: Final[i64] = 2
COFFEE: Final[i64] = 3
SILVER: Final[i64] = 4
GOODS: Final[i64] = 5

# Violet buildings
SMITHY: Final[i64] = 5
GOLD_MINE: Final[i64] = 6
ARCHIVE: Final[i64] = 7
POOR_HOUSE: Final[i64] = 8
BLACK_MARKET: Final[i64] = 9
TRADING_POST: Final[i64] = 10
WELL: Final[i64] = 11
MARKET_STAND: Final[i64] = 12
CRANE: Final[i64] = 13
CHAPEL: Final[i64] = 14
TOWER: Final[i64] = 15
AQUEDUCT: Final[i64] = 16
CARPENTER: Final[i64] = 17
PREFECTURE: Final[i64] = 18
MARKET_HALL: Final[i64] = 19
QUARRY: Final[i64] = 20
LIBRARY: Final[i64] = 21
STATUE: Final[i64] = 22
VICTORY_COLUMN: Final[i64] = 23
HERO: Final[i64] = 24
GUILD_HALL: Final[i64] = 25
CITY_HALL: Final[i64] = 26
TRIUMPHAL_ARCH: Final[i64] = 27
PALACE: Final[i64] = 28
KINDS: Final[i64] = 29
NO_CARD: Final[i64] = -1

FIRST_MONUMENT: Final[i64] = 22
FIRST_LARGE: Final[i64] = 25  # those that cost 6 and score at the end

# name, cost, victory points, copies
CARDS: Final[list[tuple[str, i64, i64, i64]]] = [
    ("indigo_plant", 1, 1, 10),
    ("sugar_mill", 2, 1, 8),
    ("tobacco_storage", 3, 2, 8),
    ("coffee_roaster", 4, 2, 8),
    ("silver_smelter", 5, 3, 8),
    ("smithy", 1, 1, 3),
    ("gold_mine", 1, 1, 3),
    ("archive", 1, 1, 3),
    ("poor_house", 2, 1, 3),
    ("black_market", 2, 1, 3),
    ("trading_post", 2, 1, 3),
    ("well", 2, 1, 3),
    ("market_stand", 2, 1, 3),
    ("crane", 2, 1, 3),
    ("chapel", 3, 2, 3),
    ("tower", 3, 2, 3),
    ("aqueduct", 3, 2, 3),
    ("carpenter", 3, 2, 3),
    ("prefecture", 3, 2, 3),
    ("market_hall", 4, 2, 3),
    ("quarry", 4, 2, 3),
    ("library", 5, 3, 3),
    ("statue", 3, 3, 3),
    ("victory_column", 4, 4, 3),
    ("hero", 5, 5, 3),
    ("guild_hall", 6, 0, 2),
    ("city_hall", 6, 0, 2),
    ("triumphal_arch", 6, 0, 2),
    ("palace", 6, 0, 2),
]

CARD_NAMES: Final = [row[0] for row in CARDS]
GOOD_NAMES: Final = ["indigo", "sugar", "tobacco", "coffee", "silver"]


def by_card(numbers: list[i64]) -> vec[i64]:
    table = vec[i64](capacity=KINDS)
    number: i64
    for number in numbers:
        table = append(table, number)
    return table


COST: Final = by_card([row[1] for row in CARDS])
POINTS: Final = by_card([row[2] for row in CARDS])
COPIES: Final = by_card([row[3] for row in CARDS])
ALL_CARDS: Final[i64] = 110

# The trading house: what each tile pays for a good, in cards
TILES: Final[i64] = 5
TILE_NAMES: Final = ["a", "b", "c", "d", "e"]
# fmt: off
PRICES: Final = vec[i64]([
    1, 1, 1, 2, 2,
    1, 1, 2, 2, 2,
    1, 1, 2, 2, 3,
    1, 2, 2, 2, 3,
    1, 2, 2, 3, 3,
])
# fmt: on
NO_TILE: Final[i64] = -1

BUILDER: Final[i64] = 0
PRODUCER: Final[i64] = 1
TRADER: Final[i64] = 2
COUNCILLOR: Final[i64] = 3
PROSPECTOR: Final[i64] = 4
ROLES: Final[i64] = 5
ROLE_NAMES: Final = ["builder", "producer", "trader", "councillor", "prospector"]

HAND: Final[i64] = 4  # cards everybody starts with (SJ-SETUP-06)
HAND_LIMIT: Final[i64] = 7  # SJ-LIMIT-02
TOWER_LIMIT: Final[i64] = 12  # SJ-CARD-TOWER-01
FULL_TOWN: Final[i64] = 12  # buildings that end the game (SJ-END-01)
MINED: Final[i64] = 4  # cards a gold mine turns up

# What ends the game, as bits
END_TOWN: Final[i64] = 1
END_STANDSTILL: Final[i64] = 2
END_NAMES: Final = ["town", "standstill"]
MOST_IDLE: Final[i64] = 50  # rounds without a new building: enough cards can lie under chapels that none is possible


def is_violet(card: i64) -> bool:
    return card >= GOODS


def price(tile: i64, good: i64) -> i64:
    return PRICES[tile * GOODS + good]
