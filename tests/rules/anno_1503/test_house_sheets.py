"""Anno 1503: what the rules say in numbers holds with every sheet of the house, and with all that values of the present
one may be."""

from collections.abc import Iterator
from typing import Any

import pytest

from boriken.games.anno_1503.sheet.text import HOUSE, HOUSES, house_content
from tests.kits.anno_1503 import rule


def all_it_may_be(house: str, row: dict[str, Any], field: str) -> list[Any]:
    """A value of a sheet; of the present one all that the program which balances the game may make of it, too."""
    others = row.get("may" if field == "v" else f"may_{field}", []) if house == HOUSE else []
    return [row[field], *others]


def row_of(house: str, table: str, name: str) -> dict[str, Any]:
    return next(row for row in house_content(house)[table] if row["id"] == name)


def effects(house: str, building: str) -> Iterator[dict[str, Any]]:
    yield from all_it_may_be(house, row_of(house, "public_building", building), "effect")


@rule("AN-PUB-11", "AN-PUB-12", "AN-PUB-13", "AN-PUB-14", "AN-PUB-15", "AN-EVENT-23", "AN-EVENT-24")
@pytest.mark.parametrize("house", HOUSES)
def test_public_buildings_do_what_the_rules_say(house: str) -> None:
    """Only the smith's effect differs from sheet to sheet."""
    assert {
        building: list(effects(house, building))
        for building in ("market_hall", "tavern", "shipyard", "lighthouse", "school", "church", "fire_brigade")
    } == {
        "market_hall": [{"kind": "buy_limit", "n": 1}],
        "tavern": [{"kind": "extra_sale", "price": 3}],
        "shipyard": [{"kind": "cost_less", "target": "ship", "n": 1}],
        "lighthouse": [{"kind": "ship_points", "n": 1}],
        "school": [{"kind": "cost_less", "target": "upgrade", "n": 1, "per_turn": 1}],
        "church": [{"kind": "golden_times_goods", "n": 2}],
        "fire_brigade": [{"kind": "ignore_event", "event": "fire"}],
    }


@rule("AN-TRADE-02", "AN-EVENT-12", "AN-PUB-08")
@pytest.mark.parametrize("house", HOUSES)
def test_inhabitants_buy_one_card_and_two_of_them_stay(house: str) -> None:
    """Each buys one card a turn, a fire leaves two of them, and public buildings stay."""
    sheet = house_content(house)
    assert {count for rank in sheet["rank"] for count in all_it_may_be(house, rank, "per_turn")} == {1}
    assert set(all_it_may_be(house, row_of(house, "event", "fire"), "keep_at_least")) == {2}
    assert set(all_it_may_be(house, sheet["public"]["kept_when_inhabitants_leave"], "v")) == {True}


@rule("AN-DEV-10")
@pytest.mark.parametrize("house", HOUSES)
def test_citizens_need_spice_and_merchants_tobacco(house: str) -> None:
    """Whatever else they cost; pioneers and settlers need neither."""
    costs = {name: all_it_may_be(house, cost, "v") for name, cost in house_content(house)["cost"].items()}
    assert all("spice" in cost for cost in costs["citizen"])
    assert all("tobacco" in cost for cost in costs["merchant"])
    assert not any({"spice", "tobacco"} & set(cost) for name in ("pioneer", "settler") for cost in costs[name])
