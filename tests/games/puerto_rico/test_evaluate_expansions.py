"""The expansions' part of a position's worth: every term counts what its name says."""

from collections.abc import Mapping
from typing import Any

import pytest

import boriken
from boriken import Match
from boriken.core.registry import title
from boriken.games.puerto_rico.catalogue import BASE_PLACES, NEW_PLACES, PLACE_NAMES, SMALL_MARKET
from boriken.games.puerto_rico.evaluate.board import Empty
from boriken.games.puerto_rico.evaluate.ending import rounds_left
from boriken.games.puerto_rico.evaluate.expanded_table import EXPANDED_TABLE_TERMS
from boriken.games.puerto_rico.evaluate.expansions import EXPANDED_BOARD_TERMS, WithNoble
from boriken.games.puerto_rico.state import State
from tests.games.puerto_rico.test_evaluate import counts
from tests.kits.puerto_rico import Json, given, seat, small_buildings

ALL = ["new-buildings", "nobles", "buccaneer", "festival"]
SMALL = [PLACE_NAMES[term.count.place] for term in EXPANDED_BOARD_TERMS if isinstance(term.count, Empty)]
DUAL = [PLACE_NAMES[term.count.place] for term in EXPANDED_BOARD_TERMS if isinstance(term.count, WithNoble)]

# Something for every building to work with: 3 indigo and a corn harvested, 2 nobles, free spaces
ISLAND, PLANT, NOBLES = "1/1 corn, 3/3 indigo", "indigo_plant (3)", "2 indigo"


def at_the_table(
    *boards: Json, expansions: list[str] = ALL, options: Mapping[str, object] | None = None, **state: Any
) -> Match:
    chosen = {"expansions": expansions, "buildings": "all-31", **(options or {})}
    return given(seats=dict(enumerate(boards)), options=chosen, **state)


def state(match: Match) -> State:
    assert isinstance(match.game, State)
    return match.game


def counted(board: Json) -> dict[str, float]:
    """The terms of a board that are not zero."""
    return {name: count for name, count in counts(EXPANDED_BOARD_TERMS, at_the_table(board)).items() if count}


def counted_at_the_table(match: Match, player: int = 0) -> dict[str, float]:
    """The terms that depend on the middle of the table and are not zero."""
    return {name: count for name, count in counts(EXPANDED_TABLE_TERMS, match, player).items() if count}


def worth(board: Json) -> float:
    """At a table where another city is the fullest, so that as many rounds are left whatever the board has."""
    match = at_the_table(board, seat(city=small_buildings(6)))
    return title("puerto-rico").evaluator("").worth(match.game, 0)


def city(building: str, manned: int) -> Json:
    return seat(island=ISLAND, nobles=NOBLES, city=f"{PLANT}, {building} ({manned})")


# Boards


@pytest.mark.parametrize("building", SMALL)
def test_a_building_with_a_colonist_is_worth_more_than_without_and_that_more_than_none(building: str) -> None:
    waiting = {**city(building, 0), "san_juan": 1}
    none = seat(island=ISLAND, nobles=NOBLES, city=PLANT, san_juan=1)
    assert worth(city(building, 1)) > worth(waiting) > worth(none)


@pytest.mark.parametrize(
    ("building", "times"),
    [
        ("aqueduct", 1),
        ("forest_house", 8),
        ("black_market", 1),
        ("storehouse", 3),
        ("guesthouse", 1),
        ("church", 10),
        ("trading_post", 1),
        ("small_wharf", 4),
        ("lighthouse", 2),
        ("library", 1),
        ("specialty_factory", 2),
        ("union_hall", 4),
        ("royal_supplier", 2),
        ("villa", 1),
        ("jeweler", 2),
    ],
)
def test_a_building_counts_for_each_time_it_brings_something(building: str, times: int) -> None:
    others = {"noble": 2}
    assert counted(city(building, 1)) == {building: times, **others}
    assert counted(city(building, 0)) == {f"{building}, empty": times, **others}


@pytest.mark.parametrize("building", DUAL)
def test_some_buildings_tell_a_noble_from_a_colonist(building: str) -> None:
    assert counted(seat(city=building)) == {building: 1}
    assert counted(seat(city=building, nobles=f"1 {building}")) == {f"{building} with a noble": 1, "noble": 1}
    assert counted(seat(city=f"{building} (0)")) == {f"{building}, empty": 1}


def test_every_guest_counts() -> None:
    assert counted(seat(city="guesthouse (2)")) == {"guesthouse": 2}


