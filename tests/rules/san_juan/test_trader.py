"""San Juan: the trader phase."""

import pytest

from boriken.core.game import CHANCE
from tests.kits.san_juan import (
    ALL_GOODS,
    PLANTS,
    board,
    cards,
    events,
    finish_round,
    given,
    goods,
    kind,
    rule,
    seat,
    sizes,
    table,
)


@rule("SJ-TRADER-01")
def test_the_tile_comes_first() -> None:
    """The next tile is turned up before anybody names goods."""
    match = given(seats={0: seat(goods="indigo")}, draws=["tile d"])
    match.play("trader")
    assert match.view(None)["tile"] == "d"
    assert [event["kind"] for event in match.log(None)] == ["role_taken", "tile_turned_up"]
    assert kind(match) == "sell"


@rule("SJ-TRADER-02")
def test_everybody_may_sell_a_good() -> None:
    """Everybody, the trader first, may sell one good."""
    match = given(seats={number: seat(goods="indigo") for number in range(3)})
    match.play("trader")
    sold = []
    while kind(match) == "sell":
        sold.append(match.actor)
        match.play("sell indigo")
    assert sold == [0, 1, 2]
    assert [goods(match, number) for number in range(3)] == [{}] * 3


@rule("SJ-TRADER-03")
def test_the_trader_sells_a_second_good() -> None:
    """The trader may sell a second good."""
    match = given(seats={number: seat(town="2 indigo_plant", goods="2 indigo") for number in range(2)})
    match.play("trader", "sell indigo", "sell indigo", "sell indigo")
    assert [goods(match, number) for number in range(2)] == [{}, {"indigo": 1}]
    assert kind(match) == "role"


@rule("SJ-TRADER-04")
def test_a_sold_good_is_discarded_unseen() -> None:
    """A sold good goes to the discard pile, and nobody looks at it."""
    match = given(seats={0: {**seat(), "goods": {"indigo": ["hero"]}}})
    match.play("trader", "sell indigo")
    assert table(match)["discards"] == {"hero": 1}
    for viewer in (None, 0, 1):
        assert "hero" not in str(events(match, "good_sold", viewer))
    assert board(match, 0)["memory"] == {}


@rule("SJ-TRADER-05")
@pytest.mark.parametrize(
    ("tile", "prices"),
    [
        ("a", (1, 1, 1, 2, 2)),
        ("b", (1, 1, 2, 2, 2)),
        ("c", (1, 1, 2, 2, 3)),
        ("d", (1, 2, 2, 2, 3)),
        ("e", (1, 2, 2, 3, 3)),
    ],
)
def test_a_good_brings_as_many_cards_as_the_tile_says(tile: str, prices: tuple[int, ...]) -> None:
    """For each good sold the seller draws as many cards as the tile shows for its kind."""
    for good, price in zip(ALL_GOODS.split(", "), prices, strict=True):
        match = given(seats={0: seat(town=PLANTS, goods=ALL_GOODS)}, draws=[f"tile {tile}"])
        match.play("trader", f"sell {good}")
        if kind(match) == "sell":
            match.play("pass")
        assert cards(match, 0) == price


@rule("SJ-TRADER-06")
def test_all_goods_are_named_and_discarded_before_cards_are_drawn() -> None:
    """A player names all goods, then discards them all, then draws all the proceeds."""
    match = given(seats={0: seat(town="2 indigo_plant", goods="2 indigo")}, pile="hero")
    match.play("trader", "sell indigo")
    assert (cards(match, 0), sizes(match)) == (0, (1, 1))
    match.play("sell indigo")
    assert cards(match, 0) == 2
    assert sizes(match) == (1, 0)  # the second card came out of the goods just sold


@rule("SJ-TRADER-07")
def test_everybody_sells_at_the_same_prices() -> None:
    """All sell at the prices of the same tile."""
    match = given(seats={number: seat(town="silver_smelter", goods="silver") for number in range(3)}, draws=["tile e"])
    match.play("trader", "sell silver", "sell silver", "sell silver")
    assert [event["price"] for event in events(match, "good_sold")] == [3, 3, 3]
    assert len(events(match, "tile_turned_up")) == 1


@rule("SJ-TRADER-08")
def test_a_sale_closes_no_kind() -> None:
    """Several goods of a kind may be sold; no sale changes a price or closes a kind to others."""
    match = given(
        seats={0: seat(town="2 coffee_roaster", goods="2 coffee"), 1: seat(town="coffee_roaster", goods="coffee")},
        draws=["tile a"],
    )
    match.play("trader", "sell coffee", "sell coffee", "sell coffee")
    assert [(event["seat"], event["price"]) for event in events(match, "good_sold")] == [(0, 2), (0, 2), (1, 2)]


@rule("SJ-TRADER-09")
@pytest.mark.parametrize(
    ("more", "trader", "most"),
    [
        ("", False, 1),
        ("", True, 2),
        (", trading_post", False, 2),
        (", trading_post", True, 3),
        (", library", False, 1),
        (", library", True, 3),
        (", trading_post, library", True, 4),
    ],
)
def test_how_many_goods_can_be_sold(more: str, trader: bool, most: int) -> None:
    """Up to one good, one more as trader, one more with a trading post, one more as trader with a library."""
    match = given(governor=0 if trader else 2, seats={0: seat(town=PLANTS + more, goods=ALL_GOODS)}, hoarder=1)
    match.play("trader")
    question = match.question()
    assert question
    assert (question["seat"], question["least"], question["most"]) == (0, 0, most)
    for good in ALL_GOODS.split(", ")[:most]:
        match.play(f"sell {good}")
    assert sum(goods(match, 0).values()) == 5 - most
    assert kind(match) == "role"


@rule("SJ-TRADER-10")
def test_the_tile_goes_under_the_stack() -> None:
    """When all have acted the tile no longer lies open."""
    match = given(seats={0: seat(goods="indigo")}, draws=["tile b"])
    match.play("trader", "pass")
    assert match.view(None)["tile"] is None
    assert match.view(None)["tiles"] == ["b"]


@rule("SJ-TRADER-11")
def test_the_tiles_come_again_in_the_same_order() -> None:
    """The order of the tiles never changes: the sixth trader phase shows the tile of the first."""
    match = given(round=1)
    while len(events(match, "tile_turned_up")) < 10:
        match.play("trader")
        finish_round(match)
    shown = [event["tile"] for event in events(match, "tile_turned_up")]
    assert sorted(shown[:5]) == list("abcde")
    assert shown[5:] == shown[:5]
    assert sum(move.actor == CHANCE and move.text.startswith("tile ") for move in match.moves) == 5


@rule("SJ-TRADER-12")
def test_the_tile_moves_on_even_if_nobody_sells() -> None:
    """The tile is turned up and put under the stack even if nobody sells."""
    match = given(draws=["tile e"])
    match.play("trader")
    assert kind(match) == "role"
    assert match.view(None)["tiles"] == ["e"]
