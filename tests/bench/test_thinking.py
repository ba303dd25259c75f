"""Thinking is measured on decisions that are thought about."""

from bench.thinking import measured, searched_decisions
from boriken.core.registry import title


def test_only_decisions_that_are_searched_for_are_measured() -> None:
    evaluator = title("puerto-rico").evaluator("")
    games = searched_decisions(players=2, seed=1)
    assert len(games) > 50
    assert all(len(game.legal()) > 1 and evaluator.suggestion(game) < 0 for game in games)


def test_a_row_has_positive_figures() -> None:
    name, decisions, rate, *_, longest = measured(20, searched_decisions(players=2, seed=1)[:3])
    assert (name, decisions) == ("search:20", "3")
    assert float(rate.replace(",", "")) > 0
    assert float(longest) >= 0
