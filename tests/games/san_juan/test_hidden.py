"""San Juan: what a seat knows, what it is not told, and what is drawn again for it."""

from collections import Counter

import pytest

from boriken import Match
from boriken.core.errors import PositionError
from boriken.core.game import Game
from tests.kits.san_juan import TITLE, Json, board, cards, events, given, kind, new_game, seat, sizes, table

SEEDS = range(40)


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


def test_a_shuffle_makes_everybody_forget_what_is_in_the_discard_pile() -> None:
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
    assert [event["card"] for event in events(match, "card_paid", 1)] == [None, None]


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
    assert set(own) - set(others) == ({"prices", "missing", "discounts"} if question == "build" else {"things"})


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


# After a shuffle. Two of the three heroes and one of the two palaces lie open, so that there is one to look for.

OPEN = "2 hero, palace"


def shuffled(one: Json, recalled: Json | None = None, pile: str = "hero, palace, 2 crane") -> Match:
    """Seat 0 knows of cards that were shuffled, seat 1 is in question, seat 2 has the rest since long ago."""
    watching = seat(covered=OPEN, recalled={"hero": 1} if recalled is None else recalled)
    return given(seats={0: watching, 1: one}, pile=pile)


def places_of(card: str, match: Match) -> set[str]:
    """Where seat 0 can imagine a card."""
    places = set()
    for state in imagined(match, 0):
        places |= {"deck"} if card in state["deck"] else set()
        for number, each in enumerate(state["seats"]):
            places |= {f"{key} {number}" for key in ("hand", "chapel", "memory") if card in each[key]}
            places |= {
                f"good {at}" for faces in each["goods"].values() for at, face in enumerate(faces) if face == card
            }
    return places


def test_what_a_seat_knows_of_the_discards_it_still_knows_after_a_shuffle() -> None:
    """It has discarded the hero: now it is in the draw pile, or lies as the good that was made since."""
    match = given(
        seats={0: seat(hand="well, hero, palace", covered=OPEN)}, pile="smithy", discards="2 crane, tower", hoarder=2
    )
    match.play("builder", "build well", "pay hero", "prospector", "take")
    assert (sizes(match), board(match, 0)["recalled"]) == ((0, 4), {})
    match.play("producer", "produce indigo")
    assert [each["recalled"] for each in match.view(0)["seats"]] == [{"hero": 1}, None, None]
    assert places_of("hero", match) == {"deck", "good 0"}


def test_everybody_knows_what_a_gold_mine_has_shown_to_be_shuffled() -> None:
    match = given(seats={0: seat(hand="indigo_plant, sugar_mill")}, exposed={"hero": 1}, pile="")
    match.play("prospector", "take")
    assert [board(match, number)["recalled"] for number in range(3)] == [{}, {"hero": 1}, {"hero": 1}]


def test_a_shuffled_card_can_be_in_a_hand_only_if_that_has_drawn_since() -> None:
    assert places_of("hero", shuffled(seat(hand="2 well, tower"))) == {"deck"}
    assert places_of("hero", shuffled(seat(hand="2 well, tower", drawn=1))) == {"deck", "hand 1"}


def test_no_more_shuffled_cards_can_be_in_a_hand_or_put_down_from_it_than_it_has_drawn() -> None:
    town = "indigo_plant, chapel"
    one = seat(hand="2 well", memory="tower", town=town, chapel="smithy, statue", old_chapel=1, drawn=1)
    match = shuffled(one, recalled={"hero": 1, "palace": 1})
    assert places_of("hero", match) == {"deck", "hand 1", "memory 1", "chapel 1"}
    for state in imagined(match, 0):
        here = Counter[str]()
        for key in ("hand", "memory", "chapel"):
            here += Counter(state["seats"][1][key])
        assert here["hero"] + here["palace"] <= 1


