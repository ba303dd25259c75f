"""The rules in force at one table: player count, edition and options as plain numbers, made once at set-up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    BUCCANEER,
    CARDS,
    COPIES,
    COPIES_FOR_TWO,
    CORN,
    COST,
    FACTORY,
    FIRST_BUILDING,
    INDIGO,
    NEW_PLACES,
    PLACES,
    PROSPECTOR,
    PROSPECTOR_2,
    UNIVERSITY,
    is_violet,
)

EDITIONS: Final = ["first", "2020"]
CHIPS_IN_THE_BOX: Final = {"first": i64(122), "2020": i64(126)}
ALL_CHIPS: Final[i64] = -1
ALL_COLONISTS: Final[i64] = 100
ALL_NOBLES: Final[i64] = 20
FOREST_TILES: Final[i64] = 12

# How the buildings on sale are found with New Buildings
CHOSEN_IN_TURN: Final[i64] = 0
DRAWN: Final[i64] = 1
ONE_OF_EACH: Final[i64] = 2
GIVEN: Final[i64] = 3

NO_BUILDINGS: Final = vec[i64]()


class Rules:
    """Immutable by custom: shared by all copies of a position."""

    def __init__(
        self,
        players: i64,
        edition: str = "2020",
        first_governor: i64 = -1,
        ask_optional: bool = False,
        balanced: bool = False,
        hidden_vp: bool = False,
        optional_production: bool = False,
        vp_end_any_phase: bool = True,
        max_large: i64 = 4,
        new_buildings: bool = False,
        nobles: bool = False,
        buccaneer: bool = False,
        festival: bool = False,
        forest_tiles: bool = False,
        choice: i64 = CHOSEN_IN_TURN,
        given: vec[i64] = NO_BUILDINGS,
        long_game: bool = False,
        kidnap_solo: bool = False,
        festival_privilege_goods: bool = True,
        lodges_first: bool = False,
    ) -> None:
        row = TABLE[players - 2]
        self.players = players
        self.first_governor = first_governor  # a seat, or -1 to draw lots
        self.doubloons = row.doubloons
        self.start_tiles = row.start_tiles
        self.vp_chips = row.vp_chips
        if row.vp_chips == ALL_CHIPS:
            self.vp_chips = CHIPS_IN_THE_BOX[edition]  # PR-SETUP-11, PR-SETUP-12
        self.colonists = row.colonists
        self.colonist_ship = players
        self.nobles: i64 = 0
        self.noble_ship: i64 = 0
        self.ships = row.ships
        self.cards: i64 = PROSPECTOR + row.prospectors  # beyond the last card
        self.card_bits: i64 = (1 << self.cards) - 1
        self.roles_each = row.roles_each
        self.quarries = row.quarries
        self.tiles = row.tiles
        self.goods = row.goods
        self.places = places_with(new_buildings, nobles)  # beyond the last place that can be in play
        self.choice = choice
        self.copies = copies_on_sale(players, new_buildings, nobles, choice, given)  # before any are chosen in turn
        self.row_size = players + 1
        self.cost = COST
        self.corn_penalty: i64 = 0
        self.ask_optional = ask_optional  # PR-BLD-GEN-04: ask before each effect of a violet building that only gives
        self.hidden_vp = hidden_vp  # PR-DEC-15: nothing but who sees what depends on it
        self.optional_production = optional_production  # PR-DEC-05
        self.vp_end_any_phase = vp_end_any_phase  # PR-DEC-03
        self.max_large = max_large  # PR-DEC-12
        self.new_buildings = new_buildings
        self.with_nobles = nobles
        self.buccaneer = buccaneer
        self.festival = festival
        self.expanded = new_buildings or nobles or buccaneer or festival
        self.counts_production = new_buildings or festival  # specialty factory, festival's goods
        self.forest_tiles: i64 = FOREST_TILES if new_buildings and forest_tiles else 0  # NB-FOREST-04
        self.turns_tiles = new_buildings and not forest_tiles  # NB-FOREST-01
        self.kidnap_solo = kidnap_solo  # BU-DEC-07
        self.festival_privilege_goods = festival_privilege_goods  # FE-DEC-05
        self.lodges_first = lodges_first  # NO-DEC-08: as games were played once
        self.ends_with_colonists = not (nobles or long_game)  # NO-END-01, NB-VAR-03
        self.ends_with_points = not long_game
        self.long_game = long_game
        if balanced:
            self.cost = COST[:]
            self.cost[FACTORY] = 8
            self.cost[UNIVERSITY] = 7
            self.corn_penalty = 1
        if long_game:  # NB-VAR-03
            self.vp_chips = CHIPS_IN_THE_BOX[edition]
            self.colonists = ALL_COLONISTS - players
        if nobles:  # NO-SETUP-04, NO-SETUP-05
            self.colonist_ship = players - 1
            self.colonists = ALL_COLONISTS - self.colonist_ship
            self.noble_ship = 1
            self.nobles = ALL_NOBLES - 1
        if buccaneer:  # BU-SETUP-01
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


def copies_on_sale(players: i64, new_buildings: bool, nobles: bool, choice: i64, given: vec[i64]) -> vec[i64]:
    """How many of each building lie out when the game begins; those that are chosen in turn come on top."""
    copies = COPIES_FOR_TWO[:] if players == 2 else COPIES[:]  # PR-2P-05, NB-SETUP-03, NB-SETUP-04, NO-DEC-13
    building: i64
    for building in range(FIRST_BUILDING, PLACES):
        if building >= NEW_PLACES:
            if not nobles:
                copies[building] = 0
        elif not new_buildings:
            if building >= BASE_PLACES:
                copies[building] = 0
        elif is_violet(building):
            if choice == ONE_OF_EACH:
                copies[building] = 1  # NB-VAR-01
            elif choice != GIVEN or building not in given:
                copies[building] = 0
    return copies


class Table:
    """One column of the set-up table: what changes with the number of players."""

    def __init__(
        self,
        doubloons: i64,
        start_tiles: vec[i64],
        vp_chips: i64,
        colonists: i64,
        ships: vec[i64],
        prospectors: i64,
        roles_each: i64,
        quarries: i64,
        tiles: vec[i64],
        goods: vec[i64],
    ) -> None:
        self.doubloons = doubloons
        self.start_tiles = start_tiles
        self.vp_chips = vp_chips
        self.colonists = colonists
        self.ships = ships
        self.prospectors = prospectors
        self.roles_each = roles_each
        self.quarries = quarries
        self.tiles = tiles
        self.goods = goods


# Tiles and goods by kind: corn, indigo, sugar, tobacco, coffee
FULL_TILES: Final = vec[i64]([10, 12, 11, 9, 8])
FULL_GOODS: Final = vec[i64]([10, 11, 11, 9, 9])

# fmt: off
TABLE: Final = [
    Table(  # 2 players
        doubloons=3, start_tiles=vec[i64]([INDIGO, CORN]), vp_chips=65, colonists=40,
        ships=vec[i64]([4, 6]), prospectors=1, roles_each=3, quarries=5,
        tiles=vec[i64]([7, 9, 8, 6, 5]), goods=vec[i64]([8, 9, 9, 7, 7]),
    ),
    Table(  # 3 players
        doubloons=2, start_tiles=vec[i64]([INDIGO, INDIGO, CORN]), vp_chips=75, colonists=55,
        ships=vec[i64]([4, 5, 6]), prospectors=0, roles_each=1, quarries=8,
        tiles=FULL_TILES, goods=FULL_GOODS,
    ),
    Table(  # 4 players
        doubloons=3, start_tiles=vec[i64]([INDIGO, INDIGO, CORN, CORN]), vp_chips=100, colonists=75,
        ships=vec[i64]([5, 6, 7]), prospectors=1, roles_each=1, quarries=8,
        tiles=FULL_TILES, goods=FULL_GOODS,
    ),
    Table(  # 5 players
        doubloons=4, start_tiles=vec[i64]([INDIGO, INDIGO, INDIGO, CORN, CORN]), vp_chips=ALL_CHIPS, colonists=95,
        ships=vec[i64]([6, 7, 8]), prospectors=2, roles_each=1, quarries=8,
        tiles=FULL_TILES, goods=FULL_GOODS,
    ),
]
# fmt: on
assert PROSPECTOR_2 == PROSPECTOR + 1 == BUCCANEER - 1
