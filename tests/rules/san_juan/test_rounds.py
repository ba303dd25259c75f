"""San Juan: rounds and roles."""

import pytest

from boriken import IllegalActionError, Match
from tests.kits.san_juan import (
    board,
    cards,
    finish_phase,
    finish_round,
    for_every_player_count,
    given,
    goods,
    hand,
    kind,
    new_game,
    rule,
    seat,
    table,
    taken,
)


def choosers(match: Match, roles: int) -> list[int | None]:
    """The seats that take the next so many roles."""
    found = []
    for _ in range(roles):
        found.append(match.actor)
        match.play(match.choices()[0])
        finish_phase(match)
    return found


@rule("SJ-ROUND-01")
def test_no_number_of_rounds_ends_the_game() -> None:
    """The number of rounds is not fixed."""
    match = given(round=40)
    finish_round(match)
    assert table(match)["round"] == 41
    assert not match.over


@rule("SJ-ROUND-02")
@pytest.mark.parametrize("governor", [0, 1, 2])
def test_the_governor_takes_the_first_role(governor: int) -> None:
    """The governor takes the first role of the round."""
    assert new_game(first_governor=governor).actor == governor


@rule("SJ-ROUND-03")
def test_a_role_must_be_taken() -> None:
    """Whoever is on turn must take one of the roles that lie open."""
    match = given(roles=taken("builder"))
    assert match.choices() == ["producer", "trader", "councillor", "prospector"]
    assert match.why_not("pass") == "You must take a role."


@rule("SJ-ROUND-04")
def test_a_phase_is_played_to_its_end_before_the_next_role() -> None:
    """A role's phase is over for everybody before the next role is taken."""
    match = new_game()
    match.play("councillor")
    for number in range(3):
        assert (kind(match), match.actor) == ("take", number)
        match.play("pass")
    assert (kind(match), match.actor) == ("role", 1)


@rule("SJ-ROUND-05")
def test_in_a_phase_turns_go_clockwise_from_the_chooser() -> None:
    """In a phase the chooser acts first, then the others clockwise, whoever is governor."""
    match = new_game()
    match.play("prospector", "pass", "councillor")
    acted = []
    while kind(match) == "take":
        acted.append(match.actor)
        match.play("pass")
    assert acted == [1, 2, 0]


@rule("SJ-ROUND-06")
def test_in_a_phase_everybody_acts_once() -> None:
    """Everybody has one turn in a phase."""
    match = given(seats={number: seat(hand="smithy, archive, well") for number in range(2)}, hoarder=2)
    match.play("builder", "build smithy", "build smithy", "pay well")
    assert (kind(match), match.actor) == ("role", 1)
    assert [board(match, number)["town"] for number in (0, 1)] == [{"indigo_plant": 1, "smithy": 1}] * 2


@rule("SJ-ROUND-07", "SJ-ROUND-08")
@pytest.mark.parametrize("players", [3, 4])
def test_one_role_each_clockwise(players: int) -> None:
    """The left neighbour of the last chooser takes the next role; with three or four players everybody takes one."""
    match = new_game(players, first_governor=1)
    assert choosers(match, players) == [(1 + number) % players for number in range(players)]
    assert table(match)["round"] == 2


@rule("SJ-ROUND-09")
def test_a_taken_role_cannot_be_taken_again_in_the_round() -> None:
    """A role stays with its chooser until the round is over."""
    match = new_game()
    match.play("prospector", "pass")
    assert "prospector" not in match.choices()
    assert match.why_not("prospector") == "The prospector is already taken in this round."
    assert match.view(None)["roles"]["prospector"] == {"open": False, "taker": 0}


@rule("SJ-ROUND-10")
@for_every_player_count
def test_all_roles_go_back_at_the_end_of_the_round(players: int) -> None:
    """At the end of a round all roles lie open again."""
    match = new_game(players)
    finish_round(match)
    assert len(match.choices()) == 5


@rule("SJ-ROUND-11")
@for_every_player_count
def test_the_governor_card_goes_to_the_left(players: int) -> None:
    """At the end of a round the next player clockwise becomes governor."""
    match = new_game(players, first_governor=players - 1)
    finish_round(match)
    assert table(match)["governor"] == 0
    assert match.actor == 0


