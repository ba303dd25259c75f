"""San Juan: draw pile and discard pile."""

from collections import Counter

from boriken import Match
from tests.kits.san_juan import (
    Json,
    all_cards,
    board,
    cards,
    events,
    given,
    hand,
    new_game,
    rule,
    seat,
    sizes,
    table,
)


@rule("SJ-DECK-01")
def test_cards_come_from_the_draw_pile() -> None:
    """Every card that a player gets comes from the draw pile."""
    match = given(pile="hero, 3 well", discards="2 tower")
    match.play("prospector", "take")
    assert sizes(match) == (3, 2)
    assert set(hand(match, 0)) <= {"hero", "well"}


@rule("SJ-DECK-02")
def test_discards_go_to_one_pile_face_down() -> None:
    """Every discard goes face down onto the one discard pile."""
    match = given(seats={0: seat(hand="well, hero, tower"), 1: seat(hand="smithy, palace")}, hoarder=2)
    match.play("builder", "build well", "pay hero", "build smithy")
    assert table(match)["discards"] == {"hero": 1, "palace": 1}
    assert sizes(match)[1] == 2
    assert "discards" not in match.view(2)
    assert [event["card"] for event in events(match, "card_paid", 2)] == [None, None]
    assert [event["card"] for event in events(match, "card_paid", 0)] == ["hero", None]


@rule("SJ-DECK-03")
def test_the_discards_become_the_draw_pile() -> None:
    """When the draw pile is used up, all discards are shuffled and become the draw pile."""
    match = given(pile="hero", discards="2 tower, 3 well")
    match.play("prospector", "take")
    assert sizes(match) == (0, 5)
    match.play("councillor", "take")
    assert sizes(match) == (0, 0)
    assert events(match, "pile_shuffled") == [{"move": 5, "kind": "pile_shuffled", "seat": None, "count": 5}]


@rule("SJ-DECK-04")
def test_a_draw_goes_on_after_the_shuffle() -> None:
    """A draw that the end of the pile cuts short goes on after the shuffle until it is complete."""
    match = given(pile="hero, tower", discards="3 well", draws=["hero", "tower"])
    match.play("councillor", "take")
    question = match.question()
    assert question
    assert question["things"] == {"well": 3, "tower": 1, "hero": 1}
    assert sizes(match) == (0, 0)


@rule("SJ-DECK-05")
def test_only_discards_are_shuffled() -> None:
    """Hands, buildings, covered ones, goods, chapel cards and cards just drawn are not shuffled in."""
    match = given(
        seats={
            0: seat(hand="palace", town="2 indigo_plant, quarry", goods="2 indigo", covered="statue", chapel="tower"),
            1: seat(hand="library"),
        },
        pile="hero",
        discards="2 well",
        hoarder=2,
        draws=["hero"],
    )
    before = [places(match, number) for number in range(3)]
    match.play("councillor", "take")
    drawn = match.question()
    assert drawn
    assert drawn["things"] == {"well": 2, "hero": 1}
    assert sizes(match) == (0, 0)
    assert [places(match, number) for number in range(3)] == before


def places(match: Match, number: int) -> list[Json]:
    """All the cards that a player has, by where they lie."""
    return [board(match, number)[place] for place in ("hand", "town", "goods", "covered", "chapel")]


@rule("SJ-DECK-06")
def test_with_both_piles_empty_one_gets_what_there_is() -> None:
    """Where there are not enough cards one gets those there are, and has no claim to the rest."""
    match = given(seats={0: seat(town="indigo_plant, silver_smelter", goods="silver")}, pile="", tiles=["d", "e", "c"])
    match.play("trader", "sell silver")
    assert events(match, "good_sold")[0]["price"] == 2
    assert cards(match, 0) == 1  # the good itself, shuffled and drawn again
    assert sizes(match) == (0, 0)


@rule("SJ-DECK-07")
def test_all_cards_are_somewhere() -> None:
    """All places together always hold the 110 cards."""
    match = new_game(4)
    for _ in range(60):
        state = table(match)
        found = Counter[str](state["deck"]) + Counter[str](state["discards"])
        for each in state["seats"]:
            for place in ("hand", "town", "covered", "chapel"):
                found += Counter[str](each[place])
            found += Counter(face for faces in each["goods"].values() for face in faces)
        question = state["question"]
        found += Counter[str](question.get("open", {}))
        found += Counter([question["building"]] if "building" in question else [])
        assert found == all_cards()
        match.play(match.choices()[-1])
