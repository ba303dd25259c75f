"""San Juan as a row of numbers, as one seat sees it."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER, Game
from boriken.core.naming import numbers
from boriken.core.observer import Part, TableObserver, put, put_all, put_bits, put_flag, put_nothing, put_one_of
from boriken.core.question import kinds
from boriken.core.vectors import total
from boriken.games.san_juan.actions import MOST_SEATS
from boriken.games.san_juan.catalogue import (
    BUILDER,
    COUNCILLOR,
    GOODS,
    KINDS,
    NO_TILE,
    PRODUCER,
    ROLES,
    TILES,
    TRADER,
    price,
)
from boriken.games.san_juan.game import STEPS
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.questions import ASK_BUILD, ASK_GIVE, ASK_PAY
from boriken.games.san_juan.roles.costs import NO_TARGET, discounted
from boriken.games.san_juan.roles.producer import chosen
from boriken.games.san_juan.rounds import hand_limit
from boriken.games.san_juan.scoring import printed_points, score
from boriken.games.san_juan.state import NO_PHASE, ROUND_START, State

QUESTIONS: Final[i64] = 28  # more than there are kinds: a new one need not move what follows
KIND: Final = numbers([kinds(STEPS).index(step.name) for step in STEPS])  # by the number of the question
PHASES: Final[i64] = ROUND_START + 1
ENDS: Final[i64] = 2

PLAYER: Final = [
    Part("present", 1),
    Part("cards", 1, 5),
    Part("hand limit", 1, 10),
    Part("buildings", 1, 6),
    Part("printed points", 1, 15),
    Part("governor", 1),
    Part("taker", 1),
    Part("decides", 1),
    Part("turns after the governor", 1, 2),
    Part("town", int(KINDS)),
    Part("goods", int(GOODS)),
    Part("buildings covered", 1, 2),
    Part("cards known to be in the hand", int(KINDS)),
    Part("cards known to be in the hand or put down", int(KINDS)),
]

TABLE: Final = [
    Part("own score", 1, 20),
    Part("own hand", int(KINDS)),
    Part("own chapel", 1, 3),
    Part("own discards", int(KINDS), 2),
    Part("known to be shuffled in", int(KINDS), 2),
    Part("draw pile", 1, 40),
    Part("discard pile", 1, 40),
    Part("discards all have seen", int(KINDS), 2),
    Part("tiles turned up", 1, 3),
    Part("tile", int(TILES)),
    Part("prices", int(GOODS), 2),
    Part("tiles known", int(TILES * TILES)),
    Part("roles free", int(ROLES)),
    Part("round", 1, 10),
    Part("roles taken", 1, 2),
    Part("rounds without a building", 1, 5),
    Part("library used", 1),
    Part("library works", 1),
    Part("ends", int(ENDS)),
    Part("question", int(QUESTIONS)),
    Part("first card that can be picked", int(KINDS)),
    Part("picks left", 1, 3),
    Part("phase", int(PHASES)),
    Part("turns left", 1, 2),
    Part("card being built", int(KINDS)),
    Part("building covered", int(KINDS)),
    Part("goods or cards in this turn", 1, 2),
    Part("cards for goods sold", 1, 4),
    Part("goods to be made", int(GOODS)),
    Part("cards open", int(KINDS)),
    Part("prices of the hand", int(KINDS), 3),
    Part("players", int(MOST_SEATS) - 1),
    Part("hands chosen", 1),
]


class SanJuanObserver(TableObserver):
    """The players, then what the one who looks alone knows, the table and the open question."""

    def __init__(self) -> None:
        super().__init__(MOST_SEATS, PLAYER, TABLE)

    def put_player(self, row: BytesWriter, game: Game, seat: i64, viewer: i64) -> None:
        assert isinstance(game, State)
        put_player(row, game, seat)

    def put_table(self, row: BytesWriter, game: Game, viewer: i64) -> None:
        assert isinstance(game, State)
        put_own(row, game.players[viewer])
        put_table(row, game)
        put_question(row, game, viewer)
        put_one_of(row, game.seats - 2, MOST_SEATS - 1)
        put_flag(row, game.rules.chosen_hands)


def put_player(row: BytesWriter, state: State, seat: i64) -> None:
    """Put all that everybody sees of a player (SJ-INFO)."""
    player = state.players[seat]
    put(row, 1)
    put(row, player.cards)
    put(row, hand_limit(player))
    put(row, player.buildings)
    put(row, printed_points(player))
    put_flag(row, seat == state.governor)
    put_flag(row, 0 <= state.phase < ROLES and seat == state.taker)
    put_flag(row, seat == state.current)
    put(row, (seat - state.governor) % state.seats)
    put_all(row, player.town)
    put_all(row, player.goods)
    put(row, total(player.covered))
    put_all(row, player.shown)
    put_all(row, player.mislaid)


def put_own(row: BytesWriter, player: Player) -> None:
    put(row, score(player))
    put_all(row, player.hand)
    put(row, total(player.chapel))
    put_all(row, player.memory)
    put_all(row, player.recalled)


def put_table(row: BytesWriter, state: State) -> None:
    put(row, state.pile)
    put(row, state.discarded)
    put_all(row, state.exposed)
    put(row, state.trades)
    put_one_of(row, state.tile, TILES)
    good: i64
    for good in range(GOODS):
        put(row, price(state.tile, good) if state.tile != NO_TILE else 0)
    tile: i64
    for tile in state.tiles:
        put_one_of(row, tile, TILES)
    put_bits(row, state.free_roles, ROLES)
    put(row, state.round)
    put(row, state.taken)
    put(row, state.idle)
    put_flag(row, state.library_used)
    put_flag(row, state.phase != NO_PHASE and state.library_works())
    put_bits(row, state.ending, ENDS)


def put_question(row: BytesWriter, state: State, seat: i64) -> None:
    """Put the question, without the cards that another player picks or looks at."""
    own = state.current == seat and state.actor != OVER
    put_one_of(row, KIND[state.ask], QUESTIONS)
    put_one_of(row, state.pick_from if own else -1, KINDS)
    put(row, still_to_come(state))
    put_one_of(row, state.phase, PHASES)
    put(row, state.left)
    put_one_of(row, state.site, KINDS)
    put_one_of(row, state.under, KINDS)
    put(row, so_far(state))
    put(row, state.proceeds)
    good: i64
    for good in range(GOODS):
        put(row, chosen(state, good))
    if own or state.phase != COUNCILLOR:
        put_all(row, state.open)
    else:
        put_nothing(row, KINDS)
    if own and state.ask == ASK_BUILD:
        put_prices(row, state, state.players[seat])
    else:
        put_nothing(row, KINDS)


def still_to_come(state: State) -> i64:
    """Cards that are being drawn, or what is still to be paid or picked."""
    if state.actor == CHANCE:
        return state.to_draw
    if state.ask == ASK_GIVE or state.ask == ASK_PAY:
        return state.to_pay
    return state.to_pick


def so_far(state: State) -> i64:
    """Goods given, made or sold, or cards drawn, in this turn."""
    if state.phase == BUILDER:
        return state.given
    if state.phase == PRODUCER:
        return state.made
    if state.phase == TRADER:
        return state.sold
    if state.phase == COUNCILLOR:
        return state.looked
    return 0


def put_prices(row: BytesWriter, state: State, player: Player) -> None:
    """One more than each card of the hand would cost to build, before anything is covered or given."""
    library = state.library_works()
    card: i64
    for card in range(KINDS):
        put(row, 1 + discounted(state, player, card, NO_TARGET, library) if player.hand[card] > 0 else 0)
