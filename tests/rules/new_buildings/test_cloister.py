"""Puerto Rico with New Buildings: the cloister."""

import pytest

from boriken import Match
from tests.kits.puerto_rico import rule, seat, with_new_buildings


def cloister(island: str, forests: str = "", colonists: int = 1, nb_rules: str = "2020") -> int:
    """The points that the cloister adds."""
    owner = seat(island=island, forests=forests, city=f"cloister ({colonists})")
    match: Match = with_new_buildings(seats={0: owner}, options={"nb_rules": nb_rules})
    points: int = match.scores()[0]["sheet"]["cloister"]
    return points


@rule("NB-CLOISTER-01")
@pytest.mark.parametrize(
    ("island", "points"),
    [
        *(("2 corn", 0), ("3 corn", 1), ("5 corn", 1), ("6 corn", 3), ("3 corn, 3 sugar, 3 coffee", 6)),
        *(("9 corn", 6), ("3 corn, 3 indigo, 3 sugar, 3 tobacco", 10)),
    ],
)
def test_sets_of_three_equal_tiles(island: str, points: int) -> None:
    """An occupied cloister brings 1, 3, 6 or 10 points at the end for one to four sets of three equal island tiles."""
    assert cloister(island) == points


@rule("NB-CLOISTER-01")
def test_an_empty_cloister_brings_nothing_more() -> None:
    """Without a colonist the cloister has its printed 4 points only."""
    assert cloister("6 corn", colonists=0) == 0
    match = with_new_buildings(seats={0: seat(island="6 corn", city="cloister")})
    assert match.scores()[0]["points"] == 4 + 3


@rule("NB-CLOISTER-01")
def test_colonists_on_the_tiles_do_not_matter() -> None:
    """Occupied and empty tiles count alike."""
    assert cloister("3/2 corn, 3/3 quarry") == cloister("3 corn, 3 quarry") == 3


@rule("NB-CLOISTER-02")
@pytest.mark.parametrize(
    ("island", "forests", "points"),
    [
        *(("3 quarry", "", 1), ("2 quarry, 1 corn", "", 0), ("", "3 corn", 1), ("", "1 corn, 1 sugar, 1 coffee", 1)),
        *(("2 corn, 2 quarry", "2 corn", 0), ("3 quarry", "3 corn", 3)),
    ],
)
def test_quarries_and_forests_are_kinds_too(island: str, forests: str, points: int) -> None:
    """Quarries make sets with quarries, forests with forests; tiles left over of several kinds make none."""
    assert cloister(island, forests) == points


@rule("NB-CLOISTER-02")
def test_forest_tiles_are_a_kind_too() -> None:
    """By the rules of 2004 forest tiles make sets as well."""
    match = with_new_buildings(seats={0: seat(forest_tiles=6, city="cloister")}, options={"nb_rules": "2004"})
    assert match.scores()[0]["sheet"]["cloister"] == 3


@rule("NB-EX-16")
def test_six_forests_three_quarries_two_corn_one_coffee() -> None:
    """Six forests, three quarries, two corn and one coffee make three sets: six points."""
    assert cloister("3 quarry, 2 corn, 1 coffee", "6 sugar") == 6


@rule("NB-EX-17")
def test_a_third_corn_makes_the_fourth_set() -> None:
    """With a third corn instead of the coffee there are four sets: ten points."""
    assert cloister("3 quarry, 3 corn", "6 sugar") == 10


@rule("NB-IX-31")
def test_twelve_equal_tiles_and_many_pairs() -> None:
    """Twelve equal tiles are four sets; pairs of several kinds are none."""
    assert cloister("12 indigo") == cloister("", "4 indigo, 4 sugar, 4 corn") == 10
    assert cloister("2 corn, 2 indigo, 2 sugar") == 0
