"""Selling to inhabitants and nobles, buying from the stock."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import BUY, SELL, SELL_EXTRA, SELL_NOBLE, TAKE, sell
from boriken.games.anno_1503.catalogue import (
    BUY_DISCOUNT,
    BUY_LIMIT,
    COMMODITIES,
    EXTRA_SALE,
    FIRST_NEST,
    GOOD_NAMES,
    GOODS,
    LUXURY_DISCOUNT,
    LUXURY_SALE,
    RANK_NAMES,
    RANKS,
    SALE_BONUS,
    TILES,
)
from boriken.games.anno_1503.effects import extra_price, extra_prices, power, power_of
from boriken.games.anno_1503.events import BOUGHT, EXTRA, RESIDENT, SOLD
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import go_on


def add_sales(actions: vec[i64], state: State) -> vec[i64]:
    goods = state.player().goods
    good: i64
    rank: i64
    for good in range(COMMODITIES):
        if goods[good] > 0:
            for rank in range(RANKS):
                if buys(state, rank, good):
                    actions = append(actions, sell(good, rank))
    if state.resident_sales < state.rules.resident_per_turn:  # AN-LUX-11
        for good in range(COMMODITIES, GOODS):
            if goods[good] > 0:
                actions = append(actions, SELL_NOBLE + good)
    actions = add_extra_sales(actions, state, 0, COMMODITIES)
    return add_extra_sales(actions, state, COMMODITIES, GOODS)


def add_extra_sales(actions: vec[i64], state: State, first: i64, end: i64) -> vec[i64]:
    if extra_price(state, first >= COMMODITIES) < 0:
        return actions
    goods = state.player().goods
    good: i64
    for good in range(first, end):
        if goods[good] > 0:
            actions = append(actions, SELL_EXTRA + good)
    return actions


def buys(state: State, rank: i64, commodity: i64) -> bool:
    """Whether an inhabitant of this rank still buys such a card in this turn (AN-TRADE-02)."""
    rules = state.rules
    if rules.accepts[rank * COMMODITIES + commodity] == 0:
        return False
    return state.bought[rank] < state.player().ranks[rank] * rules.per_turn[rank]


def sell_to_rank(state: State, good: i64, rank: i64) -> None:
    """AN-TRADE-03."""
    state.bought[rank] += 1
    sale(state, good, state.rules.price[rank] + power(state, SALE_BONUS), rank)


def sell_to_resident(state: State, good: i64) -> None:
    state.resident_sales += 1
    sale(state, good, state.rules.resident_price, RESIDENT)


def sell_extra(state: State, good: i64) -> None:
    price = extra_price(state, good >= COMMODITIES)
    if good >= COMMODITIES:
        state.luxury_sales += 1
    else:
        state.extra_sales += 1
    sale(state, good, price, EXTRA)


def sale(state: State, good: i64, price: i64, buyer: i64) -> None:
    state.give_good(good)
    state.tell(SOLD, state.current, good, state.earn(price), buyer)
    go_on(state)


def add_purchases(actions: vec[i64], state: State) -> vec[i64]:
    good: i64
    for good in range(GOODS):
        if may_buy(state, good):
            actions = append(actions, BUY + good)
    return actions


def may_buy(state: State, good: i64) -> bool:
    """AN-TRADE-07, AN-TRADE-10, AN-TRADE-13, AN-LUX-06."""
    if state.stock[good] == 0 or state.player().gold < price_of(state, good):
        return False
    if good >= COMMODITIES and not state.rules.luxuries_share_buys:
        return True
    return state.buys < buy_limit(state)


def buy_limit(state: State) -> i64:
    return state.rules.buys + power(state, BUY_LIMIT)  # AN-PUB-11


def price_of(state: State, good: i64) -> i64:
    return price_for(state, state.current, good)


def price_for(state: State, seat: i64, good: i64) -> i64:
    """The price that a seat pays for a good; no discount lowers a price below its minimum (AN-TRADE-09)."""
    rules = state.rules
    if good >= COMMODITIES:
        return at_least(rules.luxury_price - luxury_discount(state, seat), rules.luxury_price_min)
    contracts = state.players[seat].contracts
    if contracts > 1 and not rules.contracts_add_up:
        contracts = 1
    discount = contracts * rules.contract_discount + power_of(state, seat, BUY_DISCOUNT)  # AN-TRADE-08
    return at_least(rules.commodity_price - discount, rules.commodity_price_min)


def luxury_discount(state: State, seat: i64) -> i64:
    """Of nests and theatre; contracts do not count (AN-LUX-03 to AN-LUX-05, AN-NEST-09)."""
    discount = power_of(state, seat, LUXURY_DISCOUNT)
    tile: i64
    for tile in range(FIRST_NEST, TILES):
        number = state.players[seat].nests[tile]
        if number > 0:
            if state.rules.luxury_discounts_add_up:
                discount += number * state.rules.discount[tile]
            elif state.rules.discount[tile] > discount:
                discount = state.rules.discount[tile]
    return discount


def at_least(price: i64, least: i64) -> i64:
    if price < least:
        return least
    return price


def buy(state: State, good: i64) -> None:
    price = price_of(state, good)
    state.player().gold -= price
    if good < COMMODITIES or state.rules.luxuries_share_buys:
        state.buys += 1
    state.take_good(good)
    state.tell(BOUGHT, state.current, good, price)
    go_on(state)


# Why not


def refuse_trade(state: State, action: int) -> Refusal | None:
    """Why something cannot be sold or bought in the action phase; None for other actions."""
    if not SELL <= action < TAKE:
        return None
    if action < SELL_NOBLE + COMMODITIES:
        return refuse_sale(state, (action - SELL) // RANKS, (action - SELL) % RANKS)
    if action < SELL_EXTRA:
        return refuse_resident_sale(state, action - SELL_NOBLE)
    if action < BUY:
        return refuse_extra_sale(state, action - SELL_EXTRA)
    good = action - BUY
    return refuse_purchase(state, good, price_of(state, good))


def refuse_sale(state: State, good: i64, rank: i64) -> Refusal:
    player = state.player()
    if not player.goods[good]:
        return because("no_good", good=GOOD_NAMES[good])
    if not player.ranks[rank]:
        return because("nobody_of_rank", rank=RANK_NAMES[rank])
    if not state.rules.accepts[rank * COMMODITIES + good]:
        return because("not_wanted", rank=RANK_NAMES[rank], good=GOOD_NAMES[good])
    return because("bought_already", rank=RANK_NAMES[rank])


def refuse_resident_sale(state: State, good: i64) -> Refusal:
    if not state.rules.expansion:
        return because("not_in_base_game")
    if not state.player().goods[good]:
        return because("no_good", good=GOOD_NAMES[good])
    return because("noble_has_bought")


def refuse_extra_sale(state: State, good: i64) -> Refusal:
    kind = LUXURY_SALE if good >= COMMODITIES else EXTRA_SALE
    if state.player().goods[good] or not len(extra_prices(state, kind)):
        return because("no_extra_sale")
    return because("no_good", good=GOOD_NAMES[good])


def refuse_purchase(state: State, good: i64, price: i64) -> Refusal:
    if good >= COMMODITIES and not state.rules.expansion:
        return because("not_in_base_game")
    if not state.stock[good]:
        return because("stock_empty", good=GOOD_NAMES[good])
    if state.player().gold < price:
        return because("too_little_gold", price=price, gold=state.player().gold)
    return because("buy_limit", most=buy_limit(state))
