"""San Juan: the figures that a board shows, so that nobody has to know a rule to draw it."""

from __future__ import annotations

import pytest

from boriken import Match
from tests.kits.san_juan import Json, given, new_game, seat

TOWN = "2 indigo_plant, sugar_mill, statue, hero, library"


def shown(match: Match, number: int, viewer: int | None) -> Json:
    found: Json = match.view(viewer)["seats"][number]
    return found


@pytest.mark.parametrize(
    ("card", "points"), [("guild_hall", 6), ("city_hall", 4), ("triumphal_arch", 6), ("palace", 3)]
)
def test_a_card_in_the_hand_says_what_it_would_add(card: str, points: int) -> None:
    """The city hall counts itself; the palace a quarter of the points in the town."""
    match = given(seats={0: seat(hand=card, town=TOWN)})
    assert shown(match, 0, 0)["bonuses"] == {card: points}
    assert shown(match, 0, 1)["bonuses"] == {}


def test_everybody_counts_what_a_building_adds_where_it_stands() -> None:
    match = given(seats={0: seat(town=f"{TOWN}, guild_hall, palace")})
    for viewer in (0, 1, None):
        figures = shown(match, 0, viewer)
        assert figures["bonuses"] == {"guild_hall": 6, "palace": 5}
        assert figures["open_points"] == match.view(0)["seats"][0]["score"]


def test_cards_under_a_chapel_are_left_out_of_what_others_count() -> None:
    match = given(seats={0: seat(town="chapel, palace, 2 indigo_plant", chapel="hero, well, smithy, tower")})
    own, others = shown(match, 0, 0), shown(match, 0, 1)
    assert (own["open_points"], own["hides_points"]) == (own["score"], False)
    assert others["open_points"] == own["score"] - 4 - 1
    assert (others["hides_points"], others["score"]) == (True, None)


def test_what_makes_a_building_cheaper_is_named() -> None:
    match = given(seats={0: seat(hand="palace, sugar_mill, 3 well", town="library, smithy, quarry, indigo_plant")})
    match.play("builder")
    question = match.view(0)["question"]
    assert [reason["by"] for reason in question["discounts"]["palace"]] == ["privilege", "library", "quarry"]
    assert [reason["by"] for reason in question["discounts"]["sugar_mill"]] == ["privilege", "library", "smithy"]
    for card, reasons in question["discounts"].items():
        printed = match.facts()["cards"][card]["cost"]
        assert question["prices"][card] == max(0, printed - sum(reason["cards"] for reason in reasons))


def test_what_a_player_is_short_of_is_told_for_what_they_cannot_pay() -> None:
    match = given(seats={0: seat(hand="palace, well, 2 tower", town="well, indigo_plant")})
    match.play("builder")  # who pays one card less; the well stands already, and the tower can be paid
    assert match.view(0)["question"]["missing"] == {"palace": 5 - 3}


def test_markets_add_cards_to_what_is_sold() -> None:
    match = given(
        seats={0: seat(town="market_hall, market_stand, 2 indigo_plant, sugar_mill", goods="2 indigo, sugar")}
    )
    match.play("trader")
    assert match.view(1)["question"]["extra"] == [0, 1, 2]


def test_the_black_market_says_how_many_goods_it_takes_and_needs() -> None:
    match = given(
        seats={
            0: seat(
                hand="library, well, hero",
                town="black_market, 2 indigo_plant, sugar_mill",
                goods="2 indigo, sugar",
            )
        }
    )
    match.play("builder", "build library")
    question = match.question()
    assert question is not None
    assert (question["kind"], question["cost"], question["least"], question["most"]) == ("give", 4, 2, 2)
    match.play("give indigo")
    question = match.question()
    assert question is not None
    assert (question["least"], question["most"]) == (1, 1)


def test_whoever_has_seen_four_tiles_knows_the_fifth() -> None:
    match = given(tiles=["c", "a", "e", "b"], trades=4)
    stack = match.view(None)["stack"]
    assert [tile["tile"] for tile in stack] == ["c", "a", "e", "b", "d"]
    assert [tile["state"] for tile in stack] == ["", "", "", "", "next"]
    assert match.view(None)["prices"] == match.facts()["tiles"]["d"]


def test_of_a_new_trading_house_nothing_is_known() -> None:
    view = new_game().view(None)
    assert [tile["tile"] for tile in view["stack"]] == [None] * 5
    assert "prices" not in view


def test_the_log_tells_what_a_tile_pays() -> None:
    match = given()
    match.play("trader")
    turned_up = next(event for event in match.log(None) if event["kind"] == "tile_turned_up")
    assert turned_up["prices"] == match.facts()["tiles"][turned_up["tile"]]
