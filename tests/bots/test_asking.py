"""Bots are asked what they would do, and what they think of everything that could be done."""

from collections.abc import Callable

import pytest

from boriken import BorikenError, Match
from boriken.bots.asking import arrange, choice, decide, explain
from boriken.bots.bot import Bot, Unit
from boriken.core.dealer import SeededDealer
from boriken.core.game import Game
from boriken.core.setup import Setup
from tests.bots.kit import NAMES, PUERTO_RICO, bot_called, choosing_a_role, last_role, sending_colonists
from tests.kits.puerto_rico import given, kind, seat, ship

WITH_AN_OPINION = [name for name in NAMES if name != "random"]
SURE = [name for name in WITH_AN_OPINION if not name.startswith(("careless", "net:t"))]


# What it would do


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_for_the_seat_whose_turn_it_is(name: str) -> None:
    match = choosing_a_role()
    before = match.position()
    assert decide(bot_called(name), match, seed=1) in match.choices()
    assert match.position() == before


class Lost(Bot):
    """Has no idea."""

    name = "lost"

    def choose(self, game: Game, seat: int) -> int:
        return -7


def test_a_bot_without_a_choice_is_not_asked() -> None:
    assert decide(Lost(), one_choice(), seed=1) == "ship corn 5"


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(BorikenError, match=r"^The bot lost chose the action -7, which is not legal\.$"):
        choice(Lost(), choosing_a_role().game, seed=1)


# What it would do with many small choices that make one decision


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_arrangement_is_one_that_the_rules_allow(name: str) -> None:
    match = sending_colonists()
    before = match.position()
    counts = arrange(bot_called(name), match, seed=1)
    assert counts is not None
    assert sum(counts.values()) == 3
    assert match.position() == before
    match.play(*match.count_out(counts))
    assert kind(match) != "place"


def test_an_arrangement_begins_with_what_the_bot_calls_best() -> None:
    match = sending_colonists()
    best = explain(bot_called("search:8"), match, seed=1).opinions[0].action
    counts = arrange(bot_called("search:8"), match, seed=1)
    assert counts is not None
    assert match.count_out(counts)[0] == best


def test_nothing_is_arranged_where_nothing_is_counted() -> None:
    assert arrange(bot_called("greedy"), choosing_a_role(), seed=1) is None


# What it thinks


@pytest.mark.parametrize("name", WITH_AN_OPINION)
def test_every_choice_is_explained_once_and_nothing_is_done(name: str) -> None:
    match = choosing_a_role()
    before = match.position()
    explanation = explain(bot_called(name), match, seed=1)
    assert explanation.bot == name
    assert sorted(opinion.action for opinion in explanation.opinions) == sorted(match.choices())
    assert match.position() == before


@pytest.mark.parametrize("name", SURE)
@pytest.mark.parametrize("position", [choosing_a_role, sending_colonists, last_role])
def test_the_best_choice_comes_first_and_it_is_what_the_bot_does(name: str, position: Callable[[], Match]) -> None:
    match = position()
    assert explain(bot_called(name), match, seed=1).opinions[0].action == decide(bot_called(name), match, seed=1)


def test_a_search_tells_shares_of_the_win_and_how_often_it_tried() -> None:
    explanation = explain(bot_called("search:200"), last_role(), seed=1)
    assert explanation.unit is Unit.SHARE
    captain, builder = explanation.opinions
    assert (captain.action, builder.action) == ("captain", "builder")
    assert captain.value == pytest.approx(1, abs=0.01)
    assert builder.value == pytest.approx(0, abs=0.01)
    assert captain.visits > builder.visits
    assert captain.visits + builder.visits == 200


def test_what_a_search_has_not_tried_has_the_value_of_a_first_look() -> None:
    first, *others = explain(bot_called("search:1"), choosing_a_role(), seed=1).opinions
    assert first.visits == 1
    assert {other.visits for other in others} == {0}
    assert all(0 < (other.value or 0) < 1 for other in others)


def test_greedy_tells_how_many_points_ahead_it_would_be() -> None:
    explanation = explain(bot_called("greedy"), last_role(), seed=1)
    assert explanation.unit is Unit.LEAD
    assert [(opinion.action, opinion.visits) for opinion in explanation.opinions] == [("captain", 1), ("builder", 1)]
    captain, builder = [opinion.value or 0 for opinion in explanation.opinions]
    assert captain == pytest.approx((10 + 5 + 4 + 1) - (12 + 4), abs=0.1)
    assert builder < 0 < captain


def test_who_does_not_compare_has_no_opinion_and_says_so() -> None:
    with pytest.raises(BorikenError, match=r"^The bot random has no opinion: it does not compare its choices\.$"):
        explain(bot_called("random"), choosing_a_role(), seed=1)


# When there is nothing to ask


def one_choice() -> Match:
    match = given(seats={0: seat(goods="1 corn")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("captain")
    return match


def test_one_choice_is_no_choice() -> None:
    with pytest.raises(BorikenError, match=r"^There is only one choice: ship corn 5\.$"):
        explain(bot_called("greedy"), one_choice(), seed=1)


@pytest.mark.parametrize("ask", [decide, explain])
def test_when_the_game_is_over_nobody_decides(ask: Callable[[Bot, Match, int], object]) -> None:
    match = last_role()
    while not match.over:
        match.play(match.choices()[-1])
    with pytest.raises(BorikenError, match=r"^The game is over: there is nothing to decide\.$"):
        ask(bot_called("greedy"), match, 1)


@pytest.mark.parametrize("ask", [decide, explain])
def test_what_chance_decides_is_not_for_a_bot(ask: Callable[[Bot, Match, int], object]) -> None:
    match = Match(Setup.of(PUERTO_RICO, 3, {}), SeededDealer(1))
    with pytest.raises(BorikenError, match=r"^Chance decides this, not a player\.$"):
        ask(bot_called("greedy"), match, 1)
