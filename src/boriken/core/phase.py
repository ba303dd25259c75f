"""A part of a game in which everybody has a turn."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from boriken.core.turns import Turns

Position = TypeVar("Position", bound=Turns)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[Position]):
    """Turns go round the table until nobody is left. It has no state of its own: that stands in the position."""

    def ask(self, state: Position) -> bool:
        """Ask the current seat, or leave something to chance for it; False if there is nothing that it could do."""
        raise NotImplementedError

    def end(self, state: Position) -> None:
        """Go on when nobody is left."""
        raise NotImplementedError

    def ask_next(self, state: Position) -> None:
        """Ask the current seat, or the next of those that can do something; or end the phase."""
        while state.left > 0:
            if self.ask(state):
                return
            state.next_turn()
        self.end(state)

    def end_turn(self, state: Position) -> None:
        state.next_turn()
        self.ask_next(state)
