"""The end of the settler phase: hunting lodges work, guests move, and the row is cleared (NO-HUNTINGLODGE)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import DISCARD, GUEST, PASS
from boriken.games.puerto_rico.catalogue import HUNTING_LODGE
from boriken.games.puerto_rico.events import PASSED
from boriken.games.puerto_rico.guests import WithGuests, add_guest_moves, move_guest, open_window
from boriken.games.puerto_rico.island import DISCARDS, add_discards, empty_spaces, give_up, has_plantation
from boriken.games.puerto_rico.questions import ASK_DISCARD, AT_THE_END
from boriken.games.puerto_rico.row import clear_row
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps

LODGE_POINTS: Final[i64] = 2


class Hunt(WithGuests):
    """Which tile a lodge gives up."""

    name: ClassVar[str] = "discard"
    phases: ClassVar[Sequence[str | None]] = ("settler",)
    expansion: ClassVar[str] = "nobles"
    answers: ClassVar[Sequence[range]] = (DISCARDS,)

    def legal(self, state: State) -> vec[i64]:
        return add_guest_moves(add_discards(vec[i64]([PASS]), state, forests=True), state)

    def apply(self, state: State, action: i64) -> None:
        if action >= GUEST:
            move_guest(state, action)
            return
        if action >= DISCARD:
            give_up(state, action, HUNTING_LODGE)
        else:
            state.tell(PASSED, state.current)
        state.next_turn()
        ask_hunter(state)

    def hides_choices(self, state: State) -> bool:
        """A forest can be given up that only its owner has seen."""
        return state.rules.turns_tiles


STEPS: Steps = {ASK_DISCARD: Hunt()}


def end_turns(state: State) -> None:
    """The hunting lodges work after the guests, who may have moved into one, and before the row is cleared
    (NO-DEC-08, NB-DEC-10); older games have the lodges before the guests."""
    if state.rules.lodges_first:
        begin_hunt(state)
    elif not open_window(state, AT_THE_END):
        close_settler(state)


def close_settler(state: State) -> None:
    """After the guests."""
    if state.rules.lodges_first:
        clear_row(state)
    else:
        begin_hunt(state)


def begin_hunt(state: State) -> None:
    """From the settler on."""
    state.start_turns(state.taker)
    ask_hunter(state)


def ask_hunter(state: State) -> None:
    """A lodge with a colonist may clear a space (NO-HUNTINGLODGE-01, NO-HUNTINGLODGE-05)."""
    if state.rules.with_nobles:
        while state.left > 0:
            player = state.current_player()
            if player.has(HUNTING_LODGE) and not player.has_noble(HUNTING_LODGE):
                if has_plantation(player) or player.forests > 0:
                    state.decide(ASK_DISCARD)
                    return
            state.next_turn()
        reward_lodges(state)
    if not state.rules.lodges_first or not open_window(state, AT_THE_END):
        clear_row(state)


def reward_lodges(state: State) -> None:
    """More empty spaces than every other player, and a noble in the lodge (NO-HUNTINGLODGE-02, -03).

    Only those who play the phase are rewarded; all islands are compared (BU-DEC-07). In older games everybody is.
    """
    seat: i64
    for seat in range(state.seats):
        if state.solo and seat != state.taker and not state.rules.lodges_first:
            continue
        state.current = seat
        if state.current_player().has_noble(HUNTING_LODGE) and has_emptiest_island(state):
            state.gain_points(LODGE_POINTS, HUNTING_LODGE)
    state.current = state.taker


def has_emptiest_island(state: State) -> bool:
    """Whether the current player has; in a tie nobody has."""
    seat: i64
    for seat in range(state.seats):
        if seat != state.current and empty_spaces(state.players[seat]) >= empty_spaces(state.current_player()):
            return False
    return True
