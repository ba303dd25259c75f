"""Anno 1503: the roll, and the goods it brings."""

from boriken.games.anno_1503.sheet.text import HOUSE
from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    events,
    given,
    kind,
    odds,
    rolling,
    rule,
    seat,
    sheet_with,
    table,
)

EVERY_COMMODITY = ["stone", "wood", "tools", "cloth", "spice", "tobacco"]


@rule("AN-PROD-01")
def test_one_to_five_produce_for_everybody() -> None:
    """A roll of 1 to 5 produces for all players, whoever rolled."""
    match = given(3, **rolling(active=1))
    assert odds(match) == {f"roll {face}": 1 for face in range(1, 7)}
    do(match, "roll 4")
    assert [event["seat"] for event in events(match, "produced")] == [1, 2, 0]


@rule("AN-PROD-02", "AN-EX-03")
def test_each_player_takes_what_the_own_island_shows() -> None:
    """Each player takes 1 card of the good that their home island shows at the rolled number."""
    match = given(4, **rolling())
    do(match, "roll 3", "take tobacco")
    assert [board(match, number)["goods"] for number in range(4)] == [
        *({"wood": 1}, {"stone": 1}, {"tobacco": 1}, {"cloth": 1}),
    ]


@rule("AN-PROD-03", "AN-PROD-04", "AN-EX-02")
def test_the_question_mark_gives_any_commodity() -> None:
    """At the question mark a player takes any one commodity, spice and tobacco included, but never a luxury."""
    match = given(expansion=True, **rolling())
    do(match, "roll 1")
    assert choices(match, "take") == EVERY_COMMODITY


@rule("AN-PROD-05", "AN-EX-04")
def test_a_post_gives_the_choice_between_two_goods() -> None:
    """A post at the rolled number lets its owner choose the printed good or the post's, never both."""
    match = given(seats={0: seat(posts={2: "spice"})}, **rolling())
    do(match, "roll 2")
    assert choices(match, "take") == ["stone", "spice"]
    do(match, "take spice")
    assert board(match)["goods"] == {"spice": 1}


@rule("AN-PROD-06", "AN-EX-01")
def test_a_luxury_post_at_the_question_mark_adds_its_luxury() -> None:
    """A luxury post at the question mark lets its owner choose any one commodity or that luxury."""
    match = given(expansion=True, seats={0: seat(posts={1: "marble"})}, **rolling())
    do(match, "roll 1")
    assert choices(match, "take") == [*EVERY_COMMODITY, "marble"]
    do(match, "take marble")
    assert board(match)["goods"] == {"marble": 1}


@rule("AN-PROD-07")
def test_production_gives_exactly_one_card_and_cannot_be_refused() -> None:
    """A production result gives each player exactly one card, and nobody can refuse it."""
    match = given(**rolling())
    do(match, "roll 1")
    assert "pass" not in match.choices()
    do(match, "take wood")
    assert [sum(board(match, number)["goods"].values()) for number in range(2)] == [1, 1]


@rule("AN-PROD-08", "AN-EX-05")
def test_an_empty_stack_gives_nothing() -> None:
    """A good with an empty stack cannot be chosen; a player with no option left gets nothing."""
    match = given(3, seats={2: seat(goods="15 wood")}, **rolling())
    do(match, "roll 3")
    assert choices(match, "take") == ["stone", "tools", "cloth", "spice", "tobacco"]
    assert [event["seat"] for event in events(match, "nothing_produced")] == [0]
    assert board(match, 1)["goods"] == {"stone": 1}


@rule("AN-PROD-09", "AN-EX-06")
def test_players_take_one_after_another() -> None:
    """Players take their cards one after another, the active one first, and what is gone is gone."""
    match = given(3, seats={2: seat(goods="14 spice")}, **rolling(active=1))
    do(match, "roll 6", "roll 5", "take spice")
    assert match.actor == 2
    assert "take spice" not in match.choices()


@rule("AN-PROD-10")
def test_a_six_produces_nothing_and_is_rolled_again() -> None:
    """A 6 produces nothing; the die is rolled a second time for an event."""
    match = given(**rolling())
    do(match, "roll 6")
    assert kind(match) == "event"
    assert odds(match) == {f"roll {face}": 1 for face in range(1, 7)}
    assert not events(match, "produced")


@rule("AN-PROD-11")
def test_a_second_six_is_an_event_like_the_others() -> None:
    """The event roll has exactly one result: a second 6 is not rolled again."""
    match = given(seats={0: seat(people="2 settler"), 1: seat(people="2 settler")}, **rolling())
    do(match, "roll 6", "roll 6")
    assert kind(match) == "golden_times"
    do(match, "take stone", "take stone")
    assert (kind(match), table(match)["active"]) == ("work", 0)


@rule("AN-PROD-12")
def test_a_building_can_give_the_choice_of_its_good() -> None:
    """Whatever number is rolled, its owner may take the building's good instead, as long as it is in stock."""
    sheet = sheet_with("public_building", "smith", {"kind": "production_choice", "good": "tools"})
    match = given(seats={0: seat(publics="smith")}, options={"sheet": sheet}, **rolling())
    do(match, "roll 3")
    assert choices(match, "take") == ["wood", "tools"]
    do(match, "take tools")
    assert (board(match)["goods"], board(match, 1)["goods"]) == ({"tools": 1}, {"stone": 1})
    without = given(seats={0: seat(publics="smith"), 1: seat(goods="15 tools")}, options={"sheet": sheet}, **rolling())
    do(without, "roll 3")
    assert board(without)["goods"] == {"wood": 1}


@rule("AN-PROD-13", "AN-PUB-16")
def test_the_smith_adds_to_the_tools_that_a_roll_brings() -> None:
    """The owner of the smith takes one more of the tools that any player's roll brings, and of no other good."""
    match = given(seats={1: seat(publics="smith")}, options={"sheet": HOUSE}, **rolling())
    do(match, "roll 5")
    assert board(match, 1)["goods"] == {"tools": 2}
    assert [(event["seat"], event["good"]) for event in events(match, "produced")] == [
        *((0, "cloth"), (1, "tools"), (1, "tools")),
    ]
    other = given(seats={1: seat(publics="smith")}, options={"sheet": HOUSE}, **rolling())
    do(other, "roll 4")
    assert board(other, 1)["goods"] == {"wood": 1}


@rule("AN-PROD-13", "AN-FX-01")
def test_what_buildings_add_adds_up_as_far_as_the_stock_goes() -> None:
    """Two such buildings add both, also to what is chosen, and no more than there is."""
    more = {"kind": "production_bonus", "good": "spice", "n": 1}
    sheet = sheet_with("public_building", "tavern", more, sheet_with("public_building", "church", more))
    mine = seat(publics="church, tavern", posts={2: "spice"})
    match = given(seats={0: mine}, options={"sheet": sheet}, **rolling())
    do(match, "roll 2", "take spice")
    assert board(match)["goods"] == {"spice": 3}
    scarce = given(seats={0: mine, 1: seat(goods="13 spice")}, options={"sheet": sheet}, **rolling())
    do(scarce, "roll 2", "take spice")
    assert (board(scarce)["goods"], table(scarce)["stock"].get("spice", 0)) == ({"spice": 2}, 0)
