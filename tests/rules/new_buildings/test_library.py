"""Puerto Rico with New Buildings: the library, which doubles the privilege of every role."""

import pytest

from tests.kits.puerto_rico import (
    board,
    counted,
    events,
    finish_phase,
    for_every_player_count,
    kind,
    roles_taken,
    rule,
    seat,
    table,
    with_new_buildings,
)


@rule("NB-LIBRARY-01")
@pytest.mark.parametrize(("owner", "library", "more"), [(0, 1, 2), (0, 0, 1), (1, 1, 0)])
def test_the_library_doubles_the_takers_privilege(owner: int, library: int, more: int) -> None:
    """The privilege of the role that they take counts twice for the owner of an occupied library; an empty one, and the
    roles of others, leave all as it is."""
    match = with_new_buildings(seats={owner: seat(goods="1 sugar", city=f"library ({library})")})
    match.play("trader", "sell sugar")
    assert board(match, owner)["doubloons"] == 2 + more


# The settler


@rule("NB-LIBRARY-02")
@for_every_player_count
def test_the_settler_takes_one_more_plantation_after_the_others(players: int) -> None:
    """The settler with a library takes a plantation or quarry first; after all others they may take one more plantation
    of those still open, before the rest is discarded."""
    match = with_new_buildings(players, row={"corn": players, "sugar": 1}, seats={0: seat(city="library")})
    match.play("settler", "settle quarry", *["settle corn"] * (players - 1))
    assert (kind(match), match.actor) == ("tile", 0)
    assert match.choices() == ["pass", "settle corn", "settle sugar"]
    match.play("settle sugar")
    assert board(match, 0)["island"] == {"quarry": [1, 0], "sugar": [1, 0]}
    assert kind(match) == "role"


@rule("NB-LIBRARY-02")
def test_the_second_plantation_may_be_left() -> None:
    """The settler need not take a second plantation."""
    match = with_new_buildings(2, row={"corn": 3}, seats={0: seat(city="library")})
    match.play("settler", "settle corn", "settle corn", "pass")
    assert (board(match, 0)["island"], kind(match)) == ({"corn": [1, 0]}, "role")


@rule("NB-LIBRARY-02")
def test_only_the_settler_has_a_second_tile() -> None:
    """The library of another player brings nothing in this phase."""
    match = with_new_buildings(2, row={"corn": 3}, seats={1: seat(city="library")})
    match.play("settler", "settle corn", "settle corn")
    assert kind(match) == "role"


@rule("NB-LIBRARY-03", "NB-IX-08")
@pytest.mark.parametrize(("hut", "quarries", "offered"), [(0, 8, False), (1, 8, True), (1, 1, False)])
def test_the_second_tile_is_a_quarry_only_with_a_construction_hut(hut: int, quarries: int, offered: bool) -> None:
    """The second tile is no quarry, unless the settler has an occupied construction hut and a quarry is left."""
    match = with_new_buildings(
        3, row={"corn": 4}, seats={0: seat(city=f"library, construction_hut ({hut})")}, quarries=quarries
    )
    match.play("settler", "settle quarry", "pass", "pass")
    assert match.choices() == ["pass", "settle corn", *(["settle quarry"] if offered else [])]
    if offered:
        match.play("settle quarry")
        assert board(match, 0)["island"] == {"quarry": [2, 0]}


@rule("NB-IX-08")
def test_with_a_hut_the_second_quarry_needs_no_open_plantation() -> None:
    """With a construction hut the settler takes a second quarry even if no plantation is left."""
    match = with_new_buildings(2, row={"corn": 1}, seats={0: seat(city="library, construction_hut")})
    match.play("settler", "settle quarry", "settle corn")
    assert match.choices() == ["pass", "settle quarry"]


@rule("NB-LIBRARY-04", "NB-IX-09")
def test_the_hospice_mans_the_first_tile_only() -> None:
    """A settler with library and hospice gets a colonist for their first tile, none for the second."""
    match = with_new_buildings(2, row={"corn": 2, "sugar": 1}, seats={0: seat(city="library, hospice")})
    match.play("settler", "settle corn", "pass", "settle sugar")
    assert board(match, 0)["island"] == {"corn": [1, 1], "sugar": [1, 0]}
    assert board(match, 0)["san_juan"] == 0


