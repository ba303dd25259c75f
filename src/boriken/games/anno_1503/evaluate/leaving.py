"""Cards that go back at the end of a turn: all cards above the limits are chosen together."""

from typing import Final

from mypy_extensions import i64

from boriken.games.anno_1503.actions import DISCARD, RETURN
from boriken.games.anno_1503.catalogue import (
    BUILD_CASTLE,
    CANNON_DISCOUNT,
    CARDS,
    COST_LESS,
    GOODS,
    THING_CARD,
    WIN_DRAW,
)
from boriken.games.anno_1503.evaluate.holdings import goods_worth, is_noble_enough, readiness
from boriken.games.anno_1503.player import Player
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import excess_goods

WORST: Final = -1e18
TOGETHER: Final[i64] = 3  # as many goods are chosen at once; of more, first the most plentiful go


def good_to_return(state: State) -> i64:
    """The first of the goods without which the hand is worth most."""
    player = state.player()
    excess = excess_goods(state)
    if excess > TOGETHER:
        return RETURN + most_plentiful(player)
    best: i64 = 0
    best_worth = WORST
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            worth = best_without(state.rules, player, good, excess)
            if worth > best_worth:
                best_worth = worth
                best = good
    return RETURN + best


def best_without(rules: Rules, player: Player, good: i64, excess: i64) -> float:
    """The worth of the hand when this good has gone back, and after it the rest of the excess, none before it."""
    player.goods[good] -= 1
    best = WORST
    if excess <= 1:
        best = goods_worth(rules, player) + readiness(rules, player)
    else:
        other: i64
        for other in range(good, GOODS):
            if player.goods[other] > 0:
                worth = best_without(rules, player, other, excess - 1)
                if worth > best:
                    best = worth
    player.goods[good] += 1
    return best


def most_plentiful(player: Player) -> i64:
    best: i64 = 0
    good: i64
    for good in range(GOODS):
        if player.goods[good] > player.goods[best]:
            best = good
    return best


def card_to_discard(state: State) -> i64:
    """A card that is of no use any more, else one of those held most often."""
    player = state.player()
    best: i64 = -1
    most: i64 = 0
    card: i64
    for card in range(CARDS):
        number = player.hand[card]
        if number > 0 and is_spent(state.rules, player, THING_CARD + card):
            number += CARDS
        if number > most:
            most = number
            best = card
    return DISCARD + best


def is_spent(rules: Rules, player: Player, thing: i64) -> bool:
    """Whether what the card makes cheaper or decides no longer comes up."""
    kind = rules.effect[thing]
    if kind == CANNON_DISCOUNT:
        return player.cannons >= len(rules.cannon_price) or is_noble_enough(rules, player)
    if kind == COST_LESS and rules.detail[thing] == BUILD_CASTLE:
        return player.castle >= len(rules.cost_castle) or is_noble_enough(rules, player)
    return kind == WIN_DRAW and is_noble_enough(rules, player)