def test_what_lay_under_a_chapel_before_the_shuffle_was_not_shuffled() -> None:
    one = seat(town="indigo_plant, chapel", chapel="smithy, statue", old_chapel=2, drawn=3)
    assert places_of("hero", shuffled(one)) == {"deck"}


def test_what_a_councillor_has_rejected_was_drawn_since() -> None:
    one = seat(hand="2 well", memory="tower, smithy", rejected=2)
    assert places_of("hero", shuffled(one)) == {"deck", "memory 1"}


def test_the_older_goods_were_not_shuffled() -> None:
    one = seat(town="2 indigo_plant", goods="2 indigo", old_goods={"indigo": 1})
    assert places_of("hero", shuffled(one)) == {"deck", "good 1"}


def test_a_good_that_lay_before_the_shuffle_is_no_shuffled_card_when_it_is_sold() -> None:
    match = shuffled(seat(town="2 indigo_plant", goods="2 indigo", old_goods={"indigo": 2}))
    match.play("trader", "sell indigo")
    assert table(match)["old_discards"] == 1
    assert board(match, 1)["old_goods"] == {"indigo": 1}
    assert places_of("hero", match) <= {"deck", "hand 1"}


@pytest.mark.parametrize("drawn", [0, 1])
def test_a_card_that_is_built_may_be_the_one_that_was_shuffled_if_its_owner_has_drawn(drawn: int) -> None:
    match = shuffled(seat(hand="victory_column, 4 sugar_mill", drawn=drawn), recalled={"victory_column": 1})
    match.play("builder", "build victory_column")
    assert board(match, 0)["recalled"] == ({} if drawn else {"victory_column": 1})


def test_a_shuffled_card_that_is_seen_again_is_not_looked_for() -> None:
    match = given(
        seats={0: seat(recalled={"hero": 2}), 1: seat(town="gold_mine", recalled={"hero": 1})},
        draws=["hero", "hero", "well", "smithy", "library"],
    )
    match.play("prospector", "take")
    assert [board(match, number)["recalled"] for number in (0, 1)] == [{"hero": 1}, {"hero": 1}]
    match.play("use gold_mine")
    assert [board(match, number)["recalled"] for number in (0, 1)] == [{}, {}]


def test_a_shuffle_amid_the_councillors_look_leaves_what_he_has_drawn_before() -> None:
    match = given(
        seats={0: seat(covered=OPEN, memory="hero"), 1: seat()},
        governor=1,
        pile="2 crane",
        discards="hero, 4 sugar_mill",
    )
    match.play("councillor", "take")
    question = table(match)["question"]
    assert (question["kind"], question["old_open"]) == ("keep", 2)
    assert all(sum(state["question"]["open"].values()) == 5 for state in imagined(match, 0))
    match.play(match.choices()[0])
    assert (board(match, 1)["drawn"], board(match, 1)["rejected"]) == (1, 3)


def test_a_mined_card_is_in_the_hand_or_where_it_was_put_down_unseen() -> None:
    match = given(seats={0: seat(hand="well, library, palace, hero", shown="library", covered="quarry")})
    match.play("builder", "build well", "pay hero")
    assert board(match, 0)["mislaid"] == {"library": 1}
    states = imagined(match, 1)
    assert all("library" in {**state["seats"][0]["hand"], **state["seats"][0]["memory"]} for state in states)
    assert len({"library" in state["seats"][0]["hand"] for state in states}) == 2
    match = given(seats={0: seat(hand="well, smithy", mislaid={"well": 1})})
    match.play("builder", "build well")
    assert board(match, 0)["mislaid"] == {}


@pytest.mark.parametrize(
    "knowledge",
    [
        {"recalled": {"hero": 2}},
        {"mislaid": {"hero": 2}},
        {"rejected": 1},
        {"old_chapel": 1},
        {"old_goods": {"indigo": 1}},
    ],
)
def test_nobody_can_know_what_is_not_so(knowledge: Json) -> None:
    with pytest.raises(PositionError):
        given(seats={0: seat(covered=OPEN, **knowledge)})
