"""San Juan in words: complete, and made from what front ends see."""

from random import Random

import pytest

from boriken import new_match
from boriken.cli.games.san_juan.events import CARDS, ONE, TOGETHER
from boriken.cli.games.san_juan.questions import ASK, EXPLAIN, ROLES
from boriken.cli.games.san_juan.terms import EFFECTS, PRINTED
from boriken.core import registry
from boriken.core.question import kinds
from boriken.core.step import SEAT
from boriken.games.san_juan import event_names
from boriken.games.san_juan.catalogue import ROLE_NAMES
from boriken.games.san_juan.game import STEPS
from boriken.games.san_juan.notation import NOTATION
from tests.cli.kit import assert_all_has_words, boriken, picture, resumed, table_of, told
from tests.sj_kit import given, seat


def test_every_kind_of_event_has_words() -> None:
    assert {name for name, _ in event_names.EVENT_NAMES.values()} == {*ONE, *CARDS, *TOGETHER}
    face, _ = table_of(given())
    title = registry.title("san-juan")
    for kind in event_names.EVENT_NAMES:
        event = title.event([kind, 0, 1, 1, 1])
        for seen in (event, title.masked(event, 1)):
            assert "{" not in face.tell([seen, seen])


def test_every_question_role_card_and_action_has_words() -> None:
    assert set(ASK) == set(kinds(STEPS, SEAT))
    assert set(ROLES) == set(ROLE_NAMES)
    assert set(EFFECTS) == set(PRINTED)
    assert {text.split()[0] for text in NOTATION if text not in ROLE_NAMES} - {
        "pass",
        "draw",
        "tile",
        "governor",
    } == set(EXPLAIN)


def test_the_library_says_how_often_it_works_with_two_players() -> None:
    assert EFFECTS["library"] == "doubles your privilege; with 2 players once a round"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_asked_is_one_sentence_and_the_picture_keeps_within_the_screen(players: int) -> None:
    match, random = new_match("san-juan", players=players, seed=players, chosen_hands=True), Random(players)
    while not match.over:
        assert_all_has_words(match)
        if len(match.moves) % 10 == 0:
            lines = picture(match, match.actor, 80).splitlines()
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
    assert "Hand    2 well ×2 · 5 hero" in shown
    assert "indigo plant ●○ · chapel" in shown
    assert "House   seen 1-1-2-2-3 · then 1-1-1-2-2" in shown
    assert "Known   palace discarded" in shown
    assert "You · governor · 3 cards · 3 buildings, 4 points · 1 under the chapel, score 5" in shown
    assert "random 1 · 2 cards (library among them) · 1 building, 1 point" in shown
    assert "under  statue" in shown
    assert "smithy" not in shown
    assert "Hand" not in picture(match, viewer=None)


def test_the_story_names_cards_to_their_owner_only() -> None:
    match = given(seats={0: seat(hand="well, 2 smithy, hero")})
    match.play("builder", "build well", "pay smithy")
    assert told(match, 0)[0] == "You take the builder, build the well for 1 card, pay with a smithy."
    assert told(match, 1)[0] == "You take the builder, build the well for 1 card, pay with 1 card."


def test_one_line_names_all_cards() -> None:
    match = given(seats={0: seat(hand="aqueduct, 2 smithy, hero, palace")})
    match.play("builder", "build aqueduct")
    shown = resumed(match, "You", "random 1", "random 2", typed="smithy, palace\nquit\n").stdout
    assert "Which cards do you pay with for the aqueduct, 2 of them?" in shown
    assert "You pay with a smithy and a palace." in shown


def test_a_pass_ends_a_pick_and_numbers_choose_from_the_list() -> None:
    match = given(seats={0: seat(town="2 indigo_plant", goods="2 indigo")})
    match.play("trader")
    shown = resumed(match, "You", "random 1", "random 2", typed="2\npass\nquit\n").stdout
    assert "You sell 1 indigo for 1 card" in shown


def test_a_whole_game_can_be_played() -> None:
    typed = "1\n2\n" * 4_000
    result = boriken("play", "san-juan", "--players", "2", "--bots", "greedy", "--seed", "3", typed=typed)
    assert result.exit_code == 0
    assert "The record of the game is" in result.stdout
