"""Puerto Rico with New Buildings: the forest house, by the rules of 2004 and of 2020."""

from typing import Any

import pytest

from boriken import Match
from tests.kits.puerto_rico import (
    Json,
    board,
    counted,
    finish_phase,
    kind,
    rule,
    seat,
    table,
    with_new_buildings,
)

ROW = {"corn": 2, "coffee": 1}


def with_forest_tiles(players: int = 4, **position: Any) -> Match:
    """By the rules of 2004."""
    return with_new_buildings(players, options={"nb_rules": "2004"}, **position)


def only_face_down(tile: str, row: dict[str, int]) -> Json:
    """The discards when nothing but these plantations is face down, in a row, or on islands."""
    plantations = counted("10 corn, 12 indigo, 11 sugar, 9 tobacco, 8 coffee")
    return {name: tiles - row.get(name, 0) for name, tiles in plantations.items() if name != tile}


def prices(match: Match) -> dict[str, int]:
    """The prices of the buildings on sale for the player on turn."""
    return dict((match.question() or {})["prices"])


# Laying forests by the rules of 2020


@rule("NB-FOREST-01")
def test_a_plantation_may_be_laid_face_down_as_a_forest() -> None:
    """By the rules of 2020 the owner of an occupied forest house may lay the plantation that they take face down, as a
    forest; it fills an island space and stays a forest."""
    match = with_new_buildings(row=ROW, seats={1: seat(city="forest_house")})
    match.play("settler", "settle corn")
    assert match.choices() == ["pass", "settle corn", "settle coffee", "forest corn", "forest coffee"]
    match.play("forest coffee")
    assert (board(match, 1)["forests"], board(match, 1)["island"]) == ({"coffee": 1}, {})
    assert match.view(None)["seats"][1]["tiles"] == 1
    match.play("settle corn")
    finish_phase(match)
    assert table(match)["discards"] == {}
    match.play("mayor")
    finish_phase(match)
    assert board(match, 1)["forests"] == {"coffee": 1}


@rule("NB-FOREST-01")
def test_the_others_lay_no_forests() -> None:
    """A player who has no occupied forest house lays no forest."""
    match = with_new_buildings(row=ROW, seats={1: seat(city="forest_house (0)")})
    match.play("settler")
    for _ in range(2):
        assert match.why_not("forest corn") == "A forest needs an occupied forest house."
        match.play("pass")


@rule("NB-FOREST-02")
def test_a_quarry_is_never_a_forest() -> None:
    """The settler can take a quarry as a quarry only."""
    match = with_new_buildings(seats={0: seat(city="forest_house")}, row={"corn": 1})
    match.play("settler")
    assert match.choices() == ["pass", "settle corn", "settle quarry", "forest corn"]


@rule("NB-FOREST-03")
def test_a_plantation_on_the_island_stays_one() -> None:
    """Only the tile taken now may become a forest, none that lies on the island already."""
    match = with_new_buildings(row={"corn": 1}, seats={1: seat(island="2/1 coffee, 1 sugar", city="forest_house")})
    match.play("settler", "pass")
    assert match.choices() == ["pass", "settle corn", "forest corn"]
    match.play("forest corn")
    assert board(match, 1)["island"] == {"coffee": [2, 1], "sugar": [1, 0]}


@rule("NB-FOREST-12")
@pytest.mark.parametrize(("answer", "tiles", "forests"), [("plantation", [1, 0], {}), ("forest", None, {"sugar": 1})])
def test_the_owner_looks_at_the_haciendas_tile_first(answer: str, tiles: list[int] | None, forests: Json) -> None:
    """By the rules of 2020 who has hacienda and forest house looks at the unseen tile, then says what it is to be."""
    match = with_new_buildings(
        row={"corn": 1}, discards=only_face_down("sugar", {"corn": 1}), seats={1: seat(city="hacienda, forest_house")}
    )
    match.play("settler", "pass", "hacienda")
    assert match.choices() == ["lay plantation", "lay forest"]
    assert match.view(1)["question"]["tile"] == "sugar"
    match.play(f"lay {answer}")
    assert board(match, 1)["island"].get("sugar") == tiles
    assert board(match, 1)["secret_forests"] == forests
    assert match.choices() == ["pass", "settle corn", "forest corn"]


