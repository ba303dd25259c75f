"""The trader: everybody may sell one good to the trading house; the trader gets one doubloon more."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import BUY_PLANTATION, GUEST, PASS, POST, SELL
from boriken.games.puerto_rico.catalogue import (
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    LAND_OFFICE,
    LARGE_MARKET,
    OFFICE,
    PLACE_NAMES,
    PRICE,
    SMALL_MARKET,
    TRADING_POST,
)
from boriken.games.puerto_rico.events import HOUSE_EMPTIED, NO_SEAT, PASSED, POSTED, SOLD
from boriken.games.puerto_rico.guests import WithGuests, add_guest_moves, can_move_guest, move_guest, open_window
from boriken.games.puerto_rico.island import DISCARDS, add_discards, give_up
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_SELL, ASK_USE_AS_TRADER, AT_THE_END
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.land_office import buy_tile, may_buy_tile, may_give_up_tile
from boriken.games.puerto_rico.roles.offers import Use, offer
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps, family


class Trader(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        state.sold = False
        state.tile_traded = False
        ask_next(state)

    def go_on(self, state: State) -> None:
        trade_on(state)

    def close(self, state: State) -> None:
        clear_house(state)

    def save(self, state: State) -> dict[str, Any]:
        if not state.rules.expanded:
            return {}
        return {"sold": state.sold, "land_office_used": state.tile_traded}

    def load(self, state: State, question: Document) -> None:
        if state.rules.expanded:
            state.sold = question.flag("sold", state.sold)
            state.tile_traded = question.flag("land_office_used", False)


class Sell(WithGuests):
    """A sale, or what the land office does; both go in any order (NO-DEC-05)."""

    name: ClassVar[str] = "sell"
    phases: ClassVar[Sequence[str | None]] = ("trader",)
    answers: ClassVar[Sequence[range]] = (DISCARDS, family(SELL, GOODS), family(POST, GOODS), family(BUY_PLANTATION, 1))

    def legal(self, state: State) -> vec[i64]:
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
        if state.rules.new_buildings:
            return add_guest_moves(actions, state)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action >= GUEST:
            move_guest(state, action)
            return
        if action == PASS:
            state.tell(PASSED, state.current)
            end_turn(state)
        elif action == BUY_PLANTATION:
            buy_tile(state)
        elif action >= POST:
            post(state, action - POST)
        elif action >= SELL:
            sell(state, action - SELL)
        else:
            state.tile_traded = True
            give_up(state, action, LAND_OFFICE)
            state.gain_doubloons(1, LAND_OFFICE)  # NO-LANDOFFICE-02
            trade_on(state)

    def candidates(self, state: State) -> Iterable[int]:
        player = state.current_player()
        goods = [good for good in range(GOODS) if player.goods[good] > 0]
        posts = [POST + good for good in goods if player.owned[TRADING_POST]]
        return [PASS, *[SELL + good for good in goods], *posts]

    def explain(self, state: State, action: int) -> Refusal:
        if action < SELL or action == BUY_PLANTATION:
            return because("not_possible")
        if state.sold:
            return because("already_sold")
        player = state.current_player()
        good = (action - int(SELL)) % int(GOODS)
        if action >= POST and not player.has(TRADING_POST):
            return because("needs_building", building=PLACE_NAMES[TRADING_POST])
        if action >= POST or not player.goods[good]:
            return because("no_goods", good=GOOD_NAMES[good])
        if house_is_full(state):
            return because("house_full")
        return because("house_has_kind", good=GOOD_NAMES[good])

    def can_come_up(self, state: State) -> bool:
        return (not house_is_full(state) or state.rules.expanded) and super().can_come_up(state)


class UseMarket(Use):
    phases: ClassVar[Sequence[str | None]] = ("trader",)

    def go_on(self, state: State, building: i64) -> None:
        if building == SMALL_MARKET:
            pay_large_market(state)
        else:
            trade_on(state)

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.sold = True


STEPS: Steps = {ASK_SELL: Sell(), ASK_USE_AS_TRADER: UseMarket()}


# Turns


def ask_next(state: State) -> None:
    """A full house ends the phase (PR-TRADER-06, PR-TRADER-08), but for those who do without it."""
    while state.left > 0:
        if has_trade(state) or can_move_guest(state.current_player()):
            state.decide(ASK_SELL)
            return
        turn_over(state)
    if not open_window(state, AT_THE_END):
        clear_house(state)


def turn_over(state: State) -> None:
    state.next_turn()
    state.sold = False
    state.tile_traded = False


def end_turn(state: State) -> None:
    turn_over(state)
    ask_next(state)


def trade_on(state: State) -> None:
    """The same player again, if there is more to trade."""
    if has_trade(state):
        state.decide(ASK_SELL)
    else:
        end_turn(state)


# Sales


def sell(state: State, good: i64) -> None:
    player = state.current_player()
    player.goods[good] -= 1
    state.house[good] += 1
    pay = be_paid(state, player, good)
    state.tell(SOLD, state.current, good, pay)
    if player.has(SMALL_MARKET) and offer(state, SMALL_MARKET):
        return
    pay_large_market(state)


def pay_large_market(state: State) -> None:
    if state.current_player().has(LARGE_MARKET) and offer(state, LARGE_MARKET):
        return
    trade_on(state)


def post(state: State, good: i64) -> None:
    """The good goes straight to the supply, and markets add nothing (NB-TRADINGPOST-02 to -04)."""
    player = state.current_player()
    player.goods[good] -= 1
    state.goods[good] += 1
    pay = be_paid(state, player, good)
    state.tell(POSTED, state.current, good, pay)
    trade_on(state)


def be_paid(state: State, player: Player, good: i64) -> i64:
    """Says how much, the markets apart (PR-TRADER-04, NB-LIBRARY-08)."""
    pay = PRICE[good] + state.privilege()
    player.doubloons += pay
    state.sold = True
    return pay


# What can be traded


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


def house_is_full(state: State) -> bool:
    return goods_in_house(state) >= HOUSE_SPACES


def goods_in_house(state: State) -> i64:
    return total(state.house)


def clear_house(state: State) -> None:
    """A full house is emptied into the supply at the end; otherwise all stays (PR-TRADER-09, PR-TRADER-10)."""
    if house_is_full(state):
        good: i64
        for good in range(GOODS):
            state.goods[good] += state.house[good]
            state.house[good] = 0
        state.tell(HOUSE_EMPTIED, NO_SEAT)
    end_phase(state)
