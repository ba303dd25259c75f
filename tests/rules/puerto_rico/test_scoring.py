"""Puerto Rico: the score, with the large buildings."""

import pytest

from boriken import Match
from tests.kits.puerto_rico import Json, given, rule, seat

LARGE = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
PRODUCTION = (
    "small_indigo_plant (0), small_sugar_mill (0), indigo_plant (0), sugar_mill (0), "
    "tobacco_storage (0), coffee_roaster (0)"
)


def points(owner: Json) -> int:
    """The score of a board."""
    return int(given(seats={0: owner}).scores()[0]["points"])


def extra(building: str, owner: Json) -> int:
    """The points that a large building adds to a board."""
    return int(given(seats={0: owner}).scores()[0]["sheet"][building])


def finished(*boards: Json) -> Match:
    """A game that is over."""
    return given(len(boards), seats=dict(enumerate(boards)), question={"kind": "over"}, ending=["city"])


def places(match: Match) -> list[int]:
    return [result["place"] for result in match.scores()]


@rule("PR-SCORE-01")
def test_the_score_is_chips_and_buildings_and_what_large_ones_add() -> None:
    """The score adds up the victory points in chips or written down, the printed points of all one's buildings, and
    what one's occupied large buildings add."""
    match = given(seats={0: seat(points=10, city="harbor, small_market (0), small_sugar_mill, guild_hall")})
    result = match.scores()[0]
    assert result["sheet"] == {"chips": 10, "buildings": 3 + 1 + 1 + 4, "guild_hall": 1}
    assert result["points"] == 20


@rule("PR-SCORE-02")
@pytest.mark.parametrize("colonists", [0, 1])
@pytest.mark.parametrize(
    ("building", "printed"),
    [
        ("small_indigo_plant", 1),
        ("small_sugar_mill", 1),
        ("indigo_plant", 2),
        ("sugar_mill", 2),
        ("tobacco_storage", 3),
        ("coffee_roaster", 3),
        ("small_market", 1),
        ("hacienda", 1),
        ("construction_hut", 1),
        ("small_warehouse", 1),
        ("hospice", 2),
        ("office", 2),
        ("large_market", 2),
        ("large_warehouse", 2),
        ("factory", 3),
        ("university", 3),
        ("harbor", 3),
        ("wharf", 3),
    ],
)
def test_printed_points_count_with_or_without_colonists(building: str, printed: int, colonists: int) -> None:
    """The points printed on a building count whether somebody works in it or not."""
    assert points(seat(city=f"{building} ({colonists})")) == printed


@rule("PR-SCORE-03")
@pytest.mark.parametrize(
    ("large", "worth"), [("guild_hall", 10), ("residence", 4), ("fortress", 2), ("customs_house", 2), ("city_hall", 1)]
)
def test_a_large_building_adds_points_only_when_occupied(large: str, worth: int) -> None:
    """A large building adds to the score only if a colonist is on it at the end."""
    occupied, empty = (seat(points=8, san_juan=5, city=f"{PRODUCTION}, {large} ({crew})") for crew in (1, 0))
    assert (extra(large, occupied), extra(large, empty)) == (worth, 0)


@rule("PR-SCORE-04")
def test_the_highest_score_wins() -> None:
    """Whoever has the most victory points wins, however rich the others are."""
    match = finished(seat(points=20, doubloons=30), seat(points=23), seat(points=22, goods="9 coffee"), seat(points=18))
    assert places(match) == [3, 1, 2, 4]


@rule("PR-SCORE-05")
def test_doubloons_and_goods_decide_a_tie() -> None:
    """Among equal scores the larger sum of doubloons and goods wins; a good of any kind counts one."""
    match = finished(
        seat(points=20, doubloons=4),
        seat(points=20, doubloons=2, goods="1 corn, 1 indigo, 1 coffee"),
        seat(points=20, goods="3 coffee"),
    )
    assert places(match) == [2, 1, 3]


