"""The set-up: the first governor, the hands, and in the variant which four cards everybody keeps."""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.game import CHANCE
from boriken.games.san_juan.actions import DISCARD, DRAW, GOVERNOR
from boriken.games.san_juan.catalogue import HAND
from boriken.games.san_juan.events import FOR_START, GOVERNOR_DRAWN
from boriken.games.san_juan.roles.role import Role
from boriken.games.san_juan.rounds import ask_for_role, discard_picked
from boriken.games.san_juan.state import ASK_CARD, ASK_DISCARD, ASK_GOVERNOR, SET_UP, State, pickable


class SetUp(Role):
    def begin(self, state: State) -> None:
        state.phase = SET_UP
        if state.rules.first_governor >= 0:
            begin_deal(state, state.rules.first_governor)
        else:
            state.ask = ASK_GOVERNOR  # SJ-SETUP-02
            state.actor = CHANCE

    def legal(self, state: State) -> vec[i64]:
        return pickable(state.current_player().hand, DISCARD, state)

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_GOVERNOR:
            state.tell(GOVERNOR_DRAWN, action - GOVERNOR)
            begin_deal(state, action - GOVERNOR)
        elif state.ask == ASK_CARD:
            if not state.draw_to_hand(action - DRAW, FOR_START):
                state.next_turn()
                deal(state)
        elif not discard_picked(state, action):
            state.next_turn()
            keep_four(state)


def begin_deal(state: State, governor: i64) -> None:
    state.first = governor
    state.governor = governor
    state.start_turns(governor)
    deal(state)


def deal(state: State) -> None:
    """SJ-SETUP-06, or more for those who sit further back (SJ-VARIANT-01)."""
    if state.left > 0:
        state.draw(ASK_CARD, state.rules.dealt(state.seats - state.left))
        return
    state.start_turns(state.governor)
    keep_four(state)


def keep_four(state: State) -> None:
    """In the variant everybody has seen all the own cards and keeps four of them (SJ-VARIANT-02, SJ-VARIANT-03)."""
    while state.left > 0:
        excess = state.current_player().cards - HAND
        if excess > 0:
            state.pick(ASK_DISCARD, excess)
            return
        state.next_turn()
    ask_for_role(state, state.governor)
