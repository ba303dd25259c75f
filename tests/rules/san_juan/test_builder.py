"""San Juan: the builder phase."""

import pytest

from tests.kits.san_juan import (
    board,
    building,
    cards,
    finish_phase,
    finish_round,
    following,
    given,
    hand,
    kind,
    rule,
    seat,
    sizes,
    table,
    taken,
)


@rule("SJ-BUILDER-01")
def test_everybody_may_build_one_building() -> None:
    """Everybody, the builder first, may build one building."""
    match = given(seats={number: seat(hand="indigo_plant, 2 sugar_mill") for number in range(3)})
    match.play("builder")
    built = []
    while kind(match) == "build":
        built.append(match.actor)
        match.play("build indigo_plant")
        while kind(match) == "pay":
            match.play("pay sugar_mill")
    assert built == [0, 1, 2]
    assert [board(match, number)["town"] for number in range(3)] == [{"indigo_plant": 2}] * 3


@rule("SJ-BUILDER-02")
def test_a_building_is_a_card_of_the_own_hand() -> None:
    """To build, a player puts a card of their hand face up into their town."""
    match = building("smithy, well")
    assert match.choices() == ["pass", "build smithy", "build well"]
    assert match.why_not("build tower") == "You have no tower in your hand."
    match.play("build smithy")
    assert board(match, 0)["town"] == {"indigo_plant": 1, "smithy": 1}
    assert hand(match, 0) == {"well": 1}


@rule("SJ-BUILDER-03")
def test_a_building_stays() -> None:
    """A building stays for the rest of the game."""
    match = building("smithy, well")
    match.play("build smithy")
    for _ in range(3):
        finish_round(match)
    assert board(match, 0)["town"] == {"indigo_plant": 1, "smithy": 1}


@rule("SJ-BUILDER-04")
def test_the_cost_is_paid_with_other_cards() -> None:
    """The cost is paid with other cards of the hand; the built card cannot pay for itself."""
    match = following("2 tower, hero, palace, well")
    match.play("build tower")
    question = match.question()
    assert question
    assert (question["things"], question["least"], question["most"]) == (
        {"well": 1, "tower": 1, "hero": 1, "palace": 1},
        3,
        3,
    )
    match.play(*match.count_out({"well": 1, "hero": 1, "palace": 1}))
    assert hand(match, 0) == {"tower": 1}
    assert table(match)["discards"] == {"well": 1, "hero": 1, "palace": 1}


@rule("SJ-BUILDER-05")
def test_a_building_must_be_paid_in_full() -> None:
    """Only what the hand can pay in full may be built."""
    match = following("well, tower, hero")
    assert match.choices() == ["pass", "build well"]
    assert match.why_not("build tower") == "It costs 3 cards; you have 2 other cards."


@rule("SJ-BUILDER-06")
def test_the_builder_pays_one_card_less() -> None:
    """The builder pays one card less."""
    for match, cost in ((building("tower, 3 well"), 2), (following("tower, 3 well"), 3)):
        before = cards(match, 0)
        match.play("build tower")
        while kind(match) == "pay":
            match.play("pay well")
        assert before - cards(match, 0) == cost + 1


@rule("SJ-BUILDER-07")
def test_discounts_add_up_and_stop_at_nothing() -> None:
    """All discounts add up; the cost stops at 0, and nothing is paid out."""
    match = building("sugar_mill, silver_smelter, 3 well", town="smithy, library")
    question = match.question()
    assert question
    assert question["prices"] == {"sugar_mill": 0, "silver_smelter": 2, "well": 0}
    before = sizes(match)
    match.play("build sugar_mill")
    assert cards(match, 0) == 4
    assert sizes(match) == before


@rule("SJ-BUILDER-08")
def test_who_builds_nothing_gets_nothing() -> None:
    """A builder who builds nothing gets nothing for the privilege."""
    match = building("well, 2 tower")
    match.play("pass")
    assert cards(match, 0) == 3
    assert board(match, 0)["town"] == {"indigo_plant": 1}


@rule("SJ-BUILDER-09")
def test_production_buildings_may_be_built_again() -> None:
    """Anybody may have any number of production buildings of a kind."""
    match = building("indigo_plant, well", town="3 indigo_plant")
    match.play("build indigo_plant")
    assert board(match, 0)["town"] == {"indigo_plant": 4}


@rule("SJ-BUILDER-10")
def test_no_violet_building_twice() -> None:
    """Nobody may have a violet building face up twice."""
    match = building("statue, victory_column, 3 silver_smelter", town="statue")
    assert match.choices() == ["pass", "build silver_smelter", "build victory_column"]
    assert match.why_not("build statue") == "The statue stands in your town already."


@rule("SJ-BUILDER-11")
@pytest.mark.parametrize("count", [1, 3])
def test_the_price_is_exact(count: int) -> None:
    """A building costs exactly its cost: not fewer cards, and not more."""
    match = building("tower, 5 sugar_mill")
    match.play("build tower")
    with pytest.raises(ValueError, match=r"There must be 1 more\.|There are 1 too many\."):
        match.count_out({"sugar_mill": count})
    match.play(*match.count_out({"sugar_mill": 2}))
    assert hand(match, 0) == {"sugar_mill": 3}


@rule("SJ-BUILDER-12")
def test_the_steps_of_a_build() -> None:
    """Put down and cover, pay, carpenter's card, poor house's card; then the next player acts."""
    match = given(
        seats={
            0: seat(hand="tower, hero", town="crane, carpenter, poor_house, well"),
            1: seat(hand="well"),
        },
        draws=["palace", "statue"],
    )
    match.play("builder", "build tower")
    assert kind(match) == "cover"
    match.play("cover well")
    assert [event["kind"] for event in match.log(0) if event["seat"] == 0] == [
        "role_taken",
        "covered",
        "built",
        "bonus",
        "card_drawn",
    ]
    assert hand(match, 0) == {"hero": 1, "palace": 1}
    assert (kind(match), match.actor) == ("build", 1)


@rule("SJ-BUILDER-12")
def test_both_bonus_cards_come_after_the_payment() -> None:
    """The carpenter's card comes after the payment, the poor house's card after the carpenter's."""
    match = given(seats={0: seat(hand="tower, 2 hero", town="carpenter, poor_house")}, draws=["palace", "statue"])
    match.play("builder", "build tower")
    told = [(event["kind"], event.get("card") or event.get("building")) for event in match.log(0) if event["seat"] == 0]
    assert told == [
        ("role_taken", None),
        ("built", "tower"),
        ("card_paid", "hero"),
        ("card_paid", "hero"),
        ("bonus", "carpenter"),
        ("card_drawn", "palace"),
        ("bonus", "poor_house"),
        ("card_drawn", "statue"),
    ]
    finish_phase(match)
    assert table(match)["roles"]["builder"] == taken("builder")["builder"]
