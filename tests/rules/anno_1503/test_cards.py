"""Anno 1503: action cards."""

import pytest

from boriken import Match
from boriken.core.game import CHANCE
from tests.kits.anno_1503 import (
    Json,
    board,
    choices,
    do,
    events,
    given,
    kind,
    may,
    odds,
    refused,
    sailing,
    seat,
    sheet_with,
    table,
    tile,
)
from tests.kits.common import counted, rule

NEST = {"O3": tile("nest_4", 0)}
DRAWN = ("look O3", "fight", "roll 1", "roll 3")  # 1 + 4 against 3 + 2 cannons
ALL_CARDS = "4 sea_hero, 4 explorer, 4 master_builder, 4 inventor, 4 engineer"


def drawn_fight(cards: str, other: Json | None = None) -> Match:
    """Seat 0 with 2 cannons has just drawn with a nest of strength 4."""
    match = given(
        expansion=True, seats={0: seat(cannons=2, cards=cards), 1: other or {}}, **sailing("N3"), squares=NEST
    )
    do(match, *DRAWN)
    return match


def hand(match: Match, number: int = 0) -> dict[str, int]:
    found: dict[str, int] = board(match, number)["cards"]
    return found


def discards(match: Match) -> dict[str, int]:
    found: dict[str, int] = table(match)["action_discards"]
    return found


# Getting cards


@rule("AN-ACTION-01")
def test_cards_come_from_castle_and_cathedral() -> None:
    """A castle step brings the top card of the stack, the cathedral two: any card in the stack may be on top."""
    mine = seat(gold=2, goods="1 marble, 1 cloth", cards="3 inventor")
    match = given(expansion=True, seats={0: mine}, action_discards={"explorer": 2})
    do(match, "castle")
    assert odds(match) == {
        "draw sea_hero": 4,
        "draw explorer": 2,
        "draw master_builder": 4,
        "draw inventor": 1,
        "draw engineer": 4,
    }
    do(match, "draw inventor")
    assert hand(match) == {"inventor": 4}
    assert table(match)["action_stack"] == {"sea_hero": 4, "explorer": 2, "master_builder": 4, "engineer": 4}
    do(match, "build cathedral site_1", "draw engineer", "draw explorer")
    assert hand(match) == {"inventor": 4, "engineer": 1, "explorer": 1}
    assert kind(match) == "work"


@rule("AN-ACTION-07", "AN-EX-69")
def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    """When a card is needed and the stack is empty, the discards are shuffled into a new one."""
    others = seat(cards="2 sea_hero, 3 explorer, 4 master_builder, 4 inventor, 2 engineer")
    thrown = counted("2 sea_hero, 1 explorer, 2 engineer")
    match = given(expansion=True, seats={0: seat(gold=2), 1: others}, action_discards=thrown)
    assert table(match)["action_stack"] == {}
    do(match, "castle")
    assert odds(match) == {"draw sea_hero": 2, "draw explorer": 1, "draw engineer": 2}
    do(match, "draw explorer")
    assert (hand(match), discards(match)) == ({"explorer": 1}, {})
    assert table(match)["action_stack"] == {"sea_hero": 2, "engineer": 2}
    assert [event["count"] for event in events(match, "cards_shuffled")] == [5]


@rule("AN-ACTION-07")
def test_the_discards_stay_as_long_as_there_is_a_stack() -> None:
    """The discards are not shuffled before a card is needed that is not there."""
    thrown = counted("4 sea_hero, 4 explorer, 4 master_builder, 4 inventor, 3 engineer")
    match = given(expansion=True, seats={0: seat(gold=2)}, action_discards=thrown)
    do(match, "castle", "draw engineer")
    assert (table(match)["action_stack"], discards(match)) == ({}, thrown)


@rule("AN-ACTION-08")
def test_without_stack_and_discards_no_card_is_drawn() -> None:
    """If there is neither a stack nor a discard pile, no card is drawn; the castle step is built all the same."""
    match = given(expansion=True, seats={0: seat(gold=2), 1: seat(cards=ALL_CARDS)})
    do(match, "castle")
    assert (board(match)["castle"], hand(match), kind(match)) == (1, {}, "work")
    assert events(match, "cards_shuffled") == []
    do(match, "ships", "roll 3")
    assert hand(match) == {}


# Playing cards


@rule("AN-ACTION-02")
def test_one_card_a_turn() -> None:
    """At most one action card is played in a turn; in the next there may be another."""
    match = given(expansion=True, seats={0: seat(cards="1 explorer, 2 inventor"), 1: seat(cards="1 inventor")})
    do(match, "play inventor", "take stone", "take wood")
    assert refused(match, "play inventor") == "card_played"
    assert refused(match, "play explorer") == "card_played"
    do(match, "ships", "roll 3")
    assert may(match, "play inventor")
    do(match, "ships", "roll 3")
    assert choices(match, "play") == ["explorer", "inventor"]