@rule("NB-FOREST-12")
def test_only_its_owner_knows_what_the_hacienda_drew() -> None:
    """A tile that was looked at and laid face down is hidden from the others; one taken from the row is not."""
    match = with_new_buildings(
        row={"corn": 1}, seats={1: seat(city="hacienda, forest_house")}, discards={"corn": 9, "coffee": 8}
    )
    match.play("settler", "pass", "hacienda")
    tile = match.view(1)["question"]["tile"]
    for other in (0, None):
        assert "tile" not in match.view(other)["question"]
    match.play("lay forest", "forest corn")
    assert match.view(1)["seats"][1]["forests"] == {"count": 2, "known": {tile: 1, "corn": 1}}
    for other in (0, None):
        assert match.view(other)["seats"][1]["forests"] == {"count": 2, "known": {"corn": 1}}
        assert [event["tile"] for event in match.log(other) if event["kind"] == "forest_laid"] == [None, "corn"]
        assert [event["tile"] for event in match.log(other) if event["kind"] == "tile_drawn"] == [None]
    assert [event["tile"] for event in match.log(1) if event["kind"] == "forest_laid"] == [tile, "corn"]


@rule("NB-IX-10")
def test_hacienda_and_hospice_with_the_forest_house() -> None:
    """With hacienda, hospice and forest house the unseen tile laid as a forest brings no colonist; for the normal tile
    laid as a forest one comes to San Juan."""
    match = with_new_buildings(row={"corn": 1}, seats={1: seat(city="hacienda, hospice, forest_house")})
    match.play("settler", "pass", "hacienda", "lay forest")
    assert board(match, 1)["san_juan"] == 0
    match.play("forest corn")
    assert board(match, 1)["san_juan"] == 1


# Laying forests by the rules of 2004


@rule("NB-FOREST-04", "NB-FOREST-05")
@pytest.mark.parametrize("removed", ["corn", "coffee"])
def test_a_forest_tile_instead_of_a_plantation(removed: str) -> None:
    """By the rules of 2004 the owner may lay a forest tile instead of taking a plantation or quarry; an open plantation
    of their choice, never a quarry, leaves the game for it."""
    match = with_forest_tiles(row=ROW, seats={0: seat(city="forest_house")})
    match.play("settler")
    assert match.choices() == ["pass", "settle corn", "settle coffee", "settle quarry", "forest corn", "forest coffee"]
    match.play(f"forest {removed}")
    assert (board(match, 0)["forest_tiles"], board(match, 0)["island"]) == (1, {})
    assert (table(match)["forest_tiles"], table(match)["removed"]) == (11, {removed: 1})
    assert match.view(None)["seats"][0]["tiles"] == 1
    assert match.actor == 1
    finish_phase(match)
    assert table(match)["removed"] == {removed: 1}
    assert table(match)["discards"] == {
        name: tiles - (name == removed) for name, tiles in ROW.items() if tiles > (name == removed)
    }


@rule("NB-FOREST-06", "NB-IX-11")
def test_without_an_open_plantation_there_is_no_forest() -> None:
    """By the rules of 2004 each forest needs an open plantation: after the last is removed nobody lays another."""
    match = with_forest_tiles(row={"corn": 1}, seats={0: seat(city="forest_house"), 1: seat(city="construction_hut")})
    match.play("settler", "forest corn")
    assert match.choices() == ["pass", "settle quarry"]
    match = with_forest_tiles(row={}, seats={0: seat(city="forest_house")})
    match.play("settler")
    assert match.choices() == ["pass", "settle quarry"]


@rule("NB-FOREST-06", "NB-IX-11")
def test_without_a_forest_tile_there_is_no_forest() -> None:
    """By the rules of 2004 there are twelve forest tiles; when the last is used nobody lays a forest."""
    match = with_forest_tiles(row={"corn": 5}, seats={0: seat(city="forest_house, library", forest_tiles=11)})
    match.play("settler", "forest corn")
    assert table(match)["forest_tiles"] == 0
    match = with_forest_tiles(row={"corn": 5}, seats={0: seat(city="forest_house"), 1: seat(forest_tiles=12)})
    match.play("settler")
    assert match.choices() == ["pass", "settle corn", "settle quarry"]
    assert match.why_not("forest corn") == "There is no forest tile left."


