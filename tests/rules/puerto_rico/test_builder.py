"""Puerto Rico: the builder phase, with the university."""

from random import Random

import pytest

from boriken import Match
from tests.kits.puerto_rico import (
    board,
    events,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    roles_taken,
    rule,
    seat,
    small_buildings,
    table,
)

FOUR_LARGE = "guild_hall (0), residence (0), fortress (0), customs_house (0)"


def prices(match: Match) -> dict[str, int]:
    """The price of each building on sale for the player who is asked to build."""
    asked = (match.question() or {})["prices"]
    return {str(name): int(price) for name, price in asked.items()}


def cities(match: Match) -> list[set[str]]:
    return [set(owner["city"]) for owner in table(match)["seats"]]


def after_the_builder(doubloons: int = 0, island: str = "", city: str = "") -> Match:
    """A builder phase in which the builder has passed and their neighbour, who has this board, is asked."""
    match = given(seats={1: seat(doubloons=doubloons, island=island, city=city)})
    match.play("builder", "pass")
    return match


@rule("PR-BUILDER-01")
@for_every_player_count
def test_the_builder_pays_one_doubloon_less(players: int) -> None:
    """The builder may put up one building and pays one doubloon less than it costs."""
    match = given(players, governor=1, seats={1: seat(doubloons=9)})
    match.play("builder", "build office")
    assert board(match, 1)["doubloons"] == 5
    assert (kind(match), match.actor) == ("role", 2 % players)


@rule("PR-BUILDER-02")
@for_every_player_count
def test_then_everybody_else_may_build_one_at_its_full_cost(players: int) -> None:
    """After the builder the others follow clockwise; each may put up one building and gets no such reduction."""
    match = given(players, governor=1, seats={number: seat(doubloons=5) for number in range(players)})
    match.play("builder", "pass")
    followers = [number % players for number in range(2, players + 1)]
    for number in followers:
        assert match.actor == number
        assert "pass" in match.choices()
        match.play("build small_indigo_plant")
    assert kind(match) == "role"
    assert {board(match, number)["doubloons"] for number in followers} == {4}


@rule("PR-BUILDER-03")
def test_the_price_is_paid_and_the_building_goes_into_the_city() -> None:
    """The price goes to the bank, and the building moves from the display to a free space of the buyer's city."""
    match = after_the_builder(doubloons=7, city="small_market (0)")
    match.play("build hospice")
    assert board(match, 1)["doubloons"] == 3
    assert board(match, 1)["city"] == {"small_market": 0, "hospice": 0}
    assert table(match)["buildings"]["hospice"] == 1


@rule("PR-BUILDER-04")
@pytest.mark.parametrize(("players", "owners"), [(2, [1]), (3, [1, 2]), (4, [1, 2]), (5, [1, 2])])
def test_a_building_that_is_sold_out_cannot_be_built(players: int, owners: list[int]) -> None:
    """A building can be put up only while a copy of it is still on sale."""
    owned = {number: seat(city="factory (0)") for number in owners}
    match = given(players, seats={0: seat(doubloons=20), **owned})
    match.play("builder")
    assert match.why_not("build factory") == "No factory is left on sale."
    assert match.why_not("build university") is None


@rule("PR-BUILDER-05")
def test_nobody_builds_the_same_building_twice() -> None:
    """No player may own two copies of one building."""
    match = after_the_builder(doubloons=20, city="small_indigo_plant (0)")
    assert table(match)["buildings"]["small_indigo_plant"] == 3
    assert match.why_not("build small_indigo_plant") == "You already own the small indigo plant."


@rule("PR-BUILDER-06")
def test_any_two_free_spaces_hold_a_large_building() -> None:
    """A large building takes two spaces, one below the other; as one's own buildings may be moved about for it,
    any two free spaces will do."""
    match = given(seats={0: seat(doubloons=9, city=small_buildings(10))})
    match.play("builder", "build city_hall")
    assert match.view(None)["seats"][0]["spaces"] == 12


