"""The contract of a bot."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from boriken.bots.window import Window
from boriken.core.errors import BorikenError
from boriken.core.game import Game


class Unit(StrEnum):
    """The unit in which a choice is valued.

    >>> Unit.SHARE.value, Unit.LEAD.value
    ('share of the win', 'points ahead')
    """

    SHARE = "share of the win"  # from 0 to 1; the shares of all seats together are 1
    LEAD = "points ahead"  # of the others, by what the game may still bring


@dataclass(frozen=True, slots=True)
class Opinion:
    """A bot's opinion of one choice: the result it expects, and in how many lines of play it tried it.

    A choice that was never tried has no value.

    >>> opinion = Opinion("mayor", value=0.4, visits=12)
    >>> opinion.action, opinion.value, opinion.visits
    ('mayor', 0.4, 12)
    """

    action: str
    """The choice, in notation."""
    value: float | None
    """The result it expects, in the unit of the explanation."""
    visits: int
    """The lines of play in which it was tried."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A bot's opinions of all the choices of a seat, the best first.

    >>> import boriken
    >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    >>> explanation = boriken.advise(match, "search:50").explanation
    >>> explanation.bot, explanation.unit.value, len(explanation.opinions)
    ('search:50', 'share of the win', 6)
    """

    bot: str
    """Whose opinions they are, by name."""
    unit: Unit
    """The unit of their values."""
    opinions: tuple[Opinion, ...]
    """One for each choice."""


class Bot(ABC):
    """Somebody who decides for a seat. `name` is what one asks for it by, such as `random` or `search:1000`.

    The game it is handed is its own: a copy that it may change, in which all that the seat cannot know was drawn again.
    `boriken.bots.asking` does that; ask bots through it. A bot that would rather look through a window than read
    numbers is a `boriken.bots.own.Bot`.
    """

    name: str
    repeatable = True
    """Whether the same seed makes the same choices; not if the clock has a say in them."""
    wants_window = False
    """Whether it is asked by `decide`; a window is made for nobody else, as that takes its time."""
    stands_in = ""
    """Why it plays in the place of a learned player; empty if it does not."""

    @abstractmethod
    def choose(self, game: Game, seat: int) -> int:
        """One of the legal actions of the seat, which is the actor."""

    def decide(self, window: Window) -> int:
        """The same for a seat that has its window at hand."""
        return self.choose(window.game, window.seat)

    def go_on(self, game: Game, seat: int) -> int:
        """The action it thinks best at once, without looking ahead: how it goes on in a line that it only imagines."""
        return self.choose(game, seat)

    def close(self) -> None:  # noqa: B027  # most have nothing to do here
        """Nobody will ask it again: give back what it holds."""

    def explain(self, game: Game, seat: int, notation: Sequence[str]) -> Explanation:
        """Its opinion of each legal action of the seat, which is the actor; actions are given in notation."""
        raise BorikenError(f"The bot {self.name} has no opinion: it does not compare its choices.")
