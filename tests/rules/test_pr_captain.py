"""Puerto Rico: the captain phase."""

from tests.kit import board, given, rule, seat, ship, table


@rule("PR-CAPTAIN-06")
def test_a_kind_on_one_ship_cannot_go_on_another() -> None:
    """A kind that lies on one cargo ship cannot be loaded on another, not even when that ship is full."""
    match = given(seats={0: seat(goods="3 corn, 1 indigo")}, cargo_ships=[ship("5 corn"), ship(), ship()])
    match.play("captain")
    assert match.choices() == ["ship indigo 6", "ship indigo 7"]
    assert match.why_not("ship corn 6") == "The corn ship is full."


@rule("PR-EX-03")
def test_the_captain_phase_of_the_rule_book() -> None:
    """The worked example of a whole captain phase with four players."""
    match = given(
        seats={
            0: seat(goods="2 corn, 6 sugar"),
            1: seat(goods="2 sugar, 3 tobacco"),
            2: seat(goods="2 corn, 1 tobacco"),
            3: seat(goods="1 corn, 5 indigo"),
        },
        cargo_ships=[ship(), ship("3 corn"), ship()],
    )
    match.play("captain")
    assert match.choices() == ["ship corn 6", "ship sugar 7"]
    match.play("ship sugar 7")
    assert match.choices() == ["ship sugar 7", "ship tobacco 5"]
    match.play("ship sugar 7")
    assert match.choices() == ["ship corn 6", "ship tobacco 5"]
    match.play("ship tobacco 5")
    assert match.choices() == ["ship corn 6"]
    match.play("ship corn 6")
    assert match.choices() == ["ship corn 6"]
    match.play("ship corn 6")
    assert match.choices() == ["ship tobacco 5"]
    match.play("ship tobacco 5")
    assert [board(match, number)["points"] for number in range(4)] == [9, 4, 1, 1]
    assert match.question() == {
        "kind": "keep",
        "seat": 2,
        "role": "captain",
        "taker": 0,
        "about": "corn",
        "goods": 2,
        "warehouse_kinds": 0,
    }
    match.play("keep corn 1", "keep indigo 1")
    assert [board(match, number)["goods"] for number in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert table(match)["cargo_ships"] == [
        {"spaces": 5, "load": 4, "good": "tobacco"},
        {"spaces": 6, "load": 0},
        {"spaces": 7, "load": 0},
    ]
