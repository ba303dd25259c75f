"""The trader: everybody may sell a good at the prices of one tile; the trader one more."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.memory import Entry, Number
from boriken.core.step import DEALER, Step
from boriken.core.vectors import changed
from boriken.games.san_juan.actions import DRAW, SELL, TILE
from boriken.games.san_juan.catalogue import (
    ALL_CARDS,
    MARKET_HALL,
    MARKET_STAND,
    NO_TILE,
    TILES,
    TRADING_POST,
    price,
    prices_on,
)
from boriken.games.san_juan.drawing import Draw
from boriken.games.san_juan.events import BONUS, FOR_SALE, GOOD_SOLD, NO_SEAT, PASSED, TILE_TURNED_UP
from boriken.games.san_juan.picking import FROM_GOOD, LEFT_TO_PICK
from boriken.games.san_juan.questions import ASK_SALE_CARD, ASK_SELL, ASK_TILE
from boriken.games.san_juan.roles.goods import PickGoods, limit_with, use_library_for_goods
from boriken.games.san_juan.rounds import RolePhase, end_phase
from boriken.games.san_juan.state import State


class Trader(RolePhase):
    def begin(self, state: State) -> None:
        """The tile comes first (SJ-TRADER-01); after five phases all are known and come again (SJ-TRADER-11)."""
        state.start_turns(state.taker)
        tile = state.tiles[state.trades % TILES]
        if tile == NO_TILE:
            state.leave_to_chance(ASK_TILE)
        else:
            turn_up(state, tile)

    def ask(self, state: State) -> bool:
        most = most_sold(state)
        if most == 0:
            return False
        state.sold = 0
        state.proceeds = 0
        state.pick(ASK_SELL, most)
        return True

    def end(self, state: State) -> None:
        state.tile = NO_TILE  # under the stack, sold or not (SJ-TRADER-10, SJ-TRADER-12)
        end_phase(state)


TRADER_PHASE: Final = Trader()


class TurnUpTile(Step[State]):
    name: ClassVar[str] = "tile"
    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = ("trader",)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=TILES)
        tile: i64
        for tile in range(TILES):
            if not was_seen(state, tile):
                actions = append(actions, TILE + tile)
        return actions

    def apply(self, state: State, action: i64) -> None:
        tile = action - TILE
        state.tiles = changed(state.tiles, state.trades, tile - NO_TILE)
        turn_up(state, tile)

    def can_come_up(self, state: State) -> bool:
        return state.trades < TILES


def was_seen(state: State, tile: i64) -> bool:
    seen: i64
    for seen in state.tiles:
        if seen == tile:
            return True
    return False


def turn_up(state: State, tile: i64) -> None:
    state.tile = tile
    state.trades += 1
    state.tell(TILE_TURNED_UP, NO_SEAT, tile)
    TRADER_PHASE.ask_next(state)


class Sell(PickGoods):
    name: ClassVar[str] = "sell"
    phases: ClassVar[Sequence[str | None]] = ("trader",)
    counting: ClassVar[Counting | Picking | None] = Picking("sell")
    remembers: ClassVar[Sequence[Entry]] = (
        *(FROM_GOOD, LEFT_TO_PICK),
        *(Number("count", "sold", int(ALL_CARDS)), Number("proceeds", "proceeds", int(ALL_CARDS))),
    )

    def __init__(self) -> None:
        super().__init__(SELL)

    def pick(self, state: State, good: i64) -> None:
        """All goods are named and discarded before the proceeds are drawn (SJ-TRADER-06)."""
        paid = price(state.tile, good)
        state.discard_good(good)
        state.tell(GOOD_SOLD, state.current, good, paid)
        state.proceeds += paid
        state.sold += 1

    def done(self, state: State) -> None:
        if state.sold == 0:
            state.tell(PASSED, state.current)
            TRADER_PHASE.end_turn(state)
            return
        use_library_for_goods(state, state.sold, limit(state))
        add_market(state, MARKET_STAND)
        add_market(state, MARKET_HALL)
        state.draw(ASK_SALE_CARD, state.proceeds)

    def details(self, state: State) -> dict[str, Any]:
        """Markets add to the prices, by the number of goods that are sold."""
        extra = [int(markets_bring(state, state.sold + more)) for more in range(self.most(state) + 1)]
        return {"prices": prices_on(state.tile), "extra": extra} | super().details(state)

    def can_come_up(self, state: State) -> bool:
        return 0 < state.to_pick <= most_sold(state)


class SaleCard(Draw):
    phases: ClassVar[Sequence[str | None]] = ("trader",)

    def apply(self, state: State, action: i64) -> None:
        if not state.draw_to_hand(action - DRAW, FOR_SALE):
            TRADER_PHASE.end_turn(state)


def limit(state: State) -> i64:
    """How many goods the current player may sell (SJ-TRADER-09)."""
    return limit_with(state, TRADING_POST)


def most_sold(state: State) -> i64:
    most = limit(state)
    goods = state.current_player().all_goods()
    if most > goods:
        return goods
    return most


def add_market(state: State, market: i64) -> None:
    if market_brings(state, market, state.sold):
        state.proceeds += 1
        state.tell(BONUS, state.current, market)


def markets_bring(state: State, sold: i64) -> i64:
    """Cards on top of the prices if so many goods are sold."""
    cards: i64 = 0
    market: i64
    for market in (MARKET_STAND, MARKET_HALL):
        if market_brings(state, market, sold):
            cards += 1
    return cards


def market_brings(state: State, market: i64, sold: i64) -> bool:
    """One card in a phase, whoever the trader is (SJ-CARD-MARKETSTAND-01, SJ-CARD-MARKETHALL-01)."""
    wanted: i64 = 2 if market == MARKET_STAND else 1
    return sold >= wanted and state.current_player().has(market)
