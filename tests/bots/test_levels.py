"""Levels: names that people understand, for players that play better and better."""

import logging
import sys

import pytest

from boriken import SetupError, new_match
from boriken.arena.executors import Here
from boriken.arena.plan import make_plan
from boriken.arena.standings import standings
from boriken.arena.tournament import play
from boriken.bots import registry as bots
from boriken.bots.asking import decide
from boriken.bots.levels import DEFAULT_LEVEL, LEARNED, LEVELS
from boriken.bots.registry import BOTS, is_bot, make_bot
from boriken.core.registry import games, title
from boriken.core.title import Title


@pytest.fixture(autouse=True)
def news() -> None:
    """News that are told once are told again in each test."""
    bots.say_once.cache_clear()


def has_network(game: Title) -> bool:
    try:
        return bool(make_bot("net", game, seed=1))
    except SetupError:
        return False


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot_for_every_game(level: str, game: str) -> None:
    bot = make_bot(level, title(game), seed=1)
    learned, plays = LEVELS[level].learned(game), has_network(title(game))
    assert bot.name == (learned if learned and plays else LEVELS[level].bot)
    assert bool(bot.stands_in) == (bool(learned) and not plays)
    assert bot.repeatable
    assert is_bot(level)


def test_levels_and_bots_cannot_be_mistaken_for_each_other() -> None:
    assert not set(LEVELS) & set(BOTS)
    assert DEFAULT_LEVEL in LEVELS


def test_a_game_with_learned_levels_has_all_of_them() -> None:
    assert set(LEARNED) <= set(games())
    for levels in LEARNED.values():
        assert list(levels) == list(LEVELS)


def test_a_game_without_learned_levels_has_those_that_need_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.bots.levels.LEARNED", {})
    for level in LEVELS.values():
        assert make_bot(level.id, title("anno-1503"), seed=1).name == level.bot
    assert make_bot("skilled:merchant", title("anno-1503"), seed=1).name == "greedy:merchant"


def test_an_expert_is_far_stronger_than_a_beginner() -> None:
    plan = make_plan("puerto-rico", 2, ["expert", "beginner"])
    first, second = standings(plan, play(plan, 6, Here(), None, lambda _: None))["bots"]
    assert first["name"] == LEVELS["expert"].learned("puerto-rico")
    assert first["low"] > second["high"]


def test_a_beginner_plays_no_nonsense() -> None:
    """It knows enough to leave a table of players who do anything far behind."""
    plan = make_plan("puerto-rico", 2, ["beginner", "random"])
    first, second = standings(plan, play(plan, 3, Here(), None, lambda _: None))["bots"]
    assert first["name"] == LEVELS["beginner"].learned("puerto-rico")
    assert first["share"] == 1.0
    assert first["mean_score"] > second["mean_score"] + 8


@pytest.mark.parametrize("game", LEARNED)
def test_without_numpy_a_level_is_played_by_another_bot_and_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in ("mannered", "net_bot", "network", "network_judge"):
        monkeypatch.setitem(sys.modules, f"boriken.bots.{module}", None)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            bot = make_bot("expert", title(game), seed=1)
    assert (bot.name, bot.stands_in) == ("search:200", "The bot net needs NumPy: install boriken[net].")
    sentence = f"The level expert of {title(game).name} is played by search:200: {bot.stands_in}"
    assert [record.message for record in caplog.records] == [sentence]
    with pytest.raises(SetupError, match="needs NumPy"):
        make_bot("net", title(game), seed=1)


def test_without_numpy_a_taste_is_kept_where_another_bot_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "boriken.bots.network", None)
    assert make_bot("skilled:shipper", title("puerto-rico"), seed=1).name == "greedy:shipper"
    assert make_bot("master:shipper", title("puerto-rico"), seed=1).name == "search:1000"


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan"])
def test_a_level_has_the_tastes_of_the_game(game: str) -> None:
    for style in title(game).styles:
        bot = make_bot(f"casual:{style}", title(game), seed=1)
        assert bot.name == f"{LEARNED[game]['casual']}:{style}"
        assert is_bot(f"casual:{style}")
        match = new_match(game, players=3, seed=1)
        assert decide(bot, match, seed=1) in match.choices()
    with pytest.raises(SetupError, match="The level casual has no style 'miser'; it has"):
        make_bot("casual:miser", title(game), seed=1)
