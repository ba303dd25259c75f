"""Puerto Rico: questions about several things say what can be arranged, and begin with something sensible."""

from __future__ import annotations

from itertools import product

import pytest

import boriken
from boriken import BorikenError, Match
from boriken.core.randomness import Random
from boriken.core.title import Json
from tests.kits.puerto_rico import board, given, seat, ship, with_new_buildings, with_nobles

FULL = [ship("5 sugar"), ship("6 coffee"), ship("7 corn")]


def asked(match: Match, viewer: int | None = 0) -> Json:
    question = match.view(viewer)["question"]
    assert question is not None
    return dict(question)


# Money


def test_a_view_says_what_the_builder_lacks() -> None:
    """Five doubloons, and one less to pay as builder."""
    match = given(seats={0: seat(doubloons=5)})
    match.play("builder")
    for viewer in (0, 1, None):
        missing = asked(match, viewer)["missing"]
        assert missing["factory"] == 1
        assert missing["city_hall"] == 4
        assert "coffee_roaster" not in missing
        assert "small_market" not in missing


# Colonists


def placing(city: str, island: str, colonists: int) -> Match:
    match = given(seats={0: seat(san_juan=colonists, island=island, city=city)})
    match.play("mayor", "pass")
    return match


def test_what_works_at_once_is_manned_first_a_plantation_together_with_its_plant() -> None:
    match = placing("coffee_roaster (0), indigo_plant (0), office (0)", "1 corn, 2 indigo, 1 coffee, 1 quarry", 2)
    question = asked(match)
    assert question["colonists"] == question["least"] == question["most"] == 3
    assert question["filled"] == question["as_before"] == {"office": 1, "coffee": 1, "coffee_roaster": 1}


def test_everybody_who_finds_a_circle_is_placed() -> None:
    """Seven for eight circles."""
    question = asked(placing("indigo_plant (0), office (0)", "1 corn, 2 indigo, 1 quarry", 6))
    assert sum(question["filled"].values()) == question["most"] == 7


def test_colonists_stand_as_before_as_far_as_there_are_circles() -> None:
    match = boriken.new_match("puerto-rico", 3, seed=3, expansions=["new-buildings"], buildings="all-31")
    choice, compared, last = Random(3), 0, (None, None)
    while not match.over:
        question = asked(match, None)
        begins, last = (question["kind"], question["seat"]) != last, (question["kind"], question["seat"])
        if question["kind"] == "place":
            for place, count in question.get("now", {}).items() if begins else ():
                assert question["as_before"].get(place, 0) >= count
                compared += 1
            for suggested in (question["as_before"], question["filled"]):
                assert sum(suggested.values()) == question["most"]
                assert match.count_out(suggested)
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    assert compared > 20


# Goods


@pytest.mark.parametrize(
    ("goods", "city", "stores"),
    [
        ("2 corn, 1 tobacco", "", [{"tobacco": 1}, {"corn": 1}]),
        ("2 corn, 3 tobacco", "small_warehouse", [{"corn": 1, "tobacco": 3}, {"corn": 2, "tobacco": 1}]),
        (
            "3 corn, 1 sugar, 2 coffee",
            "storehouse",
            [
                {"corn": 1, "sugar": 1, "coffee": 2},
                {"corn": 2, "coffee": 2},
                {"corn": 2, "sugar": 1, "coffee": 1},
                {"corn": 3, "coffee": 1},
                {"corn": 3, "sugar": 1},
            ],
        ),
    ],
)
def test_storage_tells_every_way_to_keep_as_much_as_possible_the_best_first(
    goods: str, city: str, stores: list[dict[str, int]]
) -> None:
    position = with_new_buildings if city == "storehouse" else given
    match = position(seats={0: seat(goods=goods, city=city)}, cargo_ships=FULL)
    match.play("captain")
    assert asked(match)["stores"] == stores


def test_what_can_be_stored_is_what_the_rules_allow() -> None:
    """Every stock that is no more than one of the ways fits, and no other does."""
    match = given(seats={0: seat(goods="2 corn, 2 indigo, 3 tobacco", city="small_warehouse")}, cargo_ships=FULL)
    match.play("captain")
    question = asked(match)
    things = question["things"]
    for counts in product(*(range(count + 1) for count in things.values())):
        kept = dict(zip(things, counts, strict=True))
        fits = any(all(count <= store.get(good, 0) for good, count in kept.items()) for store in question["stores"])
        try:
            match.count_out(kept)
        except BorikenError:
            assert not fits
        else:
            assert fits


def test_the_whole_stock_is_named_also_what_stays_without_a_question() -> None:
    match = given(seats={0: seat(goods="3 corn, 1 sugar")}, cargo_ships=FULL)
    match.play("captain")
    assert match.count_out({"corn": 0, "sugar": 1}) == ["keep corn 0"]
    match.play(*match.count_out({"corn": 1, "sugar": 0}))
    assert board(match, 0)["goods"] == {"corn": 1}


# Nobles, guests and the with_nobles, in whole games


@pytest.mark.parametrize("seed", [1, 2])
def test_every_arrangement_question_comes_up_and_tells_its_limits(seed: int) -> None:
    match = boriken.new_match(
        "puerto-rico",
        4,
        seed=seed,
        expansions=["new-buildings", "nobles", "buccaneer", "festival"],
        buildings="all-31",
    )
    choice, kinds = Random(seed), set()
    while not match.over:
        question = match.question()
        assert question is not None
        if "most" in question:
            kinds.add(question["kind"])
            assert question["most"] <= sum(question["things"].values())
            assert question.get("least", 0) <= question["most"]
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    assert {"place", "noble", "guest"} <= kinds


def test_nobles_that_the_rules_name_by_themselves_need_no_answer() -> None:
    """Two nobles among three people: when the first of them stands behind the corn, there is one way left."""
    tiles = "1 corn, 1 indigo, 1 sugar"
    match = with_nobles(
        seats={0: seat(island=tiles, san_juan=3, nobles="2 san_juan")}, colonist_ship=0, noble_ship=0, hoarder=3
    )
    match.play("mayor", "pass")
    question = asked(match)
    assert (question["kind"], question["least"], question["most"]) == ("noble", 2, 2)
    assert question["things"] == {"corn": 1, "indigo": 1, "sugar": 1}
    assert match.count_out({"indigo": 1, "sugar": 1}) == ["noble indigo"]
    assert match.count_out({"corn": 1, "sugar": 1}) == ["noble corn", "noble sugar"]
    with pytest.raises(BorikenError, match=r"^There must be 1 more\.$"):
        match.count_out({"corn": 1})


def test_who_may_give_a_point_is_not_told_where_points_are_hidden() -> None:
    match = with_new_buildings(
        options={"hidden_vp": True},
        seats={1: seat(doubloons=7, points=1, san_juan=1, goods="1 corn", city="black_market")},
    )
    match.play("builder", "pass", "build harbor", "pass")
    assert asked(match, 1)["things"] == {"corn": 1, "point": 1}
    for other in (0, None):
        assert asked(match, other)["kind"] == "return"
        assert "things" not in asked(match, other)
