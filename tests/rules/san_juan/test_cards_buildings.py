"""San Juan: the buildings for cards: gold mine, archive, prefecture, chapel and tower."""

import pytest

from tests.kits.san_juan import (
    asked,
    board,
    build,
    building,
    cards,
    events,
    finished,
    given,
    hand,
    kind,
    round_start,
    rule,
    seat,
    sizes,
    table,
)

# Gold mine


@rule("SJ-CARD-GOLDMINE-01")
def test_a_gold_mine_works_whoever_is_prospector() -> None:
    """In a prospector phase, whoever is prospector, a gold mine may turn up the next four cards of the draw pile."""
    match = given(seats={1: seat(town="gold_mine")}, discards="3 hero")
    match.play("prospector", "pass")
    assert (kind(match), match.actor, match.choices()) == ("mine", 1, ["pass", "use gold_mine"])
    pile, _ = sizes(match)
    match.play("use gold_mine")
    assert len(events(match, "card_turned_up")) == 4
    assert sizes(match)[0] == pile - 4


@rule("SJ-CARD-GOLDMINE-02")
def test_four_different_costs_bring_a_card() -> None:
    """If the four costs all differ the owner takes one of the cards and discards the other three."""
    match = given(seats={0: seat(town="gold_mine")}, draws=["palace", "indigo_plant", "library", "well"])
    match.play("prospector", "pass", "use gold_mine")
    assert match.choices() == ["mine indigo_plant", "mine well", "mine library", "mine palace"]
    match.play("mine library")
    assert hand(match, 0) == {"library": 1}
    assert table(match)["discards"] == {"indigo_plant": 1, "well": 1, "palace": 1}


@rule("SJ-CARD-GOLDMINE-03")
@pytest.mark.parametrize("fourth", ["palace", "guild_hall"])
def test_two_equal_costs_bring_nothing(fourth: str) -> None:
    """If two of the four cost the same, all four are discarded."""
    match = given(seats={0: seat(town="gold_mine")}, draws=["palace", "indigo_plant", "library", fourth])
    match.play("prospector", "pass", "use gold_mine")
    assert kind(match) == "role"
    assert (cards(match, 0), sizes(match)[1]) == (0, 4)
    assert len(events(match, "mine_failed")) == 1


@rule("SJ-CARD-GOLDMINE-04")
def test_gold_mines_go_clockwise_with_new_cards_each() -> None:
    """Several owners act clockwise from the prospector, each with four new cards."""
    match = given(
        governor=1,
        seats={number: seat(town="gold_mine") for number in range(3)},
        draws=["palace", "indigo_plant", "library", "well", "hero", "smithy", "tower", "sugar_mill"],
    )
    match.play("prospector", "pass")
    order = [match.actor]
    match.play("use gold_mine", "mine palace")
    order.append(match.actor)
    match.play("use gold_mine", "mine hero")
    order.append(match.actor)
    assert order == [1, 2, 0]
    assert [hand(match, number) for number in (1, 2)] == [{"palace": 1}, {"hero": 1}]
    assert sizes(match)[1] == 6


@rule("SJ-CARD-GOLDMINE-05")
def test_with_fewer_than_four_cards_a_gold_mine_does_nothing() -> None:
    """If fewer than four cards can be turned up, discards included, a gold mine does nothing."""
    for discards, works in (("2 well", True), ("well", False)):
        match = given(seats={0: seat(town="gold_mine")}, pile="hero, tower", discards=discards)
        match.play("prospector", "pass")
        assert (kind(match) == "mine") is works


# Archive and prefecture


@rule("SJ-CARD-ARCHIVE-01")
def test_with_an_archive_drawn_cards_go_to_the_hand_first() -> None:
    """With an archive all cards drawn in the councillor phase go into the hand first."""
    match = given(seats={0: seat(hand="smithy", town="archive")}, draws=["hero", "well", "well", "tower", "palace"])
    match.play("councillor", "take")
    assert hand(match, 0) == {"smithy": 1, "well": 2, "tower": 1, "hero": 1, "palace": 1}


@rule("SJ-CARD-ARCHIVE-02")
def test_with_an_archive_older_cards_may_be_discarded() -> None:
    """With an archive as many cards as usual are discarded, but from the whole hand."""
    match = given(seats={0: seat(hand="smithy", town="archive")}, draws=["hero", "well", "well", "tower", "palace"])
    match.play("councillor", "take")
    assert asked(match, "things", "least", "most") == (hand(match, 0), 4, 4)
    match.play(*match.count_out({"smithy": 1, "well": 2, "tower": 1}))
    assert hand(match, 0) == {"hero": 1, "palace": 1}
    assert table(match)["discards"] == {"smithy": 1, "well": 2, "tower": 1}


@rule("SJ-CARD-PREFECTURE-01")
@pytest.mark.parametrize(("governor", "drawn"), [(0, 5), (2, 2)])
def test_with_a_prefecture_two_cards_are_kept(governor: int, drawn: int) -> None:
    """In the councillor phase the owner of a prefecture keeps two cards, and draws as many as without it."""
    match = given(governor=governor, seats={0: seat(town="prefecture")})
    match.play("councillor", *(["pass"] if governor else []))
    pile, discarded = sizes(match)
    match.play("take")
    while kind(match) == "keep":
        match.play(match.choices()[0])
    assert cards(match, 0) == 2
    assert sizes(match) == (pile - drawn, discarded + drawn - 2)


# Chapel and tower


@rule("SJ-CARD-CHAPEL-01")
def test_a_card_under_a_chapel_is_one_point_whatever_it_is() -> None:
    """Each card under the chapel is one point at the end, whatever card it is."""
    for card in ("hero", "palace", "indigo_plant"):
        assert finished(seat(town="chapel", chapel=card), seat()).scores()[0]["points"] == 3


@rule("SJ-CARD-CHAPEL-02")
def test_what_a_chapel_covers_is_not_one_of_its_cards() -> None:
    """A building that the chapel covers is not one of the chapel's cards."""
    match = building("chapel, 3 hero", town="crane, well")
    build(match, "chapel", cover="well")
    assert (board(match, 0)["chapel"], board(match, 0)["covered"]) == ({}, {"well": 1})
    assert match.scores()[0]["sheet"] == {"buildings": 3, "chapel": 0}


@rule("SJ-CARD-CHAPEL-03")
def test_a_covered_chapel_takes_no_more_cards() -> None:
    """A covered chapel takes no more cards."""
    match = round_start(
        first=seat(hand="well", covered="chapel", chapel="hero"), second=seat(hand="well", town="chapel")
    )
    assert (kind(match), match.actor) == ("chapel", 1)
    match.play("pass")
    assert kind(match) == "role"


@rule("SJ-CARD-TOWER-01")
def test_with_a_tower_the_limit_is_twelve() -> None:
    """With a tower the limit is twelve cards; whoever has more discards down to twelve."""
    match = round_start(
        first=seat(hand="8 sugar_mill, 4 coffee_roaster", town="tower"),
        second=seat(hand="8 tobacco_storage, 6 silver_smelter", town="tower"),
    )
    assert (kind(match), match.actor, asked(match, "most")) == ("discard", 1, 2)
    match.play("discard tobacco_storage", "discard silver_smelter")
    assert [cards(match, number) for number in range(2)] == [12, 12]
