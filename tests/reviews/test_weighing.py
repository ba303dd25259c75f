"""Weighing choices: on an equal footing, and for longer where it matters."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import pytest

from boriken import new_match
from boriken.bots.tree import Node
from boriken.core.game import Game
from boriken.reviews.grades import ALIKE
from boriken.reviews.judge import Option, SeatJudge
from boriken.reviews.weighing import APART, LONGER, all_alike, compared

SIMULATIONS = 200
FALL = 0.1  # of the win: so much less does a choice promise after as many lines as there are simulations


@dataclass
class FallingJudge:
    """Every choice promises less with every line, as trees do that find answer after answer of the others."""

    promises: Mapping[int, float]
    seat: int = 0
    simulations: int = SIMULATIONS

    def option(self, action: int) -> Option:
        return Option((action,), game(), Node())

    def try_lines(self, option: Option, count: int) -> None:
        for _ in range(count):
            share = self.promises[option.actions[0]] - FALL * len(option.ends) / SIMULATIONS
            option.ends.append((share, 1 - share))


def game() -> Game:
    return new_match("san-juan", 2, seed=1).game


def weighed(*promises: float) -> tuple[SeatJudge, list[Option]]:
    falling = FallingJudge(dict(enumerate(promises)))
    return cast(SeatJudge, falling), [falling.option(action) for action in falling.promises]


@pytest.mark.parametrize("difference", [0.0, ALIKE / 2])
def test_choices_are_alike_however_often_one_was_tried_before(difference: float) -> None:
    judge, options = weighed(0.5, 0.5 - difference, 0.5)
    judge.try_lines(options[0], LONGER * SIMULATIONS)
    assert all_alike(judge, options)


@pytest.mark.parametrize("difference", [1.5 * ALIKE, APART / 2, 2 * APART])
def test_nor_does_it_hide_a_difference(difference: float) -> None:
    judge, options = weighed(0.5, 0.5 - difference, 0.5)
    judge.try_lines(options[0], LONGER * SIMULATIONS)
    assert not all_alike(judge, options)


@pytest.mark.parametrize(("better", "times"), [(0.0, 1), (0.05, LONGER)])
def test_what_seems_to_be_given_away_is_looked_at_for_longer(better: float, times: int) -> None:
    judge, rivals = weighed(0.5, 0.5 + better)
    assert compared(judge, rivals) is rivals[better > 0]
    assert [len(option.ends) for option in rivals] == 2 * [times * SIMULATIONS]
