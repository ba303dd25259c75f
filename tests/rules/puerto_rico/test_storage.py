"""Puerto Rico: the storage check at the end of the captain phase, and the warehouses."""

from collections.abc import Mapping

import pytest

from boriken import Match
from tests.kits.puerto_rico import (
    Json,
    board,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    rule,
    seat,
    ship,
    ships_with_other_goods,
    table,
)

# All ships are full, so nobody can load anything and the captain phase begins with the storage check
FULL_SHIPS = [ship("5 corn"), ship("6 indigo"), ship("7 sugar")]


def storage_check(seats: Mapping[int, Json], options: Mapping[str, object] | None = None) -> Match:
    match = given(seats=seats, cargo_ships=FULL_SHIPS, options=options)
    match.play("captain")
    return match


def keeping(good: str, most: int) -> list[str]:
    return [f"keep {good} {count}" for count in range(most + 1)]


@rule("PR-STORE-01")
def test_goods_are_stored_when_nobody_can_load_any_more() -> None:
    """Storage is checked at one moment only: at the end of a captain phase, when nobody can load any more."""
    match = given(
        seats={0: seat(goods="3 tobacco"), 1: seat(goods="1 indigo"), 2: seat(goods="1 corn")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain", "ship indigo 6")
    assert (kind(match), board(match, 0)["goods"]) == ("ship", {"tobacco": 3})
    match.play("ship corn 5")
    assert (kind(match), match.actor) == ("keep", 0)


@rule("PR-STORE-01")
@pytest.mark.parametrize("role", ["settler", "mayor", "builder", "craftsman", "trader", "prospector"])
def test_no_other_phase_checks_storage(role: str) -> None:
    """Outside the captain phase a player may have any number of goods."""
    match = given(seats={0: seat(goods="3 tobacco, 2 corn")}, row={"corn": 5})
    match.play(role)
    finish_phase(match)
    assert board(match, 0)["goods"] == {"tobacco": 3, "corn": 2}


@rule("PR-STORE-02")
def test_one_good_is_kept_without_a_building() -> None:
    """Every player may keep one good without any building."""
    match = storage_check({0: seat(goods="3 corn")})
    assert match.choices() == keeping("corn", 1)
    match.play("keep corn 1")
    assert board(match, 0)["goods"] == {"corn": 1}


@rule("PR-STORE-03")
def test_goods_without_a_warehouse_go_back_for_nothing() -> None:
    """A second good and all further ones need an occupied warehouse; what cannot be stored goes back to the supply,
    and its owner gets nothing for it."""
    match = storage_check({0: seat(goods="4 coffee", doubloons=2, points=3)})
    match.play("keep coffee 1")
    assert table(match)["goods"]["coffee"] == 8
    left = board(match, 0)
    assert (left["goods"], left["doubloons"], left["points"]) == ({"coffee": 1}, 2, 3)


@rule("PR-STORE-04")
@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (["keep corn 1"], {"corn": 1}),
        (["keep corn 0", "keep indigo 1"], {"indigo": 1}),
        (["keep corn 0", "keep indigo 0"], {"coffee": 1}),
    ],
)
def test_who_cannot_store_everything_chooses_what_he_keeps(answers: list[str], kept: dict[str, int]) -> None:
    """A player who cannot store all their goods chooses which of them they keep."""
    match = storage_check({0: seat(goods="2 corn, 2 indigo, 1 coffee")})
    match.play(*answers)
    assert (kind(match), board(match, 0)["goods"]) == ("role", kept)


@rule("PR-STORE-05")
def test_stored_goods_are_not_tied_to_the_warehouse() -> None:
    """Stored goods lie with their owner's other goods and belong to no building: they can be sold and shipped like
    any, and an empty warehouse loses nothing before the next storage check."""
    match = storage_check({0: seat(goods="4 corn", city="small_warehouse")})
    assert board(match, 0)["goods"] == {"corn": 4}
    match.play("mayor", "colonist", "trader", "sell corn")
    assert board(match, 0)["goods"] == {"corn": 3}