@rule("AN-ACTION-03")
def test_cards_are_played_before_the_ships() -> None:
    """Cards are played in the action phase, before any ship acts."""
    cards = "1 explorer, 1 master_builder, 1 inventor, 1 engineer"
    mine = seat(gold=9, goods="1 wood", castle=1, cards=cards, ships="A3, B3")
    match = given(expansion=True, seats={0: mine})
    assert choices(match, "play") == ["explorer", "master_builder", "inventor", "engineer"]
    do(match, "ships")
    assert refused(match, "play inventor") == "another_question"
    do(match, "ship A3")
    assert refused(match, "play inventor") == "another_question"
    do(match, "sail A2", "pass")
    assert (kind(match), choices(match, "play")) == ("ship", [])


@rule("AN-ACTION-06")
def test_a_played_card_goes_to_the_discards() -> None:
    """A played card lies open on the discard pile, and everybody sees it."""
    match = given(expansion=True, seats={0: seat(cards="2 explorer")}, action_discards={"engineer": 1})
    do(match, "play explorer")
    assert hand(match) == {"explorer": 1}
    assert match.view(1)["action_discards"] == {"explorer": 1, "engineer": 1}
    assert [event["card"] for event in events(match, "card_played", 1)] == ["explorer"]
    fight = drawn_fight("1 sea_hero")
    do(fight, "play sea_hero")
    assert (hand(fight), discards(fight)) == ({}, {"sea_hero": 1})


# Sea heroes


@rule("AN-ACTION-13")
def test_a_sea_hero_wins_a_drawn_fight() -> None:
    """With a sea hero the player wins the drawn fight."""
    match = drawn_fight("1 sea_hero")
    assert match.choices() == ["play sea_hero", "again"]
    do(match, "play sea_hero")
    assert (board(match)["nests"], board(match)["ships"]) == ({"nest_4": 1}, [])
    raided = given(expansion=True, seats={0: seat(cards="1 sea_hero")}, **sailing("N3"))
    do(raided, "sail N2", "raid", "pirate equal", "roll 2", "roll 2", "play sea_hero", "draw raid_7")
    assert [event["card"] for event in events(raided, "raid_won")] == ["raid_7"]


@rule("AN-ACTION-04", "AN-EX-67")
def test_sea_heroes_do_not_count_as_the_card_of_the_turn() -> None:
    """A sea hero is played only on a drawn fight, and beside the one card of the turn, however many there are."""
    mine = seat(cannons=2, cards="1 inventor, 2 sea_hero", ships="N3, Q2")
    squares = {"O3": tile("nest_4", 0), "P2": tile("nest_5", 0)}
    match = given(expansion=True, seats={0: mine}, squares=squares)
    assert refused(match, "play sea_hero") == "only_in_a_drawn_fight"
    do(match, "play inventor", "take stone", "take stone", "ships")
    do(match, "ship N3", "look O3", "fight", "roll 1", "roll 3", "play sea_hero")
    do(match, "ship Q2", "look P2", "fight", "roll 1", "roll 4", "play sea_hero")
    assert (board(match)["nests"], hand(match)) == ({"nest_4": 1, "nest_5": 1}, {})
    assert discards(match) == {"sea_hero": 2, "inventor": 1}


@rule("AN-ACTION-04")
def test_a_sea_hero_has_no_say_in_a_fight_that_is_decided() -> None:
    """A lost fight is lost, sea hero or not."""
    match = given(expansion=True, seats={0: seat(cards="1 sea_hero")}, **sailing("N3"), squares=NEST)
    do(match, "look O3", "fight", "roll 1", "roll 3")
    assert board(match)["ships"][0]["damaged"]
    assert hand(match) == {"sea_hero": 1}


@rule("AN-ACTION-05")
def test_only_the_active_player_plays_a_sea_hero() -> None:
    """Nobody else plays a sea hero; who has not used one at a draw is asked again at the next."""
    match = drawn_fight("", seat(cards="2 sea_hero"))
    assert (kind(match), match.actor) == ("foe_die", CHANCE)
    again = drawn_fight("1 sea_hero", seat(cards="1 sea_hero"))
    do(again, "again", "roll 2", "roll 4")
    assert (kind(again), again.actor) == ("drawn_fight", 0)
    do(again, "play sea_hero")
    assert (hand(again), hand(again, 1)) == ({}, {"sea_hero": 1})
    assert board(again)["nests"] == {"nest_4": 1}


