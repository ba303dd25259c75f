"""The words of Anno 1503 and their numbers: what kinds of things there are, and the names of the squares.

How many there are of each, what they cost and what they do is told by the sheet. A sheet of one's own may use all names
that stand here, the spare ones included, so that the action space is the same for every sheet.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

# Goods: six commodities, then three luxuries
STONE: Final[i64] = 0
WOOD: Final[i64] = 1
TOOLS: Final[i64] = 2
CLOTH: Final[i64] = 3
SPICE: Final[i64] = 4
TOBACCO: Final[i64] = 5
MARBLE: Final[i64] = 6
SILK: Final[i64] = 7
GEMS: Final[i64] = 8
COMMODITIES: Final[i64] = 6
GOODS: Final[i64] = 9
LUXURIES: Final[i64] = GOODS - COMMODITIES
GOLD: Final[i64] = 9  # in a cost, after the goods
COST_SIZE: Final[i64] = 10
ANY: Final[i64] = -1  # the question mark of a home island

GOOD_NAMES: Final = ["stone", "wood", "tools", "cloth", "spice", "tobacco", "marble", "silk", "gems"]
COMMODITY_NAMES: Final = GOOD_NAMES[:6]
LUXURY_NAMES: Final = GOOD_NAMES[6:]

# Inhabitants
PIONEER: Final[i64] = 0
SETTLER: Final[i64] = 1
CITIZEN: Final[i64] = 2
MERCHANT: Final[i64] = 3
RANKS: Final[i64] = 4
RANK_NAMES: Final = ["pioneer", "settler", "citizen", "merchant"]

# Home islands: what the die numbers 1 to 5 give
PLACES: Final[i64] = 5
HOME_BOARDS: Final[i64] = 6
HOME_BOARD_NAMES: Final = ["a", "b", "c", "d", "e", "f"]

# Island tiles: base posts are numbered like their goods
CONTRACT: Final[i64] = 6
TREASURE_GOLD: Final[i64] = 7  # and two more sorts, for sheets with different sums
TREASURE_PROMOTION: Final[i64] = 10
FIRST_CROWN: Final[i64] = 11  # luxury posts, then nests
FIRST_NEST: Final[i64] = 14
TILES: Final[i64] = 19
BACKS: Final[i64] = 3  # 2, 3 and 4
LOWEST_BACK: Final[i64] = 2

BASE_TILE_NAMES: Final = [
    *(f"post_{good}" for good in COMMODITY_NAMES),
    "contract",
    "treasure_gold",
    "treasure_gold_2",
    "treasure_gold_3",
    "treasure_promotion",
]
NEST_NAMES: Final = ["nest_4", "nest_5", "nest_6", "nest_7", "nest_8"]
CROWN_TILE_NAMES: Final = [*(f"post_{good}" for good in LUXURY_NAMES), *NEST_NAMES]
TILE_NAMES: Final = BASE_TILE_NAMES + CROWN_TILE_NAMES

# Buildings and cards
PUBLICS: Final[i64] = 12
PUBLIC_NAMES: Final = [
    *("church", "fire_brigade", "smith", "market_hall", "tavern", "shipyard", "lighthouse", "school"),
    *("public_9", "public_10", "public_11", "public_12"),
]
NOBLES: Final[i64] = 9
NOBLE_NAMES: Final = [
    *("wealthy_noble", "theatre", "university", "cathedral", "library", "park"),
    *("noble_7", "noble_8", "noble_9"),
]
SITES: Final[i64] = 4
SITE_NAMES: Final = ["site_1", "site_2", "site_3", "site_4"]
CARDS: Final[i64] = 10
CARD_NAMES: Final = [
    *("sea_hero", "explorer", "master_builder", "inventor", "engineer"),
    *("card_6", "card_7", "card_8", "card_9", "card_10"),
]
PIRATES: Final[i64] = 16
RAIDS: Final[i64] = 12
PIRATE_NAMES: Final = [*(f"raid_{number}" for number in range(1, 13)), *(f"peaceful_{n}" for n in range(1, 5))]

# Everything that has an effect, by one number: public buildings, nobles' buildings, action cards
THING_NOBLE: Final[i64] = PUBLICS
THING_CARD: Final[i64] = PUBLICS + NOBLES
THINGS: Final[i64] = PUBLICS + NOBLES + CARDS
THING_NAMES: Final = PUBLIC_NAMES + NOBLE_NAMES + CARD_NAMES

# Events of the second roll
EVENT_PIRATE: Final[i64] = 0
EVENT_FIRE: Final[i64] = 1
EVENT_GOLDEN: Final[i64] = 2
EVENTS: Final[i64] = 3
EVENT_NAMES: Final = ["pirate", "fire", "golden_times"]

# The opponents that raid cards name
FIRST_RIGHT: Final[i64] = 0
SECOND_RIGHT: Final[i64] = 1
FOES: Final[i64] = 3
FOE_NAMES: Final = ["first_right", "second_right", "equal"]

# What a lost raid brings
DAMAGE: Final[i64] = 0
GOLD_OR_GOOD: Final[i64] = 1
LOSS_NAMES: Final = ["damage_to_harbour", "gold_or_good", "half_gold"]

# Effects (AN-FX): a closed list
NO_EFFECT: Final[i64] = -1
GOLDEN_TIMES_GOODS: Final[i64] = 0
IGNORE_EVENT: Final[i64] = 1
BUY_LIMIT: Final[i64] = 2
EXTRA_SALE: Final[i64] = 3
COST_LESS: Final[i64] = 4
SHIP_POINTS: Final[i64] = 5
LUXURY_SALE: Final[i64] = 6
LUXURY_DISCOUNT: Final[i64] = 7
MORE_CANNONS: Final[i64] = 8  # "cannons" in a sheet
DRAW_ACTION_CARDS: Final[i64] = 9
FREE_UPGRADE: Final[i64] = 10
GAIN_GOLD: Final[i64] = 11
GAIN_COMMODITIES: Final[i64] = 12
CANNON_DISCOUNT: Final[i64] = 13
WIN_DRAW: Final[i64] = 14
GAIN_LUXURIES: Final[i64] = 15
BUY_DISCOUNT: Final[i64] = 16
SALE_BONUS: Final[i64] = 17
HAND_LIMIT: Final[i64] = 18
GOLD_PER_TURN: Final[i64] = 19
FREE_BUILD: Final[i64] = 20
PEEK: Final[i64] = 21
REROLL: Final[i64] = 22
PRODUCTION_CHOICE: Final[i64] = 23
PRODUCTION_BONUS: Final[i64] = 24
EFFECTS: Final[i64] = 25
# What is built, so that it may cost less
BUILD_SHIP: Final[i64] = 0
BUILD_PIONEER: Final[i64] = 1
BUILD_UPGRADE: Final[i64] = 2
BUILD_REPAIR: Final[i64] = 3
BUILD_CASTLE: Final[i64] = 4
BUILD_NOBLE: Final[i64] = 5
BUILD_CANNON: Final[i64] = 6
TARGETS: Final[i64] = 7
TARGET_NAMES: Final = ["ship", "pioneer", "upgrade", "repair", "castle_step", "noble_site", "cannon"]

ALWAYS: Final = 0
NOT_COUNTED: Final = -1


class EffectKind(NamedTuple):
    """The entries of an effect in a sheet, and where it may be used."""

    name: str
    number: str = "n"  # the entry that says how much, if there is anything to say
    detail: str = ""  # the entry that names one of `details`
    details: tuple[str, ...] = ()
    uses: int = NOT_COUNTED  # a turn, where the sheet may say how often and does not
    on_buildings: bool = True
    on_cards: bool = True  # they are played after the roll of a turn, when some things are past


EFFECT_ROWS: Final = [
    EffectKind("golden_times_goods", on_cards=False),
    EffectKind("ignore_event", number="", detail="event", details=tuple(EVENT_NAMES), on_cards=False),
    EffectKind("buy_limit"),
    EffectKind("extra_sale", number="price"),
    EffectKind("cost_less", detail="target", details=tuple(TARGET_NAMES[:6]), uses=ALWAYS),
    EffectKind("ship_points"),
    EffectKind("luxury_sale", number="price", uses=1),
    EffectKind("luxury_discount"),
    EffectKind("cannons"),
    EffectKind("draw_action_cards"),
    EffectKind("free_upgrade"),
    EffectKind("gain_gold"),
    EffectKind("gain_commodities"),
    EffectKind("cannon_discount"),
    EffectKind("win_draw", number="", on_buildings=False, on_cards=False),  # on cards for a drawn fight alone
    EffectKind("gain_luxuries"),
    EffectKind("buy_discount"),
    EffectKind("sale_bonus"),
    EffectKind("hand_limit"),
    EffectKind("gold_per_turn", on_cards=False),
    EffectKind(
        "free_build", number="", detail="target", details=("ship", "pioneer", "repair", "cannon"), on_buildings=False
    ),
    EffectKind("peek"),
    EffectKind("reroll", number=""),
    EffectKind("production_choice", number="", detail="good", details=tuple(GOOD_NAMES), on_cards=False),
    EffectKind("production_bonus", detail="good", details=tuple(GOOD_NAMES), on_cards=False),
]
EFFECT_NAMES: Final = [kind.name for kind in EFFECT_ROWS]

# What lasting effects add up to, by one number: the plain ones, cards less by target, events ignored, what a roll
# brings by good
LESS: Final[i64] = PRODUCTION_CHOICE
IGNORED: Final[i64] = LESS + TARGETS
CHOICE: Final[i64] = IGNORED + EVENTS
BONUS: Final[i64] = CHOICE + GOODS
POWERS: Final[i64] = BONUS + GOODS

# Squares: the base board row by row, the new board row by row, the start space
BASE_COLUMNS: Final[i64] = 12
BASE_ROWS: Final[i64] = 5
NEW_COLUMNS: Final[i64] = 6
NEW_ROWS: Final[i64] = 6
FIRST_NEW_SQUARE: Final[i64] = BASE_COLUMNS * BASE_ROWS
START: Final[i64] = FIRST_NEW_SQUARE + NEW_COLUMNS * NEW_ROWS
SQUARES: Final[i64] = START + 1
BASE_LETTERS: Final = "ABCDEFGHIJKL"
NEW_LETTERS: Final = "MNOPQR"
SQUARE_NAMES: Final = [
    *(f"{column}{row}" for row in range(1, 6) for column in BASE_LETTERS),
    *(f"{column}{row}" for row in range(1, 7) for column in NEW_LETTERS),
    "S0",
]

# Victory points
POINT_GOLD: Final[i64] = 0
POINT_POSTS: Final[i64] = 1
POINT_CONTRACTS: Final[i64] = 2
POINT_PUBLICS: Final[i64] = 3
POINT_MERCHANTS: Final[i64] = 4
POINT_SITES: Final[i64] = 5
POINT_NESTS: Final[i64] = 6
POINT_CASTLE: Final[i64] = 7
POINTS: Final[i64] = 8
POINT_NAMES: Final = [
    *("gold", "posts", "contracts", "public_buildings", "merchants"),
    *("noble_buildings", "nests", "castle"),
]


def is_post(tile: i64) -> bool:
    return tile < CONTRACT or FIRST_CROWN <= tile < FIRST_NEST


def is_nest(tile: i64) -> bool:
    return tile >= FIRST_NEST


def is_gold(tile: i64) -> bool:
    return TREASURE_GOLD <= tile < TREASURE_PROMOTION


def post_good(tile: i64) -> i64:
    """The good that a post brings."""
    if tile < CONTRACT:
        return tile
    return tile - FIRST_CROWN + COMMODITIES
