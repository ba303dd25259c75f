"""Anno 1503: ships and how they sail."""

from boriken import Match
from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    events,
    given,
    kind,
    may,
    refused,
    rule,
    sailing,
    seat,
    started,
    table,
    tile,
)

FOR_SHIP = "1 wood, 1 cloth"


def points(match: Match) -> int:
    return int((match.question() or {})["points"])


@rule("AN-SHIP-01")
def test_nobody_has_more_than_two_ships() -> None:
    """A player has at most 2 ships on the boards."""
    match = given(seats={0: seat(goods="2 wood, 2 cloth", ships="A3")})
    do(match, "build ship")
    assert len(board(match)["ships"]) == 2
    assert refused(match, "build ship") == "too_many_ships"


@rule("AN-SHIP-02", "AN-SHIP-03")
def test_a_new_ship_costs_cards_and_starts_on_the_start_space() -> None:
    """A new ship costs cards of the sheet, comes from the supply, and in the base game begins on the start space."""
    match = given(seats={0: seat(gold=9, goods=FOR_SHIP)})
    do(match, "build ship")
    assert (board(match)["goods"], board(match)["ships"], board(match)["gold"]) == ({}, [{"square": "S0"}], 9)
    poor = given(seats={0: seat(gold=9, goods="2 wood")})
    assert refused(poor, "build ship") == "cannot_pay"


@rule("AN-SHIP-04", "AN-EX-34")
def test_with_the_expansion_a_new_ship_may_begin_at_the_harbour() -> None:
    """With the expansion a new ship begins on the start space or on a square beside the harbour, as its owner likes."""
    match = given(expansion=True, seats={0: seat(goods=FOR_SHIP)})
    do(match, "build ship")
    assert set(choices(match, "at")) == {"S0", "I3", "J2", "J4"}
    do(match, "at J4")
    assert board(match)["ships"] == [{"square": "J4"}]


@rule("AN-SHIP-05", "AN-EX-34")
def test_the_first_ship_begins_on_the_start_space() -> None:
    """The ship of the set-up stands on the start space, with the expansion too."""
    match = started(expansion=True)
    assert [board(match, number)["ships"] for number in range(2)] == [[{"square": "S0"}], [{"square": "S0"}]]


@rule("AN-SHIP-06", "AN-SHIP-07", "AN-SHIP-08", "AN-EX-30")
def test_three_points_are_steps_and_looks() -> None:
    """Each ship has 3 points a turn: 1 for a step, 1 for a look."""
    match = given(seats={0: seat(ships="S0")}, phase="ships", question={"kind": "ship"})
    do(match, "ship S0")
    assert points(match) == 3
    do(match, "sail A3")
    assert points(match) == 2
    do(match, "sail B3")
    assert points(match) == 1
    do(match, "look C3", "draw contract", "back")
    assert table(match)["active"] == 1
    assert board(match)["ships"] == [{"square": "B3"}]


@rule("AN-SHIP-09", "AN-EX-33")
def test_from_dolphin_to_dolphin_is_a_step_like_any() -> None:
    """The step from one dolphin square to the other costs 1 point."""
    match = given(expansion=True, **sailing("L3", 2))
    do(match, "sail M3")
    assert points(match) == 1


@rule("AN-SHIP-10")
def test_points_cannot_be_saved() -> None:
    """Points are neither saved for the next turn nor passed to another ship."""
    match = given(seats={0: seat(ships="A3, A4")}, phase="ships", question={"kind": "ship"})
    do(match, "ship A3", "pass", "ship A4")
    assert points(match) == 3
    do(match, "pass", "roll 3", "ships", "roll 3", "ships", "ship A3")
    assert points(match) == 3


@rule("AN-SHIP-11", "AN-EX-31")
def test_nothing_goes_diagonally() -> None:
    """Ships move and look horizontally or vertically, not diagonally."""
    match = given(**sailing("B2", 1))
    assert may(match, "look B1")
    assert refused(match, "look C1") == "too_far"
    assert refused(match, "sail A3") == "too_far"
    assert set(choices(match, "sail")) == {"A2", "C2", "B3"}


