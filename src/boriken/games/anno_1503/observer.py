"""Anno 1503 as a row of numbers, as one seat sees it. The islands are those of the sheet, in its order."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from boriken.core.game import Game
from boriken.core.observer import (
    Part,
    TableObserver,
    put,
    put_all,
    put_bits,
    put_first,
    put_flag,
    put_nothing,
    put_one_of,
)
from boriken.core.vectors import total
from boriken.games.anno_1503 import prices
from boriken.games.anno_1503.actions import BUILD, MOST_SEATS, UPGRADE
from boriken.games.anno_1503.catalogue import (
    BUILD_NOBLE,
    BUILD_UPGRADE,
    CARDS,
    CHOICE,
    CONTRACT,
    COST_SIZE,
    EVENTS,
    FOES,
    GOODS,
    HOME_BOARDS,
    LOWEST_BACK,
    NOBLES,
    PIRATES,
    PLACES,
    POINTS,
    PUBLICS,
    RANKS,
    SITES,
    SQUARES,
    TARGETS,
    THINGS,
    TILES,
    TREASURE_PROMOTION,
    is_gold,
    is_nest,
    is_post,
    post_good,
)
from boriken.games.anno_1503.effects import cannons
from boriken.games.anno_1503.player import NO_TILE, SHIP_SIZE, Player
from boriken.games.anno_1503.scoring import points_held, points_of, progress
from boriken.games.anno_1503.state import ASK_BUILD, ASK_FACE, ASK_PRODUCE, ASK_TILE, NEST, REMEMBERED, State
from boriken.games.anno_1503.turn.paying import target_of

QUESTIONS: Final[i64] = 42  # more than there are: a new one need not move what follows
STAGES: Final[i64] = 5
MOST_ISLANDS: Final[i64] = 48
ISLAND: Final[i64] = 6 + GOODS
LARGEST_NUMBER: Final[i64] = 12

PLAYER: Final = [
    Part("present", 1),
    Part("home", int(HOME_BOARDS)),
    Part("gold", 1, 15),
    Part("contracts", 1, 2),
    Part("castle", 1, 2),
    Part("cannons", 1, 3),
    Part("strength", 1, 3),
    Part("goods", int(GOODS), 2),
    Part("inhabitants", int(RANKS), 3),
    Part("posts", int(PLACES * GOODS)),
    Part("nests beaten", int(TILES), 1),
    Part("public buildings", int(PUBLICS)),
    Part("nobles' buildings", int(SITES * NOBLES)),
    Part("action cards", 1, 3),
    Part("ships", int(SQUARES)),
    Part("ships damaged", 1),
    Part("ships that have acted", 1),
    Part("score", 1, 2),
    Part("progress", int(POINTS), 4),
    Part("points held", int(POINTS)),
    Part("lasting effects", int(CHOICE)),
    Part("active", 1),
    Part("decides", 1),
    Part("turns until active", 1, 2),
]

TABLE: Final = [
    Part("own action cards", int(CARDS)),
    Part("stock", int(GOODS), 10),
    Part("public buildings left", int(PUBLICS)),
    Part("nobles' buildings left", int(NOBLES)),
    Part("action stack", 1, 10),
    Part("action cards discarded", int(CARDS), 2),
    Part("pirate stack", 1, 8),
    Part("pirate cards discarded", int(PIRATES)),
    Part("islands", int(MOST_ISLANDS * ISLAND)),
    Part("reserves", 2, 5),
    Part("round", 1, 20),
    Part("rounds left", 1, 50),
    Part("stage", int(STAGES)),
    Part("number rolled", 1, 3),
    Part("event", int(EVENTS)),
    Part("tiles lost", 1),
    Part("turns left", 1, 2),
    Part("question", int(QUESTIONS)),
    Part("what it is about", 1, 3),
    Part("place it is about", int(PLACES)),
    Part("island it is about", int(MOST_ISLANDS)),
    Part("cards bought by inhabitants", int(RANKS)),
    Part("bought", 1, 2),
    Part("extra sales", 1),
    Part("luxury sales", 1),
    Part("sales to residents", 1),
    Part("swaps", 1),
    Part("cards played", int(CARDS)),
    Part("discounts used", int(THINGS)),
    Part("effects of cards", int(CHOICE)),
    Part("cards to come", 1),
    Part("public building to come", 1),
    Part("upgrades to come", 1),
    Part("commodities to come", 1),
    Part("luxuries to come", 1),
    Part("looks to come", 1),
    Part("being built", int(TARGETS)),
    Part("what of it", 1, 4),
    Part("bill", int(COST_SIZE), 2),
    Part("cards to leave out", 1),
    Part("cards that may be left out", 1),
    Part("ship under way", int(SQUARES)),
    Part("movement left", 1, 4),
    Part("foe", int(FOES) + 1),
    Part("die of the foe", 1, 3),
    Part("own die", 1, 3),
    Part("rolls again", 1),
    Part("pirate card", int(PIRATES)),
    Part("players", int(MOST_SEATS) - 1),
    Part("expansion", 1),
]


class Anno1503Observer(TableObserver):
    def __init__(self) -> None:
        super().__init__(MOST_SEATS, PLAYER, [*TABLE, *prices.PARTS])

    def put_player(self, row: BytesWriter, game: Game, seat: i64, viewer: i64) -> None:
        assert isinstance(game, State)
        put_player(row, game, seat)

    def put_table(self, row: BytesWriter, game: Game, viewer: i64) -> None:
        assert isinstance(game, State)
        put_all(row, game.players[viewer].hand)
        put_table(row, game, viewer)
        put_question(row, game)
        put_turn(row, game)
        put_one_of(row, game.seats - 2, MOST_SEATS - 1)
        put_flag(row, game.rules.expansion)
        row.write(game.rules.price_row)


def put_player(row: BytesWriter, state: State, seat: i64) -> None:
    """Put all that everybody sees of a player (AN-INFO)."""
    rules = state.rules
    player = state.players[seat]
    put(row, 1)
    put_one_of(row, player.home, HOME_BOARDS)
    put(row, player.gold)
    put(row, player.contracts)
    put(row, player.castle)
    put(row, player.cannons)
    put(row, cannons(state, seat))
    put_all(row, player.goods)
    put_all(row, player.ranks)
    tile: i64
    for tile in player.posts:
        put_one_of(row, post_good(tile) if tile != NO_TILE else -1, GOODS)
    put_all(row, player.nests)
    put_all(row, player.publics)
    building: i64
    for building in player.sites:
        put_one_of(row, building, NOBLES)
    put(row, total(player.hand))
    put_fleet(row, player)
    held = points_held(rules, player)
    put(row, points_of(rules, held))
    point: i64
    for point in range(POINTS):
        put(row, progress(player, point) if rules.goal[point] >= 0 else 0)
    put_bits(row, held, POINTS)
    put_first(row, player.lasting, CHOICE)  # what a roll brings besides is seen by the buildings
    put_flag(row, seat == state.active)
    put_flag(row, seat == state.current)
    put(row, (seat - state.active) % state.seats if state.active >= 0 else 0)


def put_fleet(row: BytesWriter, player: Player) -> None:
    begin: i64 = len(row)
    put_nothing(row, SQUARES)
    damaged: i64 = 0
    acted: i64 = 0
    ship: i64
    for ship in player.fleet:
        square = begin + ship // SHIP_SIZE
        row[square] = row[square] + 1
        damaged += (ship >> 1) & 1
        acted += ship & 1
    put(row, damaged)
    put(row, acted)


def put_table(row: BytesWriter, state: State, seat: i64) -> None:
    put_all(row, state.stock)
    put_all(row, state.publics)
    put_all(row, state.nobles)
    put(row, total(state.stack))
    put_all(row, state.discards)
    put(row, total(state.pirate_stack))
    put_all(row, state.pirate_discards)
    put_islands(row, state, seat)
    put(row, state.reserve_size(0))
    put(row, state.reserve_size(1))
    put(row, state.round)
    put(row, state.rules.most_rounds - state.round)
    put_one_of(row, state.stage, STAGES)
    put(row, state.rolled)
    put_one_of(row, state.event, EVENTS)
    put(row, state.tiles_lost)
    put(row, state.left)


def put_islands(row: BytesWriter, state: State, seat: i64) -> None:
    """The back of a tile is open, and so is who has looked; only they know its face (AN-INFO-02, AN-INFO-03)."""
    islands: i64 = len(state.face)
    island: i64
    for island in range(islands):
        if state.face[island] == NO_TILE:
            put_nothing(row, ISLAND)
            continue
        put(row, state.back[island] - LOWEST_BACK + 1)
        put(row, 1)
        if state.face[island] >= 0 and state.known[island] & ((1 << seat) | REMEMBERED) != 0:
            put_face(row, state, state.face[island])
        else:
            put_nothing(row, ISLAND - 2)
    put_nothing(row, (MOST_ISLANDS - islands) * ISLAND)


def put_face(row: BytesWriter, state: State, tile: i64) -> None:
    put_one_of(row, post_good(tile) if is_post(tile) else -1, GOODS)
    put_flag(row, tile == CONTRACT)
    put(row, state.rules.treasure[tile] if is_gold(tile) else 0)
    put_flag(row, tile == TREASURE_PROMOTION)
    put(row, state.rules.strength[tile] if is_nest(tile) else 0)


def put_question(row: BytesWriter, state: State) -> None:
    put_one_of(row, state.ask, QUESTIONS)
    number = state.golden_due + state.lay_board + state.raid_result  # one at most is not zero
    if state.ask == ASK_PRODUCE:
        number = state.rolled
    elif state.ask == ASK_BUILD:
        number = state.discount_card
    put(row, 0 if number > LARGEST_NUMBER else number)
    put_one_of(row, state.rolled if state.ask == ASK_PRODUCE else -1, PLACES)
    put_one_of(row, state.island if state.ask in (ASK_TILE, ASK_FACE) else -1, MOST_ISLANDS)


def put_turn(row: BytesWriter, state: State) -> None:
    """Put all that the turn remembers."""
    put_all(row, state.bought)
    put(row, state.buys)
    put(row, state.extra_sales)
    put(row, state.luxury_sales)
    put(row, state.resident_sales)
    put(row, state.swaps)
    put_all(row, state.played)
    put_all(row, state.used)
    put_first(row, state.today, CHOICE)
    put(row, state.cards_due)
    put_flag(row, state.public_due)
    put(row, state.upgrades_due)
    put(row, state.commodities_due)
    put(row, state.luxuries_due)
    put(row, state.peeks_due)
    put_ordered(row, state)
    put_all(row, state.bill)
    put(row, state.must_leave_out)
    put(row, state.may_leave_out)
    put_one_of(row, state.square, SQUARES)
    put(row, state.points_left)
    put_one_of(row, state.foe, FOES + 1)
    put(row, state.foe_die)
    put(row, state.own_die)
    put(row, state.rerolls)
    put_one_of(row, state.pirate_card, PIRATES)


def put_ordered(row: BytesWriter, state: State) -> None:
    """The sort of thing that is being built, and which one of it; or the island of the nest that is attacked."""
    if state.ordered < 0:
        put_nothing(row, TARGETS)
        put(row, state.island if state.foe == NEST else 0)
        return
    target = target_of(state.ordered)
    put_one_of(row, target, TARGETS)
    if target == BUILD_UPGRADE:
        put(row, state.ordered - UPGRADE)
    else:
        put(row, state.ordered - BUILD if target == BUILD_NOBLE else 0)