@rule("NB-IX-09", "NB-DEC-13")
def test_the_hacienda_gives_one_unseen_tile() -> None:
    """The library does not double the hacienda: it gives one unseen plantation, before the first tile."""
    match = with_new_buildings(2, row={"corn": 2}, seats={0: seat(city="library, hacienda")})
    match.play("settler", "hacienda", "settle corn", "pass")
    assert match.choices() == ["pass", "settle corn"]
    match.play("settle corn")
    assert len(events(match, "hacienda_tile")) == 1
    assert match.view(None)["seats"][0]["tiles"] == 3


@rule("NB-DEC-12", "NB-IX-01")
@pytest.mark.parametrize(("row", "left"), [({"corn": 1}, 0), ({"corn": 2}, 1), ({"corn": 2, "coffee": 1}, 2)])
def test_the_second_tile_is_any_of_those_left(row: dict[str, int], left: int) -> None:
    """Whether one or several plantations are left, the settler may take any one of them; with none left they are not
    asked."""
    match = with_new_buildings(2, row=row, seats={0: seat(city="library")})
    match.play("settler", "settle quarry", "settle corn")
    assert (kind(match) == "tile") == (left > 0)
    if left:
        assert match.choices() == ["pass", *["settle corn", "settle coffee"][:left]]


@rule("NB-DEC-12")
def test_the_second_tile_is_taken_before_the_row_is_cleared() -> None:
    """The second tile is taken from the open plantations before the rest is discarded and new ones are turned up."""
    match = with_new_buildings(2, row={"coffee": 1, "sugar": 1}, seats={0: seat(city="library")})
    match.play("settler", "settle quarry", "pass")
    assert table(match)["discards"] == {}
    match.play("settle coffee")
    assert table(match)["discards"] == {"sugar": 1}


@rule("NB-DEC-12", "NB-IX-01")
@pytest.mark.parametrize(("tiles", "second"), [(10, True), (11, False)])
def test_the_second_tile_needs_a_space(tiles: int, second: bool) -> None:
    """On the twelfth space lies the first tile; then there is no room for a second."""
    match = with_new_buildings(
        2, row={"corn": 3}, seats={0: seat(island=f"8 indigo, {tiles - 8} sugar", city="library")}
    )
    match.play("settler", "settle corn", "pass")
    assert (kind(match) == "tile") == second


# The other roles


