"""Puerto Rico with Nobles: the royal supplier."""

from typing import Any

import pytest

from boriken.core.errors import IllegalActionError
from tests.kits.puerto_rico import (
    Json,
    and_new_buildings,
    board,
    kind,
    rule,
    seat,
    ships_with_other_goods,
    table,
    with_nobles,
)


def supplier(goods: str, nobles: int, **more: Any) -> Json:
    return seat(goods=goods, san_juan=nobles, nobles=f"{nobles} san_juan", **{"city": "royal_supplier", **more})


@rule("NO-ROYALSUPPLIER-01", "NO-ROYALSUPPLIER-02", "NO-ROYALSUPPLIER-03")
def test_a_royal_supplier_gives_goods_for_points() -> None:
    """On their first turn of the captain phase, before they ship, its owner may return goods of different kinds for a
    point each, as many at most as they have nobles."""
    match = with_nobles(seats={0: supplier("2 corn, 1 sugar, 1 coffee", 2)})
    supply = table(match)["goods"]
    match.play("captain")
    assert kind(match) == "supply"
    match.play("supply corn", "supply coffee")
    assert board(match, 0)["goods"] == {"corn": 1, "sugar": 1}
    assert board(match, 0)["points"] == 2
    assert table(match)["goods"] == {**supply, "corn": supply["corn"] + 1, "coffee": supply["coffee"] + 1}
    assert kind(match) == "ship"


@rule("NO-ROYALSUPPLIER-02")
def test_without_nobles_a_royal_supplier_gives_nothing() -> None:
    """A player who has no noble returns nothing."""
    match = with_nobles(seats={0: seat(goods="1 corn", city="royal_supplier")})
    match.play("captain")
    with pytest.raises(IllegalActionError):
        match.play("supply corn")


@rule("NO-ROYALSUPPLIER-04", "NO-EX-03", "NO-DEC-10")
def test_what_a_royal_supplier_gets_brings_nothing_more() -> None:
    """Three nobles, two corn and a sugar with a harbor, as captain: at most a corn and a sugar are returned for two
    points; no harbor, no captain's point. Then the other corn must be shipped."""
    match = with_nobles(seats={0: supplier("2 corn, 1 sugar", 3, city="royal_supplier, harbor")})
    match.play("captain", "supply corn", "supply sugar")
    assert board(match, 0)["points"] == 2
    assert match.choices() == ["ship corn 5", "ship corn 6", "ship corn 7"]
    match.play("ship corn 5")
    assert board(match, 0)["points"] == 2 + 1 + 1 + 1


@rule("NO-DEC-10")
def test_a_royal_supplier_pays_who_cannot_ship() -> None:
    """It is no shipment, and pays also if its owner then cannot ship."""
    match = with_nobles(seats={0: supplier("1 sugar, 1 tobacco", 1)}, cargo_ships=ships_with_other_goods())
    match.play("captain", "supply sugar")
    assert board(match, 0)["points"] == 1


@rule("NO-DEC-09", "NO-IX-14")
def test_the_union_hall_pays_before_the_royal_supplier() -> None:
    """On one turn the union hall pays first, for all goods that are there; harbor and lighthouse pay for the shipment
    only."""
    owner = supplier("2 corn", 1, city="royal_supplier, union_hall, harbor, lighthouse")
    match = with_nobles(**and_new_buildings(), governor=3, seats={0: owner})
    match.play("captain")
    assert (match.actor, board(match, 0)["points"]) == (0, 1)
    match.play("supply corn")
    assert (board(match, 0)["points"], board(match, 0)["doubloons"]) == (2, 0)
    match.play("ship corn 5")
    assert (board(match, 0)["points"], board(match, 0)["doubloons"]) == (2 + 1 + 1, 1)


@rule("NO-IX-15")
def test_who_returns_everything_has_nothing_to_ship() -> None:
    """A captain who returns all their goods ships nothing and loses the captain's point."""
    match = with_nobles(seats={0: supplier("1 corn", 1)})
    match.play("captain", "supply corn")
    assert board(match, 0)["points"] == 1
    assert kind(match) == "role"
