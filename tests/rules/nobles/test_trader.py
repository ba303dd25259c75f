"""Puerto Rico with Nobles: the land office."""

import pytest

from tests.kits.puerto_rico import (
    Json,
    and_new_buildings,
    board,
    events,
    kind,
    odds,
    rule,
    scored,
    seat,
    table,
    with_nobles,
)

TILES = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
OFFICE = seat(doubloons=2, city="land_office")


@rule("NO-LANDOFFICE-01", "NO-DEC-05")
def test_a_land_office_buys_the_next_plantation() -> None:
    """With a colonist the owner may buy an unseen plantation for a doubloon on their turn of the trader phase, once,
    before or after their sale."""
    match = with_nobles(seats={0: {**OFFICE, "goods": {"indigo": 1}}})
    match.play("trader")
    assert match.choices() == ["pass", "sell indigo", "buy plantation"]
    match.play("buy plantation")
    assert board(match, 0)["doubloons"] == 1
    assert sum(tiles for tiles, _ in board(match, 0)["island"].values()) == 1
    assert match.choices() == ["pass", "sell indigo"]
    match.play("sell indigo")
    assert (board(match, 0)["doubloons"], kind(match)) == (1 + 1 + 1, "role")


@rule("NO-LANDOFFICE-01")
def test_a_land_office_draws_any_plantation_lying_face_down() -> None:
    """Each plantation lying face down is as likely as any other."""
    match = with_nobles(seats={0: OFFICE}, row={"corn": 5})
    match.play("trader", "buy plantation")
    assert odds(match.at(len(match.moves) - 1)) == {
        f"draw {name}": tiles - 5 * (name == "corn") for name, tiles in TILES.items()
    }


@rule("NO-LANDOFFICE-02", "NO-LANDOFFICE-04", "NO-IX-08")
def test_a_land_office_with_a_noble_sells_a_plantation() -> None:
    """With a noble they may put one of their plantations on the discards for a doubloon; who worked there waits in San
    Juan."""
    owner = seat(island="2/2 corn, 1 sugar, 1/1 quarry", city="land_office", nobles="1 land_office, 2 corn")
    match = with_nobles(seats={0: owner})
    match.play("trader")
    assert match.choices() == ["pass", "discard corn", "discard sugar"]
    match.play("discard corn")
    assert board(match, 0)["island"] == {"corn": [1, 1], "sugar": [1, 0], "quarry": [1, 1]}
    assert (board(match, 0)["doubloons"], board(match, 0)["san_juan"]) == (1, 1)
    assert board(match, 0)["nobles"] == {"land_office": 1, "corn": 1, "san_juan": 1}
    assert table(match)["discards"] == {"corn": 1}


@rule("NO-LANDOFFICE-02", "NO-LANDOFFICE-04")
def test_a_land_office_sells_an_empty_plantation_or_an_occupied_one() -> None:
    """Of equal plantations an empty one is sold unless its owner names one with somebody on it."""
    owner = seat(island="2/1 corn", city="land_office", nobles="1 land_office")
    match = with_nobles(seats={0: owner})
    match.play("trader")
    assert match.choices() == ["pass", "discard corn", "discard corn colonist"]
    match.play("discard corn colonist")
    assert (board(match, 0)["island"], board(match, 0)["san_juan"]) == ({"corn": [1, 0]}, 1)
    assert board(match, 0)["doubloons"] == 1
    [event] = events(match, "tile_given_up")
    assert (event["tile"], event["crew"]) == ("corn", "colonist")


@rule("NO-LANDOFFICE-03", "NO-IX-09")
def test_what_is_bought_may_be_laid_as_a_forest() -> None:
    """With a forest house the plantation bought is looked at, and may be laid as a forest that only its owner knows."""
    match = with_nobles(**and_new_buildings(), seats={0: seat(doubloons=1, city="hacienda, forest_house, land_office")})
    match.play("trader", "buy plantation")
    assert (kind(match), match.choices()) == ("lay", ["lay plantation", "lay forest"])
    match.play("lay forest")
    assert sum(board(match, 0)["secret_forests"].values()) == 1
    assert match.view(1)["seats"][0] != match.view(0)["seats"][0]
    assert "secret_forests" not in str(match.view(1)) or not match.view(1)["seats"][0].get("secret_forests")


@rule("NO-LANDOFFICE-05", "NO-IX-07")
@pytest.mark.parametrize(
    "owner",
    [seat(city="land_office"), seat(doubloons=1, island="12 quarry", city="land_office")],
)
def test_buying_takes_a_doubloon_and_a_space(owner: Json) -> None:
    """Without a doubloon or a free island space nothing is bought."""
    island = {"quarry": [8, 0], "corn": [4, 0]} if owner["island"] else {}
    match = with_nobles(seats={0: {**owner, "island": island}})
    match.play("trader")
    assert kind(match) == "role"


@rule("NO-LANDOFFICE-05")
def test_no_hospice_mans_what_is_bought() -> None:
    """No colonist of a hospice comes with a plantation that is bought."""
    match = with_nobles(seats={0: seat(doubloons=1, city="land_office, hospice")})
    match.play("trader", "buy plantation")
    assert [manned for _, manned in board(match, 0)["island"].values()] == [0]


@rule("NO-DEC-05", "NO-IX-07")
def test_the_owner_of_a_land_office_has_his_turn_though_the_house_is_full() -> None:
    """With a full trading house the owner still has a turn; markets and privilege have no part in it."""
    full = {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1}
    owner = seat(doubloons=1, city="land_office, small_market, large_market", goods="1 coffee")
    match = with_nobles(seats={1: {**owner}, 0: seat(goods="1 tobacco")}, trading_house={**full, "tobacco": 0})
    match.play("trader", "sell tobacco")
    assert (match.actor, match.choices()) == (1, ["pass", "buy plantation"])
    match.play("buy plantation")
    assert board(match, 1)["doubloons"] == 0


@rule("NO-IX-07")
def test_a_land_office_draws_from_the_discards_when_the_stack_is_empty() -> None:
    """If nothing lies face down the discards are shuffled first."""
    match = with_nobles(seats={0: OFFICE}, discards=TILES)
    match.play("trader", "buy plantation")
    assert odds(match.at(len(match.moves) - 1)) == {f"draw {name}": tiles for name, tiles in TILES.items()}


@rule("NO-DEC-06")
def test_only_plantations_are_sold() -> None:
    """A land office sells plantations, and neither quarries nor forests."""
    owner = seat(island="1 corn, 1 quarry", forests="1 sugar", city="land_office", nobles="1 land_office")
    match = with_nobles(**and_new_buildings(), seats={0: owner})
    match.play("trader")
    assert match.choices() == ["pass", "discard corn"]


@rule("NO-IX-08")
def test_a_sale_makes_room_and_costs_the_residence() -> None:
    """A plantation sold leaves its space free, and the residence counts fewer."""
    owner = seat(island="8 corn, 2 sugar", city="land_office, residence", nobles="1 land_office")
    match = with_nobles(seats={0: owner})
    before = scored(match, 0)["residence"]
    match.play("trader", "discard sugar")
    assert (before, scored(match, 0)["residence"]) == (5, 4)
