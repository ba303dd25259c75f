"""Pirate squares: a card is drawn, and somebody raids the ship, or trades with it."""

from collections.abc import Iterable
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.core.step import DEALER
from boriken.core.vectors import total, zeros
from boriken.games.anno_1503.actions import BUY, DRAW_PIRATE, PASS, RAID, TAKE
from boriken.games.anno_1503.catalogue import COMMODITIES, GOODS, MARBLE, PIRATE_NAMES, PIRATES, RAIDS, STONE
from boriken.games.anno_1503.events import BARGAIN, ENCOUNTER, NO_SEAT, PASSED, PEACEFUL_MET, PIRATES_SHUFFLED
from boriken.games.anno_1503.player import ACTED
from boriken.games.anno_1503.state import ASK_BARGAIN, ASK_ENCOUNTER, ASK_FOE, ASK_RANSOM, NOBODY, State
from boriken.games.anno_1503.turn.agenda import anchor, go_on
from boriken.games.anno_1503.turn.common import AtSea
from boriken.games.anno_1503.turn.trading import refuse_purchase


def meet(state: State) -> None:
    """A ship that enters a pirate square has no more points (AN-PIRATE-01, AN-PIRATE-02)."""
    state.points_left = 0
    if total(state.pirate_stack) == 0:
        shuffle(state)
    if total(state.pirate_stack) == 0:
        depart(state)
    else:
        state.leave_to_chance(ASK_ENCOUNTER)


def depart(state: State) -> None:
    """The ship stays on its square after all but damage (AN-PIRATE-29)."""
    if state.square >= 0:
        anchor(state, ACTED)
    state.end_fight()
    go_on(state)


def shuffle(state: State) -> None:
    """All cards into a new stack (AN-PIRATE-26)."""
    card: i64
    for card in range(PIRATES):
        state.pirate_stack[card] += state.pirate_discards[card]
    state.pirate_discards = zeros(PIRATES)
    state.tell(PIRATES_SHUFFLED, NO_SEAT)


class Encounter(AtSea):
    """Before anything is decided nothing but the kind of a raid card is known (AN-PIRATE-04)."""

    name: ClassVar[str] = "encounter"
    answered_by: ClassVar[str] = DEALER

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        if raids(state, NOBODY) > 0:
            actions = append(actions, RAID)
        card: i64
        for card in range(RAIDS, PIRATES):
            if state.pirate_stack[card] > 0:
                actions = append(actions, DRAW_PIRATE + card)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64]()
        if raids(state, NOBODY) > 0:
            ways = append(ways, raids(state, NOBODY))
        card: i64
        for card in range(RAIDS, PIRATES):
            if state.pirate_stack[card] > 0:
                ways = append(ways, state.pirate_stack[card])
        return ways

    def apply(self, state: State, action: i64) -> None:
        state.tell(ENCOUNTER, state.current, state.square, 1 if action == RAID else 0)
        if action != RAID:
            trade(state, action - DRAW_PIRATE)
        elif state.player().gold >= state.rules.ransom:
            state.decide(ASK_RANSOM)
        else:
            state.leave_to_chance(ASK_FOE)  # AN-PIRATE-06


def raids(state: State, foe: i64) -> i64:
    """Raid cards in the stack, all of them or those with one foe."""
    cards: i64 = 0
    card: i64
    for card in range(RAIDS):
        if foe == NOBODY or state.rules.foe[card] == foe:
            cards += state.pirate_stack[card]
    return cards


# Peaceful pirates


def trade(state: State, card: i64) -> None:
    state.pirate_stack[card] -= 1
    state.pirate_discards[card] += 1
    state.pirate_card = card
    state.tell(PEACEFUL_MET, state.current, card)
    if len(bargains(state)) > 1:
        state.decide(ASK_BARGAIN)
    else:
        end_trade(state)


class Bargain(AtSea):
    """One card at the pirate's price, without discounts, beside the limit of the turn (AN-PIRATE-24, -25)."""

    name: ClassVar[str] = "bargain"

    def legal(self, state: State) -> vec[i64]:
        return bargains(state)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
        else:
            good = action - BUY
            state.player().gold -= bargain_price(state, good)
            state.take_good(good)
            state.tell(BARGAIN, state.current, good, bargain_price(state, good))
        end_trade(state)

    def details(self, state: State) -> dict[str, Any]:
        return {"prices": {"commodity": bargain_price(state, STONE), "luxury": bargain_price(state, MARBLE)}}

    def candidates(self, state: State) -> Iterable[int]:
        return [BUY + good for good in range(GOODS) if state.rules.stock[good]]

    def refuse(self, state: State, action: int) -> Refusal | None:
        if not BUY <= action < TAKE:
            return None
        good = action - BUY
        return refuse_purchase(state, good, bargain_price(state, good))

    def save(self, state: State) -> dict[str, Any]:
        return {"card": PIRATE_NAMES[state.pirate_card]}

    def load(self, state: State, document: Document) -> None:
        state.pirate_card = document.one_of("card", PIRATE_NAMES)

    def can_come_up(self, state: State) -> bool:
        return state.square >= 0 and state.pirate_card >= RAIDS


def bargains(state: State) -> vec[i64]:
    actions = vec[i64]([PASS])
    good: i64
    for good in range(GOODS):
        if state.stock[good] > 0 and state.player().gold >= bargain_price(state, good):
            actions = append(actions, BUY + good)
    return actions


def bargain_price(state: State, good: i64) -> i64:
    if good >= COMMODITIES:
        return state.rules.bargain_luxury[state.pirate_card]
    return state.rules.bargain_commodity[state.pirate_card]


def end_trade(state: State) -> None:
    if state.rules.reshuffles[state.pirate_card] == 1:
        shuffle(state)
    depart(state)
