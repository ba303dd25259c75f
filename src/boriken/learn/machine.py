"""The machine that plays and learns for a training run, or several that do so together: all that a run asks of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from boriken.learn.rounds import Round


class Machine(ABC):
    """It has a network of its own, plays with it, and learns from what it has played."""

    @property
    def count(self) -> int:
        """How many machines it is by now."""
        return 1

    @abstractmethod
    def begin(self) -> None:
        """Start to play. When this returns, there is something to learn from."""

    @abstractmethod
    def learn(self, done: float) -> Round:
        """Learn from what was played; `done` is the part of the time of the run that has passed."""

    @abstractmethod
    def remember(self) -> None:
        """Let the network as it is now come as a guest later."""

    @abstractmethod
    def optimizer_state(self) -> dict[str, Any] | None:
        """All that the optimizer needs to go on; None if it is not known."""

    @abstractmethod
    def stop(self) -> None:
        """Play no more, and leave no process behind."""
