"""The trader: everybody may sell one good to the trading house; the trader gets one doubloon more."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import PASS, SELL, USE
from boriken.games.puerto_rico.catalogue import (
    GOODS,
    HOUSE_SPACES,
    LARGE_MARKET,
    OFFICE,
    PRICE,
    SMALL_MARKET,
)
from boriken.games.puerto_rico.events import HOUSE_EMPTIED, MARKET_PAID, NO_SEAT, PASSED, SOLD
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import ASK_SELL, ASK_USE, State


class Trader(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_USE:
            return take_or_leave(USE + state.about)
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)
        good: i64
        for good in range(GOODS):
            if can_sell(state, good):
                actions = append(actions, SELL + good)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_USE:
            if action == PASS:
                state.tell(PASSED, state.current)
            else:
                pay_market(state, state.about)
            if state.about == SMALL_MARKET:
                self.large_market(state)
            else:
                self.end_turn(state)
        elif action == PASS:
            state.tell(PASSED, state.current)
            self.end_turn(state)
        else:
            self.sell(state, action - SELL)

    def ask_next(self, state: State) -> None:
        """A full house ends the phase at once (PR-TRADER-06, PR-TRADER-08)."""
        while state.left > 0 and not house_is_full(state):
            if can_sell_anything(state):
                state.decide(ASK_SELL)
                return
            state.next_turn()
        clear_house(state)
        end_phase(state)

    def end_turn(self, state: State) -> None:
        state.next_turn()
        self.ask_next(state)

    def sell(self, state: State, good: i64) -> None:
        player = state.current_player()
        player.goods[good] -= 1
        state.house[good] += 1
        pay = PRICE[good]
        if state.has_privilege():
            pay += 1  # PR-TRADER-04
        player.doubloons += pay
        state.tell(SOLD, state.current, good, pay)
        self.small_market(state)

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
        self.end_turn(state)


def can_sell(state: State, good: i64) -> bool:
    """The house takes no second good of a kind, except from an office (PR-TRADER-07, PR-BLD-OFFICE-01)."""
    player = state.current_player()
    return player.goods[good] > 0 and (state.house[good] == 0 or player.has(OFFICE))


def can_sell_anything(state: State) -> bool:
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
    total: i64 = 0
    good: i64
    for good in range(GOODS):
        total += state.house[good]
    return total


def clear_house(state: State) -> None:
    """A full house is emptied into the supply at the end; otherwise all stays (PR-TRADER-09, PR-TRADER-10)."""
    if not house_is_full(state):
        return
    good: i64
    for good in range(GOODS):
        state.goods[good] += state.house[good]
        state.house[good] = 0
    state.tell(HOUSE_EMPTIED, NO_SEAT)