# Swapping


@rule("AN-ACTION-09")
def test_a_card_is_swapped_for_two_gold_once_a_turn() -> None:
    """Once in their turn a player may pay 2 gold, discard an action card and draw one."""
    match = given(expansion=True, seats={0: seat(gold=5, cards="1 explorer, 1 engineer")})
    assert choices(match, "swap") == ["explorer", "engineer"]
    do(match, "swap engineer", "draw inventor")
    assert (board(match)["gold"], hand(match)) == (3, {"explorer": 1, "inventor": 1})
    assert refused(match, "swap explorer") == "card_swapped"
    do(match, "ships", "roll 3", "ships", "roll 3")
    assert may(match, "swap explorer")
    poor = given(expansion=True, seats={0: seat(gold=1, cards="1 explorer")})
    assert refused(poor, "swap explorer") == "too_little_gold"
    bare = given(expansion=True, seats={0: seat(gold=5)})
    assert refused(bare, "swap explorer") == "no_such_card"


@rule("AN-ACTION-10")
def test_swaps_are_possible_between_the_actions_of_ships() -> None:
    """A swap is possible in the action phase and between actions of ships, which go on as they were."""
    mine = seat(gold=2, cards="1 explorer", ships="A3")
    match = given(expansion=True, seats={0: mine})
    assert may(match, "swap explorer")
    do(match, "ships")
    assert may(match, "swap explorer")
    do(match, "ship A3", "sail A2", "swap explorer", "draw engineer")
    assert (hand(match), board(match)["gold"]) == ({"engineer": 1}, 0)
    assert (table(match)["ship"], kind(match)) == ({"square": "A2", "points": 2}, "sail")


@rule("AN-ACTION-10")
def test_nothing_is_swapped_inside_a_fight_or_an_encounter() -> None:
    """No swap while a tile is looked at, in a fight, or before the pirates have gone."""
    mine = seat(gold=9, cannons=2, cards="1 explorer")
    fight = given(expansion=True, seats={0: mine}, **sailing("N3"), squares=NEST)
    do(fight, "look O3")
    assert refused(fight, "swap explorer") == "another_question"
    do(fight, *DRAWN[1:])
    assert (kind(fight), refused(fight, "swap explorer")) == ("drawn_fight", "another_question")
    for met in (["raid"], ["draw peaceful_1"]):
        match = given(expansion=True, seats={0: mine}, **sailing("N3"))
        do(match, "sail N2", *met)
        assert refused(match, "swap explorer") == "another_question"


@rule("AN-ACTION-11", "AN-EX-68")
def test_a_swapped_card_is_played_by_the_same_rules() -> None:
    """The new card may be played at once, unless a card was played this turn or the ships are under way."""
    match = given(expansion=True, seats={0: seat(gold=2, cards="1 engineer")})
    do(match, "swap engineer", "draw inventor", "play inventor", "take spice", "take spice")
    assert board(match)["goods"] == {"spice": 2}
    second = given(expansion=True, seats={0: seat(gold=2, cards="1 explorer, 1 sea_hero")})
    do(second, "play explorer", "swap sea_hero", "draw inventor")
    assert refused(second, "play inventor") == "card_played"
    late = given(expansion=True, seats={0: seat(gold=2, cards="1 engineer", ships="A3")})
    do(late, "ships", "ship A3", "sail A2", "swap engineer", "draw inventor")
    assert refused(late, "play inventor") == "another_question"


@rule("AN-ACTION-12")
def test_the_swapped_card_is_on_the_pile_before_the_draw() -> None:
    """The card that goes is discarded before the draw: with an empty stack it may come back."""
    rest = "3 sea_hero, 4 explorer, 4 master_builder, 4 inventor, 3 engineer"
    mine = seat(gold=2, cards="1 engineer")
    match = given(expansion=True, seats={0: mine, 1: seat(cards=rest)}, action_discards={"sea_hero": 1})
    do(match, "swap engineer")
    assert odds(match) == {"draw sea_hero": 1, "draw engineer": 1}
    do(match, "draw engineer")
    assert hand(match) == {"engineer": 1}
    plenty = given(expansion=True, seats={0: mine})
    do(plenty, "swap engineer")
    assert discards(plenty) == {"engineer": 1}


# What they do


