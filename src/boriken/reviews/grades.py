"""Grades of decisions, with all bounds in one place. bench/review.py measures them; docs/review.md has the figures."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from math import exp


class Grade(StrEnum):
    """How good a decision was, from the best to the worst.

    >>> [grade.value for grade in Grade]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# A decision that gives away less of the win than this has the grade; whatever gives away more is a blunder.
BOUNDS = ((Grade.BEST, 0.02), (Grade.GOOD, 0.05), (Grade.INACCURACY, 0.10), (Grade.MISTAKE, 0.20))

WORTH_TELLING = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)

ALIKE = 0.02  # choices whose shares of the win differ by less are alike: all would be best, so there is no grade
TOLERANCE = 0.05  # giving away so much of the win makes a decision e times less accurate


def grade(given_away: float) -> Grade:
    return next((grade for grade, bound in BOUNDS if given_away < bound), Grade.BLUNDER)


def accuracy(given_away: Iterable[float]) -> float | None:
    """From 0 to 1, the mean over all graded decisions: 1 where nothing was given away. None without any decision."""
    kept = [exp(-loss / TOLERANCE) for loss in given_away]
    return sum(kept) / len(kept) if kept else None
