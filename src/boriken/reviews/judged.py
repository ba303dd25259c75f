"""A review's judgement of one moment of a game: of a decision, or of what chance did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from boriken.bots.reasons import Reason
from boriken.core.title import Json
from boriken.reviews.grades import Grade
from boriken.reviews.judge import Shares


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat: actions number `first` (counted from 0) to `last`, without the last.

    `best` is what would have been best, `line` how it would have gone on, in events as the seat may know them; both are
    empty if nothing better was found. `before` is what each seat could hope for with the best choice, `after` with the
    one that was made. There is no `grade` where all choices are alike. `reason` says what the better choice brings that
    the one that was made does not, for decisions that gave something away. Where the rules ask thing by thing,
    `played_counts` and `best_counts` say how many of each thing it was and should have been.

    >>> made = Decision(4, 5, 1, 0, "role", ("mayor",), ("trader",), Grade.GOOD, 0.02, (0.5, 0.5), (0.48, 0.52), ())
    >>> made.played, made.best, made.grade, made.given_away
    (('mayor',), ('trader',), <Grade.GOOD: 'good'>, 0.02)
    """

    first: int
    """Its first action, counted from 0."""
    last: int
    """The action after it."""
    turn: int
    """The turn."""
    seat: int
    """The seat that decided."""
    kind: str
    """The kind of question."""
    played: tuple[str, ...]
    """The actions."""
    best: tuple[str, ...]
    """Better actions; empty if there are none."""
    grade: Grade | None
    """How good it was."""
    given_away: float
    """The share of the win that it gave away."""
    before: Shares
    """The share of the win of each seat with the best choice."""
    after: Shares
    """And with this one."""
    line: tuple[Json, ...]
    """How the better choice would have gone on: events."""
    reason: Reason | None = None
    """The advantage of the better choice."""
    played_counts: Mapping[str, int] | None = None
    """How many of each thing it was."""
    best_counts: Mapping[str, int] | None = None
    """How many of each thing it should have been."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A run of outcomes of chance, and by seat the share of the win that it brought or took.

    >>> dealt = Chance(first=0, last=4, turn=0, luck=(0.1, -0.1))
    >>> dealt.luck[1], dealt.last - dealt.first, dealt.turn
    (-0.1, 4, 0)
    """

    first: int
    """Its first action, counted from 0."""
    last: int
    """The action after it."""
    turn: int
    """The turn."""
    luck: Shares
    """By seat."""


Judged = Decision | Chance


def written(judged: Judged) -> Json:
    """As plain data."""
    return asdict(judged)


def read(document: Mapping[str, Any]) -> Judged:
    """The judgement in a document of `written`, also if it was JSON in between."""
    fields = dict(document)
    for name, value in document.items():
        if isinstance(value, list):
            fields[name] = tuple(value)
    if "luck" in fields:
        return Chance(**fields)
    grade, reason = fields["grade"], fields.get("reason")
    fields["grade"] = None if grade is None else Grade(grade)
    fields["reason"] = None if reason is None else Reason(**reason)
    return Decision(**fields)
