"""Puerto Rico with Nobles: the set-up."""

import pytest

import boriken
from tests.kits.puerto_rico import for_every_player_count, new_game_with_nobles, price, rule, seat, table, with_nobles

SUPPLIES = [(2, 99, 1), (3, 98, 2), (4, 97, 3), (5, 96, 4)]
NOBLE_KINDS = {  # price, copies for two players, copies for more
    "land_office": (2, 1, 2),
    "chapel": (3, 1, 2),
    "hunting_lodge": (4, 1, 2),
    "zoning_office": (5, 1, 2),
    "royal_supplier": (6, 1, 2),
    "villa": (7, 1, 2),
    "jeweler": (8, 2, 2),
    "royal_garden": (10, 1, 1),
}
COLUMNS = {
    "land_office": 1,
    "chapel": 1,
    "hunting_lodge": 2,
    "zoning_office": 2,
    "royal_supplier": 2,
    "villa": 3,
    "jeweler": 3,
    "royal_garden": 4,
}


@rule("NO-SETUP-01", "NO-DEC-13")
@for_every_player_count
def test_eight_more_kinds_are_on_sale(players: int) -> None:
    """The eight kinds of the nobles are on sale beside the twenty-three others: one copy of the small violet ones with
    two players and two otherwise, two jewelers, one royal garden."""
    on_sale = table(new_game_with_nobles(players))["buildings"]
    plain = table(boriken.new_match("puerto-rico", players, seed=1, first_governor=0))["buildings"]
    copies = {name: two if players == 2 else more for name, (_, two, more) in NOBLE_KINDS.items()}
    assert on_sale == {**plain, **copies}
    assert len(on_sale) == 31


@rule("NO-SETUP-01")
def test_nobles_buildings_are_never_part_of_the_choice() -> None:
    """With New Buildings they are on sale beside those that are chosen, and cannot be chosen."""
    match = boriken.new_match("puerto-rico", 4, seed=1, first_governor=0, expansions=["nobles", "new-buildings"])
    assert not {f"choose {name}" for name in NOBLE_KINDS} & set(match.choices())
    assert all(table(match)["buildings"][name] for name in NOBLE_KINDS)


@rule("NO-SETUP-02")
@pytest.mark.parametrize(("building", "column"), COLUMNS.items())
def test_each_stands_in_the_column_of_its_price(building: str, column: int) -> None:
    """Each stands in the column of its price: as many quarries count as the column says."""
    full = seat(doubloons=10, island="4/4 quarry")
    match = with_nobles(seats={1: full})
    match.play("builder", "pass")
    assert price(match, building) == NOBLE_KINDS[building][0] - column


@rule("NO-SETUP-03", "NO-SETUP-04", "NO-SETUP-05")
@pytest.mark.parametrize(("players", "colonists", "on_ship"), SUPPLIES)
def test_all_tokens_are_in_the_game_and_one_noble_on_the_ship(players: int, colonists: int, on_ship: int) -> None:
    """A hundred colonists and twenty nobles are in the game whatever the number of players, in supplies of their own;
    one of the tokens on the ship at the start is a noble."""
    state = table(new_game_with_nobles(players))
    assert (state["colonist_ship"], state["noble_ship"]) == (on_ship, 1)
    assert (state["colonists"], state["nobles"]) == (colonists, 19)