@rule("SJ-ROUND-12")
def test_only_the_chooser_has_the_privilege() -> None:
    """Only the chooser of a role has its privilege."""
    match = given(seats={number: seat(town="2 indigo_plant", goods="2 indigo") for number in range(3)})
    match.play("trader")
    most = []
    while kind(match) == "sell":
        question = match.question()
        assert question
        most.append(question["most"])
        match.play("pass")
    assert most == [2, 1, 1]


@rule("SJ-ROUND-13")
def test_everybody_may_do_the_action_but_the_prospector_has_none() -> None:
    """Everybody may do the action of a role; only the prospector has none."""
    asked = {}
    for role in ("builder", "producer", "trader", "councillor", "prospector"):
        match = given(seats={number: seat(hand="smithy, well", goods="indigo") for number in range(3)})
        if role == "producer":
            match = given()
        match.play(role)
        asked[role] = 0
        while kind(match) != "role":
            asked[role] += 1
            match.play("pass")
    assert asked == {"builder": 3, "producer": 3, "trader": 3, "councillor": 3, "prospector": 1}


@rule("SJ-ROUND-14", "SJ-ROUND-15")
@pytest.mark.parametrize("role", ["builder", "producer", "trader", "councillor", "prospector"])
def test_anybody_may_do_nothing(role: str) -> None:
    """The chooser may waive action and privilege, others the action; nobody gets anything instead."""
    sold = {number: seat(hand="smithy, well", goods="indigo" if role == "trader" else "") for number in range(3)}
    match = given(seats=sold)
    before = [board(match, number) for number in range(3)]
    match.play(role)
    while kind(match) != "role":
        match.play("pass")
    assert [board(match, number) for number in range(3)] == before


@rule("SJ-ROUND-16")
def test_the_steps_between_two_rounds() -> None:
    """Between two rounds: roles back, governor card on, chapels, hand limit, first role."""
    match = given(
        seats={1: seat(hand="8 silver_smelter", town="indigo_plant, chapel"), 0: seat(hand="8 coffee_roaster")},
        roles=taken("councillor", "trader"),
    )
    match.play("prospector", "pass")
    assert (kind(match), match.actor, table(match)["governor"]) == ("chapel", 1, 1)
    assert all(role["open"] for role in table(match)["roles"].values())
    match.play("pass")
    assert (kind(match), match.actor) == ("discard", 1)
    match.play("discard silver_smelter")
    assert (kind(match), match.actor) == ("discard", 0)
    match.play("discard coffee_roaster")
    assert (kind(match), match.actor) == ("role", 1)


@rule("SJ-ROUND-17")
def test_a_card_has_the_use_of_its_place() -> None:
    """A card is a building in the town, money in the hand, a good on a production building, and nothing else there."""
    match = given(seats={0: seat(hand="smithy, quarry, well", town="indigo_plant", goods="indigo")})
    match.play("builder", "build well")
    assert match.question() == {
        "kind": "pay",
        "seat": 0,
        "phase": "builder",
        "role": "builder",
        "taker": 0,
        "building": "well",
        "things": {"smithy": 1, "quarry": 1},
        "least": 1,
        "most": 1,
    }
    with pytest.raises(IllegalActionError):
        match.play("give indigo")
    assert goods(match, 0) == {"indigo": 1}
    assert hand(match, 0) == {"smithy": 1, "quarry": 1}


@rule("SJ-ROUND-18")
@pytest.mark.parametrize("role", ["producer", "trader", "councillor"])
def test_phases_that_could_be_played_at_once_go_clockwise(role: str) -> None:
    """Producer, trader and councillor phases are played in turn, clockwise from the chooser."""
    match = given(
        seats={number: seat(goods="indigo" if role == "trader" else "") for number in range(3)},
        roles=taken("prospector"),
    )
    match.play(role)
    acted = []
    while kind(match) != "role":
        acted.append(match.actor)
        match.play("pass")
    assert acted == [1, 2, 0]
    assert cards(match, 0) == 0
