"""Anno 1503: public buildings."""

from tests.kits.anno_1503 import board, choices, do, given, kind, refused, rolling, rule, seat, table

FOR_PIONEER = "1 stone, 1 wood, 1 tools"


@rule("AN-PUB-01", "AN-PUB-02", "AN-EX-21")
def test_the_fourth_inhabitant_brings_a_public_building() -> None:
    """From the fourth inhabitant on each new one brings a public building, which costs nothing."""
    third = given(seats={0: seat(goods=FOR_PIONEER, people="2 settler")})
    do(third, "build pioneer")
    assert kind(third) == "work"
    fourth = given(seats={0: seat(gold=3, goods=FOR_PIONEER, people="3 settler")})
    do(fourth, "build pioneer")
    assert kind(fourth) == "public_building"
    do(fourth, "take tavern")
    assert board(fourth)["public_buildings"] == {"tavern": 1}
    assert (board(fourth)["gold"], board(fourth)["goods"]) == (3, {})


@rule("AN-PUB-03")
def test_four_buildings_come_in_all() -> None:
    """The 4th, 5th, 6th and 7th inhabitant bring one building each."""
    match = given(seats={0: seat(goods="4 stone, 4 wood, 4 tools", people="3 citizen")})
    for building in ("church", "smith", "tavern", "school"):
        do(match, "build pioneer", f"take {building}")
    assert list(board(match)["public_buildings"]) == ["church", "smith", "tavern", "school"]
    assert sum(board(match)["inhabitants"].values()) == 7


@rule("AN-PUB-04")
def test_the_player_chooses_among_those_that_are_left() -> None:
    """The player chooses among the buildings still in the common supply."""
    match = given(
        seats={0: seat(goods=FOR_PIONEER, people="3 settler"), 1: seat(publics="church, lighthouse, market_hall")}
    )
    do(match, "build pioneer")
    assert choices(match, "take") == ["fire_brigade", "smith", "tavern", "shipyard", "school"]
    assert refused(match, "take church") == "none_left"


@rule("AN-PUB-05")
def test_nobody_owns_two_of_a_kind() -> None:
    """Nobody may own two public buildings of the same kind."""
    match = given(4, seats={0: seat(goods=FOR_PIONEER, people="3 settler, 1 citizen", publics="church")})
    do(match, "build pioneer")
    assert table(match)["public_buildings"]["church"] == 1
    assert refused(match, "take church") == "second_of_a_kind"


@rule("AN-PUB-06", "AN-EX-23")
def test_without_a_kind_that_may_be_taken_there_is_none() -> None:
    """If no kind is left that the player may take, the player gets none."""
    rest = "fire_brigade, smith, market_hall, tavern, shipyard, lighthouse, school"
    mine = seat(goods=FOR_PIONEER, people="3 settler, 1 citizen", publics="church")
    match = given(3, seats={0: mine, 1: seat(publics=rest), 2: seat(publics="tavern, shipyard")})
    assert table(match)["public_buildings"] == {"church": 1}
    do(match, "build pioneer")
    assert kind(match) == "work"
    assert board(match)["public_buildings"] == {"church": 1}


@rule("AN-PUB-07")
def test_a_building_that_is_due_must_be_taken() -> None:
    """Taking a building is compulsory when one can be taken."""
    match = given(seats={0: seat(goods=FOR_PIONEER, people="3 settler")})
    do(match, "build pioneer")
    assert "pass" not in match.choices()
    assert refused(match, "ships") == "another_question"


@rule("AN-PUB-08", "AN-EX-16", "AN-EX-22")
def test_buildings_stay_and_a_replacement_brings_none() -> None:
    """Buildings stay when inhabitants are lost, and who replaces them brings no second one."""
    mine = seat(gold=4, goods=FOR_PIONEER, people="4 settler, 3 citizen", publics="church, smith, tavern, school")
    match = given(seats={0: mine}, **rolling())
    do(match, "roll 6", "roll 3", "lose settler", "lose settler", "lose settler")
    assert len(board(match)["public_buildings"]) == 4
    do(match, "build pioneer")
    assert kind(match) == "work"
    assert len(board(match)["public_buildings"]) == 4
    one = given(seats={0: seat(gold=3, goods=FOR_PIONEER, people="4 pioneer", publics="tavern")}, **rolling())
    do(one, "roll 6", "roll 3", "build pioneer")
    assert (kind(one), board(one)["public_buildings"]) == ("work", {"tavern": 1})


