"""Reviewing a record in the terminal."""

import json

import pytest

from boriken import Match, Review
from boriken.cli.review import Report
from boriken.cli.terminal import make_console
from boriken.reviews.grades import Grade
from tests.cli.kit import RECORD, boriken, fails, flat, saved
from tests.reviews.kit import finished, last_purchase, quick_review

QUICK = ("--simulations", "60", "--jobs", "1")


@pytest.fixture
def blunder() -> str:
    return str(saved(last_purchase("pass"), "You", "greedy 1", "Ann"))


def test_a_review_says_what_would_have_been_better_and_how_it_goes_on(blunder: str) -> None:
    result = boriken("review", blunder, *QUICK)
    assert result.exit_code == 0
    told = flat(result.stdout)
    assert "Puerto Rico, reviewed by net:60" in told
    assert "After action 1: You chose 'pass'. Blunder, 100 % given away; better was 'build " in told
    assert "You gave away 100 % after action 1 with 'pass'; better was 'build " in told
    assert "A round later it " in told
    assert "Then it could have gone like this: • You build " in told


def test_a_good_game_has_nothing_to_tell() -> None:
    result = boriken("review", str(saved(last_purchase("build residence"), "You", "Ben", "Ann")), *QUICK)
    assert "Nothing: no decision gave away more than a little." in result.stdout


def test_decisions_of_bots_are_not_told_beside_those_of_people() -> None:
    told = boriken("review", str(saved(last_purchase("pass"), "greedy 0", "Ben", "Ann")), *QUICK).stdout
    assert "After action 1: greedy 0 chose" not in told
    assert "chose 'pass'" in flat(boriken("review", str(saved(last_purchase("pass"))), *QUICK).stdout)


def test_as_json_it_is_one_document(blunder: str) -> None:
    document = json.loads(boriken("review", blunder, *QUICK, "--json").stdout)
    assert [player["name"] for player in document["players"]] == ["You", "greedy 1", "Ann"]
    assert document["players"][0]["grades"][Grade.BLUNDER] == 1
    assert document["decisions"][1]["grade"] == "blunder"
    assert document["chart"][-1] == {"at": 2, "shares": [0.0, 1.0, 0.0]}


@pytest.fixture(scope="module")
def cards() -> Match:
    return finished("san-juan", players=2, names=["You", "Ben"])


@pytest.fixture(scope="module")
def made(cards: Match) -> Review:
    return quick_review(cards)


@pytest.mark.parametrize(
    ("language", "heading"),
    [("de", "Was besser gewesen wäre"), ("nl", "Wat beter had gekund"), ("es", "Lo que se pudo hacer mejor")],
)
def test_it_speaks_the_languages_of_the_game(
    cards: Match, made: Review, language: str, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Report(cards, made, make_console(), language).show()
    assert heading in capsys.readouterr().out


def test_a_game_that_is_not_over_is_not_reviewed(cards: Match) -> None:
    path = saved(cards.at(30), "You", "Ben")
    assert fails(boriken("review", str(path))) == "The game is not over: only a finished game is reviewed."


def test_what_is_no_record_is_refused() -> None:
    assert fails(boriken("review", RECORD)).startswith("There is no file ")
