"""Before the first turn: lots decide who gets which home island, and who begins."""

from collections.abc import Sequence
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.step import DEALER
from boriken.games.anno_1503.actions import FIRST, HOME
from boriken.games.anno_1503.events import FIRST_DRAWN, HOME_DRAWN
from boriken.games.anno_1503.state import ASK_FIRST, ASK_HOME, State
from boriken.games.anno_1503.turn.agenda import begin_turn
from boriken.games.anno_1503.turn.common import AnnoStep


class DrawHome(AnnoStep):
    """The home island of the current seat (AN-SETUP-34)."""

    name: ClassVar[str] = "home"
    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = ("before",)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        board: i64
        for board in range(len(state.rules.homes)):
            if not is_taken(state, board):
                actions = append(actions, HOME + board)
        return actions

    def apply(self, state: State, action: i64) -> None:
        state.player().home = action - HOME
        state.tell(HOME_DRAWN, state.current, action - HOME)
        draw_homes(state, state.current + 1)

    def can_come_up(self, state: State) -> bool:
        drawn = [player.home >= 0 for player in state.players]
        return drawn == [seat < state.current for seat in range(state.seats)]


class DrawFirst(AnnoStep):
    """AN-SETUP-17."""

    name: ClassVar[str] = "first"
    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = ("before",)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        seat: i64
        for seat in range(state.seats):
            actions = append(actions, FIRST + seat)
        return actions

    def apply(self, state: State, action: i64) -> None:
        start(state, action - FIRST)


def draw_homes(state: State, seat: i64) -> None:
    """From this seat on; then who begins."""
    if seat < state.seats:
        state.current = seat
        state.leave_to_chance(ASK_HOME)
        return
    state.current = 0
    if state.rules.first_player >= 0:
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
