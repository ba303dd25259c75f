"""A position in which one question is open at a time: what it is about, whose turn it is, and who is still to come."""

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boriken.core.document import Document
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.step import Step

NOTHING_ASKED: Final[i64] = 0  # the number of the question when all is over

NO_ACTIONS: Final = vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Game):
    """A position of a game that is a table of steps.

    `ask` is the number of the question, `about` what it is about, `current` the seat whose turn it is (the actor,
    unless chance acts for it), `left` how many seats still have their turn in this part of the game, the current one
    included.
    """

    during: ClassVar[str] = "in the phase {}"
    """How a sentence names the phase in which something happens."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.ask: i64 = NOTHING_ASKED
        self.about: i64 = 0
        self.current: i64 = 0
        self.left: i64 = 0

    def step(self) -> Step[Any]:
        """The step of the open question."""
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        if self.actor == OVER:
            return NO_ACTIONS
        return self.step().legal(self)

    def weights(self) -> vec[i64]:
        return self.step().weights(self)

    def ways(self) -> i64:
        return self.step().ways(self)

    def outcome(self, chosen: i64) -> i64:
        return self.step().outcome(self, chosen)

    def apply(self, action: i64) -> None:
        self.step().apply(self, action)

    # From question to question

    def decide(self, ask: i64, about: i64 = 0) -> None:
        """Ask the current seat."""
        self.ask = ask
        self.about = about
        self.actor = self.current

    def leave_to_chance(self, ask: i64, about: i64 = 0) -> None:
        self.ask = ask
        self.about = about
        self.actor = CHANCE

    def finish(self) -> None:
        """Nothing is asked any more."""
        self.ask = NOTHING_ASKED
        self.actor = OVER

    def start_turns(self, seat: i64) -> None:
        """Everybody has a turn, from this seat on."""
        self.current = seat
        self.left = self.seats

    def next_turn(self) -> None:
        """The turn of the next seat."""
        self.left -= 1
        self.current += 1
        if self.current == self.seats:
            self.current = 0

    def copy_question_into(self, other: "Turns") -> None:
        """Copy the fields that every position has, for `copy`."""
        other.actor = self.actor
        other.first = self.first
        other.turn = self.turn
        other.ask = self.ask
        other.about = self.about
        other.current = self.current
        other.left = self.left

    # Where the open question stands

    def context(self) -> dict[str, Any]:
        """Entries of every question besides its kind and its seat, such as the role that is being played."""
        return {}

    def save_turn(self) -> dict[str, Any]:
        """Entries of a document about the turn besides the open question, read by `load_phase` and `load_turn`."""
        return {}

    def load_phase(self, question: Document) -> str | None:
        """The role or part of the turn in which the question is asked, by its name; None if none is being played."""
        return None

    def load_turn(self, question: Document) -> None:
        """Whose turn it is, when the kind of question and the phase are known."""
        self.current = question.number("seat", 0, int(self.seats) - 1, 0)

    # Results

    def score_sheet(self, seat: i64) -> dict[str, int]:
        """The score of a seat by source; the values add up to its points."""
        return {"points": int(self.points(seat))}

    def end_reasons(self) -> list[str]:
        """Which end conditions are met."""
        return []

    def length(self) -> dict[str, int]:
        """How long the game has lasted, in what players count (such as rounds); nothing if they count nothing."""
        return {}

    def missing_pieces(self) -> list[str]:
        """A sentence for each sort of piece of which there are not as many as the box holds; none if all is well."""
        return []

    def conserved(self) -> bool:
        return not self.missing_pieces()
