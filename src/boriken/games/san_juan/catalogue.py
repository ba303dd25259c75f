"""The cards and tiles of San Juan and their numbers, laid out like the printed tables.

A card is known by its kind, whatever use is made of it: building, money or good. The five production buildings come
first, so that the number of a good is the number of the building it lies on.

The rows below are the one home of what is printed. Their order is that of the numbers, which are written out because
compiled code is made with them; a test compares the two (tests/games/test_catalogues.py).
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from boriken.core.naming import numbers

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


class Card(NamedTuple):
    """One row of the table of cards."""

    name: str
    cost: i64
    points: i64
    copies: i64
    good: str = ""  # that a production building holds


# fmt: off
CARDS: Final = [
    Card("indigo_plant",    cost=1, points=1, copies=10, good="indigo"),
    Card("sugar_mill",      cost=2, points=1, copies=8,  good="sugar"),
    Card("tobacco_storage", cost=3, points=2, copies=8,  good="tobacco"),
    Card("coffee_roaster",  cost=4, points=2, copies=8,  good="coffee"),
    Card("silver_smelter",  cost=5, points=3, copies=8,  good="silver"),
    Card("smithy",          cost=1, points=1, copies=3),
    Card("gold_mine",       cost=1, points=1, copies=3),
    Card("archive",         cost=1, points=1, copies=3),
    Card("poor_house",      cost=2, points=1, copies=3),
    Card("black_market",    cost=2, points=1, copies=3),
    Card("trading_post",    cost=2, points=1, copies=3),
    Card("well",            cost=2, points=1, copies=3),
    Card("market_stand",    cost=2, points=1, copies=3),
    Card("crane",           cost=2, points=1, copies=3),
    Card("chapel",          cost=3, points=2, copies=3),
    Card("tower",           cost=3, points=2, copies=3),
    Card("aqueduct",        cost=3, points=2, copies=3),
    Card("carpenter",       cost=3, points=2, copies=3),
    Card("prefecture",      cost=3, points=2, copies=3),
    Card("market_hall",     cost=4, points=2, copies=3),
    Card("quarry",          cost=4, points=2, copies=3),
    Card("library",         cost=5, points=3, copies=3),
    Card("statue",          cost=3, points=3, copies=3),
    Card("victory_column",  cost=4, points=4, copies=3),
    Card("hero",            cost=5, points=5, copies=3),
    Card("guild_hall",      cost=6, points=0, copies=2),
    Card("city_hall",       cost=6, points=0, copies=2),
    Card("triumphal_arch",  cost=6, points=0, copies=2),
    Card("palace",          cost=6, points=0, copies=2),
]
# fmt: on
CARD_NAMES: Final = [card.name for card in CARDS]
GOOD_NAMES: Final = [card.good for card in CARDS if card.good]
COST: Final = numbers([card.cost for card in CARDS])
POINTS: Final = numbers([card.points for card in CARDS])
COPIES: Final = numbers([card.copies for card in CARDS])
ALL_CARDS: Final[i64] = 110


class Tile(NamedTuple):
    """A tile of the trading house: what it pays for each good, in cards."""

    name: str
    indigo: i64
    sugar: i64
    tobacco: i64
    coffee: i64
    silver: i64


TILES: Final[i64] = 5
TILE_ROWS: Final = [
    Tile("a", indigo=1, sugar=1, tobacco=1, coffee=2, silver=2),
    Tile("b", indigo=1, sugar=1, tobacco=2, coffee=2, silver=2),
    Tile("c", indigo=1, sugar=1, tobacco=2, coffee=2, silver=3),
    Tile("d", indigo=1, sugar=2, tobacco=2, coffee=2, silver=3),
    Tile("e", indigo=1, sugar=2, tobacco=2, coffee=3, silver=3),
]
TILE_NAMES: Final = [tile.name for tile in TILE_ROWS]
PRICES: Final = numbers([price for tile in TILE_ROWS for price in tile[1:]])
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


def prices_on(tile: i64) -> dict[str, int]:
    """The prices that a tile of the trading house pays for each good."""
    return {name: int(price(tile, good)) for good, name in enumerate(GOOD_NAMES)}
