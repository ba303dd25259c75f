"""The worth of a position: every term counts what its name says."""

import pytest

from boriken import Match
from boriken.core.registry import title
from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    COFFEE,
    COFFEE_ROASTER,
    FIRST_LARGE,
    PLACE_NAMES,
    SMALL_MARKET,
)
from boriken.games.puerto_rico.evaluate.board import BOARD_TERMS, Empty, Manned, Owned
from boriken.games.puerto_rico.evaluate.ending import rounds_left
from boriken.games.puerto_rico.evaluate.expanded_table import EXPANDED_TABLE_TERMS
from boriken.games.puerto_rico.evaluate.expansions import EXPANDED_BOARD_TERMS, WithColonist, WithNoble
from boriken.games.puerto_rico.evaluate.styles import STYLES
from boriken.games.puerto_rico.evaluate.table import TABLE_TERMS
from boriken.games.puerto_rico.evaluate.terms import Board, Term
from boriken.games.puerto_rico.evaluate.terms import counted as count_terms
from boriken.games.puerto_rico.state import State
from tests.kits.puerto_rico import Json, given, seat, ship, small_buildings

VIOLET = [term.name for term in BOARD_TERMS if isinstance(term.count, Manned) and term.name in PLACE_NAMES]
LARGE = [term.name for term in BOARD_TERMS if isinstance(term.count, Owned)]


def state(match: Match) -> State:
    assert isinstance(match.game, State)
    return match.game


def counts(terms: list[Term], match: Match, player: int = 0) -> dict[str, float]:
    """The terms by name, as one seat counts them."""
    board = Board()
    board.take_place(state(match), player)
    board.survey(state(match).players[player])
    return dict(zip([term.name for term in terms], count_terms(terms, board), strict=True))


def counted(board: Json) -> dict[str, float]:
    """The terms of a board that are not zero."""
    return {name: count for name, count in counts(BOARD_TERMS, given(seats={0: board})).items() if count}


def counted_at_the_table(match: Match, player: int = 0) -> dict[str, float]:
    """The terms that depend on the middle of the table."""
    return counts(TABLE_TERMS, match, player)


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (seat(doubloons=12), {"doubloon": 12, "doubloon beyond ten": 2}),
        (seat(goods="3 corn, 1 tobacco"), {"good in store": 4, "kind in store": 2, "price of the dearest good": 3}),
        (seat(san_juan=2), {"colonist in San Juan": 2, "colonist": 2}),
        (
            seat(island="3/2 quarry"),
            {"working quarry": 2, "empty quarry": 1, "island tile": 3, "colonist": 2},
        ),
        (
            seat(island="2/2 corn, 2/1 indigo", city="indigo_plant (3)"),
            {
                "harvest of corn": 2,
                "harvest of indigo": 1,
                "kind harvested": 2,
                "harvest that lacks colonists": 1,
                "harvest squared": 9,
                "island tile": 4,
                "colonist": 6,
                "city space": 1,
            },
        ),
    ],
)
def test_a_term_counts_what_its_name_says(board: Json, expected: dict[str, float]) -> None:
    assert counted(board) == expected


@pytest.mark.parametrize("building", VIOLET)
def test_a_violet_building_has_a_term_with_and_without_a_colonist(building: str) -> None:
    """Warehouses, harbor and wharf count for each good harvested, the factory for what it pays."""
    island, plant = "3/3 corn, 1/1 indigo", "small_indigo_plant"
    times = {"factory": 1, "harbor": 4, "wharf": 4, "small_warehouse": 4, "large_warehouse": 4}.get(building, 1)
    assert counted(seat(island=island, city=f"{plant}, {building}"))[building] == times
    assert counted(seat(island=island, city=f"{plant}, {building} (0)"))[f"{building}, empty"] == times


@pytest.mark.parametrize("building", LARGE)
def test_a_large_building_has_a_term_and_wants_a_colonist(building: str) -> None:
    assert counted(seat(city=f"{building} (0)")) == {
        building: 1,
        "large building without a colonist": 1,
        "city space": 2,
    }


def test_every_building_that_scores_or_works_has_a_term() -> None:
    assert PLACE_NAMES[SMALL_MARKET:FIRST_LARGE] == VIOLET
    assert PLACE_NAMES[FIRST_LARGE:BASE_PLACES] == LARGE


def test_a_term_is_named_after_the_building_it_looks_at() -> None:
    """Of a building there can be a term with and without a colonist, and with a noble."""
    endings = {Manned: "", WithColonist: "", Owned: "", Empty: ", empty", WithNoble: " with a noble"}
    for term in BOARD_TERMS + EXPANDED_BOARD_TERMS:
        ending = endings.get(type(term.count))
        if ending is not None and " in store with " not in term.name:
            assert term.name == PLACE_NAMES[term.count.place] + ending


