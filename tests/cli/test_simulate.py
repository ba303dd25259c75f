"""Many games at random: the same whoever plays them."""

import json
from typing import Any

import pytest

from boriken.cli.simulate import Plan, play_chunk
from boriken.cli.tally import Tally, percentile
from boriken.core import registry
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from tests.cli.kit import boriken

Json = dict[str, Any]

CLOCK = ("seconds", "decisions_per_second", "jobs")


def simulated(*arguments: str) -> Json:
    result = boriken("simulate", "puerto-rico", "--json", *arguments)
    assert result.exit_code == 0
    assert result.stderr == ""
    document: Json = json.loads(result.stdout)
    return document


def test_json_is_one_document_with_everything_in_it() -> None:
    results = simulated("--players", "3", "--games", "40", "--seed", "5", "--edition", "first")
    assert results["games"] == 40
    assert results["players"] == 3
    assert results["seed"] == 5
    assert results["jobs"] == 1
    assert results["options"]["edition"] == "first"
    assert isinstance(results["compiled"], bool)
    assert results["decisions_per_second"] == pytest.approx(results["decisions"] / results["seconds"])
    assert results["mean_decisions"] == pytest.approx(results["decisions"] / 40)
    assert sum(results["seat_shares"]) == pytest.approx(1)
    assert len(results["seat_shares"]) == len(results["mean_scores"]) == len(results["scores"]) == 3
    assert results["capped"] == 0
    assert 40 <= sum(results["end_reasons"].values()) <= 120
    assert set(results["end_reasons"]) <= {"colonists", "city", "points"}
    assert 10 < results["mean_rounds"] < 60
    for scores, mean in zip(results["scores"], results["mean_scores"], strict=True):
        assert scores["min"] <= scores["q1"] <= scores["median"] <= scores["q3"] <= scores["max"]
        assert scores["min"] <= mean <= scores["max"]


def test_the_totals_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (simulated("--games", "250", "--seed", "3", "--jobs", jobs) for jobs in ("1", "2"))
    assert two["jobs"] == 2
    assert {key: one[key] for key in one if key not in CLOCK} == {key: two[key] for key in two if key not in CLOCK}


def test_another_seed_plays_other_games() -> None:
    assert (
        simulated("--games", "5", "--seed", "1")["decisions"] != simulated("--games", "5", "--seed", "2")["decisions"]
    )


def test_more_games_begin_with_the_same_ones() -> None:
    setup = Setup.of(registry.title("puerto-rico"), 4, {})
    few, many = (play_chunk(setup, Plan(games, 1, 1, 10_000), 0) for games in (10, 20))
    rest = Tally()
    for number in range(10, 20):
        rest.add(play_chunk(setup, Plan(number + 1, 1, 1, 10_000), number))
    few.add(rest)
    assert few == many


def test_stubborn_games_are_ended_and_counted() -> None:
    results = simulated("--games", "20", "--most-decisions", "30")
    assert results["capped"] == 20
    assert results["end_reasons"] == {"capped": 20}
    assert results["decisions"] == 600
    assert results["seat_shares"] == results["mean_scores"] == []
    assert "mean_rounds" not in results


def test_without_json_there_are_tables() -> None:
    result = boriken("simulate", "puerto-rico", "--games", "30", "--most-decisions", "400")
    assert result.exit_code == 0
    for heading in ("In order of play", "1st", "4th", "ended by", "capped", "rounds a game", "decisions a second"):
        assert heading in result.stdout


def test_a_shared_win_counts_in_equal_parts() -> None:
    tally = Tally(games=2)
    tally.wins.update({(0, 1): 1, (1, 2): 1, (2, 2): 1})
    assert tally.seat_shares(3) == [0.5, 0.25, 0.25]


@pytest.mark.parametrize(("percent", "value"), [(0, 1), (25, 1), (50, 2), (75, 2), (100, 9)])
def test_percentiles_are_values_that_occurred(percent: int, value: int) -> None:
    assert percentile({1: 1, 2: 2, 9: 1}, percent) == value


def test_seeds_that_follow_from_a_seed_differ() -> None:
    seeds = {child_seed(seed, index) for seed in (0, 1, 2**61) for index in range(1000)}
    assert len(seeds) == 3000
    assert max(seeds) < 2**60
