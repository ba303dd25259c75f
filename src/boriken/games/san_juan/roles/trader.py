"""The trader: everybody may sell a good at the prices of one tile; the trader one more."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE
from boriken.games.san_juan.actions import DRAW, PASS, SELL, TILE
from boriken.games.san_juan.catalogue import GOODS, MARKET_HALL, MARKET_STAND, NO_TILE, TILES, TRADING_POST, price
from boriken.games.san_juan.events import (
    BONUS,
    FOR_SALE,
    GOOD_SOLD,
    NO_SEAT,
    PASSED,
    TILE_TURNED_UP,
)
from boriken.games.san_juan.roles.goods import count_good, limit_with, use_library_for_goods
from boriken.games.san_juan.roles.role import Role
from boriken.games.san_juan.rounds import end_phase
from boriken.games.san_juan.state import ASK_CARD, ASK_SELL, ASK_TILE, State, changed


class Trader(Role):
    def begin(self, state: State) -> None:
        """The tile comes first (SJ-TRADER-01); after five phases all are known and come again (SJ-TRADER-11)."""
        state.start_turns(state.taker)
        tile = state.tiles[state.trades % TILES]
        if tile == NO_TILE:
            state.ask = ASK_TILE
            state.actor = CHANCE
        else:
            self.turn_up(state, tile)

    def legal(self, state: State) -> vec[i64]:
        player = state.current_player()
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)
        good: i64
        for good in range(state.about, GOODS):
            if player.goods[good] > 0:
                actions = append(actions, SELL + good)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_TILE:
            tile = action - TILE
            state.tiles = changed(state.tiles, state.trades, tile - NO_TILE)
            self.turn_up(state, tile)
        elif state.actor == CHANCE:
            if not state.draw_to_hand(action - DRAW, FOR_SALE):
                self.end_turn(state)
        elif action == PASS:
            self.draw_proceeds(state)
        else:
            self.sell(state, action - SELL)

    def turn_up(self, state: State, tile: i64) -> None:
        state.tile = tile
        state.trades += 1
        state.tell(TILE_TURNED_UP, NO_SEAT, tile)
        self.ask_next(state)

    def ask_next(self, state: State) -> None:
        while state.left > 0:
            most = most_sold(state)
            if most > 0:
                state.count = 0
                state.proceeds = 0
                state.pick(ASK_SELL, most)
                return
            state.next_turn()
        state.tile = NO_TILE  # under the stack, sold or not (SJ-TRADER-10, SJ-TRADER-12)
        end_phase(state)

    def sell(self, state: State, good: i64) -> None:
        """All goods are named and discarded before the proceeds are drawn (SJ-TRADER-06)."""
        paid = price(state.tile, good)
        state.discard_good(good)
        state.tell(GOOD_SOLD, state.current, good, paid)
        state.proceeds += paid
        count_good(state, good)
        if state.due == 0 or len(self.legal(state)) == 1:
            self.draw_proceeds(state)

    def draw_proceeds(self, state: State) -> None:
        if state.count == 0:
            state.tell(PASSED, state.current)
            self.end_turn(state)
            return
        use_library_for_goods(state, limit(state))
        add_market(state, MARKET_STAND, 2)  # SJ-CARD-MARKETSTAND-01
        add_market(state, MARKET_HALL, 1)  # SJ-CARD-MARKETHALL-01
        state.draw(ASK_CARD, state.proceeds)


def limit(state: State) -> i64:
    """How many goods the current player may sell (SJ-TRADER-09)."""
    return limit_with(state, TRADING_POST)


def most_sold(state: State) -> i64:
    most = limit(state)
    goods = state.current_player().all_goods()
    if most > goods:
        return goods
    return most


def add_market(state: State, market: i64, sold: i64) -> None:
    """One card in a phase for so many goods sold, whoever the trader is."""
    if state.count >= sold and state.current_player().has(market):
        state.proceeds += 1
        state.tell(BONUS, state.current, market)
