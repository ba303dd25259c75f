"""A bot of one's own: what somebody writes who brings a bot."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

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

    def __init__(self, seed: int = 0, parameters: str = "") -> None:
        self.seed = seed
        self.parameters = parameters
        self.random = random.Random(seed)

    @abstractmethod
    def choose(self, window: Window) -> str | int:
        """One of `window.choices()`, or its number among `window.game.legal()` for those who think in numbers.

        It is asked only where there is a choice. If it raises an error or answers with something else, that is logged
        and another bot decides in its place.
        """

    def refused(self, sentence: str) -> None:  # noqa: B027  # most have nothing to do here
        """Hear why an answer was not carried out."""

    def close(self) -> None:  # noqa: B027  # most have nothing to do here
        """The game is over, or the seat is left: give back what is held."""
