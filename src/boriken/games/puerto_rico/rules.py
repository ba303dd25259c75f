"""The rules in force at one table: player count, edition and options as plain numbers, made once at set-up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    CARDS,
    COPIES,
    COPIES_FOR_TWO,
    CORN,
    COST,
    FACTORY,
    INDIGO,
    PROSPECTOR,
    UNIVERSITY,
)

EDITIONS: Final = ["first", "2020"]
CHIPS_IN_THE_BOX: Final = {"first": i64(122), "2020": i64(126)}
ALL_CHIPS: Final[i64] = -1


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
        self.ships = row.ships
        self.cards = PROSPECTOR + row.prospectors
        self.roles_each = row.roles_each
        self.quarries = row.quarries
        self.tiles = row.tiles
        self.goods = row.goods
        self.copies = COPIES_FOR_TWO if players == 2 else COPIES
        self.row_size = players + 1
        self.cost = COST
        self.corn_penalty: i64 = 0
        self.ask_optional = ask_optional  # PR-BLD-GEN-04: ask before each effect of a violet building that only gives
        self.hidden_vp = hidden_vp  # PR-DEC-15: nothing but who sees what depends on it
        self.optional_production = optional_production  # PR-DEC-05
        self.vp_end_any_phase = vp_end_any_phase  # PR-DEC-03
        self.max_large = max_large  # PR-DEC-12
        if balanced:
            self.cost = COST[:]
            self.cost[FACTORY] = 8
            self.cost[UNIVERSITY] = 7
            self.corn_penalty = 1

    def start_money(self, order: i64) -> i64:
        """Doubloons of the player who is `order` seats after the first governor."""
        if self.start_tiles[order] == CORN:
            return self.doubloons - self.corn_penalty
        return self.doubloons


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
assert CARDS == PROSPECTOR + 2
