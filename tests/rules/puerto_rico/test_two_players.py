"""Puerto Rico: the game for two."""

import pytest

from boriken import Match
from tests.kits.puerto_rico import (
    Json,
    board,
    counted,
    finish_phase,
    given,
    kind,
    new_game,
    roles_taken,
    rule,
    seat,
    small_buildings,
    table,
)

SIX_ROLES = ["prospector", "craftsman", "trader", "captain", "builder", "settler"]


def play_phase(match: Match, role: str) -> None:
    """Somebody takes a role, and everybody does as little as they may."""
    match.play(role)
    finish_phase(match)


@rule("PR-2P-01")
def test_two_players_start_with_three_doubloons() -> None:
    """In the game for two both start with 3 doubloons."""
    assert [player["doubloons"] for player in table(new_game(2))["seats"]] == [3, 3]


@rule("PR-2P-02")
@pytest.mark.parametrize("governor", [0, 1])
def test_the_governor_starts_with_indigo_and_the_other_with_corn(governor: int) -> None:
    """In the game for two the governor starts with an indigo plantation and the other player with corn."""
    match = new_game(2, first_governor=governor)
    assert board(match, governor)["island"] == {"indigo": [1, 0]}
    assert board(match, 1 - governor)["island"] == {"corn": [1, 0]}


@rule("PR-2P-03")
def test_three_tiles_of_each_kind_are_removed() -> None:
    """In the game for two three plantations of each kind and three quarries stay in the box."""
    match = new_game(2, first_governor="lot").at(0)
    assert table(match)["deck"] == counted("7 corn, 9 indigo, 8 sugar, 6 tobacco, 5 coffee")
    assert table(match)["quarries"] == 5


@rule("PR-2P-04")
def test_three_plantations_lie_open_for_two_players() -> None:
    """In the game for two three plantations lie open."""
    assert sum(table(new_game(2))["row"].values()) == 3


@rule("PR-2P-05")
def test_two_players_find_fewer_buildings_on_sale() -> None:
    """In the game for two there are two copies of each production building and one of each violet building."""
    on_sale = table(new_game(2))["buildings"]
    two = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"]
    assert {name for name, copies in on_sale.items() if copies == 2} == set(two)
    assert [copies for name, copies in on_sale.items() if name not in two] == [1] * 17


@rule("PR-2P-06")
def test_two_players_play_for_65_points() -> None:
    """In the game for two 65 victory points are laid out."""
    assert table(new_game(2))["points"] == 65


@rule("PR-2P-07")
def test_two_players_have_42_colonists() -> None:
    """In the game for two the supply is 40 colonists, two more are on the ship, and at least two come with each
    refill."""
    match = new_game(2)
    assert (table(match)["colonists"], table(match)["colonist_ship"]) == (40, 2)
    match.play("mayor", "pass")
    assert (table(match)["colonists"], table(match)["colonist_ship"]) == (38, 2)


@rule("PR-2P-08")
def test_two_players_have_two_cargo_ships() -> None:
    """In the game for two the cargo ships with four and with six spaces are used, and no others."""
    assert table(new_game(2))["cargo_ships"] == [{"spaces": 4, "load": 0}, {"spaces": 6, "load": 0}]


@rule("PR-2P-09")
def test_two_goods_of_each_kind_are_removed() -> None:
    """In the game for two two goods of each kind stay in the box."""
    assert table(new_game(2))["goods"] == counted("8 corn, 9 indigo, 9 sugar, 7 tobacco, 7 coffee")


@rule("PR-2P-10")
def test_two_players_have_seven_roles() -> None:
    """In the game for two there are seven roles: all but the second prospector."""
    roles = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"]
    assert new_game(2).choices() == roles


@rule("PR-2P-11")
def test_two_players_take_three_roles_each_in_turn() -> None:
    """In the game for two the governor takes the first role and the players take turns until each has taken three."""
    match = new_game(2, first_governor=1)
    takers = []
    for role in SIX_ROLES:
        takers.append(match.actor)
        assert table(match)["round"] == 1
        play_phase(match, role)
    assert takers == [1, 0, 1, 0, 1, 0]
    assert table(match)["round"] == 2


@rule("PR-2P-12")
def test_the_one_role_left_over_gets_a_doubloon() -> None:
    """In the game for two the one role nobody took gets a doubloon, and all seven are free again in the next round."""
    match = given(2, roles=roles_taken(*SIX_ROLES[1:]))
    match.play("prospector")
    roles = table(match)["roles"]
    assert {name: role["doubloons"] for name, role in roles.items() if role["doubloons"]} == {"mayor": 1}
    assert len(match.choices()) == 7


@rule("PR-2P-13")
@pytest.mark.parametrize("governor", [0, 1])
def test_the_last_taker_of_a_round_takes_the_first_role_of_the_next(governor: int) -> None:
    """In the game for two the other player becomes governor after each round, so whoever took the last role takes the
    next one too."""
    match = given(2, governor=governor, roles=roles_taken(*SIX_ROLES[1:]))
    last = match.actor
    match.play("prospector")
    assert table(match)["governor"] == match.actor == last == 1 - governor


@rule("PR-2P-14")
@pytest.mark.parametrize(
    ("role", "answers", "reason"),
    [
        ("mayor", [], "colonists"),
        ("builder", ["build coffee_roaster"], "city"),
        ("captain", ["ship corn 4"], "points"),
    ],
)
def test_the_game_for_two_ends_when_both_have_taken_three_roles(role: str, answers: list[str], reason: str) -> None:
    """In the game for two the same three conditions end the game, at the end of a round in which both have taken three
    roles."""
    match = given(
        2,
        seats={0: seat(doubloons=5, goods="1 corn", city=small_buildings(11))},
        colonists=0,
        chips=1,
        roles=roles_taken("settler", "craftsman", "trader", "prospector"),
    )
    match.play(role, *answers)
    finish_phase(match)
    assert table(match)["ending"] == [reason]
    assert (kind(match), match.actor) == ("role", 1)
    play_phase(match, match.choices()[0])
    assert match.over


@rule("PR-DEC-24")
@pytest.mark.parametrize("governor", [0, 1])
def test_the_first_edition_plays_the_same_game_for_two(governor: int) -> None:
    """The first edition is played by two with the same rules and numbers as the edition of 2020."""
    first, later = (new_game(2, first_governor=governor, edition=edition) for edition in ("first", "2020"))
    assert table(first) == table(later)


@rule("PR-IX-31")
def test_a_round_for_two() -> None:
    """A round for two has six phases, puts a doubloon on the seventh role, passes the governor on, and knows two cargo
    ships only."""
    match = new_game(2)
    for role in SIX_ROLES:
        play_phase(match, role)
    after: Json = table(match)
    assert (after["round"], after["governor"], match.actor) == (2, 1, 1)
    assert after["roles"]["mayor"]["doubloons"] == 1
    assert [cargo_ship["spaces"] for cargo_ship in after["cargo_ships"]] == [4, 6]
