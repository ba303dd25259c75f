"""A program in which two machines of a local cluster learn to count, until one fails, and then the other dies."""

import os
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from boriken.arena.connection import LOCAL, Connection
from boriken.core.errors import BorikenError
from boriken.learn.cluster import Machines, places_on
from boriken.learn.machine import Machine
from boriken.learn.rounds import Lesson, Round, State


@dataclass(frozen=True)
class Pace:
    """In the place of a plan: what a round adds to the only weight, and after how many rounds it fails."""

    step: float
    decisions: int
    fails_after: int
    dies: bool = False


@dataclass(frozen=True)
class Start:
    """In the place of a beginning."""

    weights: State
    optimizer: dict[str, Any] | None = None


class Counter(Machine):
    def __init__(self, pace: Pace, start: Start) -> None:
        self.pace = pace
        self.rounds = 0
        self.remembered = 0

    def begin(self) -> None: ...

    def learn(self, done: float, lasting: float = 0.0, weights: State | None = None) -> Round:
        assert weights is not None
        self.rounds += 1
        if self.rounds > self.pace.fails_after:
            if self.pace.dies:
                os._exit(1)
            raise RuntimeError("The games stand still.")
        figures = Lesson(0.0, 0.0, 0.0, entropy=lasting, change=0.0, games=1.0)
        return Round({"count": weights["count"] + self.pace.step}, figures, self.pace.decisions, self.pace.step)

    def remember(self) -> None:
        self.remembered += 1

    def optimizer_state(self) -> dict[str, Any]:
        return {"rounds": self.rounds, "remembered": self.remembered}

    def stop(self) -> None: ...


def main() -> None:
    warnings: list[str] = []
    with Connection(LOCAL, 2) as connection:
        paces = [Pace(1.0, 100, fails_after=3, dies=True), Pace(4.0, 300, fails_after=2)]
        start = Start({"count": np.zeros(1)})
        machines = Machines(Counter, places_on(connection), paces, start, warnings.append)  # type: ignore[arg-type]
        assert machines.count == 2
        machines.begin()
        first = machines.learn(0.0)
        assert first.weights["count"] == pytest.approx(3.25)
        assert (first.decisions, first.lesson.games, first.lesson.entropy) == (400, 2.0, 0.0)
        second = machines.learn(0.1)
        assert second.weights["count"] == pytest.approx(6.5), "both go on from the mean"
        assert second.lesson.entropy == 4.0, "a round lasts as long as the slowest needed for a stretch"
        machines.remember()
        assert machines.optimizer_state() == {"rounds": 2, "remembered": 1}
        third = machines.learn(0.2)
        assert third.weights["count"] == pytest.approx(7.5), "the other goes on"
        assert third.decisions == 100
        assert machines.count == 1
        assert warnings == ["The machine 127.0.0.1, number 2 is left out from now on: The games stand still."]
        with pytest.raises(BorikenError, match=r"^No machine of the cluster is left to learn\.$"):
            machines.learn(0.3)
        assert warnings[1:] == ["The machine 127.0.0.1, number 1 is left out from now on: it does not answer any more."]
        assert machines.optimizer_state() == {"rounds": 2, "remembered": 1}, "as it was when it was last known"
        machines.stop()


if __name__ == "__main__":
    main()