@rule("AN-ACTION-14", "AN-EX-75")
def test_the_explorer_gives_each_ship_two_points_more() -> None:
    """With the explorer each own ship has 2 more action points this turn, beside those of the lighthouse."""
    match = given(expansion=True, seats={0: seat(cards="1 explorer", publics="lighthouse", ships="A3, B3")})
    do(match, "play explorer", "ships")
    for square in ("A3", "B3"):
        do(match, f"ship {square}")
        assert match.question()["points"] == 6  # type: ignore[index]
        do(match, "pass")
    do(match, "roll 3", "ships", "roll 3", "ships", "ship A3")
    assert match.question()["points"] == 4  # type: ignore[index]


@rule("AN-ACTION-15", "AN-EX-46")
@pytest.mark.parametrize(("goods", "left_out"), [("1 gems", "marble"), ("1 marble", "gems")])
def test_the_master_builder_saves_a_card_of_a_castle_step(goods: str, left_out: str) -> None:
    """With the master builder one castle step costs 1 card less, also a luxury."""
    mine = seat(goods=goods, castle=8, nests="nest_5", cards="1 master_builder")
    match = given(expansion=True, seats={0: mine})
    assert refused(match, "castle") == "cannot_pay"
    do(match, "play master_builder")
    assert (board(match)["castle"], board(match)["goods"]) == (9, {})
    assert left_out not in goods


@rule("AN-ACTION-15")
def test_which_card_the_master_builder_saves_is_the_players_choice() -> None:
    """The player names the card that is left out; the next step costs all of its cards again."""
    mine = seat(goods="1 stone, 2 marble, 1 cloth", castle=6, cards="1 master_builder")
    match = given(expansion=True, seats={0: mine})
    do(match, "play master_builder")
    assert match.choices() == ["without stone", "without marble"]
    do(match, "without marble", "draw explorer")
    assert (board(match)["castle"], board(match)["goods"]) == (7, {"marble": 2, "cloth": 1})
    assert refused(match, "castle") == "cannot_pay"


@rule("AN-ACTION-16")
def test_the_inventor_brings_two_commodities() -> None:
    """The inventor takes 2 commodities of choice from the stock, no luxuries."""
    other = seat(goods="14 stone, 15 wood")
    match = given(expansion=True, seats={0: seat(cards="1 inventor"), 1: other})
    do(match, "play inventor")
    assert choices(match, "take") == ["stone", "tools", "cloth", "spice", "tobacco"]
    do(match, "take stone")
    assert choices(match, "take") == ["tools", "cloth", "spice", "tobacco"]
    do(match, "take tobacco")
    assert (board(match)["goods"], kind(match)) == ({"stone": 1, "tobacco": 1}, "work")


@rule("AN-ACTION-17", "AN-EX-50")
def test_the_engineer_makes_one_cannon_cheaper() -> None:
    """With the engineer one cannon costs 4 gold less, and only that one."""
    match = given(expansion=True, seats={0: seat(gold=40)})
    do(match, "cannon", "cannon", "cannon")
    assert (board(match)["gold"], board(match)["cannons"]) == (40 - 18, 3)
    helped = given(expansion=True, seats={0: seat(gold=40, cards="1 engineer")})
    do(helped, "cannon", "cannon", "play engineer")
    assert (board(helped)["gold"], board(helped)["cannons"]) == (40 - 14, 3)
    do(helped, "cannon")
    assert board(helped)["gold"] == 40 - 14 - 10


@rule("AN-ACTION-17")
def test_the_engineer_never_brings_gold() -> None:
    """A cannon never costs less than nothing."""
    sheet = sheet_with("action_card", "engineer", {"kind": "cannon_discount", "n": 9})
    match = given(expansion=True, seats={0: seat(gold=1, cards="1 engineer")}, options={"sheet": sheet})
    do(match, "play engineer")
    assert (board(match)["gold"], board(match)["cannons"]) == (1, 1)


@rule("AN-ACTION-18")
def test_builder_and_engineer_come_with_what_they_reduce() -> None:
    """Master builder and engineer are played with the step or cannon that they make cheaper, or not at all."""
    cards = "1 master_builder, 1 engineer"
    lacking = {
        "a first step, which costs no cards": (seat(gold=2, cards=cards), "master_builder"),
        "two cards short": (seat(castle=6, cards=cards), "master_builder"),
        "the castle is finished": (seat(castle=9, nests="nest_4", goods="3 stone", cards=cards), "master_builder"),
        "the track is full": (seat(gold=30, cannons=6, cards=cards), "engineer"),
        "too little gold": (seat(gold=1, cannons=1, cards=cards), "engineer"),
    }
    for why, (mine, card) in lacking.items():
        assert refused(given(expansion=True, seats={0: mine}), f"play {card}") == "no_effect", why
    match = given(expansion=True, seats={0: seat(castle=1, cards="1 master_builder")})
    do(match, "play master_builder")
    assert board(match)["castle"] == 2
