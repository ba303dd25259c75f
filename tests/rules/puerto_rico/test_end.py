"""Puerto Rico: the end of the game."""

import pytest

from boriken import Match
from boriken.games.puerto_rico.events import BY_GOODS
from boriken.games.puerto_rico.state import State
from tests.kits.puerto_rico import (
    board,
    events,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    roles_taken,
    rule,
    seat,
    ship,
    small_buildings,
    table,
)


def finish_round(match: Match) -> None:
    """Everybody takes the first thing offered until the round is over."""
    this_round = table(match)["round"]
    while not match.over and table(match)["round"] == this_round:
        match.play(match.choices()[0])


def mayor_phase(match: Match) -> None:
    """The mayor leaves their privilege, so that the supply serves the refill alone."""
    match.play("mayor", "pass")
    finish_phase(match)


@rule("PR-END-01")
@for_every_player_count
def test_a_colonist_ship_that_cannot_be_filled_ends_the_game(players: int) -> None:
    """First end condition: at the end of a mayor phase the supply cannot put all the colonists that are asked for on
    the colonist ship."""
    match = given(players, colonists=players - 1)
    mayor_phase(match)
    assert table(match)["ending"] == ["colonists"]
    assert (table(match)["colonist_ship"], table(match)["colonists"]) == (players - 1, 0)


@rule("PR-END-02")
@for_every_player_count
def test_a_supply_that_just_suffices_does_not_end_the_game(players: int) -> None:
    """A supply that just fills the colonist ship, with nobody left over, does not end the game."""
    match = given(players, colonists=players)
    mayor_phase(match)
    assert table(match)["ending"] == []
    assert (table(match)["colonist_ship"], table(match)["colonists"]) == (players, 0)


@rule("PR-END-03")
@pytest.mark.parametrize(
    ("building", "actions"),
    [("university", ["builder", "build small_market"]), ("hospice", ["settler", "settle corn"])],
)
def test_colonists_used_up_between_two_refills_do_not_end_the_game(building: str, actions: list[str]) -> None:
    """A supply that runs out at another time, by a hospice or a university, does not end the game before the next
    refill of the colonist ship."""
    match = given(seats={0: seat(doubloons=1, city=building)}, row={"corn": 1}, colonists=1)
    match.play(*actions)
    assert table(match)["colonists"] == 0
    assert table(match)["ending"] == []
    finish_phase(match)
    match.play("mayor")
    finish_phase(match)
    assert table(match)["ending"] == ["colonists"]


@rule("PR-END-04")
@for_every_player_count
@pytest.mark.parametrize(
    ("spaces", "last", "ending"), [(10, "harbor", []), (11, "harbor", ["city"]), (10, "fortress", ["city"])]
)
def test_a_full_city_ends_the_game(players: int, spaces: int, last: str, ending: list[str]) -> None:
    """Second end condition: in a builder phase a player fills the twelfth space of their city."""
    match = given(players, seats={0: seat(doubloons=10, city=small_buildings(spaces))})
    match.play("builder", f"build {last}")
    assert table(match)["ending"] == ending


@rule("PR-END-05")
@for_every_player_count
@pytest.mark.parametrize(("chips", "ending"), [(4, []), (3, ["points"])])
def test_the_last_chip_ends_the_game(players: int, chips: int, ending: list[str]) -> None:
    """Third end condition: in a captain phase the last victory point chip is taken."""
    match = given(players, seats={0: seat(goods="2 corn")}, chips=chips)
    match.play("captain", "ship corn 6")
    assert table(match)["points"] == chips - 3
    assert table(match)["ending"] == ending


@rule("PR-END-06")
def test_points_beyond_the_chips_are_written_down() -> None:
    """Victory points earned after the chips have run out are written down and count like the others."""
    match = given(seats={0: seat(goods="5 corn"), 1: seat(goods="4 sugar")}, chips=2)
    match.play("captain", "ship corn 5", "ship sugar 6")
    assert table(match)["points"] == 0
    assert [result["points"] for result in match.scores()[:2]] == [5 + 1, 4]


