"""Thinking is measured on decisions that are thought about."""

import pytest

from bench.thinking import measured, searched_decisions
from boriken.core.registry import title

PUERTO_RICO = title("puerto-rico")


def test_only_decisions_that_are_searched_for_are_measured() -> None:
    evaluator = PUERTO_RICO.evaluator("")
    games = searched_decisions(PUERTO_RICO, players=2, seed=1)
    assert len(games) > 50
    assert all(len(game.legal()) > 1 and evaluator.suggestion(game) < 0 for game in games)


@pytest.mark.parametrize("bot", ["search:20", "net:20", "net"])
def test_a_row_has_positive_figures(bot: str) -> None:
    name, decisions, rate, *_, longest = measured(bot, PUERTO_RICO, searched_decisions(PUERTO_RICO, 2, seed=1)[:3])
    assert (name, decisions) == (bot, "3")
    assert (rate == "") == (bot == "net")
    assert rate == "" or float(rate.replace(",", "")) > 0
    assert float(longest) >= 0
