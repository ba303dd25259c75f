"""Raids: a ransom or a fight, and what a lost or a won one brings."""

from collections.abc import Iterable
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.core.step import DEALER
from boriken.games.anno_1503.actions import AT, DRAW_PIRATE, FIGHT, FOE, PAY, RETURN
from boriken.games.anno_1503.catalogue import (
    DAMAGE,
    FIRST_RIGHT,
    FOES,
    GOLD_OR_GOOD,
    PIRATE_NAMES,
    RAIDS,
    SECOND_RIGHT,
)
from boriken.games.anno_1503.document.names import RESULT_NAMES
from boriken.games.anno_1503.events import (
    FOE_SHOWN,
    GOLD_GAINED,
    GOLD_LOST,
    GOOD_LOST,
    RAID_BOUGHT_OFF,
    RAID_LOST,
    RAID_WON,
    RANSOM_PAID,
    SHIP_DAMAGED,
)
from boriken.games.anno_1503.player import ACTED, DAMAGED
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import (
    ASK_FOE,
    ASK_FOE_DIE,
    ASK_GIVE,
    ASK_RAID,
    ASK_TOW,
    BOUGHT_OFF,
    NOBODY,
    WON,
    State,
)
from boriken.games.anno_1503.turn.agenda import anchor
from boriken.games.anno_1503.turn.building import harbour_squares, refuse_square
from boriken.games.anno_1503.turn.common import AtSea
from boriken.games.anno_1503.turn.ending import goods_to_return, refuse_return
from boriken.games.anno_1503.turn.pirates import depart, raids


class Ransom(AtSea):
    """AN-PIRATE-05."""

    name: ClassVar[str] = "ransom"

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([FIGHT, PAY])

    def apply(self, state: State, action: i64) -> None:
        if action == FIGHT:
            state.leave_to_chance(ASK_FOE)
        else:
            state.player().gold -= state.rules.ransom
            state.tell(RANSOM_PAID, state.current, state.rules.ransom)
            state.raid_result = BOUGHT_OFF
            state.leave_to_chance(ASK_RAID)

    def details(self, state: State) -> dict[str, Any]:
        return {"gold": state.rules.ransom}

    def can_come_up(self, state: State) -> bool:
        return state.square >= 0 and state.player().gold >= state.rules.ransom


class DrawFoe(AtSea):
    """The foe who fights for the pirates is all that the card tells before the fight (AN-PIRATE-08)."""

    name: ClassVar[str] = "foe"
    answered_by: ClassVar[str] = DEALER

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        foe: i64
        for foe in range(FOES):
            if raids(state, foe) > 0:
                actions = append(actions, FOE + foe)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64]()
        foe: i64
        for foe in range(FOES):
            if raids(state, foe) > 0:
                ways = append(ways, raids(state, foe))
        return ways

    def apply(self, state: State, action: i64) -> None:
        state.foe = action - FOE
        state.rerolls = 0
        state.tell(FOE_SHOWN, state.current, state.foe, foe_seat(state))
        state.leave_to_chance(ASK_FOE_DIE)


def foe_seat(state: State) -> i64:
    """Right is anticlockwise; with two players both neighbours are the other one (AN-PIRATE-09, AN-PIRATE-10).

    The pirate who is as strong as the player fights with the player's own cannons (AN-PIRATE-12).
    """
    if state.foe == FIRST_RIGHT or (state.foe == SECOND_RIGHT and state.seats == 2):
        return (state.current + state.seats - 1) % state.seats
    if state.foe == SECOND_RIGHT:
        return (state.current + state.seats - 2) % state.seats
    return state.current