@rule("PR-SCORE-06")
def test_nothing_else_is_worth_points() -> None:
    """Doubloons, goods, colonists and island tiles are worth no victory points of their own."""
    assert points(seat(doubloons=30, goods="5 coffee", san_juan=9, island="4/4 corn, 4/4 coffee, 4/2 quarry")) == 0


# The guild hall


@rule("PR-BLD-GUILDHALL-01")
@pytest.mark.parametrize(("small", "worth"), [("small_indigo_plant", 1), ("small_sugar_mill", 1), ("small_market", 0)])
def test_the_guild_hall_adds_one_for_a_small_production_building(small: str, worth: int) -> None:
    """An occupied guild hall adds one point for each small production building of its owner: small indigo plant and
    small sugar mill."""
    assert extra("guild_hall", seat(city=f"guild_hall, {small}")) == worth


@rule("PR-BLD-GUILDHALL-02")
@pytest.mark.parametrize("large", ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"])
def test_the_guild_hall_adds_two_for_a_large_production_building(large: str) -> None:
    """An occupied guild hall adds two points for each large production building of its owner: indigo plant, sugar
    mill, tobacco storage and coffee roaster."""
    assert extra("guild_hall", seat(city=f"guild_hall, {large}")) == 2


@rule("PR-BLD-GUILDHALL-03")
def test_the_guild_hall_counts_empty_production_buildings() -> None:
    """For the guild hall it does not matter whether the production buildings are occupied."""
    assert extra("guild_hall", seat(city=f"guild_hall, {PRODUCTION}")) == 2 * 1 + 4 * 2


# The residence


@rule("PR-BLD-RESIDENCE-01")
@pytest.mark.parametrize(("tiles", "worth"), [(1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_the_residence_adds_points_for_a_filled_island(tiles: int, worth: int) -> None:
    """An occupied residence adds 4 points for up to nine filled island spaces, 5 for ten, 6 for eleven and 7 for
    all twelve."""
    assert extra("residence", seat(island=f"{tiles} indigo", city="residence")) == worth


@rule("PR-BLD-RESIDENCE-02")
def test_the_residence_counts_every_island_tile() -> None:
    """For the residence plantations and quarries count alike, occupied or not."""
    assert extra("residence", seat(island="3/3 corn, 4 coffee, 5/2 quarry", city="residence")) == 7


# The fortress


@rule("PR-BLD-FORTRESS-01")
@pytest.mark.parametrize(("waiting", "worth"), [(0, 1), (1, 2), (3, 2), (4, 3)])
def test_the_fortress_adds_one_for_three_colonists(waiting: int, worth: int) -> None:
    """An occupied fortress adds one point for every full three colonists of its owner, those who wait in San Juan
    included."""
    assert extra("fortress", seat(san_juan=waiting, island="2/2 corn", city="fortress, indigo_plant (2)")) == worth


# The customs house


@rule("PR-BLD-CUSTOMSHOUSE-01")
@pytest.mark.parametrize(("chips", "worth"), [(0, 0), (3, 0), (4, 1), (15, 3), (16, 4)])
def test_the_customs_house_adds_one_for_four_points_in_chips(chips: int, worth: int) -> None:
    """An occupied customs house adds one point for every full four points in its owner's chips; points of buildings
    do not count for it."""
    assert extra("customs_house", seat(points=chips, city="customs_house, harbor")) == worth


# The city hall


@rule("PR-BLD-CITYHALL-01")
def test_the_city_hall_adds_one_for_a_violet_building() -> None:
    """An occupied city hall adds one point for each violet building of its owner, occupied or not, itself included."""
    assert extra("city_hall", seat(city="city_hall")) == 1
    assert extra("city_hall", seat(city="city_hall, small_market, office (0)")) == 3


@rule("PR-BLD-CITYHALL-02")
def test_the_city_hall_counts_a_large_building_once_and_no_production() -> None:
    """For the city hall a large violet building counts once, and production buildings do not count."""
    assert extra("city_hall", seat(city=f"city_hall, fortress, {PRODUCTION}")) == 2


# Examples, interactions and decisions


@rule("PR-EX-13")
def test_the_guild_hall_of_the_rule_book() -> None:
    """Example: an occupied guild hall with small and large sugar mill, small indigo plant and coffee roaster adds
    1 + 2 + 1 + 2 = 6 points."""
    city = "guild_hall, small_sugar_mill (0), sugar_mill (0), small_indigo_plant (0), coffee_roaster (0)"
    assert extra("guild_hall", seat(city=city)) == 6


@rule("PR-EX-14")
def test_the_residence_of_the_rule_book() -> None:
    """Example: an occupied residence with ten filled island spaces adds 5 points."""
    assert extra("residence", seat(island="4 corn, 4 sugar, 2 quarry", city="residence")) == 5


@rule("PR-EX-15")
def test_the_fortress_of_the_rule_book() -> None:
    """Example: an occupied fortress with twenty colonists on the board adds 6 points."""
    city = "fortress, sugar_mill (3), indigo_plant (3), harbor"
    assert extra("fortress", seat(island="8/8 corn, 4/4 sugar", city=city)) == 6


@rule("PR-EX-16")
def test_the_customs_house_of_the_rule_book() -> None:
    """Example: an occupied customs house with 23 points in chips adds 5 points."""
    assert extra("customs_house", seat(points=23, city="customs_house")) == 5


@rule("PR-EX-17")
def test_the_city_hall_of_the_rule_book() -> None:
    """Example: an occupied city hall with hacienda, construction hut, office, large warehouse, harbor and residence
    adds 7 points."""
    city = "city_hall, hacienda, construction_hut, office, large_warehouse, harbor, residence"
    assert extra("city_hall", seat(city=city)) == 7


@rule("PR-EX-18")
@pytest.mark.parametrize("large", LARGE)
def test_an_empty_large_building_is_worth_its_printed_points(large: str) -> None:
    """Example: a large building without a colonist is worth 4 points and adds nothing."""
    match = given(seats={0: seat(points=8, san_juan=9, island="12 indigo", city=f"{large} (0)")})
    assert match.scores()[0]["sheet"] == {"chips": 8, "buildings": 4, large: 0}


@rule("PR-IX-30")
@pytest.mark.parametrize(("goods", "expected"), [("3 corn", [2, 1]), ("2 corn", [1, 1]), ("1 corn", [1, 2])])
def test_a_tie_is_decided_by_wealth_or_not_at_all(goods: str, expected: list[int]) -> None:
    """Of two players with the same score the one with more doubloons and goods wins; if these are equal too, nobody
    is ahead."""
    match = finished(seat(points=9, doubloons=2, goods="1 sugar"), seat(points=9, doubloons=1, goods=goods))
    assert places(match) == expected


@rule("PR-DEC-02")
def test_points_written_down_count_for_the_customs_house() -> None:
    """Points written down after the chips have run out count for the customs house like chips."""
    match = given(seats={0: seat(goods="7 corn", city="customs_house")}, chips=2)
    match.play("captain", "ship corn 7")
    assert match.scores()[0]["sheet"] == {"chips": 8, "buildings": 4, "customs_house": 2}


@rule("PR-DEC-11")
def test_a_complete_tie_is_a_shared_victory() -> None:
    """Players who are equal in points and in doubloons and goods share the victory."""
    match = finished(
        seat(points=30, doubloons=3, goods="2 corn"),
        seat(points=29, doubloons=9),
        seat(points=30, doubloons=5),
        seat(points=30, doubloons=4),
    )
    assert places(match) == [1, 4, 1, 3]


@rule("PR-DEC-20")
def test_a_residence_without_an_island_adds_four() -> None:
    """A residence whose owner has no island tile at all still adds 4 points, as for any number up to nine."""
    assert extra("residence", seat(city="residence")) == 4