@rule("NB-DEC-17")
def test_of_all_31_the_haciendas_tile_is_no_forest_tile() -> None:
    """By the rules of 2004 the hacienda's tile is laid as it is; a forest can only replace the normal tile."""
    match = with_forest_tiles(row={"corn": 1}, seats={1: seat(city="hacienda, forest_house")})
    match.play("settler", "pass", "hacienda")
    assert match.choices()[-1] == "forest corn"
    match.play("forest corn")
    assert (board(match, 1)["forest_tiles"], match.view(None)["seats"][1]["tiles"]) == (1, 2)


# What forests are good for


@rule("NB-FOREST-07", "NB-IX-13")
@pytest.mark.parametrize("colonists", [0, 1])
def test_two_forests_take_a_doubloon_off(colonists: int) -> None:
    """A builder pays one doubloon less for each two forests that they have, whether or not their forest house is
    occupied; without a colonist there they only lay no new ones."""
    owner = seat(doubloons=6, forests="2 corn, 3 coffee", city=f"forest_house ({colonists})")
    match = with_new_buildings(row={"corn": 1}, seats={1: owner})
    match.play("builder", "pass")
    assert prices(match)["harbor"] == 8 - 2
    match.play("build harbor")
    assert board(match, 1)["doubloons"] == 0
    finish_phase(match)
    match.play("settler")
    assert ("forest corn" in match.choices()) == (colonists == 1)


@rule("NB-FOREST-07")
def test_forests_of_others_are_no_help() -> None:
    """Only a player's own forests lower their price."""
    match = with_new_buildings(seats={1: seat(doubloons=1), 2: seat(forests="2 corn")})
    match.play("builder", "pass")
    assert prices(match)["harbor"] == 8


@rule("NB-FOREST-08", "NB-IX-12", "NB-DEC-05")
@pytest.mark.parametrize(("forests", "less"), [(1, 0), (2, 1), (3, 1), (6, 3), (7, 3)])
def test_forests_have_no_column_limit(forests: int, less: int) -> None:
    """Forests count besides the builder's doubloon and the quarries, and whatever the building's column; no price is
    below zero."""
    owner = seat(doubloons=1, forest_tiles=forests, island="3/3 quarry")
    match = with_forest_tiles(seats={0: owner})
    match.play("builder")
    assert prices(match)["small_warehouse"] == max(0, 3 - 1 - 1 - less)
    assert prices(match)["guild_hall"] == 10 - 1 - 3 - less
    assert prices(match)["small_market"] == 0


@rule("NB-DEC-05")
def test_forests_count_before_the_black_market() -> None:
    """The forests' discount comes off before the black market is asked."""
    match = with_new_buildings(
        seats={1: seat(doubloons=6, points=1, goods="1 corn", san_juan=1, forests="4 corn", city="black_market")}
    )
    match.play("builder", "pass", "build harbor")
    assert (board(match, 1)["doubloons"], board(match, 1)["city"]) == (0, {"black_market": 1, "harbor": 0})
    assert (board(match, 1)["points"], board(match, 1)["goods"], board(match, 1)["san_juan"]) == (1, {"corn": 1}, 1)


@rule("NB-EX-05")
def test_six_forests_two_quarries_and_the_builder_pay_a_large_warehouse() -> None:
    """Six forests, two occupied quarries, the builder: the large warehouse is free."""
    match = with_forest_tiles(seats={0: seat(forest_tiles=6, island="2/2 quarry")})
    match.play("builder")
    assert prices(match)["large_warehouse"] == 6 - 1 - 2 - 3 == 0


@rule("NB-EX-06")
def test_four_forests_two_quarries_and_the_builder_leave_one_doubloon() -> None:
    """Four forests, two occupied quarries, the builder: the large warehouse costs one doubloon."""
    match = with_new_buildings(seats={0: seat(forests="4 corn", island="2/2 quarry")})
    match.play("builder")
    assert prices(match)["large_warehouse"] == 6 - 1 - 2 - 2 == 1


