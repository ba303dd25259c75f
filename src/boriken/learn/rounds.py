"""A round of learning: what came of some stretches on one machine, or on several together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

State = dict[str, Any]
"""The weights of a network by name: tensors of PyTorch that lie in ordinary memory."""


@dataclass(slots=True)
class Lesson:
    """Figures of one update: what was made small, and how far the network moved."""

    policy: float
    wins: float
    leads: float
    entropy: float
    change: float
    games: float


@dataclass(frozen=True, slots=True)
class Round:
    """The weights after a round, the figures of its last lesson with the games of all, and how much was played."""

    weights: State
    lesson: Lesson
    decisions: int
    longest: float  # seconds from one stretch to the next


def joined(rounds: Sequence[Round]) -> Round:
    """The rounds of several machines as one: the more a machine has played, the more its weights count."""
    decisions = sum(one.decisions for one in rounds)
    parts = [one.decisions / decisions for one in rounds]
    return Round(
        averaged([one.weights for one in rounds], parts),
        joined_lesson([one.lesson for one in rounds], parts),
        decisions,
        max(one.longest for one in rounds),
    )


def averaged(states: Sequence[dict[str, Any]], parts: Sequence[float]) -> dict[str, Any]:
    """Name by name the mean of values; `parts` say how much each of them counts, and are one together."""
    return {name: sum(part * state[name] for state, part in zip(states, parts, strict=True)) for name in states[0]}


def joined_lesson(lessons: Sequence[Lesson], parts: Sequence[float]) -> Lesson:
    figures = averaged([asdict(lesson) for lesson in lessons], parts)
    return Lesson(**{**figures, "games": sum(lesson.games for lesson in lessons)})
