"""Anno 1503: cannons."""

import pytest

from tests.kits.anno_1503 import board, do, events, given, kind, may, refused, rolling, rule, sailing, seat, tile


@rule("AN-CANNON-01", "AN-CANNON-02", "AN-EX-50")
def test_every_cannon_costs_two_gold_more_than_the_last() -> None:
    """The first cannon costs 4 gold, the second 6, each further one 2 more; an engineer makes one of them cheaper."""
    match = given(expansion=True, seats={0: seat(gold=18)})
    do(match, "cannon", "cannon", "cannon")
    assert (board(match)["cannons"], board(match)["gold"]) == (3, 0)
    assert [event["price"] for event in events(match, "cannon_bought")] == [4, 6, 8]
    helped = given(expansion=True, seats={0: seat(gold=14, cards="1 engineer")})
    do(helped, "cannon", "cannon", "play engineer")
    assert (board(helped)["cannons"], board(helped)["gold"]) == (3, 0)


@rule("AN-CANNON-01")
@pytest.mark.parametrize(("owned", "price"), [(0, 4), (1, 6), (2, 8), (3, 10), (4, 12), (5, 14)])
def test_the_number_of_cannons_decides_the_price(owned: int, price: int) -> None:
    """Cannons cost gold: the first 4, the second 6, each further one 2 more."""
    match = given(expansion=True, seats={0: seat(gold=price, cannons=owned)})
    do(match, "cannon")
    assert (board(match)["cannons"], board(match)["gold"]) == (owned + 1, 0)
    poor = given(expansion=True, seats={0: seat(gold=price - 1, cannons=owned)})
    assert refused(poor, "cannon") == "too_little_gold"


@rule("AN-CANNON-02")
def test_cannons_are_bought_in_the_action_phase_only() -> None:
    """Cannons are bought in the action phase, one by one and as many as the gold is good for."""
    match = given(expansion=True, seats={0: seat(gold=40, ships="A3")}, **rolling())
    assert not may(match, "cannon")
    do(match, "roll 3", "cannon", "cannon", "cannon", "cannon")
    assert (board(match)["cannons"], kind(match)) == (4, "work")
    do(match, "ships")
    assert refused(match, "cannon") == "another_question"


@rule("AN-CANNON-03")
def test_a_cannon_is_on_every_ship_at_once() -> None:
    """A cannon counts at once for all own ships, for those that are built later too."""
    mine = seat(gold=4, goods="1 wood, 1 cloth", ships="N3")
    match = given(expansion=True, seats={0: mine}, squares={"O3": tile("nest_4", 1)})
    do(match, "cannon", "build ship", "at J2", "ships")
    do(match, "ship N3", "look O3", "fight", "roll 1", "roll 1")
    do(match, "ship J2", "sail K2", "sail L2", "sail L3")
    do(match, "roll 3", "ships", "roll 3", "ships")
    do(match, "ship L3", "sail M3", "sail N3", "look O3", "fight", "roll 1", "roll 2")
    assert [event["total"] for event in events(match, "own_rolled")] == [2, 3]


@rule("AN-CANNON-04")
@pytest.mark.parametrize(
    "actions",
    [
        ["look O3", "fight", "roll 1", "roll 6"],
        ["look O3", "fight", "roll 6", "roll 1"],
        ["sail N2", "raid", "fight", "pirate equal", "roll 1", "roll 2", "draw raid_7", "take silk", "take silk"],
        ["sail N2", "raid", "fight", "pirate equal", "roll 2", "roll 1", "draw raid_7", "at I3"],
    ],
    ids=["nest_beaten", "nest lost", "raid_won", "raid_lost"],
)
def test_cannons_are_never_lost(actions: list[str]) -> None:
    """No fight and no event takes a cannon, and none is spent."""
    mine = seat(gold=3, cannons=2)
    match = given(expansion=True, seats={0: mine}, **sailing("N3"), squares={"O3": tile("nest_4", 1)})
    do(match, *actions)
    assert board(match)["cannons"] == 2
    do(match, "roll 6", "roll 1")
    assert (kind(match), board(match)["cannons"]) == ("work", 2)


@rule("AN-CANNON-05")
def test_the_track_of_cannons_has_an_end() -> None:
    """The track ends with the sixth cannon; no more can be bought."""
    match = given(expansion=True, seats={0: seat(gold=40, cannons=5)})
    do(match, "cannon")
    assert board(match)["cannons"] == 6
    assert refused(match, "cannon") == "cannon_track_ends"


@rule("AN-CANNON-06", "AN-EX-51")
@pytest.mark.parametrize(("nobles", "strength"), [("", 3), ("university", 4), ("theatre", 3)])
def test_the_university_counts_in_a_fight(nobles: str, strength: int) -> None:
    """In a fight a player has the cannons of the track, and one more with the university."""
    mine = seat(cannons=3, nobles=nobles)
    match = given(expansion=True, seats={0: mine}, **sailing("N3"), squares={"O3": tile("nest_4", 1)})
    do(match, "look O3", "fight", "roll 2", "roll 2")
    assert events(match, "foe_rolled")[0]["total"] == 6
    assert events(match, "own_rolled")[0]["total"] == 2 + strength
    assert bool(events(match, "fight_drawn")) == (strength == 4)
