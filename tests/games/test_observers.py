"""The numbers of a row, in words: one known position of each game."""

from typing import Any

import boriken
from boriken import Match


def seen(match: Match, seat: int) -> dict[str, list[int]]:
    """The parts of a row that are not all zero."""
    observer = match.title.observer()
    row = list(observer.row(match.game, seat))
    found: dict[str, list[int]] = {}
    for part in observer.parts:
        numbers, row = row[: part.size], row[part.size :]
        if any(numbers):
            found[part.name] = numbers
    assert not row
    return found


def new(game: str, players: int, **options: Any) -> Match:
    return boriken.new_match(game, players=players, seed=7, **options)


def test_puerto_rico_from_the_seat_that_settles_second() -> None:
    match = new("puerto-rico", 3, first_governor=0)
    match.play("settler", "settle quarry")
    row = seen(match, 1)
    assert row["player 0: decides"] == [1]
    assert row["player 0: doubloons"] == row["player 2: doubloons"] == [2]
    assert row["player 0: tiles"] == [0, 1, 0, 0, 0, 0]  # indigo
    assert row["player 1: tiles"] == [1, 0, 0, 0, 0, 0]  # corn
    assert row["player 2: tiles"] == [0, 1, 0, 0, 0, 1]  # indigo, and the quarry
    assert row["player 2: governor"] == row["player 2: taker"] == [1]
    assert "player 3: present" not in row
    assert sum(row["plantations open"]) == 4
    assert row["quarries"] == [7]
    assert row["point chips"] == [75]
    assert row["question"].index(1) == 4
    assert row["role being played"] == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert row["players"] == [0, 1, 0, 0]


def test_hidden_points_of_others_are_not_in_the_row() -> None:
    document = new("puerto-rico", 3, first_governor=0, hidden_vp=True).position()
    document["state"]["seats"][1]["points"] = 5
    document["state"]["points"] -= 5
    match = boriken.from_position(document)
    assert "player 1: points" not in seen(match, 0)
    assert seen(match, 1)["player 0: points"] == [5]


def test_san_juan_shows_ones_own_hand_alone() -> None:
    match = new("san-juan", 2, first_governor=0)
    for seat in (0, 1):
        hand = match.view(seat)["seats"][seat]["hand"]
        row = seen(match, seat)
        assert sum(row["own hand"]) == sum(hand.values()) == 4
        assert row["player 0: cards"] == row["player 1: cards"] == [4]
    assert seen(match, 0)["own hand"] != seen(match, 1)["own hand"]


def test_anno_1503_tells_homes_goods_and_ships() -> None:
    match = new("anno-1503", 2, first_player="0")
    row = seen(match, 0)
    assert sum(row["player 0: home"]) == sum(row["player 1: home"]) == 1
    shown = match.view(0)["seats"][0]
    assert row["player 0: gold"] == [shown["gold"]]
    assert sum(row["player 0: ships"]) >= 1
    assert row["players"] == [1, 0, 0]
