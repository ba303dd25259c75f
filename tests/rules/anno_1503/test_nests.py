"""Anno 1503: pirate nests and how they are fought."""

import pytest

from boriken import Match
from tests.kits.anno_1503 import board, do, events, given, kind, may, refused, rule, sailing, seat, table, tile


def facing(nest: str, points: int = 3, *, cannons: int = 0, cards: str = "", goods: str = "", ships: str = "") -> Match:
    """Seat 0 is under way on N3, beside this nest on O3, which only seat 1 has seen so far."""
    mine = seat(cannons=cannons, cards=cards, goods=goods, ships=ships)
    return given(expansion=True, seats={0: mine}, **sailing("N3", points), squares={"O3": tile(nest, 1)})


def attack(match: Match, foe: int, own: int) -> None:
    """Look at the nest and fight it; the dice are told."""
    do(match, "look O3", "fight", f"roll {foe}", f"roll {own}")


def result(match: Match) -> str:
    told = [str(event["kind"]) for event in match.log(None)]
    return next(name for name in reversed(told) if name in ("nest_beaten", "nest_held", "fight_drawn"))


@rule("AN-NEST-01")
def test_a_nest_is_laid_back_or_fought() -> None:
    """A player who looks at a nest lays it back face down, unseen by the others, or turns it up for all to see and
    fights."""
    match = given(expansion=True, **sailing("N3"))
    do(match, "look O3", "draw nest_5")
    assert match.choices() == ["back", "fight"]
    do(match, "back")
    assert match.view(1)["squares"]["O3"] == {"back": 2, "looked": [0]}
    do(match, "look O3", "fight")
    assert match.view(1)["squares"]["O3"]["face"] == "nest_5"
    assert events(match, "nest_attacked", 1)[0]["tile"] == "nest_5"
    assert kind(match) == "foe_die"


@rule("AN-NEST-02")
def test_the_fight_costs_no_point_beside_the_look() -> None:
    """The fight is part of the look: the last point is good for both."""
    match = facing("nest_4", points=1, cannons=6)
    attack(match, foe=1, own=6)
    assert board(match)["nests"] == {"nest_4": 1}


@rule("AN-NEST-03", "AN-NEST-04", "AN-NEST-05")
@pytest.mark.parametrize(
    ("nest", "foe", "cannons", "own", "totals", "winner"),
    [
        ("nest_4", 2, 0, 6, (6, 6), "fight_drawn"),
        ("nest_4", 1, 0, 6, (5, 6), "nest_beaten"),
        ("nest_4", 3, 0, 6, (7, 6), "nest_held"),
        ("nest_5", 3, 4, 5, (8, 9), "nest_beaten"),
        ("nest_6", 3, 4, 5, (9, 9), "fight_drawn"),
        ("nest_6", 6, 6, 5, (12, 11), "nest_held"),
    ],
)
def test_the_higher_total_wins(
    nest: str, foe: int, cannons: int, own: int, totals: tuple[int, int], winner: str
) -> None:
    """The pirates have a battle die and the nest's strength, the player a battle die and cannons; the higher wins."""
    match = facing(nest, cannons=cannons)
    attack(match, foe, own)
    assert (events(match, "foe_rolled")[0]["total"], events(match, "own_rolled")[0]["total"]) == totals
    assert result(match) == winner


@rule("AN-NEST-06", "AN-EX-52")
def test_a_sea_hero_wins_a_drawn_fight() -> None:
    """On equal totals the player plays a sea hero and wins, or both roll again, as often as needed."""
    match = facing("nest_4", cannons=2, cards="1 sea_hero, 1 explorer")
    attack(match, foe=1, own=3)
    assert match.choices() == ["play sea_hero", "again"]
    assert (match.question() or {})["own"] == (match.question() or {})["foe"] == 5
    assert refused(match, "play explorer") == "not_in_a_fight"
    do(match, "play sea_hero")
    assert board(match)["nests"] == {"nest_4": 1}
    assert (board(match)["cards"], table(match)["action_discards"]) == ({"explorer": 1}, {"sea_hero": 1})


@rule("AN-NEST-06", "AN-EX-52")
@pytest.mark.parametrize(("own", "winner"), [(6, "nest_beaten"), (1, "nest_held")])
def test_a_drawn_fight_is_rolled_again_until_it_is_decided(own: int, winner: str) -> None:
    """Without a sea hero both roll again as often as needed; who has one may keep it and roll."""
    match = facing("nest_4", cannons=2)
    attack(match, foe=1, own=3)
    for number in (2, 3, 4):
        assert kind(match) == "foe_die"
        do(match, f"roll {number}", f"roll {number + 2}")
    do(match, "roll 3", f"roll {own}")
    assert len(events(match, "fight_drawn")) == 4
    assert result(match) == winner
    saving = facing("nest_4", cannons=2, cards="1 sea_hero")
    attack(saving, foe=1, own=3)
    do(saving, "again", "roll 3", f"roll {own}")
    assert (result(saving), board(saving)["cards"]) == (winner, {"sea_hero": 1})


