"""The turning points of a game for a seat: what moved its share of the win most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from boriken.reviews.judged import Chance, Decision, Judged

MOST = 3
LEAST = 0.02  # of the win: what moves less turns nothing

Cause = Literal["own", "other", "chance"]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A change of a seat's share, by a decision of its own or of another seat that was not the best, or by chance.

    `at` is the number of its first action, counted from 0, `by` the seat that decided.

    >>> point = TurningPoint(at=40, cause="own", by=0, change=-0.2, played=("mayor",), best=("trader",))
    >>> point.at, point.cause, point.by, point.change
    (40, 'own', 0, -0.2)
    """

    at: int
    """The number of its first action, counted from 0."""
    cause: Cause
    """A decision of its own, one of another seat, or chance."""
    by: int | None
    """The seat that decided; None for chance."""
    change: float
    """Of the share of the win."""
    played: tuple[str, ...] = ()
    """The actions, if it was a decision."""
    best: tuple[str, ...] = ()
    """Better ones."""


def turning_points(judged: Sequence[Judged], seat: int) -> list[TurningPoint]:
    """The three that moved its share most, in the order of the game."""
    found = [point for point in changes(judged, seat) if abs(point.change) >= LEAST]
    largest = sorted(found, key=lambda point: -abs(point.change))[:MOST]
    return sorted(largest, key=lambda point: point.at)


def changes(judged: Sequence[Judged], seat: int) -> Iterator[TurningPoint]:
    for moment in judged:
        if isinstance(moment, Chance):
            yield TurningPoint(moment.first, "chance", None, moment.luck[seat])
        elif moment.best:
            yield by_decision(moment, seat)


def by_decision(made: Decision, seat: int) -> TurningPoint:
    own = made.seat == seat
    change = -made.given_away if own else made.after[seat] - made.before[seat]
    return TurningPoint(made.first, "own" if own else "other", made.seat, change, made.played, made.best)
