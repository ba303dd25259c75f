"""San Juan in words: complete in every language, and made from what front ends see."""

from random import Random

import pytest

from boriken import new_match
from boriken.core import registry
from boriken.core.step import SEAT
from boriken.core.words import LANGUAGES
from boriken.games.san_juan import event_names
from boriken.games.san_juan.catalogue import CARD_NAMES, ROLE_NAMES
from tests.cli.kit import assert_all_has_words, boriken, picture, resumed, table_of, told
from tests.kits.san_juan import given, seat

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_kind_of_event_has_words(language: str) -> None:
    presenter, people = table_of(given(), language)
    title = registry.title("san-juan")
    for kind in event_names.EVENT_NAMES:
        event = title.event([kind, 0, 1, 1, 1])
        for seen in (event, title.masked(event, 1)):
            assert presenter.sentence([seen, seen], people).endswith(".")


@every_language
def test_every_question_role_and_card_has_words(language: str) -> None:
    title = registry.title("san-juan")
    words = title.words(language, {})
    asked = {step.name for step in title.steps if step.answered_by == SEAT}
    needed = {
        *(f"questions-{kind}.mine" for kind in asked),
        *(f"roles-{role}.name" for role in ROLE_NAMES),
        *(f"{group}-{card}" for group in ("cards", "effects") for card in CARD_NAMES),
    }
    assert not [message for message in needed if message not in words]


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "en"), (4, "en"), (2, "es"), (3, "de"), (4, "nl")])
def test_whatever_is_asked_is_one_sentence_and_the_picture_keeps_within_the_screen(players: int, language: str) -> None:
    match, random = new_match("san-juan", players=players, seed=players, chosen_hands=True), Random(players)
    while not match.over:
        assert_all_has_words(match, language)
        if len(match.moves) % 10 == 0:
            lines = picture(match, match.actor, 80, language).splitlines()
            assert max(map(len, lines)) <= 80
        match.play(random.choice(match.choices()))
    assert told(match, 0)[-1] == "The game is over."


def test_the_picture_shows_everything_the_viewer_may_know() -> None:
    match = given(
        seats={
            0: seat(
                hand="hero, 2 well", town="2 indigo_plant, chapel", goods="indigo", chapel="tower", memory="palace"
            ),
            1: seat(hand="library, smithy", shown="library", covered="statue"),
        },
        tiles=["c", "a"],
    )
    shown = picture(match, 0)
    assert "Hand  2 Well ×2 · 5 Hero" in shown
    assert "Indigo plant ●○ · Chapel" in shown
    assert "Trading house  1: indigo 1, sugar 1, tobacco 2, coffee 2, silver 3" in shown
    assert "2: indigo 1, sugar 1, tobacco 1, coffee 2, silver 2" in shown
    assert "Discards       Palace" in shown
    assert "You · Governor · 3 cards · 3 of 12 buildings · 4 points · 1 card under the chapel" in shown
    assert "Points in all: 5" in shown
    assert "random 1 · 2 cards · Known to be in the hand: Library · 1 of 12 buildings · 1 point" in shown
    assert "Covered  Statue" in shown
    assert "Smithy" not in shown
    assert "Hand" not in picture(match, viewer=None)


def test_the_story_names_cards_to_their_owner_only() -> None:
    match = given(seats={0: seat(hand="well, 2 smithy, hero")})
    match.play("builder", "build well", "pay smithy")
    both = ["You take the builder.", "You build the well for 1 card."]
    assert told(match, 0)[:3] == [*both, "You pay with smithy."]
    assert "smithy" not in " ".join(told(match, 1))
    assert told(match, 1)[:2] == both


def test_one_line_names_all_cards() -> None:
    match = given(seats={0: seat(hand="aqueduct, 2 smithy, hero, palace")})
    match.play("builder", "build aqueduct")
    shown = resumed(match, "You", "random 1", "random 2", typed="smithy, palace\nquit\n").stdout
    assert "Pay 2 cards for the aqueduct." in shown
    assert "You pay with smithy and palace." in shown


def test_a_pass_ends_a_pick_and_numbers_choose_from_the_list() -> None:
    match = given(seats={0: seat(town="2 indigo_plant", goods="2 indigo")})
    match.play("trader")
    shown = resumed(match, "You", "random 1", "random 2", typed="2\npass\nquit\n").stdout
    assert "You sell indigo for 1 card." in shown


def test_a_whole_game_can_be_played() -> None:
    typed = "1\n2\n" * 4_000
    result = boriken("play", "san-juan", "--players", "2", "--bots", "greedy", "--seed", "3", typed=typed)
    assert result.exit_code == 0
    assert "The record of the game is" in result.stdout


def test_the_whole_terminal_speaks_the_language_that_is_wanted() -> None:
    german = ("--bots", "greedy", "--seed", "3", "--language", "de")
    shown = boriken("play", "san-juan", *german, typed="\nhelp\nquit\n").stdout
    assert "Rollen" in shown
    assert "Tippe eine Zahl, eine Aktion, hint oder help." in shown
    assert "setzt sie fort" in shown
    assert not any(word in shown for word in ("Round", "Roles", "You ", "saved"))


def test_things_can_be_typed_in_the_language_or_in_notation() -> None:
    for line in ("schmiede, palast", "smithy, palace"):
        match = given(seats={0: seat(hand="aqueduct, 2 smithy, hero, palace")})
        match.play("builder", "build aqueduct")
        shown = resumed(match, "You", "random 1", "random 2", typed=f"{line}\nquit\n", language="de").stdout
        assert "Du zahlst: „Schmiede“ und „Palast“." in shown


def test_a_refusal_is_told_in_the_language() -> None:
    shown = resumed(given(), "You", "random 1", "random 2", typed="pass\nquit\n", language="es").stdout
    assert "Tienes que tomar un personaje." in shown


def test_an_unknown_language_is_refused() -> None:
    shown = boriken("play", "san-juan", "--language", "tlh")
    assert shown.exit_code == 2
    assert "There is no language 'tlh'; there is en, de, nl, es." in shown.stderr