@rule("AN-NEST-07", "AN-NEST-08")
def test_a_beaten_nest_is_won_for_good() -> None:
    """A player who wins gives the ship back to the supply and has the nest on a gold jetty for good."""
    match = facing("nest_5", cannons=4, ships="A3")
    attack(match, foe=2, own=5)
    assert (board(match)["ships"], board(match)["nests"]) == ([{"square": "A3"}], {"nest_5": 1})
    assert "O3" not in table(match)["squares"]
    do(match, "pass", "roll 6", "roll 1")  # pirates take posts and contracts, not nests
    assert board(match)["nests"] == {"nest_5": 1}


@rule("AN-NEST-09")
@pytest.mark.parametrize(("nest", "price"), [("nest_4", 9), ("nest_5", 8), ("nest_6", 7)])
def test_a_beaten_nest_makes_luxuries_cheaper(nest: str, price: int) -> None:
    """A beaten nest of strength 4, 5 or 6 makes luxuries 1, 2 or 3 gold cheaper for who has beaten it."""
    match = facing(nest, cannons=4)
    attack(match, foe=2, own=6)
    assert [shown["luxury_price"] for shown in match.view(None)["seats"]] == [price, 10]


@rule("AN-NEST-07", "AN-NEST-08", "AN-NEST-09", "AN-EX-53")
def test_four_cannons_beat_the_weakest_nest() -> None:
    """8 against 6: the nest is won, the ship is gone, and luxuries cost 9."""
    match = facing("nest_4", cannons=4)
    attack(match, foe=2, own=4)
    assert (board(match)["nests"], board(match)["ships"]) == ({"nest_4": 1}, [])
    assert match.view(0)["seats"][0]["luxury_price"] == 9


@rule("AN-NEST-10", "AN-EX-56")
def test_nobody_beats_a_third_nest() -> None:
    """A player with 2 beaten nests may look at nests, but not fight them."""
    nest = {"O3": tile("nest_6", 1)}
    match = given(expansion=True, seats={0: seat(nests="nest_4, nest_5")}, **sailing("N3"), squares=nest)
    do(match, "look O3")
    assert match.choices() == ["back"]
    assert refused(match, "fight") == "nests_full"
    once = given(expansion=True, seats={0: seat(nests="nest_4")}, **sailing("N3"), squares=nest)
    do(once, "look O3")
    assert may(once, "fight")


@rule("AN-NEST-11", "AN-NEST-12", "AN-NEST-14", "AN-EX-54")
def test_a_lost_fight_damages_the_ship() -> None:
    """A player who loses has a damaged ship that stays without points; the nest lies face down again, and all have seen
    it."""
    match = facing("nest_5", cannons=2, goods="1 wood, 1 tools", ships="A3")
    attack(match, foe=3, own=2)
    assert result(match) == "nest_held"
    assert (kind(match), refused(match, "ship N3")) == ("ship", "ship_damaged")
    assert [(ship["square"], ship.get("damaged", False)) for ship in board(match)["ships"]] == [
        ("A3", False),
        ("N3", True),
    ]
    assert (board(match)["nests"], table(match)["squares"]["O3"]["face"]) == ({}, "nest_5")
    for player in range(2):
        assert match.view(player)["squares"]["O3"] == {"back": 2, "looked": [0, 1], "face": "nest_5"}
    do(match, "pass", "roll 3", "ships", "roll 3", "repair", "ships", "ship N3")
    assert (match.question() or {})["points"] == 3


@rule("AN-NEST-13")
def test_a_nest_may_be_attacked_again_after_a_new_look() -> None:
    """A nest that has won may be attacked again by anybody, each time after a new look."""
    fleets = {0: seat(ships="N3, N3"), 1: seat(cannons=6, ships="N3")}
    nest = {"O3": tile("nest_6", 1)}
    match = given(expansion=True, seats=fleets, phase="ships", question={"kind": "ship"}, squares=nest)
    for _ in range(2):
        do(match, "ship N3")
        assert refused(match, "fight") == "another_question"
        attack(match, foe=6, own=1)
    do(match, "roll 3", "ships", "ship N3")
    assert refused(match, "fight") == "another_question"
    attack(match, foe=1, own=6)
    assert [event["seat"] for event in events(match, "nest_held")] == [0, 0]
    assert board(match, 1)["nests"] == {"nest_6": 1}


@rule("AN-NEST-15", "AN-EX-55")
def test_a_hopeless_attack_is_allowed() -> None:
    """A player may attack without a cannon and without a chance to win."""
    match = facing("nest_6", cards="1 sea_hero")
    attack(match, foe=1, own=6)  # the best that can happen
    assert result(match) == "nest_held"
    brave = facing("nest_6", cannons=1, cards="1 sea_hero")
    attack(brave, foe=1, own=6)
    assert result(brave) == "fight_drawn"
    do(brave, "play sea_hero")
    assert board(brave)["nests"] == {"nest_6": 1}
