"""Anno 1503 in the terminal: complete in words in every language, and its sheet."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from boriken import Match, new_match
from boriken.cli.games.anno_1503.answers import CALLED, EXPLAIN, effect_words
from boriken.core import registry
from boriken.core.question import kinds
from boriken.core.refusal import Refusal
from boriken.core.words import LANGUAGES
from boriken.games.anno_1503.catalogue import EFFECT_NAMES, POINT_NAMES, TILE_NAMES
from boriken.games.anno_1503.event_names import EVENT_NAMES
from boriken.games.anno_1503.game import STEPS
from boriken.games.anno_1503.sheet.text import HOUSE
from tests.cli.kit import assert_all_has_words, boriken, fails, picture, resumed, table_of, told
from tests.kits.anno_1503 import given, sailing, seat

PIRATES = "aristocrats-pirates"
MODES = ["none", PIRATES]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def match_of(players: int, mode: str) -> Match:
    return new_match("anno-1503", players=players, seed=players, expansions=mode, most_rounds=20)


@every_language
def test_every_kind_of_event_has_words(language: str) -> None:
    """To those who see what it is about and to those who do not, of the reader and of others."""
    match = match_of(3, PIRATES)
    presenter, people = table_of(match, language)
    title = registry.title("anno-1503")
    for kind in EVENT_NAMES:
        for of_seat in (0, 1):
            event = title.event([kind, of_seat, 1, 1, 1])
            for seen in (event, title.masked(event, 2)):
                said = presenter.sentence([seen, seen], people)
                assert said.endswith(".")
                assert "None" not in said
                assert "none" not in said.split()


@every_language
def test_every_question_effect_point_and_tile_has_words(language: str) -> None:
    words = registry.title("anno-1503").words(language, {})
    for kind in kinds(STEPS):
        assert f"questions-{kind}.mine" in words
        assert f"asked-{kind}" in words
    for group, names in (("effects", EFFECT_NAMES), ("points", POINT_NAMES)):
        assert {message for message in words.bundle.patterns if message.startswith(f"{group}-")} == {
            f"{group}-{name}" for name in names
        }
    assert all(f"tiles-{tile}.name" in words for tile in TILE_NAMES)


def test_an_effect_that_works_once_a_turn_says_so() -> None:
    words = registry.title("anno-1503").words("en", {})
    school = {"kind": "cost_less", "n": 1, "target": "upgrade", "per_turn": 1}
    assert effect_words(school, words) == "Once a turn an upgrade costs 1 card less; you choose which."
    assert effect_words({**school, "per_turn": 2}, words).startswith("2 times a turn an upgrade costs")
    golden = effect_words({"kind": "golden_times_goods", "n": 2}, words)
    assert golden == "In golden times you take 2 commodities instead of one."


@every_language
def test_an_effect_on_production_names_its_good(language: str) -> None:
    words = registry.title("anno-1503").words(language, {})
    for kind in ("production_bonus", "production_choice"):
        said = effect_words({"kind": kind, "n": 1, "good": "tools"}, words)
        assert words.name("goods", "tools") in said
        assert "None" not in said


def test_all_that_is_too_much_is_typed_in_one_line() -> None:
    match = given(seats={0: seat(goods="4 stone, 2 wood, 2 spice"), 1: seat()})
    match.play("ships")
    shown = resumed(match, "You", "random 1", typed="spice 2, stone\nquit\n").stdout
    assert "You give back spice, spice, stone." in shown or "give back" in shown
    assert "Your hand is too full: give back 3 goods." in shown


def test_the_picture_says_what_inhabitants_buy_unless_it_is_everything() -> None:
    own = given(seats={0: seat(people="1 settler, 1 merchant")})
    assert "1 × merchant" in picture(own, 0)
    assert "merchant (" not in picture(own, 0)
    now = given(seats={0: seat(people="1 settler, 1 merchant")}, options={"sheet": HOUSE})
    assert "1 × merchant (tobacco)" in picture(now, 0)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "de"), (4, "nl"), (2, "es")])
def test_whatever_is_asked_is_one_sentence_and_every_choice_has_a_meaning(
    players: int, language: str, mode: str
) -> None:
    match, random = match_of(players, mode), Random(players)
    while not match.over:
        assert_all_has_words(match, language)
        match.play(random.choice(match.choices()))
    story_told = told(match, language=language)
    assert story_told[-1].endswith(".")
    assert not [sentence for sentence in story_told if "{" in sentence or "None" in sentence]


def test_every_action_is_explained() -> None:
    verbs = {action.split()[0] for action in registry.title("anno-1503").notation}
    words = registry.title("anno-1503").words("en", {})
    by_players = {verb for verb in verbs if verb in {*EXPLAIN, *CALLED} or f"choices-{verb}" in words}
    assert verbs - by_players == {"home", "first", "roll", "draw", "pirate", "raid"}  # chance alone does these


def test_the_story_speaks_to_the_reader_and_about_others() -> None:
    match = given(seats={0: seat(goods="2 stone, 1 wood", people="2 settler")})
    match.play("sell stone settler")
    assert told(match)[-1] == "You sell stone to a settler for 2 gold."
    assert told(match, language="de")[-1] == "Du verkaufst Stein für 2 Gold (Siedler)."


def test_squares_that_a_ship_passes_are_told_in_one_sentence() -> None:
    match = given(seats={0: seat(ships="B3")}, **sailing("A3"))
    match.play("sail A4", "sail A5")
    assert told(match)[-1] == "You sail from A3 to A4, A5."


def test_a_refusal_names_what_is_missing_in_the_language() -> None:
    match = given(seats={0: seat(goods="1 wood")})
    refusal = Refusal(**match.refusals()["build ship"])
    assert refusal.sentence == "It costs 1 wood, 1 cloth; you lack cloth."
    assert table_of(match, "nl")[0].refuse(refusal) == "Het kost 1 hout, 1 laken; je mist laken."


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
