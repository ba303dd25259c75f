"""The mayor: colonists arrive, and everybody places all their colonists anew (placing.py)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.games.puerto_rico.actions import COLONIST, TAKE_NOBLE
from boriken.games.puerto_rico.catalogue import VILLA
from boriken.games.puerto_rico.events import COLONISTS_DEALT, PASSED, PRIVILEGE_COLONIST, TOKEN_TAKEN, VILLA_TOKEN
from boriken.games.puerto_rico.player import NOWHERE
from boriken.games.puerto_rico.questions import ASK_COLONIST, ASK_SHIP_TOKEN
from boriken.games.puerto_rico.roles.offers import Token
from boriken.games.puerto_rico.roles.placing import ask_next
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps, family


class Mayor(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        state.privileges_used = 0
        ask_privilege(state)

    def save(self, state: State) -> dict[str, Any]:
        return {"extras": int(state.privileges_used)} if state.rules.expanded else {}

    def load(self, state: State, question: Document) -> None:
        if state.rules.expanded:
            state.privileges_used = question.number("extras", 0, 2, 0)


class TakeColonist(Question):
    name: ClassVar[str] = "colonist"
    phases: ClassVar[Sequence[str | None]] = ("mayor",)
    taker_only: ClassVar[bool] = True
    answers: ClassVar[Sequence[range]] = (family(COLONIST, 1),)

    def legal(self, state: State) -> vec[i64]:
        return take_or_leave(COLONIST)  # PR-MAYOR-03, PR-DEC-04

    def apply(self, state: State, action: i64) -> None:
        if action == COLONIST:
            state.colonists -= 1
            state.privileges_used += 1
            state.current_player().san_juan += 1
            state.tell(PRIVILEGE_COLONIST, state.current)
            ask_privilege(state)
        else:
            state.tell(PASSED, state.current)
            arrive(state)

    def can_come_up(self, state: State) -> bool:
        return state.colonists > 0 and super().can_come_up(state)


class ShipToken(Token):
    """Whether a colonist or a noble is taken from the ship."""

    phases: ClassVar[Sequence[str | None]] = ("mayor",)

    def apply(self, state: State, action: i64) -> None:
        take_token(state, action == TAKE_NOBLE)
        deal_sorts(state)

    def can_come_up(self, state: State) -> bool:
        if not has_either_sort(state) or state.undealt > state.colonist_ship + state.noble_ship:
            return False
        return super().can_come_up(state)


STEPS: Steps = {ASK_COLONIST: TakeColonist(), ASK_SHIP_TOKEN: ShipToken()}


def ask_privilege(state: State) -> None:
    """One colonist from the supply, two with a library (PR-MAYOR-04, NB-LIBRARY-05); never a noble (NO-DEC-01)."""
    if state.colonists > 0 and state.privileges_used < state.privilege():
        state.decide(ASK_COLONIST)
    else:
        arrive(state)


def arrive(state: State) -> None:
    if state.rules.with_nobles:
        reward_villas(state)
        state.undealt = tokens_to_deal(state)
        state.current = state.taker
        deal_sorts(state)
    else:
        deal(state)


def deal(state: State) -> None:
    """The colonists on the ship, one at a time, from the mayor clockwise (PR-MAYOR-05)."""
    order: i64
    dealt: i64 = 0
    for order in range(state.turns()):
        seat = (state.taker + order) % state.seats
        share = (state.colonist_ship + state.seats - 1 - order) // state.seats
        state.players[seat].san_juan += share
        dealt += share
        state.tell(COLONISTS_DEALT, seat, share)
    state.colonist_ship -= dealt
    ask_next(state)


def deal_sorts(state: State) -> None:
    """Colonists and nobles on one ship: who takes chooses, as long as both sorts are there (NO-MAYOR-02)."""
    while state.undealt > 0:
        if has_either_sort(state):
            state.decide(ASK_SHIP_TOKEN)
            return
        take_token(state, state.noble_ship > 0)
    state.start_turns(state.taker)
    ask_next(state)


def reward_villas(state: State) -> None:
    """A noble from the supply, or else a colonist, before the ship is dealt (NO-VILLA-01, NO-VILLA-02, NO-DEC-04)."""
    state.start_turns(state.taker)
    while state.left > 0:
        if state.current_player().has(VILLA) and state.nobles + state.colonists > 0:
            noble = state.nobles > 0
            if noble:
                state.nobles -= 1
            else:
                state.colonists -= 1
            state.current_player().receive(NOWHERE, noble)
            state.tell(VILLA_TOKEN, state.current, 1 if noble else 0)
        state.next_turn()


def tokens_to_deal(state: State) -> i64:
    """All on the ship; a player who plays the role alone takes a share of them (BU-DEC-07)."""
    tokens = state.colonist_ship + state.noble_ship
    if state.solo:
        return (tokens + state.seats - 1) // state.seats
    return tokens


def has_either_sort(state: State) -> bool:
    return state.colonist_ship > 0 and state.noble_ship > 0


def take_token(state: State, noble: bool) -> None:
    if noble:
        state.noble_ship -= 1
    else:
        state.colonist_ship -= 1
    state.current_player().receive(NOWHERE, noble)
    state.tell(TOKEN_TAKEN, state.current, 1 if noble else 0)
    state.undealt -= 1
    state.next_turn()