class DrawRaid(AtSea):
    """Prize and penalty are seen only now, with the rest of the card."""

    name: ClassVar[str] = "raid_card"
    answered_by: ClassVar[str] = DEALER

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        card: i64
        for card in range(RAIDS):
            if self.is_possible(state, card):
                actions = append(actions, DRAW_PIRATE + card)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64]()
        card: i64
        for card in range(RAIDS):
            if self.is_possible(state, card):
                ways = append(ways, state.pirate_stack[card])
        return ways

    def is_possible(self, state: State, card: i64) -> bool:
        return state.pirate_stack[card] > 0 and (state.foe == NOBODY or state.rules.foe[card] == state.foe)

    def apply(self, state: State, action: i64) -> None:
        """The card goes to the discards in any case (AN-PIRATE-07, AN-PIRATE-23)."""
        card = action - DRAW_PIRATE
        result = state.raid_result
        state.raid_result = BOUGHT_OFF
        state.pirate_stack[card] -= 1
        state.pirate_discards[card] += 1
        if result == BOUGHT_OFF:
            state.tell(RAID_BOUGHT_OFF, state.current, card)
            depart(state)
        elif result == WON:
            state.tell(RAID_WON, state.current, card)
            win(state, card)
        else:
            state.tell(RAID_LOST, state.current, card)
            suffer(state, card)

    def save(self, state: State) -> dict[str, Any]:
        return {"result": RESULT_NAMES[state.raid_result]}

    def load(self, state: State, document: Document) -> None:
        state.raid_result = document.one_of("result", RESULT_NAMES)

    def can_come_up(self, state: State) -> bool:
        return state.square >= 0 and (state.raid_result == BOUGHT_OFF) == (state.foe == NOBODY)


def win(state: State, card: i64) -> None:
    """AN-PIRATE-21, AN-PIRATE-22."""
    if state.rules.prize_gold[card] > 0:
        state.tell(GOLD_GAINED, state.current, state.earn(state.rules.prize_gold[card]))
    state.commodities_due += state.rules.prize_commodities[card]
    state.luxuries_due += state.rules.prize_luxuries[card]
    depart(state)


def suffer(state: State, card: i64) -> None:
    """AN-PIRATE-16, AN-PIRATE-17, AN-PIRATE-19."""
    loss = state.rules.loss[card]
    if loss == DAMAGE:
        squares = harbour_squares(state)
        if len(squares) > 1:
            state.decide(ASK_TOW)
        else:
            tow(state, squares[0] - AT)
    elif loss == GOLD_OR_GOOD:
        state.pirate_card = card
        choices = gifts(state)
        if len(choices) > 1:
            state.decide(ASK_GIVE)
        elif len(choices) == 1:
            give(state, choices[0])
        else:
            lose_gold(state, state.player().gold)  # without a good, all gold (AN-PIRATE-18, AN-PIRATE-20)
    else:
        lose_gold(state, state.player().gold // 2)


def lose_gold(state: State, gold: i64) -> None:
    state.player().gold -= gold
    state.tell(GOLD_LOST, state.current, gold)
    depart(state)


class Tow(AtSea):
    """The harbour to which a damaged ship is towed."""

    name: ClassVar[str] = "tow"

    def legal(self, state: State) -> vec[i64]:
        return harbour_squares(state)

    def apply(self, state: State, action: i64) -> None:
        tow(state, action - AT)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_square(action)


def tow(state: State, square: i64) -> None:
    state.square = square
    anchor(state, DAMAGED + ACTED)
    state.tell(SHIP_DAMAGED, state.current, square)
    depart(state)


class Give(AtSea):
    """A good or gold for the pirates."""

    name: ClassVar[str] = "give"

    def legal(self, state: State) -> vec[i64]:
        return gifts(state)

    def apply(self, state: State, action: i64) -> None:
        give(state, action)

    def details(self, state: State) -> dict[str, Any]:
        return {"gold": state.rules.loss_gold[state.pirate_card]}

    def candidates(self, state: State) -> Iterable[int]:
        return [PAY]

    def refuse(self, state: State, action: int) -> Refusal | None:
        if action == PAY:
            price = state.rules.loss_gold[state.pirate_card]
            return because("too_little_gold", price=price, gold=state.player().gold)
        return refuse_return(action)

    def save(self, state: State) -> dict[str, Any]:
        return {"card": PIRATE_NAMES[state.pirate_card]}

    def load(self, state: State, document: Document) -> None:
        state.pirate_card = document.one_of("card", PIRATE_NAMES)


def gifts(state: State) -> vec[i64]:
    actions = goods_to_return(state)
    if state.player().gold >= state.rules.loss_gold[state.pirate_card]:
        actions = append(actions, PAY)
    return actions


def give(state: State, action: i64) -> None:
    if action == PAY:
        lose_gold(state, state.rules.loss_gold[state.pirate_card])
    else:
        state.give_good(action - RETURN)
        state.tell(GOOD_LOST, state.current, action - RETURN)
        depart(state)