@rule("AN-PUB-09")
def test_an_upgrade_brings_no_building() -> None:
    """An upgrade never brings a building."""
    match = given(seats={0: seat(goods="1 stone, 1 tools", people="4 pioneer")})
    do(match, "upgrade settler")
    assert (kind(match), board(match)["public_buildings"]) == ("work", {})


@rule("AN-PUB-10", "AN-PUB-12")
def test_a_building_works_from_the_moment_it_is_taken() -> None:
    """A building works for the rest of the same turn: a tavern just taken buys a commodity for 3 gold, once a turn."""
    match = given(seats={0: seat(goods=f"{FOR_PIONEER}, 2 cloth", people="3 settler")})
    assert refused(match, "sell cloth extra") == "no_extra_sale"
    do(match, "build pioneer", "take tavern", "sell cloth extra")
    assert board(match)["gold"] == 3
    assert refused(match, "sell cloth extra") == "no_extra_sale"
    do(match, "sell cloth settler")
    assert board(match)["gold"] == 5


@rule("AN-PUB-11", "AN-EX-27")
def test_the_market_hall_allows_one_more_purchase() -> None:
    """Two cards can be bought in a turn, three with the market hall."""
    plain = given(seats={0: seat(gold=30)})
    do(plain, "buy stone", "buy stone")
    assert refused(plain, "buy stone") == "buy_limit"
    hall = given(seats={0: seat(gold=30, publics="market_hall")})
    do(hall, "buy stone", "buy stone", "buy stone")
    assert refused(hall, "buy stone") == "buy_limit"


@rule("AN-PUB-13", "AN-EX-75")
def test_with_the_shipyard_a_ship_costs_one_card_less() -> None:
    """With the shipyard a new ship costs 1 card less, the owner's choice which."""
    match = given(seats={0: seat(goods="1 wood, 1 cloth", publics="shipyard")})
    do(match, "build ship")
    assert match.choices() == ["without wood", "without cloth"]
    do(match, "without wood")
    assert board(match)["goods"] == {"wood": 1}
    assert board(match)["ships"] == [{"square": "S0"}]
    short = given(seats={0: seat(goods="1 cloth", publics="shipyard")})
    do(short, "build ship")
    assert board(short)["goods"] == {}


@rule("AN-PUB-14", "AN-EX-75")
def test_the_lighthouse_gives_each_ship_a_point_more() -> None:
    """With the lighthouse each own ship has 1 more action point."""
    match = given(seats={0: seat(publics="lighthouse", ships="A3, A4")}, phase="ships", question={"kind": "ship"})
    do(match, "ship A3")
    assert match.question()["points"] == 4  # type: ignore[index]
    do(match, "pass", "ship A4")
    assert match.question()["points"] == 4  # type: ignore[index]


@rule("AN-PUB-15", "AN-EX-76")
def test_the_school_saves_a_card_of_one_upgrade_a_turn() -> None:
    """With the school one upgrade of a turn costs 1 card less, the owner's choice which, and whether."""
    match = given(seats={0: seat(goods="3 stone, 3 tools", people="3 pioneer", publics="school")})
    do(match, "upgrade settler")
    assert match.choices() == ["pass", "without stone", "without tools"]
    do(match, "without tools")
    assert board(match)["goods"] == {"stone": 2, "tools": 3}
    do(match, "upgrade settler")
    assert kind(match) == "work"
    assert board(match)["goods"] == {"stone": 1, "tools": 2}


@rule("AN-PUB-15")
def test_the_school_can_wait_for_a_dearer_upgrade() -> None:
    """A player who pays in full keeps the school's card for another upgrade of the turn."""
    match = given(seats={0: seat(goods="2 stone, 2 tools, 1 cloth", people="1 pioneer, 1 settler", publics="school")})
    do(match, "upgrade settler", "pass", "upgrade citizen")
    assert board(match)["inhabitants"] == {"settler": 1, "citizen": 1}
    assert board(match)["goods"] == {}
