"""A bot of one's own: what somebody writes who brings a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from boriken.bots.window import Window


class Bot(ABC):
    """A bot that decides by what it sees through the window of its seat: subclass it and write `choose`.

    It is made anew for every seat and game, with a seed and with what stands after its name (`ada.py:Ada:deep` has the
    parameters `deep`). A bot that draws only from `self.random` makes the same choices with the same seed.

    >>> class Last(Bot):
    ...     def choose(self, window):
    ...         return window.choices()[-1]
    >>> import boriken
    >>> boriken.play("san-juan", [Last, "random"], seed=1).over
    True
    """

    repeatable = True
    """Whether the same seed makes the same choices; not if the clock has a say in them."""

    seed: int
    """The seed it was made with."""
    parameters: str
    """The text after its name."""
    random: Random
    """Where to draw from."""

    def __init__(self, seed: int = 0, parameters: str = "") -> None:
        self.seed = seed
        self.parameters = parameters
        self.random = Random(seed)

    @abstractmethod
    def choose(self, window: Window) -> str | int:
        """One of `window.choices()`, or its number among `window.game.legal()` for those who think in numbers.

        It is asked only where there is a choice. If it raises an error or answers with something else, that is logged
        and another bot decides in its place.

        >>> class Thrifty(Bot):
        ...     def choose(self, window):
        ...         return max(window.choices(), key=lambda action: action == "pass")
        >>> import boriken
        >>> boriken.play("san-juan", [Thrifty, "random"], seed=1, most_decisions=40).over
        False
        """

    def refused(self, sentence: str) -> None:  # noqa: B027  # most have nothing to do here
        """Hear why an answer was not carried out.

        >>> class Angry(Bot):
        ...     def choose(self, window):
        ...         return "shout"
        ...
        ...     def refused(self, sentence):
        ...         print(sentence)
        >>> import boriken
        >>> match = boriken.new_match("san-juan", players=2, seed=1)
        >>> action = boriken.decide(Angry, match)
        'shout' is no action of San Juan.
        """

    def close(self) -> None:  # noqa: B027  # most have nothing to do here
        """The game is over, or the seat is left: give back what is held.

        >>> class Polite(Bot):
        ...     def choose(self, window):
        ...         return window.choices()[0]
        ...
        ...     def close(self):
        ...         print("Thank you.")
        >>> import boriken
        >>> boriken.make_bot(Polite, "san-juan").close()
        Thank you.
        """
