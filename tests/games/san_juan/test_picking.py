"""San Juan: several cards or goods are named at once."""

import pytest

from boriken import BorikenError, Match, NotationError
from tests.kits.san_juan import given, goods, hand, seat

PLANTS = "2 indigo_plant, sugar_mill, silver_smelter"


def paying() -> Match:
    """Two cards out of five."""
    match = given(seats={0: seat(hand="aqueduct, 2 well, hero, palace, smithy")})
    match.play("builder", "build aqueduct")
    return match


def selling() -> Match:
    """Up to two goods out of four."""
    match = given(seats={0: seat(town=PLANTS, goods="2 indigo, sugar, silver")})
    match.play("trader")
    return match


def test_the_question_names_what_can_be_picked_and_how_much_of_it() -> None:
    question = paying().question()
    assert question
    assert question["things"] == {"smithy": 1, "well": 2, "hero": 1, "palace": 1}
    assert (question["least"], question["most"]) == (2, 2)
    question = selling().question()
    assert question
    assert question["things"] == {"indigo": 2, "sugar": 1, "silver": 1}
    assert (question["least"], question["most"]) == (0, 2)


def test_what_was_picked_is_no_longer_offered() -> None:
    match = paying()
    match.play("pay well")
    question = match.question()
    assert question
    assert (question["things"], question["most"]) == ({"well": 1, "hero": 1, "palace": 1}, 1)


@pytest.mark.parametrize(
    ("counts", "actions"),
    [
        ({"well": 2}, ["pay well", "pay well"]),
        ({"palace": 1, "smithy": 1}, ["pay smithy", "pay palace"]),
        ({"hero": 1, "well": 1, "smithy": 0}, ["pay well", "pay hero"]),
    ],
)
def test_cards_are_picked_in_any_order(counts: dict[str, int], actions: list[str]) -> None:
    match = paying()
    assert match.count_out(counts) == actions
    match.play(*actions)
    assert sum(hand(match, 0).values()) == 3


@pytest.mark.parametrize(
    ("counts", "actions"),
    [({}, ["pass"]), ({"silver": 1}, ["sell silver"]), ({"indigo": 1}, ["sell indigo", "pass"])],
)
def test_fewer_goods_than_allowed_are_picked(counts: dict[str, int], actions: list[str]) -> None:
    match = selling()
    assert match.count_out(counts) == actions
    match.play(*actions)
    assert sum(goods(match, 0).values()) == 4 - sum(counts.values())


@pytest.mark.parametrize(
    ("match", "counts", "error", "sentence"),
    [
        (paying(), {"well": 1}, BorikenError, "There must be 1 more."),
        (paying(), {"well": 2, "hero": 1}, BorikenError, "There are 1 too many."),
        (paying(), {"hero": 2}, NotationError, "It can be 0 to 1 for hero, not 2."),
        (paying(), {"tower": 1}, NotationError, "'tower' is not counted now; there is smithy, well, hero, palace."),
        (selling(), {"indigo": 2, "silver": 1}, BorikenError, "There are 1 too many."),
    ],
)
def test_picks_that_do_not_work_out(
    match: Match, counts: dict[str, int], error: type[BorikenError], sentence: str
) -> None:
    before = match.record()
    with pytest.raises(error) as refused:
        match.count_out(counts)
    assert str(refused.value) == sentence
    assert match.record() == before


def test_where_all_cards_must_go_nobody_is_asked() -> None:
    match = given(seats={0: seat(hand="aqueduct, well, hero")})
    match.play("builder", "build aqueduct")
    assert hand(match, 0) == {}
    assert match.actor != 0