@rule("NB-FOREST-09")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
def test_nobody_works_in_a_forest(nb_rules: str) -> None:
    """A forest has no circle: the mayor places nobody there, and it asks for nobody on the colonist ship."""
    forests = seat(forest_tiles=3) if nb_rules == "2004" else seat(forests="3 corn")
    match = with_new_buildings(3, options={"nb_rules": nb_rules}, seats={0: forests})
    match.play("mayor", "colonist")
    assert kind(match) == "role"
    assert (board(match, 0)["san_juan"], board(match, 0)["island"]) == (2, {})
    assert table(match)["colonist_ship"] == 3


@rule("NB-FOREST-10")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
def test_the_hospices_colonist_for_a_forest_goes_to_san_juan(nb_rules: str) -> None:
    """With a hospice the colonist for a tile that is laid as a forest goes to San Juan."""
    match = with_new_buildings(
        row={"corn": 1}, options={"nb_rules": nb_rules}, seats={1: seat(island="1 corn", city="hospice, forest_house")}
    )
    match.play("settler", "pass", "forest corn")
    assert (board(match, 1)["san_juan"], board(match, 1)["island"]) == (1, {"corn": [1, 0]})


@rule("NB-FOREST-11", "NB-DEC-22")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
@pytest.mark.parametrize(
    ("first", "second"), [("settle", "settle"), ("settle", "forest"), ("forest", "settle"), ("forest", "forest")]
)
def test_a_settler_with_a_library_lays_none_one_or_two_forests(nb_rules: str, first: str, second: str) -> None:
    """A settler with a library may lay none, one or both of their two tiles as forests; by the rules of 2004 an open
    plantation leaves the game for each."""
    match = with_new_buildings(
        row={"corn": 2}, options={"nb_rules": nb_rules}, seats={0: seat(city="library, forest_house")}
    )
    match.play("settler", f"{first} corn", "pass", "pass", "pass", f"{second} corn")
    forests = [first, second].count("forest")
    laid = board(match, 0)
    assert laid["island"] == ({"corn": [2 - forests, 0]} if forests < 2 else {})
    assert match.view(None)["seats"][0]["forests"]["count"] == forests
    assert match.view(None)["seats"][0]["tiles"] == 2
    if nb_rules == "2004":
        assert table(match)["removed"] == ({"corn": forests} if forests else {})


@rule("NB-DEC-22")
def test_a_second_forest_needs_an_open_plantation_too() -> None:
    """By the rules of 2004 the second forest of a settler with a library needs a plantation that is left."""
    match = with_forest_tiles(row={"corn": 2}, seats={0: seat(city="library, forest_house")})
    match.play("settler", "forest corn", "settle corn")
    assert kind(match) == "role"
    assert board(match, 0)["forest_tiles"] == 1


@rule("NB-FOREST-13", "NB-DEC-21", "NB-IX-31")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
@pytest.mark.parametrize(("forests", "points"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_a_forest_fills_an_island_space(nb_rules: str, forests: int, points: int) -> None:
    """Forests fill the island as other tiles do, and count for the residence."""
    more: Json = {"forest_tiles": forests} if nb_rules == "2004" else {"forests": f"{forests} coffee"}
    owner = seat(island="3 corn, 2 sugar, 1 quarry", city="residence, forest_house", **more)
    match = with_new_buildings(options={"nb_rules": nb_rules}, row={"corn": 1}, seats={1: owner})
    assert match.scores()[1]["sheet"]["residence"] == points
    match.play("settler", "pass")
    assert (match.actor == 1) == (forests < 6)


@rule("NB-FOREST-13")
def test_a_forest_is_a_tile_of_its_own_kind() -> None:
    """For the cloister forests make sets with each other, not with the plantations they were."""
    match = with_new_buildings(seats={0: seat(island="2 corn", forests="1 corn, 2 coffee", city="cloister")})
    assert match.scores()[0]["sheet"]["cloister"] == 1
    match = with_new_buildings(seats={0: seat(island="2 corn", forests="1 corn", city="cloister")})
    assert match.scores()[0]["sheet"]["cloister"] == 0
