"""What every role answers for."""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import COLONIST, PASS, TAKE_NOBLE
from boriken.games.puerto_rico.guests import open_window
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import AT_THE_END, State


class Role:
    """A role without state of its own: everything it must remember stands in the position."""

    def begin(self, state: State) -> None:
        """Start the phase: the card is taken, `state.taker` and `state.phase` are set."""
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        """The actions that answer the open question."""
        raise NotImplementedError

    def apply(self, state: State, action: i64) -> None:
        """Carry out an answer and go on to the next question, or finish the phase."""
        raise NotImplementedError

    def go_on(self, state: State) -> None:
        """After the current player could move his guests where his turn asked him nothing else."""
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """Everybody has had his turn; guests may move a last time (NB-DEC-10)."""
        if not open_window(state, AT_THE_END):
            self.close(state)

    def close(self, state: State) -> None:
        """Clear the table and end the phase."""
        end_phase(state)


def take_or_leave(action: i64) -> vec[i64]:
    """Something a player may do or leave."""
    return vec[i64]([PASS, action])


def either_sort() -> vec[i64]:
    """A colonist or a noble."""
    return vec[i64]([COLONIST, TAKE_NOBLE])
