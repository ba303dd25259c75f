"""The builder: everybody may build one building and pays with other cards; the builder pays one card less."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE
from boriken.games.san_juan.actions import (
    BUILD,
    COVER,
    DRAW,
    GIVE,
    PASS,
    PAY,
    TARGETS,
    USE_LIBRARY,
    covered,
    is_loaded,
)
from boriken.games.san_juan.catalogue import (
    BLACK_MARKET,
    CARPENTER,
    COST,
    CRANE,
    GOODS,
    KINDS,
    LIBRARY,
    NO_CARD,
    POOR_HOUSE,
    QUARRY,
    SMITHY,
    is_violet,
)
from boriken.games.san_juan.events import BUILT, CARD_PAID, COVERED, FOR_BONUS, GOOD_GIVEN, LIBRARY_USED, PASSED
from boriken.games.san_juan.roles.role import Role, take_or_leave
from boriken.games.san_juan.rounds import end_game, end_phase
from boriken.games.san_juan.state import (
    ASK_BUILD,
    ASK_COVER,
    ASK_GIVE,
    ASK_LIBRARY,
    ASK_PAY,
    Player,
    State,
    changed,
    pickable,
)

NO_TARGET: Final[i64] = -1
MOST_GIVEN: Final[i64] = 2  # goods that the black market takes (SJ-CARD-BLACKMARKET-01)


class Builder(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_PAY:
            return pickable(state.current_player().hand, PAY, state)
        if state.ask == ASK_COVER:
            return coverings(state)
        if state.ask == ASK_LIBRARY:
            return take_or_leave(USE_LIBRARY)
        if state.ask == ASK_GIVE:
            return gifts(state)
        actions = vec[i64](capacity=KINDS + 1)
        actions = append(actions, PASS)
        card: i64
        for card in range(KINDS):
            if can_build(state, card):
                actions = append(actions, BUILD + card)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.actor == CHANCE:
            state.draw_to_hand(action - DRAW, FOR_BONUS)
            self.go_on(state)
        elif state.ask == ASK_PAY:
            self.pay(state, action - PAY)
        elif state.ask == ASK_COVER:
            if action != PASS:
                cover(state, action - COVER)
            self.ask_library(state)
        elif state.ask == ASK_LIBRARY:
            self.start_payment(state, action == USE_LIBRARY)
        elif state.ask == ASK_GIVE:
            self.give(state, action)
        elif action == PASS:
            state.tell(PASSED, state.current)
            self.end_turn(state)
        else:
            self.put_down(state, action - BUILD)

    def ask_next(self, state: State) -> None:
        """Whoever has a card is asked, even if none can be paid: nobody else may know that."""
        while state.left > 0:
            if state.current_player().cards > 0:
                state.decide(ASK_BUILD)
                return
            state.next_turn()
        if state.ending:
            end_game(state)  # SJ-END-01, SJ-END-02
        else:
            end_phase(state)

    # The steps of one build (SJ-BUILDER-12)

    def put_down(self, state: State, card: i64) -> None:
        state.put_down(card)
        state.site = card
        if state.current_player().has(CRANE) and can_cover_something(state):
            state.decide(ASK_COVER)
        else:
            self.ask_library(state)

    def ask_library(self, state: State) -> None:
        """Of two players the governor may save the library for the second turn (SJ-2P-05, SJ-2P-06)."""
        if price(state, False) == price(state, state.library_works()):
            self.start_payment(state, False)
        elif state.library_can_wait() and is_payable(state, NO_TARGET, False):
            state.decide(ASK_LIBRARY)
        else:
            self.start_payment(state, True)

    def start_payment(self, state: State, library: bool) -> None:
        cost = price(state, library)
        if library:
            state.use_library()
            state.tell(LIBRARY_USED, state.current)
        state.tell(BUILT, state.current, state.site, cost)
        state.pick(ASK_GIVE, cost)
        state.count = 0
        self.ask_gift(state)

    def ask_gift(self, state: State) -> None:
        if len(gifts(state)) > 1 or must_give(state):
            state.decide(ASK_GIVE)
        else:
            self.ask_payment(state)

    def give(self, state: State, action: i64) -> None:
        """A good pays like a card (SJ-CARD-BLACKMARKET-02)."""
        if action == PASS:
            self.ask_payment(state)
            return
        good = action - GIVE
        state.discard_good(good)
        state.tell(GOOD_GIVEN, state.current, good)
        state.about = good
        state.count += 1
        state.due -= 1
        self.ask_gift(state)

    def ask_payment(self, state: State) -> None:
        """Exactly the cost, not more (SJ-BUILDER-11); where all cards must go there is nothing to ask."""
        player = state.current_player()
        if 0 < state.due < player.cards:
            state.pick(ASK_PAY, state.due)
            return
        card: i64
        for card in range(KINDS):
            while state.due > 0 and player.hand[card] > 0:
                pay_with(state, card)
        self.carpenter(state)

    def pay(self, state: State, card: i64) -> None:
        pay_with(state, card)
        state.about = card
        if state.due == 0:
            self.carpenter(state)

    def carpenter(self, state: State) -> None:
        """Works for violet buildings, and not for itself (SJ-CARD-CARPENTER-01 to SJ-CARD-CARPENTER-03)."""
        state.bonus = CARPENTER
        if is_violet(state.site) and state.current_player().has(CARPENTER) and state.bring(CARPENTER):
            return
        self.go_on(state)

    def go_on(self, state: State) -> None:
        """The poor house looks at the hand after the carpenter's card (SJ-CARD-POORHOUSE-02); then the building stands.

        Until then it has no effect (SJ-CARD-VIOLET-02).
        """
        player = state.current_player()
        if state.bonus == CARPENTER:
            state.bonus = POOR_HOUSE
            if player.cards <= 1 and player.has(POOR_HOUSE) and state.bring(POOR_HOUSE):
                return
        state.complete(state.site)
        state.site = NO_CARD
        state.under = NO_CARD
        state.bonus = NO_CARD
        self.end_turn(state)


# What can be built


def can_build(state: State, card: i64) -> bool:
    """A card of the own hand, no violet building twice (SJ-BUILDER-10), and all of its cost (SJ-BUILDER-05)."""
    player = state.current_player()
    if player.hand[card] == 0 or (is_violet(card) and player.has(card)):
        return False
    purse = player.cards - 1  # the card itself cannot pay (SJ-BUILDER-04)
    library = state.library_works()
    if left_to_pay(state, player, card, NO_TARGET, library) <= purse:
        return True
    if not player.has(CRANE):
        return False
    target: i64
    for target in range(TARGETS):
        if can_be_covered(player, card, target) and left_to_pay(state, player, card, target, library) <= purse:
            return True
    return False


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


# The crane


def coverings(state: State) -> vec[i64]:
    actions = vec[i64](capacity=TARGETS + 1)
    if is_payable(state, NO_TARGET, state.library_works()):
        actions = append(actions, PASS)
    player = state.current_player()
    target: i64
    for target in range(TARGETS):
        if can_be_covered(player, state.site, target) and is_payable(state, target, state.library_works()):
            actions = append(actions, COVER + target)
    return actions


def can_cover_something(state: State) -> bool:
    player = state.current_player()
    target: i64
    for target in range(TARGETS):
        if can_be_covered(player, state.site, target) and is_payable(state, target, state.library_works()):
            return True
    return False


def can_be_covered(player: Player, card: i64, target: i64) -> bool:
    """An own face-up building, but no crane and none of the same kind (SJ-CARD-CRANE-01, -05, -09)."""
    under = covered(target)
    if under in (card, CRANE):
        return False
    if is_loaded(target):
        return player.goods[under] > 0
    if is_violet(under):
        return player.has(under)
    return player.town[under] > player.goods[under]


def cover(state: State, target: i64) -> None:
    """It is out of the game, and a good on it is lost (SJ-CARD-CRANE-03, SJ-CARD-CRANE-06)."""
    player = state.current_player()
    under = covered(target)
    if is_loaded(target):
        state.discard_good(under)
    player.town[under] -= 1
    player.buildings -= 1
    player.covered = changed(player.covered, under, 1)
    state.under = under
    state.tell(COVERED, state.current, under, 1 if is_loaded(target) else 0)


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
    if state.due <= player.cards:
        actions = append(actions, PASS)
    if state.due == 0 or state.count == MOST_GIVEN or not player.has(BLACK_MARKET):
        return actions
    rest: i64 = 0
    good: i64
    for good in range(state.about, GOODS):
        rest += player.goods[good]
    for good in range(state.about, GOODS):
        more = rest  # goods that could still be given, this one included
        if more > MOST_GIVEN - state.count:
            more = MOST_GIVEN - state.count
        if player.goods[good] > 0 and state.due - more <= player.cards:
            actions = append(actions, GIVE + good)
        rest -= player.goods[good]
    return actions


def must_give(state: State) -> bool:
    return state.due > state.current_player().cards


def pay_with(state: State, card: i64) -> None:
    state.discard_from_hand(card)
    state.tell(CARD_PAID, state.current, card)
    state.due -= 1
