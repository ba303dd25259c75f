"""The card that is being built: what it costs, what of it goods can pay, and what is told of it."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.memory import Name
from boriken.games.san_juan.actions import GIVE, PASS, covered, is_loaded
from boriken.games.san_juan.catalogue import (
    BLACK_MARKET,
    CARD_NAMES,
    COST,
    GOODS,
    LIBRARY,
    NO_CARD,
    QUARRY,
    SMITHY,
    is_violet,
)
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.state import State

NO_TARGET: Final[i64] = -1  # nothing is covered
SITE: Final = (Name("building", "site", CARD_NAMES), Name("covered", "under", CARD_NAMES, nothing=int(NO_CARD)))
MOST_GIVEN: Final[i64] = 2  # goods that the black market takes (SJ-CARD-BLACKMARKET-01)


def is_payable(state: State, target: i64, library: bool) -> bool:
    """Whether the card that was put down can be paid for."""
    player = state.current_player()
    return left_to_pay(state, player, state.site, target, library) <= player.cards


def left_to_pay(state: State, player: Player, card: i64, target: i64, library: bool) -> i64:
    """Hand cards that a building costs if the black market takes as many goods as it can."""
    cost = discounted(state, player, card, target, library)
    return cost - most_given(player, target, cost)


def price(state: State, library: bool) -> i64:
    """The cost of the building that was put down, goods not counted."""
    return discounted(state, state.current_player(), state.site, NO_TARGET, library)


def discounted(state: State, player: Player, card: i64, target: i64, library: bool) -> i64:
    """The cost after all discounts, never below 0 (SJ-BUILDER-07).

    What is covered, or would be, helps no longer (SJ-CARD-CRANE-04) but by its printed cost (SJ-CARD-CRANE-02).
    """
    cost = COST[card]
    under = NO_CARD
    if target != NO_TARGET:
        under = covered(target)
        cost -= COST[under]
    elif state.under != NO_CARD:
        cost -= COST[state.under]
    if state.has_privilege():
        cost -= 1  # SJ-BUILDER-06
        if library and under != LIBRARY:
            cost -= 1  # SJ-CARD-LIBRARY-02
    if is_violet(card):
        if under != QUARRY and player.has(QUARRY):
            cost -= 1  # SJ-CARD-QUARRY-01
    elif under != SMITHY and player.has(SMITHY):
        cost -= 1  # SJ-CARD-SMITHY-01
    if cost < 0:
        return 0
    return cost


def discounts(state: State, card: i64) -> list[dict[str, Any]]:
    """Why a building costs less than is printed, before anything is covered."""
    player = state.current_player()
    helper = QUARRY if is_violet(card) else SMITHY
    reasons = {
        "privilege": state.has_privilege(),
        CARD_NAMES[LIBRARY]: state.has_privilege() and state.library_works(),
        CARD_NAMES[helper]: player.has(helper),
    }
    return [{"by": by, "cards": 1} for by, counts in reasons.items() if counts]


# The black market


def most_given(player: Player, target: i64, cost: i64) -> i64:
    """Goods that can pay: not more than the cost, and not what is covered (SJ-CARD-BLACKMARKET-04)."""
    if not player.has(BLACK_MARKET):
        return 0
    goods = player.all_goods()
    if target != NO_TARGET:
        if covered(target) == BLACK_MARKET:
            return 0
        if is_loaded(target):
            goods -= 1
    if goods > MOST_GIVEN:
        goods = MOST_GIVEN
    if goods > cost:
        goods = cost
    return goods


def gifts(state: State) -> vec[i64]:
    """Goods are given one at a time in the order of their kinds, never so few that the cards cannot pay the rest."""
    player = state.current_player()
    actions = vec[i64](capacity=GOODS + 1)
    if state.to_pay <= player.cards:
        actions = append(actions, PASS)
    if state.to_pay == 0 or state.given == MOST_GIVEN or not player.has(BLACK_MARKET):
        return actions
    rest: i64 = 0
    good: i64
    for good in range(state.pick_from, GOODS):
        rest += player.goods[good]
    for good in range(state.pick_from, GOODS):
        more = rest  # goods that could still be given, this one included
        if more > MOST_GIVEN - state.given:
            more = MOST_GIVEN - state.given
        if player.goods[good] > 0 and state.to_pay - more <= player.cards:
            actions = append(actions, GIVE + good)
        rest -= player.goods[good]
    return actions


def must_give(state: State) -> bool:
    return state.to_pay > state.current_player().cards
