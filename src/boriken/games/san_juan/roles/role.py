"""What every role, and every other step of the game, answers for."""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.san_juan.actions import PASS
from boriken.games.san_juan.state import State


class Role:
    """A role without state of its own: everything it must remember stands in the position."""

    def begin(self, state: State) -> None:
        """Start the phase: the role is taken, `state.taker` and `state.phase` are set."""
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        """The actions that answer the open question, if it is a player's."""
        raise NotImplementedError

    def apply(self, state: State, action: i64) -> None:
        """Carry out an answer or an outcome of chance and go on to the next question, or end the phase."""
        raise NotImplementedError

    def ask_next(self, state: State) -> None:
        """Ask the current player, or whoever comes next of those who can do something; or end the phase."""
        raise NotImplementedError

    def end_turn(self, state: State) -> None:
        state.next_turn()
        self.ask_next(state)


def take_or_leave(action: i64) -> vec[i64]:
    """Something a player may do or leave."""
    return vec[i64]([PASS, action])
