"""The set-up: the first governor, the hands, and in the variant which four cards everybody keeps."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.step import DEALER
from boriken.games.san_juan.actions import DRAW, GOVERNOR, MOST_SEATS
from boriken.games.san_juan.catalogue import HAND
from boriken.games.san_juan.drawing import Draw
from boriken.games.san_juan.events import FOR_START, GOVERNOR_DRAWN
from boriken.games.san_juan.picking import DiscardCards
from boriken.games.san_juan.questions import ASK_DEALT_CARD, ASK_DISCARD_DEALT, ASK_GOVERNOR
from boriken.games.san_juan.rounds import ask_for_role
from boriken.games.san_juan.state import SET_UP, State
from boriken.games.san_juan.steps import Phase, Question


def begin_set_up(state: State) -> None:
    state.phase = SET_UP
    if state.rules.first_governor >= 0:
        begin_deal(state, state.rules.first_governor)
    else:
        state.leave_to_chance(ASK_GOVERNOR)  # SJ-SETUP-02


def begin_deal(state: State, governor: i64) -> None:
    state.first = governor
    state.governor = governor
    state.start_turns(governor)
    DEAL.ask_next(state)


class Deal(Phase):
    """Four cards each (SJ-SETUP-06), or more for those who sit further back (SJ-VARIANT-01)."""

    def ask(self, state: State) -> bool:
        return state.draw(ASK_DEALT_CARD, state.rules.dealt(state.seats - state.left))

    def end(self, state: State) -> None:
        state.start_turns(state.governor)
        KEEP_FOUR.ask_next(state)


class KeepFour(Phase):
    """In the variant, players have seen all their cards and keep four of them (SJ-VARIANT-02, SJ-VARIANT-03)."""

    def ask(self, state: State) -> bool:
        excess = state.current_player().cards - HAND
        if excess <= 0:
            return False
        state.pick(ASK_DISCARD_DEALT, excess)
        return True

    def end(self, state: State) -> None:
        ask_for_role(state, state.governor)


DEAL: Final = Deal()
KEEP_FOUR: Final = KeepFour()


class DrawGovernor(Question):
    name: ClassVar[str] = "governor"
    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = ("set_up",)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=MOST_SEATS)
        seat: i64
        for seat in range(state.seats):
            actions = append(actions, GOVERNOR + seat)
        return actions

    def apply(self, state: State, action: i64) -> None:
        state.tell(GOVERNOR_DRAWN, action - GOVERNOR)
        begin_deal(state, action - GOVERNOR)

    def can_come_up(self, state: State) -> bool:
        return not any(player.cards > 0 for player in state.players)


class DealtCard(Draw):
    phases: ClassVar[Sequence[str | None]] = ("set_up",)

    def apply(self, state: State, action: i64) -> None:
        if not state.draw_to_hand(action - DRAW, FOR_START):
            DEAL.end_turn(state)


class DiscardDealt(DiscardCards):
    phases: ClassVar[Sequence[str | None]] = ("set_up",)

    def done(self, state: State) -> None:
        KEEP_FOUR.end_turn(state)
