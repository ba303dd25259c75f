"""What a position is worth: every term counts what its name says."""

import pytest
from librt.vecs import vec

from boriken import Match
from boriken.core.registry import title
from boriken.games.puerto_rico.catalogue import COFFEE, COFFEE_ROASTER
from boriken.games.puerto_rico.evaluate import FIRST_OF_TABLE, STYLES, TERMS, count_board, count_table, rounds_left
from boriken.games.puerto_rico.state import State
from tests.kit import Json, given, seat, ship, small_buildings

NAMES = [name for name, _, _ in TERMS]
VIOLET = [name for name in NAMES[22:46] if not name.endswith(", empty")]
LARGE = NAMES[46:FIRST_OF_TABLE]


def state(match: Match) -> State:
    assert isinstance(match.game, State)
    return match.game


def counted(board: Json) -> dict[str, float]:
    """The terms of a board that are not zero."""
    counts = vec[float]([0.0] * len(TERMS))
    count_board(state(given(seats={0: board})).players[0], counts)
    return {name: count for name, count in zip(NAMES, counts, strict=True) if count}


def counted_at_the_table(match: Match, player: int = 0) -> dict[str, float]:
    """The terms that depend on the middle of the table."""
    counts = vec[float]([0.0] * len(TERMS))
    count_table(state(match), player, counts)
    return dict(list(zip(NAMES, counts, strict=True))[FIRST_OF_TABLE:])


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


def test_styles_speak_of_terms_there_are() -> None:
    assert {term for taste in STYLES.values() for term in taste} <= set(NAMES)


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
