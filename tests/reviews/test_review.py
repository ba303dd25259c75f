"""The review of a whole game."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import boriken
from boriken import BorikenError, Match, Review
from boriken._compiled import INTERPRETED_VARIABLE
from boriken.bots.bot import Bot
from boriken.bots.registry import make_bot
from boriken.core.errors import SetupError
from boriken.core.game import CHANCE
from boriken.core.title import Title
from boriken.reviews import judge
from boriken.reviews.grades import Grade
from boriken.reviews.judged import read, written
from boriken.reviews.moments import moments
from boriken.reviews.parts import judge_one, make_part, make_plan
from boriken.reviews.review import assemble, review
from tests.kits.puerto_rico import given, seat
from tests.project import ROOT
from tests.reviews.kit import FEW, finished, last_purchase, quick_review

FIXTURES = ROOT / "tests/fixtures"


@pytest.fixture(scope="module")
def cards() -> Match:
    return finished("san-juan", players=2)


@pytest.fixture(scope="module")
def made(cards: Match) -> Review:
    return quick_review(cards)


# What is judged


def test_every_choice_and_every_deal_is_a_moment(cards: Match) -> None:
    seen = {action for moment in moments(cards) for action in range(moment.first, moment.last)}
    for number, (match, move) in enumerate(cards.walk()):
        assert number in seen or (move.actor != CHANCE and len(match.choices()) == 1)


def test_what_is_asked_thing_by_thing_is_one_decision() -> None:
    places = [moment for moment in moments(finished("puerto-rico", 3)) if moment.kind == "place"]
    assert max(place.last - place.first for place in places) > 1
    for place, following in pairwise(places):
        assert place.seat != following.seat or place.last < following.first


def test_a_decision_that_loses_the_game_is_a_blunder() -> None:
    (first, second) = quick_review(last_purchase("pass")).decisions
    assert first.played == ("builder",)
    assert second.grade is Grade.BLUNDER
    assert second.given_away == pytest.approx(1.0, abs=0.01)
    assert second.best[0].startswith("build ")
    assert second.line[0]["kind"] == "built"
    assert second.before[0] == pytest.approx(1.0, abs=0.01)
    assert second.after == pytest.approx((0.0, 1.0, 0.0), abs=0.01)


def test_a_decision_that_wins_it_is_the_best() -> None:
    second = quick_review(last_purchase("build residence")).decisions[1]
    assert (second.grade, second.given_away, second.best, second.line) == (Grade.BEST, 0.0, (), ())


def test_a_decision_of_a_game_that_goes_on_is_judged_alone() -> None:
    """By the same weighing; the reason compares the best with what was chosen."""
    match = last_purchase("pass").at(1)
    made = judge_one(match, ["pass"], FEW, seed=1)
    assert (made.grade, made.played) == (Grade.BLUNDER, ("pass",))
    assert made.reason is not None
    assert (made.reason.best, made.reason.second) == (made.best[0], "pass")
    assert judge_one(match, list(made.best), FEW, seed=1).grade is Grade.BEST


def test_another_arrangement_that_is_as_good_is_not_held_against_anybody() -> None:
    """Seat 0 is far ahead: wherever their colonists stand, they win."""
    seats = {0: seat(points=60, island="1 corn, 1 indigo"), 1: seat(points=5), 2: seat()}
    match = given(3, seats=seats, governor=0, ending=["points"], colonist_ship=1)
    match.play("mayor", "pass")
    for arrangement in ({"corn": 1}, {"indigo": 1}):
        made = judge_one(match, match.count_out(arrangement), FEW, seed=1)
        assert (made.grade, made.best, made.given_away) == (None, (), 0.0)


def test_where_all_choices_are_alike_nothing_is_graded() -> None:
    made = quick_review(last_purchase("pass", lead=60))
    assert [decision.grade for decision in made.decisions] == [None, None]
    assert made.players[0].accuracy is None
    assert made.players[0].given_away == 0


# What it says


def test_shares_add_up_and_luck_is_nobodys_in_sum(made: Review) -> None:
    for point in made.chart:
        assert sum(point.shares) == pytest.approx(1.0)
    for chance in made.chances:
        assert sum(chance.luck) == pytest.approx(0.0, abs=1e-9)
    assert sum(player.luck for player in made.players) == pytest.approx(0.0, abs=1e-6)


def test_the_chart_ends_with_the_result(cards: Match, made: Review) -> None:
    *_, last = made.chart
    assert last.at == len(cards.moves)
    assert [share > 0 for share in last.shares] == [score["place"] == 1 for score in cards.scores()]
    assert [point.at for point in made.chart] == sorted(point.at for point in made.chart)


def test_players_are_told_by_their_decisions(made: Review) -> None:
    for player in made.players:
        own = [decision for decision in made.decisions if decision.seat == player.seat and decision.grade]
        assert sum(player.grades.values()) == len(own)
        assert player.given_away == pytest.approx(sum(decision.given_away for decision in own))
        assert len(player.turning_points) <= 3


def test_something_better_is_always_something_else(made: Review) -> None:
    for decision in made.decisions:
        assert decision.best != decision.played
        assert bool(decision.best) == bool(decision.line)
        assert decision.given_away >= 0
        assert decision.best or decision.given_away == 0


def test_the_document_is_plain_data(made: Review) -> None:
    document = json.loads(json.dumps(made.document()))
    assert document["format"] == 1
    assert document["judges"] == [f"net:{FEW}"]
    assert [decision["first"] for decision in document["decisions"]] == [one.first for one in made.decisions]


# How it is made


def test_the_same_seed_makes_the_same_review_in_any_number_of_processes(cards: Match, made: Review) -> None:
    assert quick_review(cards, jobs=2) == made


def test_another_seed_makes_another_review() -> None:
    match = finished("san-juan", players=2, seed=3)
    plans = [make_plan(match, seed, FEW) for seed in (1, 2)]
    assert make_part(plans[0], 1) != make_part(plans[1], 1)


def test_parts_that_were_written_down_are_put_together_in_any_order(cards: Match, made: Review) -> None:
    plan = make_plan(cards, simulations=FEW)
    parts = [json.dumps([written(one) for one in make_part(plan, number)]) for number in range(plan.parts)]
    assert assemble(plan, [read(one) for part in reversed(parts) for one in json.loads(part)]) == made


def test_progress_is_told_to_the_end() -> None:
    match = last_purchase("pass")
    told: list[tuple[int, int]] = []
    review(match, simulations=FEW, progress=lambda done, total: told.append((done, total)))
    assert told == [(2, 2)]


def test_only_a_finished_game_is_reviewed(cards: Match) -> None:
    with pytest.raises(BorikenError, match="not over"):
        boriken.review(cards.at(len(cards.moves) - 1))


def test_without_a_learned_player_the_search_judges_alone(cards: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_network(name: str, title: Title, seed: int) -> Bot:
        if name.startswith("net"):
            raise SetupError("The bot net needs NumPy: install boriken[net].")
        return make_bot(name, title, seed)

    monkeypatch.setattr(judge, "make_bot", without_network)
    plan = make_plan(cards, simulations=FEW)
    assert plan.judges == (f"search:{FEW}",)
    assert make_part(plan, number=1)


RECORDS = [
    "puerto-rico/2-players-first-expanded-city-points-34.record",
    "puerto-rico/4-players-2020-expanded-city-183.record",
    "puerto-rico/5-players-first-expanded-city-570.record",
    "san-juan/2-players-only-standstill-4932.record",
    "san-juan/4-players-only-town-754.record",
    "anno-1503/2-players-only-expanded-rounds-1059.record",
    "anno-1503/3-players-only-rounds-16.record",
]


@pytest.mark.parametrize("record", RECORDS)
def test_records_of_every_game_are_reviewed(record: str) -> None:
    match = boriken.load_record(Path(FIXTURES / record).read_text(encoding="utf-8"))
    plan = make_plan(match, simulations=FEW)
    judged = [one for number in {0, plan.parts // 2, plan.parts - 1} for one in make_part(plan, number)]
    made = assemble(plan, judged)
    assert len(made.players) == match.setup.players
    assert made.decisions
    json.dumps(made.document())


def test_interpreted_rules_make_the_same_review() -> None:
    """Learned players judge there as well."""
    command = [sys.executable, "-m", "tests.reviews.interpreted"]
    environment = {**os.environ, INTERPRETED_VARIABLE: "1"}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True).stdout
    assert json.loads(told) == json.loads(json.dumps(quick_review(last_purchase("pass")).document()))
