"""Anno 1503 in the terminal: complete in words, and its sheet."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from boriken import Match, new_match
from boriken.cli.games.anno_1503.events import ONE, TOGETHER
from boriken.cli.games.anno_1503.questions import ASK
from boriken.cli.games.anno_1503.terms import EFFECTS, POINTS, effect_words
from boriken.core.question import kinds
from boriken.core.step import SEAT
from boriken.games.anno_1503.catalogue import EFFECT_NAMES, POINT_NAMES
from boriken.games.anno_1503.event_names import EVENT_NAMES
from boriken.games.anno_1503.game import STEPS
from tests.cli.kit import assert_all_has_words, boriken, fails, picture, told

PIRATES = "aristocrats-pirates"
MODES = ["none", PIRATES]


def match_of(players: int, mode: str) -> Match:
    return new_match("anno-1503", players=players, seed=players, expansions=mode, most_rounds=20)


def test_every_event_question_effect_and_point_has_words() -> None:
    assert {name for name, _ in EVENT_NAMES.values()} == {*ONE, *TOGETHER}
    assert set(ASK) == set(kinds(STEPS, SEAT))
    assert set(EFFECTS) == set(EFFECT_NAMES)
    assert set(POINTS) == set(POINT_NAMES)


def test_an_effect_that_works_once_a_turn_says_so() -> None:
    school = {"kind": "cost_less", "n": 1, "target": "upgrade", "per_turn": 1}
    assert effect_words(school) == "1 card less for the upgrade, once a turn"
    assert effect_words({**school, "per_turn": 2}).endswith(", 2 times a turn")
    assert effect_words({"kind": "golden_times_goods", "n": 2}) == "2 commodities in golden times"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_asked_is_one_sentence_and_every_choice_has_a_meaning(players: int, mode: str) -> None:
    match, random = match_of(players, mode), Random(players)
    while not match.over:
        assert_all_has_words(match)
        match.play(random.choice(match.choices()))
    story_told = told(match)
    assert story_told[-1] in ("Nobody has won in all these rounds.", "You win the game.") or story_told[-1].endswith(
        "wins the game."
    )
    assert not [sentence for sentence in story_told if "{" in sentence or "None" in sentence]


@pytest.mark.parametrize("columns", [80, 100])
def test_the_picture_keeps_within_the_screen(columns: int) -> None:
    match, random = match_of(4, PIRATES), Random(1)
    while not match.over:
        match.play(random.choice(match.choices()))
    lines = picture(match, 0, columns).splitlines()
    assert max(map(len, lines)) <= columns
    chart = [line for line in lines if line[:1] in "123456" and "[" in line]
    assert len(chart) == 6  # no row of the chart is broken in two


def test_the_sheet_is_shown_with_where_it_is_from() -> None:
    shown = boriken("sheet", "anno-1503").stdout
    assert "reconstructed" in shown
    assert "386 values: 172 reconstructed, 100 seed, 79 found and 35 derived." in shown
    assert fails(boriken("sheet", "puerto-rico")) == "Puerto Rico has no data sheet."


def test_a_sheet_of_ones_own_is_checked_and_played() -> None:
    house = files("boriken.games.anno_1503").joinpath("sheet.toml").read_text(encoding="utf-8")
    own = house.replace("gold = { v = 7,", "gold = { v = 9,")
    Path("own.toml").write_text(own, encoding="utf-8")
    Path("wrong.toml").write_text(own.replace("hand = { v = 5", "hand = { v = -5"), encoding="utf-8")
    assert "386 values" in boriken("sheet", "anno-1503", "own.toml").stdout
    sentence = fails(boriken("sheet", "anno-1503", "wrong.toml"))
    assert sentence == "The sheet.limits.hand.v must be a whole number from 0 to 99, not -5."
    played = boriken(
        "play", "anno-1503", "--players", "2", "--sheet", "own.toml", "--bots", "none", "--seed", "3", typed="quit\n"
    )
    assert "9 gold" in played.stdout
    checked = boriken("check", "boriken-anno-1503.record").stdout
    assert "sheet of one's own" in checked
    assert fails(boriken("play", "anno-1503", "--sheet", "nowhere.toml")) == "There is no file nowhere.toml."
