"""Anno 1503: pirates, fire and golden times."""

import pytest

from boriken import Match
from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    events,
    given,
    kind,
    may,
    new_game,
    refused,
    rolling,
    rule,
    seat,
    table,
)

PIRATES = ("roll 6", "roll 1")
FIRE = ("roll 6", "roll 3")
GOLDEN = ("roll 6", "roll 5")


def rolled(event: tuple[str, str], *seats: dict[str, object], expansion: bool = False, **state: object) -> Match:
    """The event comes, and these are the seats."""
    match = given(max(len(seats), 2), expansion=expansion, seats=dict(enumerate(seats)), **rolling(**state))
    do(match, *event)
    return match


@rule("AN-EVENT-01", "AN-EVENT-02")
def test_two_of_three_events_are_bad() -> None:
    """The second roll says which event it is: 1 and 2 pirates, 3 and 4 fire, 5 and 6 golden times."""
    faces = {name: event["faces"] for name, event in new_game().facts()["events"].items()}
    assert faces == {"pirate": [1, 2], "fire": [3, 4], "golden_times": [5, 6]}
    for face in range(1, 7):
        match = rolled(("roll 6", f"roll {face}"))
        assert events(match, "event")[0]["event"] == ["pirate", "fire", "golden_times"][(face - 1) // 2]


@rule("AN-EVENT-03")
def test_an_event_concerns_all_players_in_turn() -> None:
    """An event concerns everybody, whoever rolled, in turn order from the active player on."""
    match = given(3, seats={n: seat(gold=5, people="2 settler") for n in range(3)}, **rolling(active=2))
    do(match, *FIRE)
    assert [event["seat"] for event in events(match, "fee_paid")] == [2, 0, 1]


@rule("AN-EVENT-04", "AN-EVENT-08", "AN-EX-08")
def test_pirates_cost_one_gold_for_each_post_and_contract() -> None:
    """Pirates cost 1 gold for each post and each contract of the home island."""
    match = rolled(PIRATES, seat(gold=5, posts={2: "spice", 3: "wood"}, contracts=1))
    assert board(match)["gold"] == 2
    assert board(match)["contracts"] == 1
    assert len(board(match)["posts"]) == 2
    assert kind(match) == "work"


@rule("AN-EVENT-05", "AN-EX-11")
def test_luxury_posts_count_for_pirates_and_nests_do_not() -> None:
    """Luxury posts count as posts for the pirates; beaten nests on the nobles' island do not."""
    match = rolled(PIRATES, seat(gold=1, posts={2: "silk"}, nests="nest_4, nest_5"), expansion=True)
    assert (board(match)["gold"], board(match)["posts"]) == (0, {"2": "post_silk"})
    assert board(match)["nests"] == {"nest_4": 1, "nest_5": 1}


@rule("AN-EVENT-06", "AN-EVENT-11", "AN-EX-12")
def test_fire_costs_one_gold_for_each_inhabitant() -> None:
    """Fire costs 1 gold for each inhabitant of the home island, and every unpaid one leaves."""
    match = rolled(FIRE, seat(gold=3, people="2 pioneer, 2 settler, 1 citizen", contracts=3))
    assert choices(match, "lose") == ["pioneer", "settler", "citizen"]
    do(match, "lose pioneer", "lose settler")
    assert board(match)["inhabitants"] == {"pioneer": 1, "settler": 1, "citizen": 1}
    assert (board(match)["gold"], board(match)["contracts"]) == (0, 3)


@rule("AN-EVENT-07")
def test_fire_ignores_the_nobles_island() -> None:
    """Fire costs nothing for what is on the nobles' island."""
    mine = seat(gold=5, people="2 settler", nobles="theatre, park", castle=5, cannons=3, nests="nest_4")
    match = rolled(FIRE, mine, expansion=True)
    assert board(match)["gold"] == 3
    assert board(match)["noble_buildings"] == {"site_1": "theatre", "site_2": "park"}


@rule("AN-EVENT-09")
def test_nobody_may_keep_gold_and_lose_a_tile() -> None:
    """A player must pay as long as gold lasts: without need nothing can be lost."""
    match = rolled(PIRATES, seat(gold=3, posts={2: "spice"}, contracts=2))
    assert board(match)["gold"] == 0
    assert not events(match, "contract_lost")
    assert refused(match, "lose contract") == "another_question"


@rule("AN-EVENT-09", "AN-EVENT-10", "AN-EVENT-14", "AN-EVENT-19", "AN-EX-09")
def test_who_cannot_pay_chooses_what_is_lost_tile_by_tile() -> None:
    """A player who cannot pay for all tiles chooses which ones go; each goes under the reserve, whose top tile is laid
    out."""
    mine = seat(gold=3, posts={2: "spice", 3: "wood", 4: "tools"}, contracts=2)
    match = rolled(PIRATES, mine, squares={"B1": None, "C1": None, "F1": None})
    assert choices(match, "lose") == ["post 2", "post 3", "post 4", "contract"]
    do(match, "lose post 3")
    assert (kind(match), match.view(None)["reserve"]["base"]) == ("lay", 3)
    do(match, "at B1")
    assert kind(match) == "lose"
    assert match.view(None)["reserve"]["base"] == 2
    assert table(match)["reserve"]["base"]["open"] == ["post_wood"]
    do(match, "lose contract", "at C1")
    assert (board(match)["gold"], board(match)["contracts"]) == (0, 1)
    assert board(match)["posts"] == {"2": "post_spice", "4": "post_tools"}
    assert table(match)["reserve"]["base"] == {"hidden": {}, "open": ["post_wood", "contract"]}
    assert {"B1", "C1"} <= set(table(match)["squares"])


@rule("AN-EVENT-14")
def test_what_went_under_the_reserve_comes_back_when_the_tiles_above_are_gone() -> None:
    """The reserve is a stack: tiles that went under it are laid out in that order when those above are gone."""
    match = rolled(
        PIRATES,
        seat(contracts=1, posts={2: "wood"}),
        reserve={"base": {"hidden": {}, "open": ["post_spice"]}},
        squares={"B1": None},
    )
    do(match, "lose contract", "at B1", "at G1")
    squares = table(match)["squares"]
    assert (squares["B1"]["face"], squares["G1"]["face"]) == ("post_spice", "contract")
    assert table(match)["reserve"]["base"]["open"] == ["post_wood"]


@rule("AN-EVENT-12", "AN-EX-13")
def test_two_inhabitants_always_stay() -> None:
    """Fire never leaves a player with fewer than 2 inhabitants; the player chooses who stays."""
    match = rolled(FIRE, seat(people="2 pioneer, 1 citizen, 1 merchant"))
    do(match, "lose pioneer", "lose pioneer")
    assert board(match)["inhabitants"] == {"citizen": 1, "merchant": 1}
    assert kind(match) == "work"


@rule("AN-EVENT-09", "AN-EVENT-12", "AN-EX-14")
def test_the_fee_is_due_for_those_who_stay_anyway() -> None:
    """A player who has 2 inhabitants and 1 gold pays it, and both stay."""
    match = rolled(FIRE, seat(gold=1, people="1 pioneer, 1 settler"))
    assert (board(match)["gold"], board(match)["inhabitants"]) == (0, {"pioneer": 1, "settler": 1})


@rule("AN-EVENT-13")
def test_a_lost_inhabitant_can_be_placed_again() -> None:
    """A lost inhabitant's tile goes back to its owner's supply."""
    match = rolled(FIRE, seat(people="4 pioneer", gold=3, goods="1 stone, 1 wood, 1 tools"))
    assert board(match)["inhabitants"] == {"pioneer": 3}
    do(match, "build pioneer")
    assert board(match)["inhabitants"] == {"pioneer": 4}


@rule("AN-EVENT-15", "AN-EX-10")
def test_a_lost_luxury_post_goes_under_the_luxury_reserve() -> None:
    """A lost luxury post goes under the luxury reserve, whose top tile is laid face down on the new board."""
    match = rolled(PIRATES, seat(posts={2: "silk"}), expansion=True, squares={"M2": None})
    assert set(choices(match, "at")) >= {"M2", "R3"}
    assert all(square[0] in "MNOPQR" for square in choices(match, "at"))
    do(match, "at M2")
    assert table(match)["reserve"]["new"] == {"hidden": {}, "open": ["post_silk"]}
    assert table(match)["squares"]["M2"] == {"back": 2}
    assert table(match)["reserve"]["base"]["open"] == []


@rule("AN-EVENT-16", "AN-EVENT-17")
def test_the_square_is_any_free_island_but_the_harbour() -> None:
    """The player who lost the tile chooses any island without a tile, whatever its mark; the harbour is none."""
    match = rolled(PIRATES, seat(contracts=1), expansion=True, squares={"B1": None})
    free = set(choices(match, "at"))
    assert "B1" in free
    assert {"G1", "J1", "L5"} <= free  # marks 3 and 4 are not in use with two players
    assert "J3" not in free
    assert match.actor == 0


@rule("AN-EVENT-18")
def test_nobody_sees_the_tile_that_is_laid_out() -> None:
    """Nobody may look at a tile that is laid out from a reserve."""
    match = rolled(PIRATES, seat(contracts=1), squares={"B1": None})
    do(match, "at B1")
    for viewer in (None, 0, 1):
        assert "face" not in match.view(viewer)["squares"]["B1"]


@rule("AN-EVENT-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_free_square(players: int) -> None:
    """A tile that is lost came from the board, so there is an island without a tile."""
    match = given(players, seats={players - 1: seat(contracts=1)}, **rolling(active=players - 1))
    do(match, *PIRATES)
    assert events(match, "contract_lost")
    assert kind(match) == "work" or choices(match, "at")


@rule("AN-EVENT-21", "AN-EVENT-22")
def test_golden_times_bring_a_commodity_of_choice() -> None:
    """In golden times each player takes 1 commodity of choice, never a luxury."""
    match = rolled(GOLDEN, seat(posts={1: "silk"}), expansion=True)
    assert choices(match, "take") == ["stone", "wood", "tools", "cloth", "spice", "tobacco"]
    do(match, "take spice", "take cloth")
    assert [board(match, number)["goods"] for number in range(2)] == [{"spice": 1}, {"cloth": 1}]


@rule("AN-EVENT-23", "AN-PUB-16", "AN-EX-07")
def test_the_church_brings_two_in_golden_times() -> None:
    """The owner of the church takes 2 commodities in golden times, alike or different."""
    match = rolled(GOLDEN, seat(), seat(publics="church"), seat())
    do(match, "take stone", "take spice", "take spice", "take wood")
    assert [board(match, number)["goods"] for number in range(3)] == [{"stone": 1}, {"spice": 2}, {"wood": 1}]
    assert kind(match) == "work"


@rule("AN-EVENT-24", "AN-PUB-16", "AN-EX-15")
def test_the_fire_brigade_ignores_fire() -> None:
    """The owner of the fire brigade pays and loses nothing in a fire."""
    match = rolled(FIRE, seat(gold=9, people="4 settler, 3 citizen", publics="fire_brigade"))
    assert (board(match)["gold"], sum(board(match)["inhabitants"].values())) == (9, 7)
    hit = rolled(PIRATES, seat(gold=9, contracts=2, publics="fire_brigade"))
    assert board(hit)["gold"] == 7


@rule("AN-EVENT-25", "AN-PUB-16")
def test_the_smith_of_the_first_sheet_ignores_pirates() -> None:
    """Where the smith wards off pirates, its owner pays and loses nothing to them."""
    match = rolled(PIRATES, seat(gold=9, contracts=2, publics="smith"))
    assert (board(match)["gold"], board(match)["contracts"]) == (9, 2)
    hit = rolled(FIRE, seat(gold=9, people="2 settler", publics="smith"))
    assert board(hit)["gold"] == 7


@rule("AN-EVENT-26")
def test_events_touch_nothing_else() -> None:
    """Public buildings, ships, hands and gold above the fee are never touched by an event."""
    mine = seat(gold=9, goods="2 stone, 1 spice", people="3 settler", contracts=2, publics="church, tavern", ships="A3")
    for event, gold in ((PIRATES, 7), (FIRE, 6)):
        match = rolled(event, mine)
        assert board(match)["gold"] == gold
        for thing in ("goods", "inhabitants", "contracts", "public_buildings"):
            assert board(match)[thing] == mine[thing]
        assert board(match)["ships"] == [{"square": "A3"}]
    assert may(match, "ships")
