"""A decision is judged by what its seat could know: two games that differ in nothing else get the same grades."""

from collections.abc import Iterator
from typing import Any

import pytest

import boriken
from boriken import Match
from boriken.reviews.judged import Decision
from boriken.reviews.moments import Moment, moments
from boriken.reviews.parts import Plan, judge_decision, make_plan
from tests.conformance.hidden import VARIANTS
from tests.reviews.kit import FEW, finished

EVERY = 9  # so many decisions further, one is judged twice


def twins(plan: Plan, moment: Moment) -> Iterator[Match]:
    """The match before a decision, and others that look the same to the seat that decides."""
    position = plan.match.at(moment.first).position()
    for document in (position, *VARIANTS[plan.match.setup.game](position, moment.seat)):
        yield boriken.from_position(document, seed=1)


@pytest.mark.parametrize(
    ("game", "options"), [("san-juan", {}), ("puerto-rico", {"hidden_vp": True}), ("anno-1503", {})]
)
def test_a_review_says_the_same_whatever_the_seat_could_not_know(game: str, options: dict[str, Any]) -> None:
    plan = make_plan(finished(game, players=3, **options), simulations=FEW)
    decisions = [moment for moment in moments(plan.match) if moment.seat >= 0]
    compared = 0
    for moment in decisions[::EVERY]:
        judged: list[Decision] = [judge_decision(plan, match, moment) for match in twins(plan, moment)]
        assert all(one == judged[0] for one in judged)
        compared += len(judged) - 1
    assert compared > 0
