"""Puerto Rico: what holds for all buildings."""

import pytest

from tests.kits.printed import assert_played_as_printed, printed_facts
from tests.kits.puerto_rico import Json, board, for_every_player_count, given, new_game, rule, seat, ship, table

# tests/kits/printed.py says what the columns are
PRINTED = """
    small_indigo_plant   Ps    1   1   1   1   4/2
    small_sugar_mill     Ps    2   1   1   1   4/2
    indigo_plant         Pl    3   2   3   2   3/2
    sugar_mill           Pl    4   2   3   2   3/2
    tobacco_storage      Pl    5   3   3   3   3/2
    coffee_roaster       Pl    6   3   2   3   3/2
    small_market         V     1   1   1   1   2/1
    hacienda             V     2   1   1   1   2/1
    construction_hut     V     2   1   1   1   2/1
    small_warehouse      V     3   1   1   1   2/1
    hospice              V     4   2   1   2   2/1
    office               V     5   2   1   2   2/1
    large_market         V     5   2   1   2   2/1
    large_warehouse      V     6   2   1   2   2/1
    factory              V     7   3   1   3   2/1
    university           V     8   3   1   3   2/1
    harbor               V     8   3   1   3   2/1
    wharf                V     9   3   1   3   2/1
    guild_hall           VL   10   4   1   4   1/1
    residence            VL   10   4   1   4   1/1
    fortress             VL   10   4   1   4   1/1
    customs_house        VL   10   4   1   4   1/1
    city_hall            VL   10   4   1   4   1/1
"""


def printed(players: int) -> Json:
    return printed_facts(PRINTED, players)


@for_every_player_count
@pytest.mark.parametrize("edition", ["first", "2020"])
def test_the_facts_are_the_printed_table(players: int, edition: str) -> None:
    """Every building with its kind, cost, victory points, circles, column and number of copies."""
    match = new_game(players, edition=edition)
    assert match.facts()["buildings"] == printed(players)
    assert list(match.facts()["buildings"]) == list(printed(players))


@pytest.mark.parametrize("building", printed(players=4))
def test_a_building_is_sold_manned_and_scored_as_printed(building: str) -> None:
    """The cost is paid, the circles take as many colonists, and the printed points count."""
    assert table(given())["buildings"][building] == printed(players=4)[building]["copies"]
    assert_played_as_printed(building, printed(players=4)[building])


@for_every_player_count
@pytest.mark.parametrize("edition", ["first", "2020"])
def test_both_editions_sell_the_same_buildings(players: int, edition: str) -> None:
    """The display holds the same copies at the same cost in both editions; for two players there are fewer copies."""
    match = given(players, options={"edition": edition})
    assert table(match)["buildings"] == {name: says["copies"] for name, says in printed(players).items()}
    match = given(players, seats={1: seat(doubloons=20)}, options={"edition": edition})
    match.play("builder", "pass")
    assert (match.question() or {})["prices"] == {name: says["price"] for name, says in printed(players).items()}


@rule("PR-BLD-GEN-01")
@pytest.mark.parametrize("colonists", [0, 1])
def test_a_building_works_only_with_a_colonist_on_it(colonists: int) -> None:
    """A building does its work only while at least one colonist is on it; its printed victory points always count."""
    match = given(seats={1: seat(goods="1 indigo", city=f"small_market ({colonists})")})
    match.play("trader", "sell indigo")
    assert board(match, 1)["doubloons"] == 1 + colonists
    assert match.scores()[1]["points"] == 1


@rule("PR-BLD-GEN-02")
def test_once_built_the_cost_is_forgotten() -> None:
    """The printed cost counts when a building is put up and never again: not in the score, not in a tie."""
    match = given(seats={0: seat(city="small_market (0), hospice (0)"), 1: seat(city="hacienda (0), office (0)")})
    cheap, dear = match.scores()[:2]
    assert (cheap["points"], cheap["tiebreak"]) == (dear["points"], dear["tiebreak"]) == (3, 0)


@rule("PR-BLD-GEN-03")
@pytest.mark.parametrize("colonists", [0, 1])
@pytest.mark.parametrize(
    ("building", "role", "forbidden"),
    [
        ("construction_hut", "settler", "settle quarry"),
        ("office", "trader", "sell corn"),
        ("wharf", "captain", "wharf corn"),
    ],
)
def test_a_violet_building_overrules_the_general_rule(building: str, role: str, forbidden: str, colonists: int) -> None:
    """Where a violet building says something else than a general rule, its owner goes by the building."""
    match = given(
        seats={1: seat(goods="1 corn, 1 sugar", city=f"{building} ({colonists})")},
        row={"indigo": 2},
        trading_house={"corn": 1},
        cargo_ships=[ship("5 corn"), ship(), ship()],
    )
    match.play(role, *(["pass"] if role == "settler" else []))
    assert match.actor == 1
    assert (forbidden in match.choices()) == bool(colonists)


