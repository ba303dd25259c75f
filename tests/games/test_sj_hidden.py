"""San Juan: what a seat knows, what it is not told, and what is drawn again for it."""

from collections import Counter

import pytest

from boriken import Match
from boriken.core.game import Game
from tests.sj_kit import TITLE, Json, board, cards, events, given, kind, new_game, seat, sizes

SEEDS = range(12)


def imagined(match: Match, viewer: int) -> list[Json]:
    """Positions that the viewer cannot tell from the real one."""
    return [TITLE.save(match.game.determinize(viewer, seed)) for seed in SEEDS]


def variety(match: Match, viewer: int, number: int, key: str) -> int:
    """How many different things the viewer can imagine there."""
    return len({str(state["seats"][number][key]) for state in imagined(match, viewer)})


def one_round(match: Match) -> Match:
    """A hand of cards, discards, goods and a chapel for everybody."""
    for role in ("councillor", "producer", "builder"):
        match.play(role)
        while kind(match) != "role":
            match.play(match.choices()[-1])
    return match


def test_the_own_hand_is_known_and_the_others_are_not() -> None:
    match = new_game()
    assert variety(match, 0, 0, "hand") == 1
    assert variety(match, 0, 1, "hand") > 1
    assert match.view(0)["seats"][0]["hand"] == board(match, 0)["hand"]
    assert match.view(0)["seats"][1]["hand"] is None
    assert match.view(0)["seats"][1]["cards"] == 4
    assert [each["hand"] for each in match.view(None)["seats"]] == [None] * 3


def test_nobody_knows_the_cards_that_lie_as_goods() -> None:
    match = one_round(new_game())
    assert variety(match, 0, 0, "goods") > 1


def test_whoever_discards_knows_what_he_discards() -> None:
    match = given(seats={0: seat(hand="well, hero, palace")})
    match.play("builder", "build well", "pay hero")
    assert match.view(0)["seats"][0]["memory"] == {"hero": 1}
    assert match.view(1)["seats"][0]["memory"] is None
    assert all(state["discards"] == {"hero": 1} for state in imagined(match, 0))
    assert len({str(state["discards"]) for state in imagined(match, 1)}) > 1


def test_a_shuffle_makes_everybody_forget() -> None:
    match = given(seats={0: seat(hand="well, hero, palace")}, pile="smithy", hoarder=2)
    match.play("builder", "build well", "pay hero", "prospector", "take")
    assert sizes(match) == (0, 1)
    match.play("councillor", "take")
    assert board(match, 0)["memory"] == {}


def test_a_mined_card_is_known_to_be_in_that_hand_until_a_card_leaves_it_unseen() -> None:
    match = given(
        seats={0: seat(hand="2 silver_smelter", town="gold_mine")}, draws=["quarry", "smithy", "tower", "library"]
    )
    match.play("prospector", "pass", "use gold_mine", "mine library")
    assert match.view(1)["seats"][0]["shown"] == {"library": 1}
    assert match.view(None)["exposed"] == {"smithy": 1, "tower": 1, "quarry": 1}
    assert all(state["seats"][0]["hand"].get("library") for state in imagined(match, 1))
    assert all(Counter(state["discards"]) == Counter(("smithy", "tower", "quarry")) for state in imagined(match, 1))
    match = given(seats={0: seat(hand="well, hero, palace", shown="hero")})
    match.play("builder", "build well", "pay palace")
    assert match.view(1)["seats"][0]["shown"] == {}


def test_a_mined_card_that_is_built_leaves_nothing_to_know() -> None:
    match = given(seats={0: seat(hand="smithy, well", shown="smithy")})
    match.play("builder", "build smithy")
    assert board(match, 0)["shown"] == {}


@pytest.mark.parametrize("others", ["2 silver_smelter, 2 hero", "well, tower, hero, palace", "4 sugar_mill"])
def test_the_number_of_actions_says_nothing_about_the_cards(others: str) -> None:
    match = given(seats={0: seat(hand=f"aqueduct, {others}")})
    match.play("builder", "build aqueduct")
    while kind(match) == "pay":
        match.play(match.choices()[0])
    assert [move.text.split()[0] for move in match.moves] == ["builder", "build", "pay", "pay"]
    assert [event["card"] for event in events(match, "card paid", 1)] == [None, None]


def test_who_can_build_nothing_is_asked_all_the_same() -> None:
    match = given(seats={0: seat(hand="palace")})
    match.play("builder")
    assert (match.actor, match.choices()) == (0, ["pass"])


@pytest.mark.parametrize("question", ["build", "pay", "keep"])
def test_others_are_told_that_something_is_asked_but_not_about_which_cards(question: str) -> None:
    match = given(seats={0: seat(hand="well, hero, palace")})
    match.play(*{"build": ["builder"], "pay": ["builder", "build well"], "keep": ["councillor", "take"]}[question])
    own, others = match.view(0)["question"], match.view(1)["question"]
    assert own == match.question()
    assert own["kind"] == others["kind"] == question
    assert set(own) - set(others) == ({"prices"} if question == "build" else {"things"})


def test_the_cards_of_another_councillor_are_drawn_again() -> None:
    match = given()
    match.play("councillor", "take")
    asked = {str(state["question"]["open"]) for state in imagined(match, 1)}
    assert len(asked) > 1
    assert len({str(state["question"]["open"]) for state in imagined(match, 0)}) == 1


def test_what_can_be_imagined_has_all_the_cards() -> None:
    match = one_round(new_game(4))
    for viewer in range(4):
        for seed in SEEDS:
            game: Game = match.game.determinize(viewer, seed)
            assert game.conserved()
            assert [cards(match, number) for number in range(4)] == [
                sum(each["hand"].values()) for each in TITLE.save(game)["seats"]
            ]


def test_chapels_keep_their_secret_until_the_end() -> None:
    match = given(seats={1: seat(town="chapel", chapel="2 hero, well")})
    assert match.view(1)["seats"][1]["chapel"] == {"well": 1, "hero": 2}
    for viewer in (None, 0):
        seen = match.view(viewer)["seats"][1]
        assert (seen["chapel"], seen["chapel_cards"], seen["score"]) == (None, None, None)
    over = given(seats={1: seat(town="chapel", chapel="2 hero, well")}, question={"kind": "over"}, ending=["town"])
    seen = over.view(0)["seats"][1]
    assert (seen["chapel"], seen["chapel_cards"], seen["score"]) == (None, 3, 5)