@rule("PR-STORE-06")
def test_storage_frees_nobody_from_shipping() -> None:
    """Room to store their goods frees nobody from the duty to ship what can be loaded."""
    match = given(
        seats={0: seat(goods="1 corn, 2 indigo", city="small_warehouse, large_warehouse")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain")
    assert match.choices() == ["ship corn 5", "ship indigo 6"]


@rule("PR-STORE-07")
@for_every_player_count
def test_storage_is_checked_also_for_who_shipped_nothing(players: int) -> None:
    """Every player has to store their goods, also one who has shipped nothing in this phase."""
    seats = {number: seat(goods="2 sugar") for number in range(1, players)}
    match = given(players, seats={0: seat(goods="1 corn"), **seats}, cargo_ships=ships_with_other_goods(players))
    match.play("captain")
    match.play(*match.choices())
    for number in range(1, players):
        assert (kind(match), match.actor) == ("keep", number)
        match.play("keep sugar 1")
    assert kind(match) == "role"


@rule("PR-BLD-SMALLWAREHOUSE-01")
def test_the_small_warehouse_stores_one_kind() -> None:
    """The owner of an occupied small warehouse keeps any number of goods of one kind besides the one good that
    everybody may keep."""
    match = storage_check({0: seat(goods="5 corn, 3 coffee", city="small_warehouse")})
    assert match.choices() == keeping("corn", 5)
    match.play("keep corn 5")
    assert match.choices() == keeping("coffee", 1)


@rule("PR-BLD-SMALLWAREHOUSE-01")
def test_the_small_warehouse_may_store_the_later_kind() -> None:
    """Which kind goes into the warehouse is free: with one corn as the good that everybody keeps, all coffee stays."""
    match = storage_check({0: seat(goods="5 corn, 3 coffee", city="small_warehouse")})
    match.play("keep corn 1")
    assert (kind(match), board(match, 0)["goods"]) == ("role", {"corn": 1, "coffee": 3})


@rule("PR-BLD-LARGEWAREHOUSE-01")
def test_the_large_warehouse_stores_two_kinds() -> None:
    """The owner of an occupied large warehouse keeps any number of goods of two kinds besides the one good that
    everybody may keep."""
    match = storage_check({0: seat(goods="4 corn, 3 indigo, 3 coffee", city="large_warehouse")})
    assert match.choices() == keeping("corn", 4)
    match.play("keep corn 4")
    assert match.choices() == keeping("indigo", 3)
    match.play("keep indigo 3")
    assert match.choices() == keeping("coffee", 1)


@rule("PR-BLD-LARGEWAREHOUSE-02")
def test_both_warehouses_store_three_kinds_and_one_good_more() -> None:
    """With both warehouses occupied a player keeps any number of goods of three kinds, and one good of a fourth."""
    match = storage_check(
        {0: seat(goods="3 corn, 3 indigo, 3 tobacco, 3 coffee", city="small_warehouse, large_warehouse")}
    )
    match.play("keep corn 3", "keep indigo 3", "keep tobacco 3")
    assert match.choices() == keeping("coffee", 1)


@rule("PR-BLD-LARGEWAREHOUSE-03")
@pytest.mark.parametrize("warehouse", ["small_warehouse", "large_warehouse"])
def test_a_warehouse_without_a_colonist_stores_nothing(warehouse: str) -> None:
    """A warehouse that is not occupied stores nothing."""
    match = storage_check({0: seat(goods="3 corn", city=f"{warehouse} (0)")})
    assert match.choices() == keeping("corn", 1)


@rule("PR-DEC-06")
def test_keeping_less_than_possible_is_allowed() -> None:
    """Any set of goods that fits may be kept, also less than there is room for; kinds are asked one by one, and as soon
    as all that is left fits it is kept without being asked about."""
    match = storage_check({0: seat(goods="3 corn, 3 coffee", city="small_warehouse")})
    match.play("keep corn 0")
    assert (kind(match), board(match, 0)["goods"]) == ("role", {"coffee": 3})
    match = storage_check({0: seat(goods="3 corn, 3 coffee", city="small_warehouse")})
    match.play("keep corn 2", "keep coffee 0")
    assert board(match, 0)["goods"] == {"corn": 2}


@rule("PR-DEC-17")
@for_every_player_count
def test_storage_is_checked_from_the_captain_clockwise(players: int) -> None:
    """The captain stores first, then the others clockwise; the order changes nothing for anybody."""
    seats = {number: seat(goods="2 sugar") for number in range(players)}
    match = given(players, governor=1, seats=seats, cargo_ships=ships_with_other_goods(players))
    match.play("captain")
    order = []
    while kind(match) == "keep":
        order.append(match.actor)
        match.play("keep sugar 1")
    assert order == [*range(1, players), 0]


@rule("PR-IX-29")
@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (["keep tobacco 1"], {"corn": 2, "indigo": 2, "sugar": 2, "tobacco": 1}),
        (["keep tobacco 0", "keep coffee 1"], {"corn": 2, "indigo": 2, "sugar": 2, "coffee": 1}),
    ],
)
def test_of_five_kinds_the_single_good_is_of_the_fourth_or_of_the_fifth(
    answers: list[str], kept: dict[str, int]
) -> None:
    """Both warehouses and goods of all five kinds: beside three kinds kept whole, the single good may be of the fourth
    kind or of the fifth."""
    match = storage_check(
        {0: seat(goods="2 corn, 2 indigo, 2 sugar, 2 tobacco, 2 coffee", city="small_warehouse, large_warehouse")}
    )
    match.play("keep corn 2", "keep indigo 2", "keep sugar 2", *answers)
    assert (kind(match), board(match, 0)["goods"]) == ("role", kept)


@rule("PR-EX-09")
def test_the_example_of_both_warehouses() -> None:
    """With both warehouses and four corn, three indigo, two sugar and two tobacco, all is kept but one tobacco."""
    match = storage_check(
        {0: seat(goods="4 corn, 3 indigo, 2 sugar, 2 tobacco", city="small_warehouse, large_warehouse")}
    )
    match.play("keep corn 4", "keep indigo 3", "keep sugar 2")
    assert match.choices() == keeping("tobacco", 1)
    match.play("keep tobacco 1")
    assert board(match, 0)["goods"] == {"corn": 4, "indigo": 3, "sugar": 2, "tobacco": 1}
    assert table(match)["goods"]["tobacco"] == 8