@rule("PR-BUILDER-07")
@pytest.mark.parametrize("large", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_one_free_space_is_too_little_for_a_large_building(large: str) -> None:
    """With a single space left in the city no large building can be put up."""
    match = after_the_builder(doubloons=20, city=small_buildings(11))
    name = large.replace("_", " ")
    assert match.why_not(f"build {large}") == f"The {name} needs 2 city spaces; you have 1 free."


@rule("PR-BUILDER-08")
def test_a_full_city_builds_nothing_more() -> None:
    """A city has twelve spaces and can never use more of them: whoever has filled them all builds no more."""
    match = given(seats={0: seat(doubloons=20, city=small_buildings(12)), 1: seat(doubloons=1)})
    match.play("builder")
    assert match.actor == 1


@rule("PR-BUILDER-09")
def test_each_occupied_quarry_saves_a_doubloon() -> None:
    """Every quarry with a colonist on it lowers its owner's price by one doubloon, for the builder as for the
    others."""
    quarries = seat(doubloons=20, island="3/2 quarry, 1/1 corn")
    match = given(seats={0: quarries, 1: quarries})
    match.play("builder")
    assert prices(match)["harbor"] == 8 - 2 - 1
    match.play("pass")
    assert prices(match)["harbor"] == 8 - 2


@rule("PR-BUILDER-10")
@pytest.mark.parametrize(
    ("building", "cost", "column"),
    [("small_warehouse", 3, 1), ("large_warehouse", 6, 2), ("wharf", 9, 3), ("city_hall", 10, 4)],
)
def test_the_column_limits_the_quarries_that_count(building: str, cost: int, column: int) -> None:
    """For a building of column 1, 2, 3 or 4 no more than 1, 2, 3 or 4 quarries count."""
    match = after_the_builder(island="5/5 quarry")
    assert prices(match)[building] == cost - column


@rule("PR-BUILDER-11")
def test_a_quarry_without_a_colonist_saves_nothing() -> None:
    """A quarry nobody works in lowers no price."""
    match = after_the_builder(doubloons=20, island="3 quarry")
    assert prices(match)["harbor"] == 8


@rule("PR-BUILDER-12")
def test_the_builders_doubloon_comes_on_top_of_all_quarries() -> None:
    """The builder's own reduction adds to that of the quarries and takes nothing of what the column allows."""
    match = given(seats={0: seat(doubloons=20, island="4/4 quarry")})
    match.play("builder")
    assert prices(match)["small_warehouse"] == 3 - 1 - 1
    assert prices(match)["residence"] == 10 - 4 - 1


@rule("PR-BUILDER-13")
def test_no_price_falls_below_nothing() -> None:
    """A price is never less than nothing, and what is saved beyond that is not paid out."""
    match = given(seats={0: seat(doubloons=2, island="1/1 quarry")})
    match.play("builder", "build small_indigo_plant")
    assert board(match, 0)["doubloons"] == 2


@rule("PR-BUILDER-14")
def test_a_builder_who_builds_nothing_gains_nothing() -> None:
    """The builder's privilege is a reduction: if they build nothing it is worth no doubloon."""
    match = given(seats={0: seat(doubloons=4)})
    match.play("builder", "pass")
    assert board(match, 0)["doubloons"] == 4


@rule("PR-BUILDER-15")
def test_a_new_building_is_empty_and_asks_for_colonists() -> None:
    """A new building has no colonist, unless another building brings one; its circles count at the next refill of
    the colonist ship."""
    match = given(3, seats={0: seat(doubloons=2, san_juan=1, city="sugar_mill (0)")})
    match.play("builder", "build indigo_plant")
    assert board(match, 0)["city"] == {"indigo_plant": 0, "sugar_mill": 0}
    match.play("mayor", "pass")
    finish_phase(match)
    assert table(match)["colonist_ship"] == 6 - 2


@rule("PR-BUILDER-16")
@for_every_player_count
def test_no_building_ever_leaves_a_city(players: int) -> None:
    """Buildings stay in a city to the end: nothing is taken out to make room or to put off the end."""
    full = seat(doubloons=20, city=small_buildings(12))
    match = given(players, seats={0: full, **{number: seat(doubloons=9) for number in range(1, players)}})
    chance, before = Random(players), cities(match)
    for _ in range(400):
        if match.over:
            break
        match.play(chance.choice(match.choices()))
        after = cities(match)
        assert all(old <= new for old, new in zip(before, after, strict=True))
        before = after


@rule("PR-BUILDER-17")
def test_it_is_never_asked_where_a_building_stands() -> None:
    """It has no meaning on which space of the city a building stands: there is one way to build it."""
    match = given(seats={0: seat(doubloons=4, city="office (0), hospice (0)")})
    match.play("builder")
    assert [choice for choice in match.choices() if "small_market" in choice] == ["build small_market"]
    assert board(match, 0)["city"] == {"hospice": 0, "office": 0}


# The university


@rule("PR-BLD-UNIVERSITY-01")
def test_the_university_mans_a_new_building() -> None:
    """When the owner of a working university puts up a building, a colonist from the supply may go on it at once."""
    match = given(seats={0: seat(doubloons=1, city="university")}, colonists=10)
    match.play("builder", "build small_sugar_mill")
    assert board(match, 0)["city"] == {"small_sugar_mill": 1, "university": 1}
    assert (table(match)["colonists"], table(match)["colonist_ship"]) == (9, 4)


@rule("PR-BLD-UNIVERSITY-02")
@pytest.mark.parametrize("building", ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"])
def test_the_university_brings_a_single_colonist(building: str) -> None:
    """The university brings one colonist only, even to a building with several circles."""
    match = after_the_builder(doubloons=9, city="university")
    match.play(f"build {building}")
    assert board(match, 1)["city"][building] == 1


@rule("PR-BLD-UNIVERSITY-03")
@pytest.mark.parametrize(("on_the_ship", "left_there", "arrived"), [(2, 1, 1), (0, 0, 0)])
def test_without_a_supply_the_university_turns_to_the_ship(on_the_ship: int, left_there: int, arrived: int) -> None:
    """When the supply is empty the university's colonist comes from the colonist ship; when that is empty too,
    nobody comes."""
    match = given(seats={0: seat(doubloons=9, city="university")}, colonists=0, colonist_ship=on_the_ship)
    match.play("builder", "build hospice")
    assert board(match, 0)["city"]["hospice"] == arrived
    assert table(match)["colonist_ship"] == left_there


@rule("PR-BLD-UNIVERSITY-04")
def test_the_university_does_not_man_itself() -> None:
    """Putting up the university brings no colonist: nobody works in it yet."""
    match = given(seats={0: seat(doubloons=9)})
    match.play("builder", "build university")
    assert board(match, 0)["city"] == {"university": 0}


# Examples, interactions and decisions


@rule("PR-EX-02")
def test_three_quarries_of_the_rule_book() -> None:
    """Example: with three occupied quarries, and not the builder, one pays 1 for the construction hut, 3 for the
    office, 5 for the harbor and 7 for the city hall."""
    cost = prices(after_the_builder(doubloons=20, island="3/3 quarry"))
    assert [cost[name] for name in ("construction_hut", "office", "harbor", "city_hall")] == [1, 3, 5, 7]


@rule("PR-IX-06")
def test_a_ship_that_a_university_took_from_stays_short() -> None:
    """A university that takes its colonist from the colonist ship may leave fewer there than there are players; only
    these are dealt in the next mayor phase."""
    match = given(seats={0: seat(doubloons=9, city="university")}, colonists=0)
    match.play("builder", "build hospice", "mayor")
    assert [(event["seat"], event["count"]) for event in events(match, "colonists_dealt")] == [
        (1, 1),
        (2, 1),
        (3, 1),
        (0, 0),
    ]


@rule("PR-IX-07")
def test_a_university_mans_the_building_that_fills_the_city() -> None:
    """The building that fills the twelfth space of a city gets its colonist from the university too, and the end of
    the game is near."""
    match = given(seats={0: seat(doubloons=6, city=small_buildings(10) + ", university")})
    match.play("builder", "build factory")
    assert board(match, 0)["city"]["factory"] == 1
    assert table(match)["ending"] == ["city"]


@rule("PR-IX-12")
@pytest.mark.parametrize(
    ("builder", "expected"),
    [(False, [0, 2, 3, 4, 6]), (True, [0, 1, 2, 3, 5])],
)
def test_four_quarries_in_every_column(builder: bool, expected: list[int]) -> None:
    """Four occupied quarries save 1, 2, 3 and 4 doubloons in columns 1 to 4, and the builder one more; the small
    indigo plant costs nothing either way."""
    match = given(seats={0 if builder else 1: seat(doubloons=20, island="4/4 quarry")})
    match.play("builder", *([] if builder else ["pass"]))
    cost = prices(match)
    names = ("small_indigo_plant", "small_warehouse", "office", "factory", "fortress")
    assert [cost[name] for name in names] == expected


@rule("PR-IX-13")
def test_large_production_buildings_stand_in_columns_2_and_3() -> None:
    """Indigo plant and sugar mill stand in column 2, tobacco storage and coffee roaster in column 3, whatever they
    cost: so many quarries count for them."""
    cost = prices(after_the_builder(island="4/4 quarry"))
    names = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")
    assert [cost[name] for name in names] == [3 - 2, 4 - 2, 5 - 3, 6 - 3]


@rule("PR-IX-14")
@pytest.mark.parametrize(("small", "fits"), [(9, True), (10, True), (11, False)])
def test_a_large_building_needs_two_free_spaces_wherever_they_are(small: int, fits: bool) -> None:
    """Two free spaces hold a large building even if they lie apart, since the city is regrouped; one is too few."""
    match = given(seats={0: seat(doubloons=20, city=small_buildings(small))})
    match.play("builder")
    assert ("build fortress" in match.choices()) == fits


@rule("PR-IX-15")
def test_doubloons_on_the_builder_card_pay_for_the_building() -> None:
    """Doubloons that lie on the builder card are the builder's at once: they can pay their own building with them."""
    match = given(roles=roles_taken(doubloons={"builder": 3}))
    match.play("builder", "build hospice")
    assert board(match, 0)["doubloons"] == 0
    assert board(match, 0)["city"] == {"hospice": 0}


@rule("PR-DEC-12")
@pytest.mark.parametrize(
    ("most", "refusal"), [(4, "A city has room for 4 large buildings."), (5, None)], ids=["four", "five"]
)
def test_a_fifth_large_building_finds_no_column(most: int, refusal: str | None) -> None:
    """Each column of a city, three spaces high, holds one large building, so a fifth is refused; with the option
    max_large = 5 only the free spaces count."""
    match = given(seats={0: seat(doubloons=9, city=FOUR_LARGE)}, options={"max_large": most})
    match.play("builder")
    assert match.why_not("build city_hall") == refusal


@rule("PR-DEC-13")
def test_all_reductions_are_taken_in_full() -> None:
    """Reductions add up and are always taken in full, down to a price of nothing and no further."""
    match = given(seats={0: seat(doubloons=5, island="3/3 quarry")})
    match.play("builder")
    cost = prices(match)
    assert [cost[name] for name in ("small_market", "hacienda", "indigo_plant", "office")] == [0, 0, 0, 2]
    match.play("build office")
    assert board(match, 0)["doubloons"] == 3


@rule("PR-DEC-18")
def test_the_colonist_of_a_university_may_be_declined() -> None:
    """Nobody has to accept the colonist of their hospice or university; where ask_optional is on, they are asked."""
    match = given(seats={0: seat(doubloons=9, city="university")}, options={"ask_optional": True})
    match.play("builder", "build hospice")
    assert match.choices() == ["pass", "use university"]
    match.play("pass")
    assert board(match, 0)["city"]["hospice"] == 0
