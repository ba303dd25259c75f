"""The rules in force at one table: player count, edition and options as plain numbers, made once at set-up.

Here and nowhere else it says what an option means; options.py declares them.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.naming import numbers
from boriken.core.setup import SETUPS_KEPT, Setup
from boriken.games.puerto_rico.catalogue import (
    ALL_COLONISTS,
    ALL_NOBLES,
    BARRELS,
    BASE_PLACES,
    BUCCANEER,
    CARDS,
    CHIPS_IN_THE_BOX,
    COPIES,
    COPIES_FOR_TWO,
    CORN,
    COST,
    FACTORY,
    FEWER_BARRELS_FOR_TWO,
    FEWER_TILES_FOR_TWO,
    FIRST_BUILDING,
    FOREST_TILES,
    INDIGO,
    NEW_PLACES,
    PLACE_NAMES,
    PLACES,
    PROSPECTOR,
    TILES,
    UNIVERSITY,
    is_violet,
)

EDITIONS: Final = list(CHIPS_IN_THE_BOX)
EXPANSIONS: Final = ["new-buildings", "nobles", "buccaneer", "festival"]

# How the buildings on sale are found with New Buildings
CHOSEN_IN_TURN: Final[i64] = 0
DRAWN: Final[i64] = 1
ONE_OF_EACH: Final[i64] = 2
GIVEN: Final[i64] = 3  # by their names
CHOICES: Final = {"draft": CHOSEN_IN_TURN, "random": DRAWN, "all-31": ONE_OF_EACH}


class Rules:
    """The rules that the options mean. Immutable by custom: shared by all copies of a position."""

    def __init__(self, setup: Setup) -> None:
        players: i64 = setup.players
        column = TABLE[players - 2]
        expansions = setup.members("expansions")
        new_buildings = "new-buildings" in expansions
        nobles = "nobles" in expansions
        forest_tiles = setup.text("nb_rules") == "2004"
        long_game = setup.flag("long_game")
        all_chips = CHIPS_IN_THE_BOX[setup.text("edition")]  # PR-SETUP-11, PR-SETUP-12
        self.players = players
        self.first_governor: i64 = setup.seat("first_governor")  # or -1 to draw lots
        self.doubloons: i64 = column.doubloons
        self.start_tiles = numbers(column.start_tiles)
        self.vp_chips: i64 = all_chips if long_game or column.vp_chips == ALL_CHIPS else column.vp_chips  # NB-VAR-03
        self.colonists: i64 = column.colonists
        self.colonist_ship = players
        self.nobles: i64 = 0
        self.noble_ship: i64 = 0
        self.ships = numbers(column.ships)
        self.cards: i64 = PROSPECTOR + column.prospectors  # beyond the last card
        self.card_bits: i64 = (1 << self.cards) - 1
        self.roles_each: i64 = column.roles_each
        self.quarries: i64 = column.quarries
        self.tiles = fewer(TILES, FEWER_TILES_FOR_TWO if players == 2 else 0)  # PR-2P-03
        self.goods = fewer(BARRELS, FEWER_BARRELS_FOR_TWO if players == 2 else 0)  # PR-2P-09
        self.places = places_with(new_buildings, nobles)  # beyond the last place that can be in play
        self.choice: i64 = CHOICES.get(setup.text("buildings"), GIVEN)
        self.copies = copies_on_sale(setup, self.choice)  # before any are chosen in turn
        self.row_size = players + 1
        self.cost = COST
        self.corn_penalty: i64 = 0
        self.ask_optional = setup.flag("ask_optional")  # PR-BLD-GEN-04: before each effect that only gives
        self.hidden_vp = setup.flag("hidden_vp")  # PR-DEC-15: nothing but who sees what depends on it
        self.optional_production = setup.flag("optional_production")  # PR-DEC-05
        self.vp_end_any_phase = setup.flag("vp_end_any_phase")  # PR-DEC-03
        self.max_large: i64 = setup.number("max_large")  # PR-DEC-12
        self.new_buildings = new_buildings
        self.with_nobles = nobles
        self.buccaneer = "buccaneer" in expansions
        self.festival = "festival" in expansions
        self.expanded = len(expansions) > 0
        self.counts_production = new_buildings or self.festival  # specialty factory, festival's goods
        self.forest_tiles: i64 = FOREST_TILES if new_buildings and forest_tiles else 0  # NB-FOREST-04
        self.turns_tiles = new_buildings and not forest_tiles  # NB-FOREST-01
        self.kidnap_solo = setup.flag("kidnap_solo")  # BU-DEC-07
        self.festival_privilege_goods = setup.flag("festival_privilege_goods")  # FE-DEC-05
        self.lodges_first = setup.text("lodges") == "first"  # NO-DEC-08: as games were played once
        self.ends_with_colonists = not (nobles or long_game)  # NO-END-01, NB-VAR-03
        self.ends_with_points = not long_game
        self.long_game = long_game
        if setup.flag("balanced"):
            self.cost = COST[:]
            self.cost[FACTORY] = 8
            self.cost[UNIVERSITY] = 7
            self.corn_penalty = 1
        if long_game:  # NB-VAR-03
            self.colonists = ALL_COLONISTS - players
        if nobles:  # NO-SETUP-04, NO-SETUP-05
            self.colonist_ship = players - 1
            self.colonists = ALL_COLONISTS - self.colonist_ship
            self.noble_ship = 1
            self.nobles = ALL_NOBLES - 1
        if self.buccaneer:  # BU-SETUP-01
            self.cards = CARDS
            self.card_bits |= 1 << BUCCANEER

    def start_money(self, order: i64) -> i64:
        """Doubloons of the player who is `order` seats after the first governor."""
        if self.start_tiles[order] == CORN:
            return self.doubloons - self.corn_penalty
        return self.doubloons


def places_with(new_buildings: bool, nobles: bool) -> i64:
    if nobles:
        return PLACES
    if new_buildings:
        return NEW_PLACES
    return BASE_PLACES


def copies_on_sale(setup: Setup, choice: i64) -> vec[i64]:
    """How many of each building lie out when the game begins; those that are chosen in turn come on top."""
    expansions = setup.members("expansions")
    new_buildings = "new-buildings" in expansions
    last = places_with(new_buildings, "nobles" in expansions)
    given = setup.members("buildings")
    copies = COPIES_FOR_TWO[:] if setup.players == 2 else COPIES[:]  # PR-2P-05, NB-SETUP-03, NB-SETUP-04, NO-DEC-13
    building: i64
    for building in range(FIRST_BUILDING, PLACES):
        if building >= last or (BASE_PLACES <= building < NEW_PLACES and not new_buildings):
            copies[building] = 0
        elif new_buildings and building < NEW_PLACES and is_violet(building):
            if choice == ONE_OF_EACH:
                copies[building] = 1  # NB-VAR-01
            elif choice != GIVEN or PLACE_NAMES[building] not in given:
                copies[building] = 0
    return copies


def fewer(counts: vec[i64], less: i64) -> vec[i64]:
    """So many less of each kind."""
    return numbers([count - less for count in counts])


class Column(NamedTuple):
    """One column of the set-up table: what changes with the number of players."""

    doubloons: i64
    start_tiles: list[i64]  # from the first governor on
    vp_chips: i64
    colonists: i64
    ships: list[i64]
    prospectors: i64
    roles_each: i64  # in a round
    quarries: i64


ALL_CHIPS: Final[i64] = -1

# fmt: off
TABLE: Final = [
    Column(  # 2 players
        doubloons=3, start_tiles=[INDIGO, CORN], vp_chips=65, colonists=40,
        ships=[4, 6], prospectors=1, roles_each=3, quarries=5,
    ),
    Column(  # 3 players
        doubloons=2, start_tiles=[INDIGO, INDIGO, CORN], vp_chips=75, colonists=55,
        ships=[4, 5, 6], prospectors=0, roles_each=1, quarries=8,
    ),
    Column(  # 4 players
        doubloons=3, start_tiles=[INDIGO, INDIGO, CORN, CORN], vp_chips=100, colonists=75,
        ships=[5, 6, 7], prospectors=1, roles_each=1, quarries=8,
    ),
    Column(  # 5 players
        doubloons=4, start_tiles=[INDIGO, INDIGO, INDIGO, CORN, CORN], vp_chips=ALL_CHIPS, colonists=95,
        ships=[6, 7, 8], prospectors=2, roles_each=1, quarries=8,
    ),
]
# fmt: on


@lru_cache(maxsize=SETUPS_KEPT)
def rules_for(setup: Setup) -> Rules:
    """One object for all tables with the same set-up: it never changes."""
    return Rules(setup)