@rule("AN-SHIP-12", "AN-EX-32")
def test_islands_are_closed_to_ships() -> None:
    """Ships use sea squares only: islands, also empty ones, and the harbour are closed to them."""
    match = given(seats={0: seat(contracts=1)}, **sailing("B3"), squares={"C3": None})
    assert refused(match, "sail C3") == "closed_square"
    assert not may(match, "look C3")
    harbour = given(expansion=True, **sailing("I3"))
    assert refused(harbour, "sail J3") == "closed_square"
    assert refused(harbour, "look J3") == "no_tile_there"


@rule("AN-SHIP-13")
def test_a_ship_looks_at_tiles_beside_it() -> None:
    """A ship looks at a tile on an island square beside its own square."""
    match = given(**sailing("E3"))
    assert set(choices(match, "look")) == {"E2", "D3", "F3"}


@rule("AN-SHIP-14")
def test_ships_do_not_block_each_other() -> None:
    """Any number of ships may share a square."""
    match = given(3, seats={1: seat(ships="B3, B3"), 2: seat(ships="B3")}, **sailing("A3"))
    do(match, "sail B3", "pass")
    assert [board(match, number)["ships"][0]["square"] for number in range(3)] == ["B3", "B3", "B3"]


@rule("AN-SHIP-15")
def test_one_ship_finishes_before_the_next_starts() -> None:
    """The ships act in any order, and a ship's actions are finished before the next one starts."""
    match = given(seats={0: seat(ships="A3, E4")}, phase="ships", question={"kind": "ship"})
    assert choices(match, "ship") == ["A3", "E4"]
    do(match, "ship E4", "sail D4")
    assert refused(match, "ship A3") == "another_question"
    do(match, "pass")
    assert match.choices() == ["pass", "ship A3"]
    assert refused(match, "ship D4") == "ship_has_acted"


@rule("AN-SHIP-16")
def test_a_new_ship_acts_at_once() -> None:
    """A ship built in this turn may act in the ship phase of this turn."""
    match = given(seats={0: seat(goods=FOR_SHIP)})
    do(match, "build ship", "ships", "ship S0", "sail A3")
    assert kind(match) == "sail"


@rule("AN-SHIP-17", "AN-SHIP-18")
def test_a_taken_tile_costs_the_ship() -> None:
    """When a tile is taken the ship goes back to the supply, and must be built and paid again."""
    match = given(seats={0: seat(goods=FOR_SHIP)}, **sailing("B2"), squares={"B1": tile("contract", 1)})
    do(match, "look B1", "take tile")
    assert board(match)["ships"] == []
    assert table(match)["active"] == 1
    do(match, "roll 3", "ships", "roll 3")
    assert may(match, "build ship")
    do(match, "build ship")
    assert board(match)["goods"] == {"wood": 2}


@rule("AN-SHIP-19")
def test_a_damaged_ship_does_nothing_but_count() -> None:
    """A damaged ship cannot move, look or fight, and counts for the limit of 2."""
    match = given(expansion=True, seats={0: seat(goods=FOR_SHIP, ships="A3!, B3")})
    assert refused(match, "build ship") == "too_many_ships"
    do(match, "ships")
    assert refused(match, "ship A3") == "ship_damaged"
    assert choices(match, "ship") == ["B3"]


@rule("AN-SHIP-20", "AN-SHIP-21", "AN-EX-54")
def test_a_repaired_ship_acts_in_the_same_turn() -> None:
    """A damaged ship is repaired for 1 wood and 1 tools, stays on its square and acts as any other."""
    match = given(expansion=True, seats={0: seat(goods="1 wood, 1 tools", ships="N3!")})
    do(match, "repair")
    assert (board(match)["goods"], board(match)["ships"]) == ({}, [{"square": "N3"}])
    do(match, "ships", "ship N3")
    assert points(match) == 3
    whole = given(expansion=True, seats={0: seat(goods="1 wood, 1 tools", ships="N3")})
    assert refused(whole, "repair") == "no_damaged_ship"


@rule("AN-SHIP-20")
def test_of_two_damaged_ships_one_is_chosen() -> None:
    """Each repair is for one ship."""
    match = given(expansion=True, seats={0: seat(goods="1 wood, 1 tools", ships="N3!, A3!")})
    do(match, "repair")
    assert choices(match, "at") == ["A3", "N3"]
    do(match, "at N3")
    assert board(match)["ships"] == [{"square": "A3", "damaged": True}, {"square": "N3"}]
    assert events(match, "repaired")[0]["square"] == "N3"
