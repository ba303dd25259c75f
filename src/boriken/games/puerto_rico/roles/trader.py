"""The trader: everybody may sell one good to the trading house; the trader gets one doubloon more."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import (
    BUY_PLANTATION,
    DRAW,
    LAY_FOREST,
    LAY_PLANTATION,
    PASS,
    POST,
    SELL,
    USE,
)
from boriken.games.puerto_rico.catalogue import (
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    LAND_OFFICE,
    LARGE_MARKET,
    OFFICE,
    PRICE,
    SMALL_MARKET,
    TRADING_POST,
)
from boriken.games.puerto_rico.events import (
    HOUSE_EMPTIED,
    MARKET_PAID,
    NO_SEAT,
    PASSED,
    POSTED,
    SOLD,
    TILE_BOUGHT,
)
from boriken.games.puerto_rico.festival import check_plantations, man, where
from boriken.games.puerto_rico.guests import can_move_guest
from boriken.games.puerto_rico.island import (
    add_discards,
    gather_discards,
    give_up,
    has_plantation,
    lay_drawn,
    look_at,
    may_lay_forest,
    unseen_left,
)
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import (
    ASK_LAY,
    ASK_SELL,
    ASK_UNSEEN_TILE,
    ASK_USE,
    State,
)


class Trader(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        state.sold = False
        state.office_used = False
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_SELL:
            return trades(state)
        if state.ask == ASK_USE:
            return take_or_leave(USE + state.about)
        if state.ask == ASK_LAY:
            return vec[i64]([LAY_PLANTATION, LAY_FOREST])
        return where(state)

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_SELL:
            self.trade(state, action)
        elif state.ask == ASK_USE:
            if action == PASS:
                state.tell(PASSED, state.current)
            else:
                pay_market(state, state.about)
            if state.about == SMALL_MARKET:
                self.large_market(state)
            else:
                self.go_on(state)
        elif state.ask == ASK_UNSEEN_TILE:
            self.draw_unseen(state, action - DRAW)
        elif state.ask == ASK_LAY:
            self.lay(state, action == LAY_FOREST)
        elif not man(state, action):
            self.go_on(state)

    def trade(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
            self.end_turn(state)
        elif action == BUY_PLANTATION:
            self.buy(state)
        elif action >= POST:
            self.post(state, action - POST)
        elif action >= SELL:
            self.sell(state, action - SELL)
        else:
            state.office_used = True
            give_up(state, action, LAND_OFFICE)
            state.gain_doubloons(1, LAND_OFFICE)  # NO-LANDOFFICE-02
            self.go_on(state)

    def ask_next(self, state: State) -> None:
        """A full house ends the phase (PR-TRADER-06, PR-TRADER-08), but for those who do without it."""
        while state.left > 0:
            if has_trade(state) or can_move_guest(state.current_player()):
                state.decide(ASK_SELL)
                return
            self.turn_over(state)
        self.finish(state)

    def turn_over(self, state: State) -> None:
        state.next_turn()
        state.sold = False
        state.office_used = False

    def end_turn(self, state: State) -> None:
        self.turn_over(state)
        self.ask_next(state)

    def go_on(self, state: State) -> None:
        """Sale and land office go in any order (NO-DEC-05)."""
        if has_trade(state):
            state.decide(ASK_SELL)
        else:
            self.end_turn(state)

    def close(self, state: State) -> None:
        clear_house(state)
        end_phase(state)

    # Sales

    def sell(self, state: State, good: i64) -> None:
        player = state.current_player()
        player.goods[good] -= 1
        state.house[good] += 1
        state.sold = True
        pay = PRICE[good] + state.privilege()  # PR-TRADER-04, NB-LIBRARY-08
        player.doubloons += pay
        state.tell(SOLD, state.current, good, pay)
        self.small_market(state)

    def post(self, state: State, good: i64) -> None:
        """The good goes straight to the supply, and markets add nothing (NB-TRADINGPOST-02 to -04)."""
        player = state.current_player()
        player.goods[good] -= 1
        state.goods[good] += 1
        state.sold = True
        pay = PRICE[good] + state.privilege()
        player.doubloons += pay
        state.tell(POSTED, state.current, good, pay)
        self.go_on(state)

    def small_market(self, state: State) -> None:
        if state.current_player().has(SMALL_MARKET):
            if state.rules.ask_optional:
                state.decide(ASK_USE, SMALL_MARKET)
                return
            pay_market(state, SMALL_MARKET)
        self.large_market(state)

    def large_market(self, state: State) -> None:
        if state.current_player().has(LARGE_MARKET):
            if state.rules.ask_optional:
                state.decide(ASK_USE, LARGE_MARKET)
                return
            pay_market(state, LARGE_MARKET)
        self.go_on(state)

    # The land office

    def buy(self, state: State) -> None:
        """The top face-down plantation, for one doubloon (NO-LANDOFFICE-01)."""
        state.office_used = True
        state.current_player().doubloons -= 1
        gather_discards(state)
        state.leave_to_chance(ASK_UNSEEN_TILE)

    def draw_unseen(self, state: State, tile: i64) -> None:
        state.deck[tile] -= 1
        if may_lay_forest(state):
            look_at(state, tile, LAND_OFFICE)
        else:
            state.drawn = tile
            self.lay(state, forest=False)

    def lay(self, state: State, forest: bool) -> None:
        """It must be laid, and no hospice mans it (NO-LANDOFFICE-03, NO-LANDOFFICE-05)."""
        lay_drawn(state, forest, TILE_BOUGHT)
        if not check_plantations(state):
            self.go_on(state)


def trades(state: State) -> vec[i64]:
    actions = vec[i64](capacity=GOODS + 1)
    actions = append(actions, PASS)
    if may_give_up_tile(state):
        actions = add_discards(actions, state, forests=False)  # NO-DEC-06
    good: i64
    if not state.sold:
        if not house_is_full(state):
            for good in range(GOODS):
                if can_sell(state, good):
                    actions = append(actions, SELL + good)
        if state.current_player().has(TRADING_POST):
            for good in range(GOODS):
                if state.current_player().goods[good] > 0:
                    actions = append(actions, POST + good)
    if may_buy_tile(state):
        actions = append(actions, BUY_PLANTATION)
    return actions


def has_trade(state: State) -> bool:
    """Whether the current player can do something but move guests."""
    if not state.sold and (can_sell_anything(state) or can_post(state)):
        return True
    return state.rules.with_nobles and (may_give_up_tile(state) or may_buy_tile(state))


def can_post(state: State) -> bool:
    """Also when the house is full (NB-TRADINGPOST-05, NB-DEC-07)."""
    player = state.current_player()
    if not player.has(TRADING_POST):
        return False
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            return True
    return False


def may_give_up_tile(state: State) -> bool:
    """A noble in the land office sells plantations (NO-LANDOFFICE-02)."""
    player = state.current_player()
    if state.office_used or not player.has(LAND_OFFICE):
        return False
    return player.has_noble(LAND_OFFICE) and has_plantation(player)


def may_buy_tile(state: State) -> bool:
    """A colonist there buys one (NO-LANDOFFICE-01, NO-LANDOFFICE-05)."""
    player = state.current_player()
    if state.office_used or not player.has(LAND_OFFICE) or player.has_noble(LAND_OFFICE):
        return False
    return player.doubloons > 0 and player.tiles < ISLAND_SPACES and unseen_left(state)


def can_sell(state: State, good: i64) -> bool:
    """The house takes no second good of a kind, except from an office (PR-TRADER-07, PR-BLD-OFFICE-01)."""
    player = state.current_player()
    return player.goods[good] > 0 and (state.house[good] == 0 or player.has(OFFICE))


def can_sell_anything(state: State) -> bool:
    if house_is_full(state):
        return False
    good: i64
    for good in range(GOODS):
        if can_sell(state, good):
            return True
    return False


def pay_market(state: State, market: i64) -> None:
    """Markets add to a sale, together three doubloons (PR-BLD-SMALLMARKET-01, PR-BLD-LARGEMARKET-01, -02)."""
    pay: i64 = 1
    if market == LARGE_MARKET:
        pay = 2
    state.current_player().doubloons += pay
    state.tell(MARKET_PAID, state.current, market, pay)


def house_is_full(state: State) -> bool:
    return goods_in_house(state) >= HOUSE_SPACES


def goods_in_house(state: State) -> i64:
    return total(state.house)


def clear_house(state: State) -> None:
    """A full house is emptied into the supply at the end; otherwise all stays (PR-TRADER-09, PR-TRADER-10)."""
    if not house_is_full(state):
        return
    good: i64
    for good in range(GOODS):
        state.goods[good] += state.house[good]
        state.house[good] = 0
    state.tell(HOUSE_EMPTIED, NO_SEAT)
