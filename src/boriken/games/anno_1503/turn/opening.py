"""Before the first turn: lots decide who gets which home island, and who begins."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import repeated
from boriken.games.anno_1503.actions import FIRST, HOME
from boriken.games.anno_1503.events import FIRST_DRAWN, HOME_DRAWN
from boriken.games.anno_1503.state import ASK_FIRST, ASK_HOME, State
from boriken.games.anno_1503.turn.agenda import begin_turn
from boriken.games.anno_1503.turn.step import Step


class DrawHome(Step):
    """AN-SETUP-34."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        board: i64
        for board in range(len(state.rules.homes)):
            if not is_taken(state, board):
                actions = append(actions, HOME + board)
        return actions

    def weights(self, state: State) -> vec[i64]:
        return repeated(1, len(self.legal(state)))

    def apply(self, state: State, action: i64) -> None:
        state.players[state.about].home = action - HOME
        state.tell(HOME_DRAWN, state.about, action - HOME)
        draw_homes(state, state.about + 1)


class DrawFirst(Step):
    """AN-SETUP-17."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        seat: i64
        for seat in range(state.seats):
            actions = append(actions, FIRST + seat)
        return actions

    def weights(self, state: State) -> vec[i64]:
        return repeated(1, state.seats)

    def apply(self, state: State, action: i64) -> None:
        start(state, action - FIRST)


def draw_homes(state: State, seat: i64) -> None:
    if seat < state.seats:
        state.leave_to_chance(ASK_HOME, seat)
    elif state.rules.first_player >= 0:
        start(state, state.rules.first_player)
    else:
        state.leave_to_chance(ASK_FIRST)


def start(state: State, seat: i64) -> None:
    state.first = seat
    state.tell(FIRST_DRAWN, seat)
    begin_turn(state, seat)


def is_taken(state: State, board: i64) -> bool:
    for player in state.players:
        if player.home == board:
            return True
    return False
