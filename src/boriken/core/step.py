"""A kind of question: who answers it and how, and everything that is told about it.

A game is a table of steps by the number of the question. A step has no state of its own: the position holds
everything it must remember. The rules use `legal`, `weights` and `apply` on every decision, so these are fast and
plain; the rest is for views, documents, the log and refusals, and may take its time.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.game import Game
from boriken.core.memory import Entry, load_all, save_all
from boriken.core.refusal import Refusal

Position = TypeVar("Position", bound=Game)

# The one that answers
SEAT: Final = "seat"
DEALER: Final = "dealer"
NOBODY: Final = "nobody"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Position]):
    """A kind of question, with all that the house knows about it."""

    name: ClassVar[str]
    """Its kind, as documents, views and the API name it."""
    answered_by: ClassVar[str] = SEAT
    phases: ClassVar[Sequence[str | None]] = (None,)
    """The roles or parts of the turn in which it comes up; None where none is being played."""
    secret: ClassVar[Sequence[str]] = ()
    """Entries of `details` that only the seat that is asked may know, wherever it `hides_choices`."""
    shows: ClassVar[Sequence[Entry]] = ()
    """What it is about, where the position has that as it is; `details` can say more."""
    remembers: ClassVar[Sequence[Entry]] = ()
    """What documents note besides its kind, its seat and its phase."""
    counting: ClassVar[Counting | Picking | None] = None
    """Where it is about several things at once: how they are counted or picked."""

    # The rules

    def legal(self, state: Position) -> vec[i64]:
        """The actions that answer the open question, ascending."""
        raise NotImplementedError

    def weights(self, state: Position) -> vec[i64]:
        """Where chance answers: in how many ways each of them can happen. All alike, unless a step says otherwise."""
        ways = vec[i64]()
        action: i64
        for action in self.legal(state):
            ways = append(ways, 1)
        return ways

    def ways(self, state: Position) -> i64:
        """The sum of the weights."""
        ways: i64 = 0
        weight: i64
        for weight in self.weights(state):
            ways += weight
        return ways

    def outcome(self, state: Position, chosen: i64) -> i64:
        """The outcome that way number `chosen` leads to; a step that chance answers often can say it faster."""
        weights = self.weights(state)
        index: i64 = 0
        while chosen >= weights[index]:
            chosen -= weights[index]
            index += 1
        return self.legal(state)[index]

    def apply(self, state: Position, action: i64) -> None:
        """Carry out an answer and go on to the next question."""
        raise NotImplementedError

    # What is told about it

    def details(self, state: Position) -> dict[str, Any]:
        """The subject of the question, as the seat that is asked may know it."""
        return save_all(self.shows, state)

    def hides_choices(self, state: Position) -> bool:
        """Whether the legal answers follow from something that only the seat that is asked knows."""
        return len(self.secret) > 0

    def candidates(self, state: Position) -> Iterable[int]:
        """Actions that somebody at the table could point at though they may not be legal; those that are need not be
        named."""
        return ()

    def refuse(self, state: Position, action: int) -> Refusal | None:
        """Why an action is not legal; None where the action does not answer this question at all."""
        return None

    # Documents

    def save(self, state: Position) -> dict[str, Any]:
        """The entries that the question remembers."""
        return save_all(self.remembers, state)

    def load(self, state: Position, document: Document) -> None:
        """Read what `save` has written, or somebody by hand."""
        load_all(self.remembers, state, document)

    def can_come_up(self, state: Position) -> bool:
        """Whether the question fits the rest of the position, wherever its answers rely on it."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Step[Position]):
    """Nothing is asked any more."""

    name: ClassVar[str] = "over"
    answered_by: ClassVar[str] = NOBODY
