"""Grades of decisions, accuracy and turning points."""

import re

import pytest

from boriken.reviews.grades import BOUNDS, Grade, accuracy, grade
from boriken.reviews.judged import Chance, Decision, Judged
from boriken.reviews.turning import turning_points
from tests.project import ROOT


@pytest.mark.parametrize(("given_away", "expected"), [(0.0, Grade.BEST), (1.0, Grade.BLUNDER)])
def test_grades_go_from_best_to_blunder(given_away: float, expected: Grade) -> None:
    assert grade(given_away) is expected


def test_a_grade_ends_at_its_bound() -> None:
    grades = list(Grade)
    for better, bound in BOUNDS:
        assert grade(bound - 1e-9) is better
        assert grade(bound) is grades[grades.index(better) + 1]


def test_the_documentation_tells_the_bounds() -> None:
    text = (ROOT / "docs/review.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d+) %", text, re.MULTILINE)
    assert rows == [(str(better), f"{bound:.0%}".removesuffix("%")) for better, bound in BOUNDS]


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 1.0
    some, much = accuracy([0.0, 0.05]), accuracy([0.0, 0.2])
    assert some is not None
    assert much is not None
    assert 0.5 < much < some < 1.0


def decision(first: int, seat: int, given_away: float, for_other: float = 0.0) -> Decision:
    after = [0.5, 0.5]
    after[seat] -= given_away
    after[1 - seat] += for_other
    graded = grade(given_away)
    return Decision(
        first, first + 1, 1, seat, "role", ("mayor",), ("settler",), graded, given_away, (0.5, 0.5), tuple(after), ()
    )


def test_the_three_largest_changes_turn_the_game_whoever_made_them() -> None:
    judged: list[Judged] = [
        Chance(0, 1, 1, (-0.2, 0.2)),
        decision(1, seat=0, given_away=0.1),
        decision(2, seat=0, given_away=0.04),
        decision(3, seat=1, given_away=0.3, for_other=0.3),
        Chance(4, 5, 2, (0.01, -0.01)),
    ]
    told = [(point.at, point.cause, point.by, round(point.change, 2)) for point in turning_points(judged, seat=0)]
    assert told == [(0, "chance", None, -0.2), (1, "own", 0, -0.1), (3, "other", 1, 0.3)]


def test_what_hardly_moves_a_share_turns_nothing() -> None:
    assert turning_points([decision(1, seat=0, given_away=0.01), Chance(2, 3, 1, (0.01, -0.01))], seat=0) == []
