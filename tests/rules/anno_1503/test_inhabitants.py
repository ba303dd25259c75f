"""Anno 1503: inhabitants, from pioneer to merchant."""

from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    given,
    kind,
    may,
    new_game,
    refused,
    rule,
    sailing,
    seat,
    table,
    tile,
)

FOR_MERCHANT = "1 stone, 1 tools, 1 cloth, 1 tobacco"


@rule("AN-DEV-01")
def test_there_are_four_ranks() -> None:
    """The ranks are pioneer, settler, citizen and merchant, each higher than the one before."""
    ranks = new_game().facts()["ranks"]
    assert list(ranks) == ["pioneer", "settler", "citizen", "merchant"]
    assert [rank["price"] for rank in ranks.values()] == [1, 2, 3, 4]


@rule("AN-DEV-02")
def test_low_and_high_ranks_use_tiles_of_their_own() -> None:
    """Pioneers and settlers use 4 low tiles, citizens and merchants 3 high ones."""
    ranks = new_game().facts()["ranks"]
    assert [rank["tile"] for rank in ranks.values()] == ["low", "low", "high", "high"]
    full = given(seats={0: seat(goods="1 stone, 1 wood, 1 tools", people="1 pioneer, 3 settler")})
    assert refused(full, "build pioneer") == "no_low_tile"


@rule("AN-DEV-03", "AN-DEV-09", "AN-EX-19")
def test_new_inhabitants_are_pioneers_paid_in_goods() -> None:
    """A new inhabitant enters as a pioneer, for stone, wood and tools, which go back to the stock."""
    match = given(seats={0: seat(gold=3, goods="1 stone, 1 wood, 1 tools", people="1 settler")})
    do(match, "build pioneer")
    assert board(match)["inhabitants"] == {"pioneer": 1, "settler": 1}
    assert (board(match)["goods"], board(match)["gold"]) == ({}, 3)
    assert [table(match)["stock"][good] for good in ("stone", "wood", "tools")] == [15, 15, 15]
    poor = given(seats={0: seat(gold=30, goods="1 stone, 1 wood", people="1 settler")})
    assert refused(poor, "build pioneer") == "cannot_pay"


@rule("AN-DEV-04")
def test_an_upgrade_raises_one_inhabitant_by_one_rank() -> None:
    """An upgrade raises one inhabitant by one rank for the cost of the new rank."""
    match = given(seats={0: seat(goods="1 stone, 1 tools", people="2 pioneer")})
    do(match, "upgrade settler")
    assert board(match)["inhabitants"] == {"pioneer": 1, "settler": 1}
    assert board(match)["goods"] == {}
    assert refused(match, "upgrade merchant") == "nobody_to_upgrade"


@rule("AN-DEV-05", "AN-DEV-07")
def test_turning_a_tile_over_needs_no_other() -> None:
    """Pioneer to settler and citizen to merchant turn the tile over: they need no free one."""
    low = given(seats={0: seat(goods="1 stone, 1 tools", people="4 pioneer")})
    do(low, "upgrade settler")
    assert board(low)["inhabitants"] == {"pioneer": 3, "settler": 1}
    high = given(seats={0: seat(goods=FOR_MERCHANT, people="3 citizen")})
    do(high, "upgrade merchant")
    assert board(high)["inhabitants"] == {"citizen": 2, "merchant": 1}


@rule("AN-DEV-06", "AN-EX-17")
def test_a_citizen_needs_a_high_tile_and_frees_a_low_one() -> None:
    """Settler to citizen needs a free high tile and frees a low one, on which a pioneer can come."""
    match = given(seats={0: seat(goods="2 stone, 1 wood, 2 tools, 1 cloth, 1 spice", people="4 settler")})
    assert refused(match, "build pioneer") == "no_low_tile"
    do(match, "upgrade citizen")
    assert may(match, "build pioneer")


@rule("AN-DEV-08", "AN-EX-18")
def test_no_more_than_three_are_citizens_or_merchants() -> None:
    """A player has at most 7 inhabitants, at most 3 of them citizens or merchants."""
    goods = "2 stone, 1 wood, 2 tools, 2 cloth, 1 spice, 1 tobacco"
    match = given(seats={0: seat(goods=goods, people="2 settler, 3 citizen")})
    assert refused(match, "upgrade citizen") == "no_high_tile"
    assert may(match, "upgrade merchant")
    full = given(seats={0: seat(goods=goods, people="4 settler, 3 citizen")})
    assert refused(full, "build pioneer") == "no_low_tile"


@rule("AN-DEV-10")
def test_spice_makes_citizens_and_tobacco_merchants() -> None:
    """The upgrade to citizen includes spice, that to merchant tobacco; pioneers and settlers need neither."""
    costs = new_game().facts()["costs"]
    for good in ("spice", "tobacco"):
        assert [rank for rank in ("pioneer", "settler", "citizen", "merchant") if good in costs[rank]] == [
            {"spice": "citizen", "tobacco": "merchant"}[good]
        ]
    match = given(seats={0: seat(goods="1 stone, 1 tools, 1 cloth, 1 tobacco", people="1 settler, 1 citizen")})
    assert refused(match, "upgrade citizen") == "cannot_pay"
    do(match, "upgrade merchant")


@rule("AN-DEV-11", "AN-EX-20")
def test_one_inhabitant_may_rise_twice_in_a_turn() -> None:
    """Several may be placed or raised in one turn, the same one more than once."""
    match = given(seats={0: seat(goods="2 stone, 2 tools, 1 cloth, 1 spice", people="1 pioneer")})
    do(match, "upgrade settler", "upgrade citizen")
    assert board(match)["inhabitants"] == {"citizen": 1}
    assert board(match)["goods"] == {}


@rule("AN-DEV-12")
def test_a_free_upgrade_keeps_to_the_tiles() -> None:
    """A free upgrade costs nothing, but the limits of tiles hold."""
    match = given(
        seats={0: seat(people="1 pioneer, 1 settler, 3 citizen")},
        **sailing("B2"),
        squares={"B1": tile("treasure_promotion", 1)},
    )
    do(match, "look B1")
    assert choices(match, "upgrade") == ["settler", "merchant"]
    do(match, "upgrade merchant")
    assert board(match)["inhabitants"] == {"pioneer": 1, "settler": 1, "citizen": 2, "merchant": 1}
    assert board(match)["goods"] == {}


@rule("AN-DEV-13")
def test_nobody_sends_inhabitants_away() -> None:
    """Inhabitants cannot be lowered or dismissed by choice."""
    match = given(seats={0: seat(gold=9, goods="5 stone", people="1 pioneer, 1 settler, 1 citizen, 1 merchant")})
    assert kind(match) == "work"
    for rank in ("pioneer", "settler", "citizen", "merchant"):
        assert refused(match, f"lose {rank}") == "another_question"
