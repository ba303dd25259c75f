"""What every kind of question answers for."""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.anno_1503.state import State


class Step:
    """A kind of question, without state of its own: everything it must remember stands in the position."""

    def legal(self, state: State) -> vec[i64]:
        """The actions that answer the open question."""
        raise NotImplementedError

    def weights(self, state: State) -> vec[i64]:
        """Where chance answers: in how many ways each of them can happen."""
        raise NotImplementedError

    def apply(self, state: State, action: i64) -> None:
        """Carry out an answer and go on to the next question."""
        raise NotImplementedError
