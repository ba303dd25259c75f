"""The step that every question of the game extends, and a phase in which everybody has a turn."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.step import NOBODY, Step
from boriken.core.turns import NO_ACTIONS
from boriken.games.san_juan.state import State


class Question(Step[State]):
    """A question of San Juan.

    The methods of the rules are declared here once more for this game's positions: so they are called without a cast.
    """

    def legal(self, state: State) -> vec[i64]:
        raise NotImplementedError

    def apply(self, state: State, action: i64) -> None:
        raise NotImplementedError


class Over(Question):
    """Nothing is asked any more."""

    name: ClassVar[str] = "over"
    answered_by: ClassVar[str] = NOBODY

    def legal(self, state: State) -> vec[i64]:
        return NO_ACTIONS


class Phase:
    """Turns go round the table until nobody is left. It has no state of its own: the position holds that."""

    def ask(self, state: State) -> bool:
        """Ask the current seat, or leave something to chance for it; False if there is nothing that it could do."""
        raise NotImplementedError

    def end(self, state: State) -> None:
        """Go on when nobody is left."""
        raise NotImplementedError

    def ask_next(self, state: State) -> None:
        """Ask the current seat, or the next of those that can do something; or end the phase."""
        while state.left > 0:
            if self.ask(state):
                return
            state.next_turn()
        self.end(state)

    def end_turn(self, state: State) -> None:
        state.next_turn()
        self.ask_next(state)
