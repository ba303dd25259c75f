"""Puerto Rico with Nobles: the set-up."""

import pytest

import boriken
from tests.kits.printed import assert_played_as_printed, printed_facts
from tests.kits.puerto_rico import for_every_player_count, new_game_with_nobles, price, rule, seat, table, with_nobles

SUPPLIES = [(2, 99, 1), (3, 98, 2), (4, 97, 3), (5, 96, 4)]
# tests/kits/printed.py says what the columns are
PRINTED = """
    land_office          V     2   1   1   1   2/1
    chapel               V     3   1   1   1   2/1
    hunting_lodge        V     4   2   1   2   2/1
    zoning_office        V     5   2   1   2   2/1
    royal_supplier       V     6   2   1   2   2/1
    villa                V     7   3   1   3   2/1
    jeweler              Pl    8   3   1   3   2/2
    royal_garden         VL   10   4   1   4   1/1
"""
NOBLE_KINDS = printed_facts(PRINTED, players=4)
DUAL = ("land_office", "chapel", "hunting_lodge", "zoning_office")  # a noble does other work there than a colonist


@for_every_player_count
def test_the_facts_are_the_printed_table(players: int) -> None:
    """Every building of the nobles with its kind, cost, victory points, circles, column and number of copies."""
    facts = new_game_with_nobles(players).facts()["buildings"]
    for name, says in printed_facts(PRINTED, players).items():
        assert facts[name] == {**says, **({"dual": True} if name in DUAL else {})}


@pytest.mark.parametrize("building", NOBLE_KINDS)
def test_a_building_is_sold_manned_and_scored_as_printed(building: str) -> None:
    assert_played_as_printed(building, NOBLE_KINDS[building], {"expansions": ["nobles"]})


@rule("NO-SETUP-01", "NO-DEC-13")
@for_every_player_count
def test_eight_more_kinds_are_on_sale(players: int) -> None:
    """The eight kinds of the nobles are on sale beside the twenty-three others: one copy of the small violet ones with
    two players and two otherwise, two jewelers, one royal garden."""
    on_sale = table(new_game_with_nobles(players))["buildings"]
    plain = table(boriken.new_match("puerto-rico", players, seed=1, first_governor=0))["buildings"]
    copies = {name: says["copies"] for name, says in printed_facts(PRINTED, players).items()}
    assert on_sale == {**plain, **copies}
    assert len(on_sale) == 31


@rule("NO-SETUP-01")
def test_nobles_buildings_are_never_part_of_the_choice() -> None:
    """With New Buildings they are on sale beside those that are chosen, and cannot be chosen."""
    match = boriken.new_match("puerto-rico", 4, seed=1, first_governor=0, expansions=["nobles", "new-buildings"])
    assert not {f"choose {name}" for name in NOBLE_KINDS} & set(match.choices())
    assert all(table(match)["buildings"][name] for name in NOBLE_KINDS)


@rule("NO-SETUP-02")
@pytest.mark.parametrize("building", NOBLE_KINDS)
def test_each_stands_in_the_column_of_its_price(building: str) -> None:
    """Each stands in the column of its price: as many quarries count as the column says."""
    full = seat(doubloons=10, island="4/4 quarry")
    match = with_nobles(seats={1: full})
    match.play("builder", "pass")
    assert price(match, building) == NOBLE_KINDS[building]["price"] - NOBLE_KINDS[building]["column"]


@rule("NO-SETUP-03", "NO-SETUP-04", "NO-SETUP-05")
@pytest.mark.parametrize(("players", "colonists", "on_ship"), SUPPLIES)
def test_all_tokens_are_in_the_game_and_one_noble_on_the_ship(players: int, colonists: int, on_ship: int) -> None:
    """A hundred colonists and twenty nobles are in the game whatever the number of players, in supplies of their own;
    one of the tokens on the ship at the start is a noble."""
    state = table(new_game_with_nobles(players))
    assert (state["colonist_ship"], state["noble_ship"]) == (on_ship, 1)
    assert (state["colonists"], state["nobles"]) == (colonists, 19)
