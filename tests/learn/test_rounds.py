"""Rounds of several machines become one: nobody needs PyTorch to take a mean."""

import numpy as np
import pytest

from boriken.learn.rounds import Lesson, Round, averaged, joined


def a_round(weight: float, decisions: int, entropy: float = 1.0, games: float = 0.0, longest: float = 1.0) -> Round:
    weights = {"first": np.array([weight, 0.0]), "bias": np.array([1.0])}
    return Round(weights, Lesson(0.0, 0.0, 0.0, entropy, 0.0, games), decisions, longest)


def test_weights_are_averaged_name_by_name() -> None:
    states = [{"a": np.array([1.0, 2.0]), "b": np.array([0.0])}, {"a": np.array([3.0, 6.0]), "b": np.array([8.0])}]
    mean = averaged(states, [0.25, 0.75])
    assert mean["a"] == pytest.approx([2.5, 5.0])
    assert mean["b"] == pytest.approx([6.0])


def test_the_more_a_machine_has_played_the_more_it_counts() -> None:
    together = joined([a_round(0.0, 100, entropy=2.0), a_round(4.0, 300, entropy=1.0)])
    assert together.weights["first"] == pytest.approx([3.0, 0.0])
    assert together.weights["bias"] == pytest.approx([1.0])
    assert together.lesson.entropy == pytest.approx(1.25)


def test_decisions_and_games_add_up_and_the_slowest_says_how_long_a_round_is() -> None:
    together = joined([a_round(0.0, 100, games=3.0, longest=0.5), a_round(0.0, 300, games=4.0, longest=2.0)])
    assert (together.decisions, together.lesson.games, together.longest) == (400, 7.0, 2.0)


def test_one_machine_is_its_own_mean() -> None:
    alone = a_round(4.0, 300, games=2.0)
    assert joined([alone]).weights["first"] == pytest.approx([4.0, 0.0])
    assert joined([alone]).lesson == alone.lesson
