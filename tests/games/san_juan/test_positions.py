"""San Juan: positions written by hand, and those that cannot exist."""

from typing import Any

import pytest

import boriken
from boriken import PositionError
from boriken.games.san_juan.actions import ACTIONS, BUILD, COVER, DISCARD, DRAW, GOVERNOR, KEEP, MINE, PAY, TAKE
from boriken.games.san_juan.notation import NOTATION
from tests.kits.san_juan import seat


def position(**state: Any) -> dict[str, Any]:
    return {"game": "san-juan", "players": 2, "state": {"seats": [seat(), seat()], **state}}


def phase(name: str, kind: str, **more: Any) -> dict[str, Any]:
    """A question in the phase of a role."""
    return {"roles": {name: {"open": False}}, "question": {"kind": kind, "phase": name, **more}}


def test_the_rest_of_a_position_follows() -> None:
    state = boriken.from_position(position()).position()["state"]
    assert sum(state["deck"].values()) == 108
    assert (state["round"], state["governor"], state["tiles"], state["idle"]) == (1, 0, [], 0)
    assert state["question"] == {"kind": "role", "seat": 0}


def test_goods_may_be_given_as_a_number() -> None:
    seats = [seat(town="2 indigo_plant", goods="2 indigo"), {**seat(), "goods": {"indigo": ["hero"]}}]
    state = boriken.from_position(position(seats=seats)).position()["state"]
    assert [len(each["goods"]["indigo"]) for each in state["seats"]] == [2, 1]
    assert state["seats"][1]["goods"]["indigo"] == ["hero"]


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"seats": [seat(hand="4 hero"), seat()]}, "There are 1 too many of hero."),
        ({"seats": [seat(town="2 hero"), seat()]}, "There is no such town as that of state.seats[0]."),
        (
            {"seats": [seat(town="10 indigo_plant, 3 sugar_mill"), seat()]},
            "There is no such town as that of state.seats[0].",
        ),
        (
            {"seats": [seat(goods="2 indigo"), seat()]},
            "State.seats[0].goods.indigo must be a whole number from 0 to 1, not 2.",
        ),
        (
            {"seats": [{**seat(), "goods": {"indigo": ["corn"]}}, seat()]},
            "State.seats[0].goods.indigo can hold cards such as indigo_plant, not 'corn'.",
        ),
        (
            {"seats": [{**seat(), "goods": {"indigo": ["hero", "well"]}}, seat()]},
            "State.seats[0].goods.indigo has more cards than there are buildings.",
        ),
        ({"seats": [seat(shown="hero"), seat()]}, "Seat 0 has lost count of its cards, buildings or goods."),
        (
            {"seats": [seat(memory="hero"), seat()], "discards": {"well": 1}},
            "Somebody remembers cards in the discard pile that are not there.",
        ),
        ({"deck": {"hero": 1}}, "State.deck is not what the rest of the position leaves."),
        ({"tiles": ["x"]}, "State.tiles can hold the tiles a, b, c, d, e, not ['x']."),
        ({"tiles": ["a", "a"]}, "The tiles of the trading house are not those of the box."),
        ({"tiles": ["a"], "trades": 2}, "After 2 turns of the trading house not 1 tiles are known."),
        ({"ending": ["rain"]}, "State.ending can hold town, standstill, not 'rain'."),
        ({"question": {"kind": "over"}}, "A game that is over has met an end condition."),
        ({"question": {"kind": "pay"}}, "The question 'pay' does not come up while no role is played."),
        (
            {"question": {"kind": "pay", "phase": "trader"}},
            "The question 'pay' does not come up in the phase trader.",
        ),
        (
            {"question": {"kind": "take", "phase": "councillor"}},
            "The role councillor is being played and cannot lie open.",
        ),
        (
            {"roles": {name: {"open": False} for name in ("builder", "producer", "trader")}},
            "More than 3 roles are taken in this round.",
        ),
        ({"question": {"kind": "role", "seat": 1}}, "Seat 0 takes the next role, not seat 1."),
        (
            {"roles": {"trader": {"open": False}}, "question": {"kind": "chapel", "phase": "round_start"}},
            "Between two rounds all roles lie open.",
        ),
        (phase("trader", "sell", left=1, count=0, proceeds=0), "In the trader phase a tile lies open."),
        (phase("builder", "pay", building="well", left=1), "The question 'pay' does not come up in this position."),
        (phase("builder", "cover", building="well"), "The question 'cover' does not come up in this position."),
        (phase("builder", "library", building="well"), "The question 'library' does not come up in this position."),
        (
            phase("builder", "card", building="well", bonus="hero", left=1),
            "The question 'card' does not come up in this position.",
        ),
        (phase("producer", "produce", left=3), "The question 'produce' does not come up in this position."),
        (phase("producer", "good", left=2, count=1), "The question 'good' does not come up in this position."),
        (phase("councillor", "keep", left=1), "The question 'keep' does not come up in this position."),
        (phase("prospector", "find", open={"hero": 1}), "The question 'find' does not come up in this position."),
        (phase("prospector", "turn_up", left=2), "The question 'turn_up' does not come up in this position."),
        (phase("prospector", "mine"), "The question 'mine' does not come up in this position."),
        ({"weather": 1}, "State has an entry 'weather' that means nothing here."),
    ],
)
def test_a_position_that_cannot_exist_is_refused(state: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        boriken.from_position(position(**state))
    assert str(refused.value) == sentence


def test_the_texts_of_the_actions_stand_in_the_order_of_their_numbers() -> None:
    assert len(NOTATION) == ACTIONS
    firsts = {BUILD: "build", COVER: "cover", PAY: "pay", KEEP: "keep", MINE: "mine", DISCARD: "discard", DRAW: "draw"}
    for first, verb in firsts.items():
        assert NOTATION[first] == f"{verb} indigo_plant"
    assert (NOTATION[TAKE], NOTATION[GOVERNOR]) == ("take", "governor 0")