@rule("PR-BLD-GEN-04")
@pytest.mark.parametrize(
    ("building", "actions"),
    [
        ("hospice", ["settler", "settle corn"]),
        ("university", ["builder", "build small_sugar_mill"]),
        ("factory", ["craftsman"]),
        ("small_market", ["trader", "sell corn"]),
        ("large_market", ["trader", "sell corn"]),
        ("harbor", ["captain", "ship corn 5"]),
    ],
)
def test_nobody_has_to_use_a_violet_building(building: str, actions: list[str]) -> None:
    """The owner of a violet building may leave it unused; with the option ask_optional they are asked every time."""

    def owner(colonists: int) -> Json:
        city = f"indigo_plant, {building} ({colonists})"
        return seat(doubloons=2, goods="1 corn", island="2/2 corn, 1/1 indigo", city=city)

    unused = given(seats={0: owner(1)}, row={"corn": 1}, options={"ask_optional": True})
    unused.play(*actions)
    assert unused.choices() == ["pass", f"use {building}"]
    unused.play("pass")
    empty = given(seats={0: owner(0)}, row={"corn": 1}, options={"ask_optional": True})
    empty.play(*actions)
    assert gains(board(unused, 0), building) == gains(board(empty, 0), building)


def gains(owner: Json, building: str) -> Json:
    """All that a player has, but for the colonist on one building."""
    return {**owner, "city": {name: crew for name, crew in owner["city"].items() if name != building}}


@rule("PR-BLD-GEN-05")
@pytest.mark.parametrize("edition", ["first", "2020"])
def test_a_violet_building_is_used_once_a_phase_but_the_harbor_each_time(edition: str) -> None:
    """A violet building serves once in a phase, like the wharf, unless it says 'each time', like the harbor."""
    match = given(
        seats={1: seat(goods="2 corn, 2 indigo, 2 sugar", city="wharf, harbor")}, options={"edition": edition}
    )
    match.play("captain", "wharf corn")
    assert match.choices() == [f"ship {good} {spaces}" for good in ("indigo", "sugar") for spaces in (5, 6, 7)]
    match.play("ship indigo 5", "ship sugar 6")
    assert board(match, 1)["points"] == 3 * (2 + 1)


@rule("PR-BLD-GEN-06")
def test_a_large_building_is_one_building_on_two_spaces() -> None:
    """A large building covers two spaces of the city but counts as a single building."""
    match = given(seats={0: seat(city="city_hall, residence (0), harbor (0)")})
    assert match.view(None)["seats"][0]["spaces"] == 5
    assert match.scores()[0]["sheet"]["city_hall"] == 3


@rule("PR-BLD-GEN-07")
@pytest.mark.parametrize("building", ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"])
def test_a_large_production_building_is_no_large_building(building: str) -> None:
    """'Large building' always means one of the five of column 4; a large production building fills one space, also
    in a city that has no room for another large building."""
    match = given(seats={0: seat(doubloons=5, city="guild_hall (0), residence (0), fortress (0), customs_house (0)")})
    match.play("builder", f"build {building}")
    assert match.view(None)["seats"][0]["spaces"] == 4 * 2 + 1


@rule("PR-BLD-GEN-08")
@pytest.mark.parametrize(
    ("building", "good"),
    [
        ("small_indigo_plant", "indigo"),
        ("indigo_plant", "indigo"),
        ("small_sugar_mill", "sugar"),
        ("sugar_mill", "sugar"),
        ("tobacco_storage", "tobacco"),
        ("coffee_roaster", "coffee"),
    ],
)
def test_a_production_building_serves_its_own_kind(building: str, good: str) -> None:
    """A production building makes goods only together with plantations, and each serves one kind: indigo, sugar,
    tobacco or coffee. Corn needs none."""
    island = "1/1 corn, 1/1 indigo, 1/1 sugar, 1/1 tobacco, 1/1 coffee"
    match = given(seats={1: seat(island=island, city=building), 2: seat(city=building)})
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"corn": 1, good: 1}
    assert board(match, 2)["goods"] == {}