@rule("NB-LIBRARY-05", "NB-IX-02")
@pytest.mark.parametrize(("supply", "most"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_the_mayor_takes_up_to_two_colonists(supply: int, most: int) -> None:
    """The mayor with a library may take up to two colonists from the supply, as far as there are any."""
    match = with_new_buildings(seats={0: seat(city="library")}, colonists=supply)
    match.play("mayor")
    taken = 0
    while kind(match) == "colonist":
        match.play("colonist")
        taken += 1
    assert taken == most
    finish_phase(match)
    assert board(match, 0)["san_juan"] == most + 1


@rule("NB-LIBRARY-05")
def test_the_mayor_may_take_one_only() -> None:
    """The mayor may take the first colonist and leave the second."""
    match = with_new_buildings(seats={0: seat(city="library")})
    match.play("mayor", "colonist", "pass")
    assert board(match, 0)["san_juan"] == 2


@rule("NB-LIBRARY-06", "NB-IX-03")
@pytest.mark.parametrize(
    ("building", "price"), [("small_market", 0), ("hacienda", 0), ("storehouse", 1), ("harbor", 6), ("statue", 8)]
)
def test_the_builder_pays_two_doubloons_less(building: str, price: int) -> None:
    """The builder with a library pays two doubloons less, in every column, and never less than nothing."""
    match = with_new_buildings(seats={0: seat(doubloons=8, city="library")})
    match.play("builder", f"build {building}")
    assert board(match, 0)["doubloons"] == 8 - price


@rule("NB-LIBRARY-07", "NB-IX-04")
@pytest.mark.parametrize(
    ("extras", "goods"),
    [
        (["corn", "corn"], "3 corn, 1 indigo"),
        (["indigo", "indigo"], "1 corn, 3 indigo"),
        (["corn", "indigo"], "2 corn, 2 indigo"),
    ],
)
def test_the_craftsman_takes_two_extra_goods(extras: list[str], goods: str) -> None:
    """The craftsman with a library takes two extra goods of kinds that they produced, equal or different."""
    maker = seat(island="1/1 corn, 1/1 indigo", city="library, small_indigo_plant")
    match = with_new_buildings(seats={0: maker})
    match.play("craftsman")
    for good in extras:
        assert match.choices() == ["pass", "extra corn", "extra indigo"]
        match.play(f"extra {good}")
    assert (board(match, 0)["goods"], kind(match)) == (counted(goods), "role")


@rule("NB-LIBRARY-07", "NB-IX-04")
def test_one_kind_may_run_out() -> None:
    """If one kind runs out, the second extra good is of another kind, or there is none."""
    maker = seat(island="1/1 corn, 1/1 indigo", city="library, small_indigo_plant")
    match = with_new_buildings(seats={0: maker}, supply={"indigo": 2})
    match.play("craftsman", "extra indigo")
    assert match.choices() == ["pass", "extra corn"]
    match = with_new_buildings(seats={0: seat(island="1/1 corn", city="library")}, supply={"corn": 2})
    match.play("craftsman", "extra corn")
    assert kind(match) == "role"


@rule("NB-IX-04")
def test_with_one_kind_both_extra_goods_are_of_it() -> None:
    """A player who produced one kind takes two of it, one, or none."""
    for extras, corn in ((["extra corn", "extra corn"], 3), (["extra corn", "pass"], 2), (["pass"], 1)):
        match = with_new_buildings(seats={0: seat(island="1/1 corn, 1/1 coffee", city="library")})
        match.play("craftsman", *extras)
        assert (board(match, 0)["goods"], kind(match)) == ({"corn": corn}, "role")


@rule("NB-LIBRARY-08", "NB-IX-05")
@pytest.mark.parametrize("way", ["sell", "post"])
def test_the_trader_gets_two_doubloons_more(way: str) -> None:
    """The trader with a library gets two doubloons more, in the trading house and by the trading post."""
    match = with_new_buildings(seats={0: seat(goods="1 sugar", city="library, trading_post")})
    match.play("trader", f"{way} sugar")
    assert board(match, 0)["doubloons"] == 2 + 2


@rule("NB-IX-05")
def test_who_sells_nothing_gets_nothing_twice() -> None:
    """A trader who sells nothing gets nothing, with a library as without."""
    match = with_new_buildings(seats={0: seat(goods="1 sugar", city="library")})
    match.play("trader", "pass")
    assert board(match, 0)["doubloons"] == 0


@rule("NB-LIBRARY-09", "NB-IX-06", "NB-DEC-13")
@pytest.mark.parametrize(
    ("shipment", "points"),
    [(["ship corn 7"], 3), (["wharf corn"], 3), (["small_wharf", "keep corn 2", "keep sugar 2"], 0)],
    ids=["ship", "wharf", "small wharf with one good"],
)
def test_the_captain_gets_two_points_with_his_first_shipment(shipment: list[str], points: int) -> None:
    """The captain with a library gets two points more with their first shipment, be it by ship or wharf or of a single
    good by the small wharf; nothing more with the second."""
    match = with_new_buildings(seats={0: seat(goods="3 corn, 2 sugar", city="library, wharf, small_wharf")})
    match.play("captain", *shipment)
    assert board(match, 0)["points"] == points + 2
    match.play("ship sugar 5" if points == 0 else "ship sugar 6")
    assert board(match, 0)["points"] == points + 2 + 2


@rule("NB-IX-06")
def test_a_captain_who_ships_nothing_gets_nothing_twice() -> None:
    """A captain who ships nothing gets no point, with a library as without."""
    match = with_new_buildings(seats={0: seat(city="library"), 1: seat(goods="2 corn")})
    match.play("captain", "ship corn 5")
    assert [board(match, number)["points"] for number in (0, 1)] == [0, 2]


@rule("NB-LIBRARY-10", "NB-IX-07", "NB-DEC-13")
@pytest.mark.parametrize("on_card", [0, 3])
def test_the_prospector_gets_two_doubloons(on_card: int) -> None:
    """The prospector with a library gets two doubloons; those lying on the card are not doubled."""
    match = with_new_buildings(seats={0: seat(city="library")}, roles=roles_taken(doubloons={"prospector": on_card}))
    match.play("prospector")
    assert board(match, 0)["doubloons"] == 2 + on_card


@rule("NB-DEC-13")
def test_the_lighthouses_doubloon_for_the_captain_is_not_doubled() -> None:
    """The captain's doubloon from the lighthouse is no privilege: with a library it stays one. Nor is the library
    limited with two players: it serves in each of the three roles."""
    match = with_new_buildings(2, seats={0: seat(city="library, lighthouse")})
    match.play("captain")
    assert board(match, 0)["doubloons"] == 1
    match = with_new_buildings(2, seats={0: seat(doubloons=1, goods="1 corn", city="library")})
    match.play("prospector", "settler", "pass", "trader", "sell corn")
    assert board(match, 0)["doubloons"] == 1 + 2 + 2
