"""A search that lacks a part lacks that part, and still plays."""

from argparse import Namespace

import pytest

from bench.ablation import SEARCHES, measured
from boriken import Match
from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.search import Search
from boriken.core.game import OVER
from boriken.core.registry import title
from tests.bots.kit import sending_colonists
from tests.kits.puerto_rico import given, seat

WITH_NETWORK = ("net", "net-places")


def without(part: str) -> Search:
    return SEARCHES[part].made(title("puerto-rico"), 10, 1)


def judge_without(part: str) -> EvaluationJudge:
    judge = SEARCHES[part].judge(title("puerto-rico"))
    assert isinstance(judge, EvaluationJudge)
    return judge


def in_the_builder_phase() -> Match:
    match = given(seats={0: seat(doubloons=12)})
    match.play("builder")
    return match


@pytest.mark.parametrize("part", SEARCHES)
def test_every_search_plays_whole_games(part: str) -> None:
    row = measured(part, Namespace(simulations=2, players=2, games=2, seed=1, jobs=1, state=None))
    assert row.startswith(f"| {SEARCHES[part].about} | 2 | ")


@pytest.mark.parametrize("part", SEARCHES)
def test_only_what_is_widened_leaves_actions_out_at_first(part: str) -> None:
    match = in_the_builder_phase()
    root = without(part).grow(match.game, 0)
    assert all(root.offered) == (part in ("no-widening", "no-priors", "plain-uct"))


@pytest.mark.parametrize("part", SEARCHES)
def test_without_priors_all_actions_are_alike(part: str) -> None:
    match = in_the_builder_phase()
    root = without(part).grow(match.game, 0)
    assert (len(set(root.priors)) == 1) == (part in ("no-priors", "plain-uct"))


@pytest.mark.parametrize("part", [part for part in SEARCHES if part not in WITH_NETWORK])
def test_a_leaf_is_played_to_the_end_only_by_random_playouts(part: str) -> None:
    game = in_the_builder_phase().game.copy()
    judge_without(part).leaf(game)
    assert (game.actor == OVER) == (part in ("random-playouts", "plain-uct"))


def test_a_leaf_that_is_not_finished_stays_as_it_is() -> None:
    match = in_the_builder_phase()
    game = match.game.copy()
    judge_without("no-finishing").leaf(game)
    assert (game.turn, game.actor) == (match.game.turn, 0)
    judge_without("whole").leaf(game)
    assert game.turn > match.game.turn


def test_places_for_colonists_are_searched_only_where_that_is_tried() -> None:
    match = sending_colonists()
    assert [sum(without(part).explore(match.game, 0).visits) for part in WITH_NETWORK] == [1, 10]