@rule("PR-END-07")
@pytest.mark.parametrize(("players", "roles"), [(2, 6), (3, 3), (4, 4), (5, 5)])
def test_the_round_is_played_to_its_end(players: int, roles: int) -> None:
    """A condition that is met stops nothing: the phase and all roles still to be taken in the round are played as
    usual; then the game is over."""
    match = given(players, seats={0: seat(doubloons=10, city=small_buildings(11)), 1: seat(doubloons=1)})
    match.play("builder", "build harbor")
    assert (kind(match), match.actor) == ("build", 1)
    finish_round(match)
    assert match.over
    assert len(events(match, "role_taken")) == roles


@rule("PR-END-08")
@pytest.mark.parametrize(
    "met",
    [[], ["colonists"], ["city"], ["points"], ["colonists", "city"], ["colonists", "city", "points"]],
    ids=lambda met: "+".join(met) or "none",
)
def test_one_condition_is_enough_and_several_may_be_met(met: list[str]) -> None:
    """A single condition is enough to end the game, and several may be met in the same round."""
    match = given(3, roles=roles_taken("settler", "mayor"), ending=met)
    match.play("captain")
    assert match.over == bool(met)
    assert table(match)["ending"] == met


# Interactions and decisions


@rule("PR-IX-26")
@pytest.mark.parametrize("chips", [4, 2], ids=["exactly used up", "not enough"])
def test_shippers_score_on_without_chips_and_the_customs_house_counts_it(chips: int) -> None:
    """Whether a shipment takes the last chip or more than there are, its points count in full, those who ship later
    score as well, and the customs house counts all of it."""
    match = given(
        seats={0: seat(goods="3 corn"), 1: seat(points=1, goods="7 sugar", city="customs_house")},
        chips=chips,
    )
    match.play("captain", "ship corn 5")
    assert table(match)["ending"] == ["points"]
    match.play("ship sugar 7")
    assert [board(match, number)["points"] for number in range(2)] == [3 + 1, 1 + 7]
    assert match.scores()[1]["sheet"]["customs_house"] == 2


@rule("PR-IX-27")
def test_two_conditions_in_one_round_and_a_last_role() -> None:
    """When two conditions are met in one round, the last player of the round still takes a role."""
    match = given(
        3,
        seats={0: seat(goods="1 corn"), 1: seat(doubloons=10, city=small_buildings(11))},
        cargo_ships=[ship(), ship(), ship()],
        chips=1,
    )
    match.play("captain", "ship corn 4", "builder", "build harbor")
    assert table(match)["ending"] == ["city", "points"]
    assert (kind(match), match.actor) == ("role", 2)
    match.play("craftsman")
    assert match.over


@rule("PR-DEC-03")
@pytest.mark.parametrize(("any_phase", "ending"), [(True, ["points"]), (False, [])])
def test_the_last_chip_ends_the_game_in_any_phase(any_phase: bool, ending: list[str]) -> None:
    """The third condition is met when the supply of chips reaches 0 in any phase; with the option vp_end_any_phase
    off, only in a captain phase."""
    match = given(seats={0: seat(goods="1 corn")}, chips=1, options={"vp_end_any_phase": any_phase})
    match.play("trader")
    position = match.game
    assert isinstance(position, State)
    position.gain_points(1, BY_GOODS)  # no rule of the base game gives points in this phase
    assert table(match)["ending"] == ending


@rule("PR-DEC-21")
def test_a_condition_is_noted_at_once_and_ends_the_game_after_the_rounds_end() -> None:
    """That a condition is met is noted when it happens; the game stops after the last step of the round."""
    match = given(seats={0: seat(goods="1 corn")}, roles=roles_taken("settler", "mayor"), governor=2, chips=1)
    match.play("captain", "ship corn 5")
    finish_round(match)
    told = [event["kind"] for event in match.log(None)]
    assert [name for name in told if name in ("end_triggered", "round_ended", "game_over")] == [
        "end_triggered",
        "round_ended",
        "game_over",
    ]
    assert table(match)["roles"]["trader"] == {"open": True, "doubloons": 1}