def test_the_aqueduct_needs_a_large_plant_that_works() -> None:
    small = seat(island="1/1 indigo, 1/1 sugar", city="small_indigo_plant, small_sugar_mill, aqueduct")
    large = seat(island="1/1 indigo, 1/1 sugar", city="indigo_plant (1), sugar_mill (1), aqueduct")
    assert counted(small) == {}
    assert counted(large) == {"aqueduct": 2}


def test_forests_count() -> None:
    assert counted(seat(forests="2 corn, 1 coffee")) == {"forest": 3}


def test_a_cloister_or_royal_garden_without_a_colonist_counts_what_it_would_score() -> None:
    waiting = "points of a cloister or royal_garden without a colonist"
    assert counted(seat(island="6 corn", city="cloister (0)")) == {"cloister": 1, waiting: 3}
    assert counted(seat(city="royal_garden (0)", san_juan=2, nobles="2 san_juan")) == {
        "royal_garden": 1,
        "noble": 2,
        waiting: 2,
    }


def test_a_manned_cloister_has_its_points_in_the_score() -> None:
    assert counted(seat(island="6 corn", city="cloister")) == {"cloister": 1}


# The middle of the table


def test_the_trading_post_counts_where_the_house_has_the_dearest_good() -> None:
    board = seat(goods="1 sugar, 1 tobacco", city="trading_post")
    term = "price only the trading post pays"
    assert counted_at_the_table(at_the_table(board, trading_house={"tobacco": 1})) == {term: 3}
    assert counted_at_the_table(at_the_table(board, trading_house={"sugar": 1})) == {}


def test_the_lodge_counts_with_a_noble_and_the_emptiest_island() -> None:
    noble = seat(city="hunting_lodge", nobles="1 hunting_lodge", island="1 corn")
    others = [seat(island="2 corn"), seat(island="2 indigo"), seat(island="2 sugar")]
    assert counted_at_the_table(at_the_table(noble, *others)) == {"emptiest island with a noble in the lodge": 1}
    assert counted_at_the_table(at_the_table(noble, seat(island="1 corn"), *others[1:])) == {}
    assert counted_at_the_table(at_the_table(seat(city="hunting_lodge", island="1 corn"), *others)) == {}


def test_who_is_wanted_and_who_holds_a_role_for_ransom() -> None:
    match = at_the_table(expansions=["buccaneer"])
    match.play("buccaneer", "kidnap trader")
    assert counted_at_the_table(match, 0) == {"wanted poster": 1, "role_kidnapped": 1}
    assert counted_at_the_table(match, 1) == {}


def test_the_nearer_a_task_of_the_festival_the_more_it_counts() -> None:
    shown = {"tile": "sugar", "goods": {"corn": 2, "coffee": 1}, "building": "harbor"}
    far = seat(island="1/1 corn, 1 sugar")
    near = seat(doubloons=7, island="2/2 corn, 2 sugar, 1/1 coffee, 1/1 quarry", city="coffee_roaster (1)")
    assert counted_at_the_table(at_the_table(far, expansions=["festival"], festival=shown)) == {
        "plantation the festival wants": 1,
        "good the festival wants in the harvest": 1,
    }
    assert counted_at_the_table(at_the_table(near, expansions=["festival"], festival=shown)) == {
        "plantation the festival wants": 2,
        "good the festival wants in the harvest": 3,
        "all goods the festival wants in the harvest": 1,
        "building the festival wants in reach": 1,
    }


def test_a_task_that_is_done_counts_no_more() -> None:
    board = seat(doubloons=20, island="3 sugar")
    assert counted_at_the_table(at_the_table(board, expansions=["festival"], festival={"goods": {}})) == {}


# Together


@pytest.mark.parametrize("expansions", [["nobles"], ["nobles", "festival"]])
def test_with_nobles_colonists_do_not_end_the_game(expansions: list[str]) -> None:
    few, many = (rounds_left(state(at_the_table(expansions=expansions, colonists=left))) for left in (3, 60))
    assert few == many


def test_a_table_of_bots_chooses_old_and_new_buildings() -> None:
    match = boriken.new_match("puerto-rico", 4, seed=1, expansions=["new-buildings"])
    judge = title("puerto-rico").evaluator("")
    while judge.follow(match.game):
        pass
    sale = state(match).sale
    assert sum(sale[building] > 0 for building in range(SMALL_MARKET, BASE_PLACES)) > 4
    assert sum(sale[building] > 0 for building in range(BASE_PLACES, NEW_PLACES)) > 4
