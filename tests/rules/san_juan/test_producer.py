"""San Juan: the producer phase."""

import pytest

from tests.kits.san_juan import PLANTS, board, events, given, goods, kind, rule, seat, sizes


@rule("SJ-PRODUCER-01")
def test_a_card_of_the_draw_pile_becomes_a_good() -> None:
    """Everybody, the producer first, may lay the next card of the draw pile on an own empty production building."""
    match = given(
        seats={number: seat(town="indigo_plant, sugar_mill") for number in range(2)}, hoarder=2, pile="3 well"
    )
    match.play("producer", "produce sugar")
    assert match.choices() == ["pass", "produce indigo", "produce sugar"]
    assert match.actor == 1
    match.play("produce indigo")
    assert [board(match, number)["goods"] for number in range(2)] == [{"sugar": ["well"]}, {"indigo": ["well"]}]
    assert sizes(match) == (1, 0)


@rule("SJ-PRODUCER-02")
def test_nobody_looks_at_the_card() -> None:
    """Nobody sees the card that lies as a good, not even its owner."""
    match = given(draws=["hero"])
    match.play("producer", "produce indigo")
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["seats"][0]["goods"] == {"indigo": 1}
        assert "hero" not in str(match.view(viewer)["seats"])
        assert "hero" not in str(match.log(viewer))


@rule("SJ-PRODUCER-03")
def test_the_producer_makes_a_second_good() -> None:
    """The producer may make a second good, on another empty building."""
    match = given(seats={number: seat(town="2 indigo_plant, sugar_mill") for number in range(2)}, hoarder=2)
    match.play("producer", "produce indigo", "produce indigo")
    assert goods(match, 0) == {"indigo": 2}
    match.play("produce sugar")
    assert goods(match, 1) == {"sugar": 1}
    assert (kind(match), match.actor) == ("produce", 2)


@rule("SJ-PRODUCER-04")
def test_a_building_holds_one_good() -> None:
    """A production building holds one good at most, and other buildings none."""
    match = given(seats={0: seat(town="indigo_plant, sugar_mill, well", goods="indigo")})
    match.play("producer")
    assert match.choices() == ["pass", "produce sugar"]
    assert match.why_not("produce indigo") == "You have no empty building for indigo."
    match.play("produce sugar")
    assert goods(match, 0) == {"indigo": 1, "sugar": 1}
    assert match.actor == 1


@rule("SJ-PRODUCER-05")
def test_without_an_empty_building_nothing_is_made() -> None:
    """A player who has no empty production building makes nothing and gets nothing instead."""
    match = given(seats={0: seat(goods="indigo"), 1: seat(town="well")})
    before = [board(match, number) for number in range(2)]
    match.play("producer")
    assert match.actor == 2
    match.play("pass")
    assert [board(match, number) for number in range(2)] == before


@rule("SJ-PRODUCER-06")
def test_the_building_makes_the_kind() -> None:
    """The kind of a good is that of its building, whatever card lies there."""
    match = given(seats={0: seat(town="sugar_mill")}, draws=["coffee_roaster"])
    match.play("producer", "produce sugar")
    assert board(match, 0)["goods"] == {"sugar": ["coffee_roaster"]}
    assert match.view(1)["seats"][0]["goods"] == {"sugar": 1}


@rule("SJ-PRODUCER-07")
@pytest.mark.parametrize(
    ("more", "producer", "most"),
    [
        ("", False, 1),
        ("", True, 2),
        (", aqueduct", False, 2),
        (", aqueduct", True, 3),
        (", library", False, 1),
        (", library", True, 3),
        (", aqueduct, library", True, 4),
    ],
)
def test_how_many_goods_can_be_made(more: str, producer: bool, most: int) -> None:
    """Up to one good, one more as producer, one more with an aqueduct, one more as producer with a library."""
    match = given(governor=0 if producer else 2, seats={0: seat(town=PLANTS + more), 2: seat(town="well")}, hoarder=1)
    match.play("producer")
    assert match.actor == 0
    question = match.question()
    assert question
    assert (question["least"], question["most"]) == (0, most)
    for good in ("indigo", "sugar", "tobacco", "coffee")[:most]:
        match.play(f"produce {good}")
    assert sum(goods(match, 0).values()) == most
    assert len([event for event in events(match, "good_made") if event["seat"] == 0]) == most
    assert match.actor != 0


@rule("SJ-PRODUCER-08")
def test_a_building_of_this_round_can_produce() -> None:
    """A production building that was built in this round can get a good."""
    match = given(seats={1: seat(hand="sugar_mill, 2 well", town="well")}, hoarder=2)
    match.play("builder", "build sugar_mill", "producer", "produce sugar")
    assert goods(match, 1) == {"sugar": 1}
