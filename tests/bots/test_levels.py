"""Levels: names that people understand, for bots that play better and better."""

import pytest

from boriken.arena.executors import Here
from boriken.arena.plan import make_plan
from boriken.arena.standings import standings
from boriken.arena.tournament import play
from boriken.bots.levels import DEFAULT_LEVEL, LEVELS
from boriken.bots.registry import BOTS, is_bot, make_bot
from boriken.core.registry import games, title


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot_for_every_game(level: str, game: str) -> None:
    bot = make_bot(level, title(game), seed=1)
    assert bot.name == (LEVELS[level].bot if bot.stands_in else LEVELS[level].learned(game))
    assert bot.repeatable
    assert is_bot(level)


def test_levels_and_bots_cannot_be_mistaken_for_each_other() -> None:
    assert not set(LEVELS) & set(BOTS)
    assert DEFAULT_LEVEL in LEVELS


@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("skilled", "casual")])
def test_the_levels_that_do_not_search_are_far_apart(better: str, worse: str) -> None:
    plan = make_plan("puerto-rico", 3, [better, worse])
    first, second = standings(plan, play(plan, 8, Here(), None, lambda _: None))["bots"]
    assert first["name"] == LEVELS[better].bot
    assert first["low"] > second["high"]
