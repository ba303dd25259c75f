"""A position in which one question is open at a time: what it is about, whose turn it is, and who is still to come."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boriken.core.game import CHANCE, OVER, Game
from boriken.core.step import Step

NOTHING_ASKED: Final[i64] = 0  # the number of the question when all is over

NO_ACTIONS: Final = vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Game):
    """A position of a game that is a table of steps.

    `ask` is the kind of question, `about` what it is about, `current` the seat whose turn it is (the actor, unless
    chance acts for it), `left` how many seats still have their turn in this part of the game, the current one included.
    """

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
        self.current = (self.current + 1) % self.seats
        self.left -= 1

    def copy_question_into(self, other: "Turns") -> None:
        """What every position has, for `copy`."""
        other.actor = self.actor
        other.first = self.first
        other.turn = self.turn
        other.ask = self.ask
        other.about = self.about
        other.current = self.current
        other.left = self.left
