"""The buildings of Puerto Rico as the rules print them, and a table that sells, mans and scores them.

A line has the name, the kind (small and large production, violet, large violet), cost, victory points, circles, column,
and the copies for three to five players and for two.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.kits.puerto_rico import Json, board, given, seat, table

KINDS = {"Ps": "small_production", "Pl": "large_production", "V": "violet", "VL": "large_violet"}
GOODS = {
    "small_indigo_plant": "indigo",
    "indigo_plant": "indigo",
    "small_sugar_mill": "sugar",
    "sugar_mill": "sugar",
    "tobacco_storage": "tobacco",
    "coffee_roaster": "coffee",
}


def printed_facts(lines: str, players: int) -> Json:
    """The printed table as the facts of a match tell it."""
    buildings: Json = {}
    for line in lines.split("\n")[1:-1]:
        name, kind, price, points, circles, column, copies = line.split()
        buildings[name] = {
            "kind": KINDS[kind],
            "price": int(price),
            "points": int(points),
            "circles": int(circles),
            "column": int(column),
            "spaces": 2 if kind == "VL" else 1,
            "copies": int(copies.split("/")[players == 2]),
        }
        if name in GOODS:
            buildings[name]["good"] = GOODS[name]
    return buildings


def assert_played_as_printed(building: str, says: Json, options: Mapping[str, object] | None = None) -> None:
    """The cost is paid, the circles take as many colonists, and the printed points count."""
    match = given(seats={1: seat(doubloons=20, san_juan=3)}, options=options)
    on_sale = table(match)["buildings"][building]
    match.play("builder", "pass", f"build {building}")
    assert board(match, 1)["doubloons"] == 20 - says["price"]
    assert table(match)["buildings"].get(building, 0) == on_sale - 1
    assert match.scores()[1]["points"] == says["points"]
    assert match.view(None)["seats"][1]["spaces"] == says["spaces"]
    match = given(seats={0: seat(san_juan=4, city=f"{building} (0)")}, colonist_ship=0, options=options)
    match.play("mayor", "pass")
    assert board(match, 0)["city"] == {building: says["circles"]}
