"""Payments: costs in cards and gold, and how many cards may be left out of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.anno_1503.catalogue import (
    CANNON_DISCOUNT,
    GOLD,
    GOOD_NAMES,
    GOODS,
    LESS,
)
from boriken.games.anno_1503.effects import owned, power
from boriken.games.anno_1503.events import PAID
from boriken.games.anno_1503.state import State

FREE: Final[i64] = 99  # cards to be left out: all of them


def can_pay(state: State, target: i64, cost: vec[i64], by_card: i64) -> bool:
    """With `by_card` cards less because of an action card: no card helps where there is nothing to leave out."""
    if by_card >= FREE:
        return True
    if by_card > 0 and cards_in(cost) == 0:
        return False
    if state.player().gold < cost[GOLD]:
        return False
    missing = shortage(state, cost) - by_card
    return missing <= 0 or missing <= cards_less(state, target)


def cards_less(state: State, target: i64) -> i64:
    """Cards that may be left out of the cost of such a thing now, without an action card."""
    return power(state, LESS + target) + spare_cards(state, target)


def shortage(state: State, cost: vec[i64]) -> i64:
    """Cards of a cost that the current player does not have."""
    goods = state.player().goods
    missing: i64 = 0
    good: i64
    for good in range(GOODS):
        if cost[good] > goods[good]:
            missing += cost[good] - goods[good]
    return missing


def cards_lacking(state: State, target: i64, cost: vec[i64]) -> dict[str, int]:
    """Cards of a cost that the hand lacks, by name; none where so many may be left out."""
    goods = state.player().goods
    if shortage(state, cost) <= cards_less(state, target):
        return {}
    return {name: cost[good] - goods[good] for good, name in enumerate(GOOD_NAMES) if cost[good] > goods[good]}


def cards_in(cost: vec[i64]) -> i64:
    cards: i64 = 0
    good: i64
    for good in range(GOODS):
        cards += cost[good]
    return cards


def spare_cards(state: State, target: i64) -> i64:
    """Cards that may be left out by effects that work only so often a turn (AN-PUB-15)."""
    cards: i64 = 0
    thing: i64
    for thing in state.rules.sparing:
        if is_sparing(state, thing, target):
            cards += state.rules.amount[thing]
    return cards


def is_sparing(state: State, thing: i64, target: i64) -> bool:
    rules = state.rules
    return rules.detail[thing] == target and state.used[thing] < rules.uses[thing] * owned(state, thing)


def use_spare(state: State, target: i64) -> None:
    """Note which effect was used up when the first of its cards is left out."""
    thing: i64
    for thing in state.rules.sparing:
        if is_sparing(state, thing, target):
            state.used[thing] += 1
            return


def pay(state: State, cost: vec[i64]) -> None:
    """Cards to the stock and gold from the track (AN-DEV-09)."""
    good: i64
    for good in range(GOODS):
        if cost[good] > 0:
            state.player().goods[good] -= cost[good]
            state.stock[good] += cost[good]
            state.tell(PAID, state.current, good, cost[good])
    state.player().gold -= cost[GOLD]


def cannon_price(state: State, by_card: i64) -> i64:
    """Of the next cannon; -1 at the end of the track (AN-CANNON-01, AN-CANNON-05, AN-ACTION-17)."""
    number = state.player().cannons
    if number >= len(state.rules.cannon_price):
        return -1
    price = state.rules.cannon_price[number] - by_card - power(state, CANNON_DISCOUNT)
    if price < 0:
        return 0
    return price