def test_goods_count_as_far_as_a_ship_takes_them() -> None:
    """The carrier of the kind takes what it has room for, the largest empty ship any other kind; or nobody does."""
    board = seat(goods="4 corn, 8 sugar")
    ships = [ship("3 corn"), ship(), ship()]
    assert counted_at_the_table(given(seats={0: board}, cargo_ships=ships))["good that fits on a ship"] == 2 + 7
    ships = [ship("3 corn"), ship("1 indigo"), ship("1 coffee")]
    assert counted_at_the_table(given(seats={0: board}, cargo_ships=ships))["good that fits on a ship"] == 2


@pytest.mark.parametrize(
    ("city", "house", "price"),
    [
        ("", {}, 3),
        ("", {"tobacco": 1}, 1),
        ("office", {"tobacco": 1}, 3),
        ("", {"corn": 1, "sugar": 1, "tobacco": 1, "coffee": 1}, 0),
    ],
)
def test_the_price_is_that_of_the_dearest_good_the_house_takes(city: str, house: Json, price: int) -> None:
    match = given(seats={0: seat(goods="1 indigo, 1 tobacco", city=city)}, trading_house=house)
    assert counted_at_the_table(match)["price in the trading house"] == price


@pytest.mark.parametrize(
    ("board", "reached"),
    [
        (seat(doubloons=8, island="2/2 quarry"), 1),
        (seat(doubloons=8, island="2/1 quarry"), 0),
        (seat(doubloons=10, city=small_buildings(10)), 1),
        (seat(doubloons=10, city=small_buildings(11)), 0),
    ],
)
def test_a_large_building_is_in_reach_with_money_quarries_and_room(board: Json, reached: int) -> None:
    assert counted_at_the_table(given(seats={0: board}))["large building in reach"] == reached


def test_who_took_a_role_waits_longest() -> None:
    """Seat 1 is governor and takes the first role; in the next round it will be the last to take one."""
    match = given(players=4, governor=1)
    assert waits(match) == [3, 0, 1, 2]
    match.play("prospector")
    assert waits(match) == [2, 6, 0, 1]


def waits(match: Match) -> list[float]:
    return [counted_at_the_table(match, number)["turn to wait"] for number in range(match.setup.players)]


def test_names_are_used_once_and_styles_speak_of_terms_there_are() -> None:
    names = [term.name for term in BOARD_TERMS + TABLE_TERMS + EXPANDED_BOARD_TERMS + EXPANDED_TABLE_TERMS]
    assert len(set(names)) == len(names)
    assert {term for taste in STYLES.values() for term in taste} <= set(names)


def test_an_end_condition_leaves_what_is_left_of_the_round() -> None:
    assert rounds_left(state(given(players=4, ending=["city"]))) == 1
    assert rounds_left(state(given(players=4))) > 8


def test_the_fewer_rounds_are_left_the_surer_the_result() -> None:
    judge = title("puerto-rico").evaluator("")
    late = judge.uncertainty(given(players=4, ending=["city"]).game)
    assert 0 < late < judge.uncertainty(given(players=4).game)


def about_to_place() -> Match:
    match = given(seats={0: seat(san_juan=2, island="1 indigo, 1 coffee", city="coffee_roaster (0)")}, colonist_ship=0)
    match.play("mayor", "pass")
    return match


def test_a_plan_is_followed_in_one_go() -> None:
    match = about_to_place()
    assert title("puerto-rico").evaluator("").follow(match.game)
    player = state(match).players[0]
    assert (player.crew[COFFEE], player.crew[COFFEE_ROASTER], player.san_juan) == (1, 1, 0)


def test_without_a_plan_nothing_is_followed() -> None:
    match = given()
    before = match.position()
    assert not title("puerto-rico").evaluator("").follow(match.game)
    assert match.position() == before


def test_colonists_are_planned_for_the_whole_board() -> None:
    """Two colonists who make a coffee together go before one who has no use alone."""
    match = about_to_place()
    judge = title("puerto-rico").evaluator("")
    while match.actor == 0 and (match.question() or {})["kind"] == "place":
        match.play(match.title.notation[judge.suggestion(match.game)])
    assert match.position()["state"]["seats"][0]["city"] == {"coffee_roaster": 1}
    assert match.position()["state"]["seats"][0]["island"] == {"indigo": [1, 0], "coffee": [1, 1]}
