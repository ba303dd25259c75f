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
    """

    first: int
    last: int
    turn: int
    seat: int
    kind: str
    played: tuple[str, ...]
    best: tuple[str, ...]
    grade: Grade | None
    given_away: float
    before: Shares
    after: Shares
    line: tuple[Json, ...]
    reason: Reason | None = None
    played_counts: Mapping[str, int] | None = None
    best_counts: Mapping[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Chance:
    """A run of outcomes of chance, and by seat the share of the win that it brought or took."""

    first: int
    last: int
    turn: int
    luck: Shares


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
