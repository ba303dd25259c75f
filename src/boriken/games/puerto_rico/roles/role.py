"""The contract of a role. Its questions are steps of their own."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.games.puerto_rico.actions import COLONIST, PASS, TAKE_NOBLE
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import State


class Role:
    """A role without state of its own: the position holds everything it must remember."""

    def begin(self, state: State) -> None:
        """Start the phase: the card is taken, `state.taker` and `state.phase` are set."""
        raise NotImplementedError

    def go_on(self, state: State) -> None:
        """After the current player could move guests where the turn asked nothing else."""
        raise NotImplementedError

    def close(self, state: State) -> None:
        """After the guests have moved a last time: clear the table and end the phase."""
        end_phase(state)

    def save(self, state: State) -> dict[str, Any]:
        """The entries that its phase remembers, by name."""
        return {}

    def load(self, state: State, question: Document) -> None:
        """Read what `save` has written."""


def take_or_leave(action: i64) -> vec[i64]:
    """Something a player may do or leave."""
    return vec[i64]([PASS, action])


def either_sort() -> vec[i64]:
    """A colonist or a noble."""
    return vec[i64]([COLONIST, TAKE_NOBLE])
