"""Anno 1503: the turn and its end."""

from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    given,
    kind,
    may,
    refused,
    rolling,
    rule,
    sailing,
    seat,
    started,
    table,
)

PLENTY = "2 stone, 2 wood, 2 tools, 2 cloth, 1 spice, 1 tobacco"


@rule("AN-TURN-01")
def test_complete_turns_one_after_another_make_a_round() -> None:
    """Everybody takes a complete turn, one after another; a round is one turn of each."""
    match = started(2)
    do(match, "roll 3", "ships", "pass")
    assert (table(match)["active"], table(match)["round"]) == (1, 1)
    do(match, "roll 3", "ships", "pass")
    assert (table(match)["active"], table(match)["round"]) == (0, 2)


@rule("AN-TURN-02", "AN-TURN-03")
def test_a_turn_is_roll_actions_ships_and_end_check() -> None:
    """A turn has four parts in this order: the roll, which nobody can leave out, actions, ships, end check."""
    match = given(2, seats={0: seat(goods="6 cloth", people="1 pioneer", ships="A3")}, **rolling())
    assert set(match.choices()) == {f"roll {face}" for face in range(1, 7)}
    do(match, "roll 3")
    assert (kind(match), table(match)["phase"]) == ("work", "work")
    do(match, "ships")
    assert (kind(match), table(match)["phase"]) == ("ship", "ships")
    do(match, "pass")
    assert (kind(match), table(match)["phase"]) == ("return", "end")
    do(match, "return cloth", "return cloth")
    assert (table(match)["active"], table(match)["phase"]) == (1, "roll")


@rule("AN-TURN-04")
def test_actions_may_be_mixed_and_repeated() -> None:
    """Building, selling and buying may be mixed in any order and repeated."""
    match = given(seats={0: seat(gold=12, goods="1 stone, 1 wood, 1 tools, 1 cloth", people="2 settler")})
    do(match, "buy stone", "sell cloth settler", "build pioneer", "sell stone pioneer", "buy wood", "sell wood settler")
    assert kind(match) == "work"
    assert board(match)["inhabitants"] == {"pioneer": 1, "settler": 2}


@rule("AN-TURN-05", "AN-TURN-06")
def test_all_builds_belong_to_the_action_phase() -> None:
    """Ships, pioneers, upgrades, repairs, castle steps, nobles' buildings and cannons are built in the action phase."""
    mine = seat(
        gold=20, goods=f"{PLENTY}, 1 marble, 1 silk, 1 gems", people="1 pioneer, 1 settler, 1 citizen", ships="A3!"
    )
    match = given(expansion=True, seats={0: mine})
    builds = ["build ship", "build pioneer", "upgrade settler", "upgrade citizen", "upgrade merchant", "repair"]
    builds += ["castle", "cannon", "build theatre site_1", "build park site_2"]
    assert all(may(match, build) for build in builds)
    sails = given(expansion=True, seats={0: mine}, **sailing("A4"))
    assert not any(may(sails, build) for build in builds)


@rule("AN-TURN-07")
def test_nothing_is_built_or_traded_once_ships_act() -> None:
    """The ships come last: after their phase has begun nothing is built, sold or bought."""
    match = given(seats={0: seat(gold=20, goods=PLENTY, people="2 settler", ships="A3")})
    do(match, "ships")
    assert match.choices() == ["pass", "ship A3"]
    do(match, "ship A3")
    assert refused(match, "sell stone settler") == "another_question"
    assert refused(match, "build pioneer") == "another_question"


@rule("AN-TURN-08")
def test_every_action_is_optional() -> None:
    """Nobody has to build, trade or sail."""
    match = given(seats={0: seat(gold=20, goods="1 stone, 1 wood, 1 tools", people="2 settler", ships="A3")})
    do(match, "ships", "pass")
    assert table(match)["active"] == 1


@rule("AN-TURN-09", "AN-TURN-10", "AN-TURN-11", "AN-EX-29")
def test_who_holds_more_than_five_goods_at_the_end_of_the_turn_gives_some_back() -> None:
    """At the end of their turn a player keeps 5 goods and chooses which others go back; nobody else has to."""
    match = given(
        expansion=True,
        seats={0: seat(goods="4 stone, 2 wood, 1 silk"), 1: seat(goods="8 tools")},
    )
    do(match, "ships")
    assert choices(match, "return") == ["stone", "wood", "silk"]
    do(match, "return silk", "return stone")
    assert board(match)["goods"] == {"stone": 3, "wood": 2}
    assert board(match, 1)["goods"] == {"tools": 8}
    assert table(match)["stock"]["silk"] == 10
    assert table(match)["active"] == 1


@rule("AN-TURN-12")
def test_who_holds_more_than_four_action_cards_discards_some() -> None:
    """At the same moment a player keeps 4 action cards besides the goods, and discards others of choice."""
    match = given(expansion=True, seats={0: seat(goods="5 stone", cards="3 explorer, 2 sea_hero")})
    do(match, "ships")
    assert choices(match, "discard") == ["sea_hero", "explorer"]
    do(match, "discard explorer")
    assert board(match)["cards"] == {"sea_hero": 2, "explorer": 2}
    assert table(match)["action_discards"] == {"explorer": 1}
    assert table(match)["active"] == 1


@rule("AN-TURN-11")
def test_all_goods_above_the_limit_are_named_together() -> None:
    """The question names all that goes back, and one answer gives it back, whatever the order."""
    match = given(seats={0: seat(goods="4 stone, 2 wood, 2 spice")})
    do(match, "ships")
    asked = match.question() or {}
    assert (asked["least"], asked["most"]) == (3, 3)
    assert asked["things"] == {"stone": 4, "wood": 2, "spice": 2}
    assert match.count_out({"spice": 2, "stone": 1}) == ["return stone", "return spice", "return spice"]
    do(match, *match.count_out({"spice": 2, "stone": 1}))
    assert board(match)["goods"] == {"stone": 3, "wood": 2}


@rule("AN-TURN-12", "AN-INFO-08")
def test_all_action_cards_above_the_limit_are_named_together_to_their_owner() -> None:
    """Cards that are too many are discarded by one answer; the others do not see which there are."""
    match = given(expansion=True, seats={0: seat(cards="3 explorer, 3 sea_hero")})
    do(match, "ships")
    assert match.view(0)["question"]["things"] == {"sea_hero": 3, "explorer": 3}
    for viewer in (1, None):
        assert "things" not in match.view(viewer)["question"]
        assert match.view(viewer)["question"]["most"] == 2
    do(match, *match.count_out({"explorer": 1, "sea_hero": 1}))
    assert board(match)["cards"] == {"sea_hero": 2, "explorer": 2}


@rule("AN-TURN-13")
def test_players_give_nothing_to_each_other() -> None:
    """There is no action by which something of a player comes to another."""
    verbs = {text.split()[0] for text in started().title.notation}
    assert not verbs & {"give", "offer", "trade", "exchange"}
    match = given(seats={0: seat(gold=20, goods="2 stone", people="1 settler"), 1: seat(people="3 merchant")})
    assert choices(match, "sell") == ["stone settler"]


@rule("AN-TURN-14")
def test_base_rules_hold_with_the_expansion() -> None:
    """Whatever the expansion does not change is as in the base game."""
    for expansion in (False, True):
        match = given(
            expansion=expansion, seats={0: seat(gold=6, goods="1 stone, 1 wood, 1 tools", people="1 settler")}
        )
        do(match, "buy cloth", "sell cloth settler", "build pioneer", "ships")
        assert (board(match)["gold"], board(match)["inhabitants"]) == (2, {"pioneer": 1, "settler": 1})
