"""Picks, whose steps only make sense together: which cards go or stay, and which goods are made, sold or given."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import zeros
from boriken.games.san_juan.actions import GIVE, KEEP, PASS, PRODUCE, SELL
from boriken.games.san_juan.catalogue import COST, GOODS, KINDS, price
from boriken.games.san_juan.evaluate.ending import rounds_left
from boriken.games.san_juan.evaluate.goods import SOLD, USUAL_PRICE
from boriken.games.san_juan.evaluate.hand import hope
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.roles.costs import MOST_GIVEN, must_give
from boriken.games.san_juan.roles.producer import room
from boriken.games.san_juan.state import State

PRINTED: Final = 0.04  # of the cost: of two cards that promise the same the dearer one is kept
SALE_MARGIN: Final = 0.70  # cards by which a tile may pay less than usual
MUST: Final = 10.0  # more than any good is worth


def worst(state: State, verb: i64, count: i64, tastes: vec[float]) -> i64:
    """Of the cards that may go, those that promise least; they go in the order of the catalogue."""
    player = state.current_player()
    lot = card_lot(state, player, player.hand, count, -1.0, tastes)
    return verb + first_of(lot)


def best(state: State, tastes: vec[float]) -> i64:
    lot = card_lot(state, state.current_player(), state.open, state.to_pick, 1.0, tastes)
    return KEEP + first_of(lot)


def card_lot(state: State, player: Player, cards: vec[i64], count: i64, sign: float, tastes: vec[float]) -> vec[i64]:
    """So many cards: those with the highest promise, or with the lowest if the sign is negative."""
    rounds = rounds_left(state)
    promises = vec[float](capacity=KINDS)
    card: i64
    for card in range(KINDS):
        promise = 0.0
        if cards[card] > 0 and card >= state.pick_from:
            promise = hope(state, player, card, rounds, tastes) + PRINTED * float(COST[card])
        promises = append(promises, sign * promise)
    lot = zeros(KINDS)
    number: i64
    for number in range(count):
        chosen_card: i64 = -1
        for card in range(state.pick_from, KINDS):
            if cards[card] > lot[card] and (
                chosen_card < 0 or value(promises, card, lot, sign) > value(promises, chosen_card, lot, sign)
            ):
                chosen_card = card
        lot[chosen_card] += 1
    return lot


def value(promises: vec[float], card: i64, lot: vec[i64], sign: float) -> float:
    """A second card of a kind promises less."""
    if sign > 0.0 and lot[card] > 0:
        return promises[card] * 0.5
    return promises[card]


def first_of(lot: vec[i64]) -> i64:
    card: i64 = 0
    while lot[card] == 0:
        card += 1
    return card


def pick_goods(state: State, verb: i64) -> i64:
    """Plan all the goods that are still to be picked, and say the first of them, or pass."""
    player = state.current_player()
    lot = zeros(GOODS)
    left = state.to_pick
    if verb == GIVE:
        left = MOST_GIVEN - state.given
        if left > state.to_pay:
            left = state.to_pay
    number: i64
    for number in range(left):
        best: i64 = -1
        best_gain = 0.0
        good: i64
        for good in range(state.pick_from, GOODS):
            if available(state, player, verb, good) > lot[good]:
                gain = gain_of(state, verb, good)
                if verb == GIVE and must_give(state):
                    gain += MUST
                if gain > best_gain:
                    best_gain = gain
                    best = good
        if best < 0:
            break
        lot[best] += 1
    for good in range(GOODS):
        if lot[good] > 0:
            return verb + good
    return PASS


def available(state: State, player: Player, verb: i64, good: i64) -> i64:
    if verb == PRODUCE:
        return room(state, player, good)
    return player.goods[good]


def gain_of(state: State, verb: i64, good: i64) -> float:
    """In cards."""
    if verb == PRODUCE:
        return USUAL_PRICE[good]
    if verb == SELL:
        return float(price(state.tile, good)) - SOLD * USUAL_PRICE[good] + SALE_MARGIN
    return 1.0 - SOLD * USUAL_PRICE[good]
