"""The builder: everybody may build one building and pays with other cards; the builder pays one card less.

The choice of a building and its place is in building.py. Here it is paid for, and brings what follows.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.memory import Entry, Name, Number
from boriken.core.refusal import Refusal
from boriken.games.san_juan.actions import DRAW, GIVE, PASS, PAY, USE_LIBRARY
from boriken.games.san_juan.catalogue import (
    ALL_CARDS,
    BLACK_MARKET,
    CARD_NAMES,
    CARPENTER,
    GOOD_NAMES,
    GOODS,
    KINDS,
    NO_CARD,
    POOR_HOUSE,
    is_violet,
)
from boriken.games.san_juan.drawing import LEFT_TO_DRAW, Draw
from boriken.games.san_juan.events import BUILT, CARD_PAID, FOR_BONUS, GOOD_GIVEN
from boriken.games.san_juan.picking import FROM_CARD, FROM_GOOD, Pick, PickCards
from boriken.games.san_juan.questions import ASK_BONUS_CARD, ASK_BUILD, ASK_GIVE, ASK_LIBRARY, ASK_PAY
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.roles.costs import (
    MOST_GIVEN,
    NO_TARGET,
    SITE,
    gifts,
    is_payable,
    must_give,
    price,
)
from boriken.games.san_juan.roles.councillor import refuse_library, take_or_leave
from boriken.games.san_juan.rounds import RolePhase, end_game, end_phase
from boriken.games.san_juan.state import State
from boriken.games.san_juan.steps import Question

LEFT_TO_PAY: Final = Number("left", "to_pay", int(ALL_CARDS))


class Builder(RolePhase):
    def ask(self, state: State) -> bool:
        """Whoever has a card is asked, even if none can be paid: nobody else may know that."""
        if state.current_player().cards == 0:
            return False
        state.decide(ASK_BUILD)
        return True

    def end(self, state: State) -> None:
        if state.ending:
            end_game(state)  # SJ-END-01, SJ-END-02
        else:
            end_phase(state)


BUILDER_PHASE: Final = Builder()


# The library


class UseLibrary(Question):
    """Of two players the governor may save the library for the second turn (SJ-2P-05, SJ-2P-06)."""

    name: ClassVar[str] = "library"
    phases: ClassVar[Sequence[str | None]] = ("builder",)
    shows: ClassVar[Sequence[Entry]] = SITE
    remembers: ClassVar[Sequence[Entry]] = SITE

    def legal(self, state: State) -> vec[i64]:
        return take_or_leave(USE_LIBRARY)

    def apply(self, state: State, action: i64) -> None:
        start_payment(state, action == USE_LIBRARY)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_library(state) if action == USE_LIBRARY else None

    def can_come_up(self, state: State) -> bool:
        return state.library_can_wait() and state.library_works()


def ask_library(state: State) -> None:
    if price(state, False) == price(state, state.library_works()):
        start_payment(state, False)
    elif state.library_can_wait() and is_payable(state, NO_TARGET, False):
        state.decide(ASK_LIBRARY)
    else:
        start_payment(state, True)


def start_payment(state: State, library: bool) -> None:
    state.to_pay = price(state, library)
    if library:
        state.use_library()
    state.tell(BUILT, state.current, state.site, state.to_pay)
    state.given = 0
    state.pick_from = 0
    ask_gift(state)


# The black market


class Give(Pick):
    """A good pays like a card (SJ-CARD-BLACKMARKET-02)."""

    name: ClassVar[str] = "give"
    phases: ClassVar[Sequence[str | None]] = ("builder",)
    counting: ClassVar[Counting | Picking | None] = Picking("give")
    shows: ClassVar[Sequence[Entry]] = (*SITE, Number("cost", "to_pay"))
    remembers: ClassVar[Sequence[Entry]] = (*SITE, FROM_GOOD, LEFT_TO_PAY, Number("count", "given", int(ALL_CARDS)))

    def __init__(self) -> None:
        super().__init__(GIVE, GOOD_NAMES)

    def available(self, state: State, kind: i64) -> i64:
        return state.current_player().goods[kind]

    def most(self, state: State) -> i64:
        return min(state.to_pay, MOST_GIVEN - state.given)

    def least(self, state: State) -> i64:
        """The part of the price that cards cannot pay."""
        return max(0, state.to_pay - state.current_player().cards)

    def legal(self, state: State) -> vec[i64]:
        return gifts(state)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            ask_payment(state)
            return
        good = action - GIVE
        state.discard_good(good)
        state.tell(GOOD_GIVEN, state.current, good)
        state.pick_from = good
        state.given += 1
        state.to_pay -= 1
        ask_gift(state)

    def candidates(self, state: State) -> Iterable[int]:
        return [int(PASS), *super().candidates(state)]

    def refuse(self, state: State, action: int) -> Refusal | None:
        if action == PASS:
            return because("must_give", cost=int(state.to_pay))
        return refuse_gift(state, action)

    def can_come_up(self, state: State) -> bool:
        return state.given <= MOST_GIVEN


def refuse_gift(state: State, action: int) -> Refusal | None:
    good = action - int(GIVE)
    if not 0 <= good < GOODS:
        return None
    if not state.current_player().has(BLACK_MARKET):
        return because("no_black_market")
    if state.given == MOST_GIVEN:
        return because("enough_given", most=int(MOST_GIVEN))
    if not state.current_player().goods[good]:
        return because("no_goods", good=GOOD_NAMES[good])
    if good < state.pick_from:
        return because("other_order", thing=GOOD_NAMES[good])
    return because("must_give", cost=int(state.to_pay))


def ask_gift(state: State) -> None:
    if len(gifts(state)) > 1 or must_give(state):
        state.decide(ASK_GIVE)
    else:
        ask_payment(state)


# The cards


class Pay(PickCards):
    """Exactly the cost, not more (SJ-BUILDER-11)."""

    name: ClassVar[str] = "pay"
    phases: ClassVar[Sequence[str | None]] = ("builder",)
    counting: ClassVar[Counting | Picking | None] = Picking("pay")
    shows: ClassVar[Sequence[Entry]] = SITE
    remembers: ClassVar[Sequence[Entry]] = (*SITE, FROM_CARD, LEFT_TO_PAY)

    def __init__(self) -> None:
        super().__init__(PAY)

    def most(self, state: State) -> i64:
        return state.to_pay

    def apply(self, state: State, action: i64) -> None:
        card = action - PAY
        pay_with(state, card)
        state.pick_from = card
        if state.to_pay == 0:
            carpenter(state)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_gift(state, action) or super().refuse(state, action)


def ask_payment(state: State) -> None:
    """Where all cards must go there is nothing to ask."""
    player = state.current_player()
    if 0 < state.to_pay < player.cards:
        state.pick_from = 0
        state.decide(ASK_PAY)
        return
    card: i64
    for card in range(KINDS):
        while state.to_pay > 0 and player.hand[card] > 0:
            pay_with(state, card)
    carpenter(state)


def pay_with(state: State, card: i64) -> None:
    state.discard_from_hand(card)
    state.tell(CARD_PAID, state.current, card)
    state.to_pay -= 1


# What follows


class BonusCard(Draw):
    phases: ClassVar[Sequence[str | None]] = ("builder",)
    shows: ClassVar[Sequence[Entry]] = SITE
    remembers: ClassVar[Sequence[Entry]] = (*SITE, Name("bonus", "bonus", CARD_NAMES), LEFT_TO_DRAW)

    def apply(self, state: State, action: i64) -> None:
        state.draw_to_hand(action - DRAW, FOR_BONUS)
        poor_house(state)

    def can_come_up(self, state: State) -> bool:
        return super().can_come_up(state) and state.bonus in (CARPENTER, POOR_HOUSE)


def carpenter(state: State) -> None:
    """Works for violet buildings, and not for itself (SJ-CARD-CARPENTER-01 to SJ-CARD-CARPENTER-03)."""
    state.bonus = CARPENTER
    if not (is_violet(state.site) and state.current_player().has(CARPENTER) and state.bring(CARPENTER, ASK_BONUS_CARD)):
        poor_house(state)


def poor_house(state: State) -> None:
    """It looks at the hand after the carpenter's card (SJ-CARD-POORHOUSE-02); then the building stands.

    Until then it has no effect (SJ-CARD-VIOLET-02).
    """
    player = state.current_player()
    if state.bonus == CARPENTER:
        state.bonus = POOR_HOUSE
        if player.cards <= 1 and player.has(POOR_HOUSE) and state.bring(POOR_HOUSE, ASK_BONUS_CARD):
            return
    state.complete(state.site)
    state.site = NO_CARD
    state.under = NO_CARD
    state.bonus = NO_CARD
    BUILDER_PHASE.end_turn(state)
