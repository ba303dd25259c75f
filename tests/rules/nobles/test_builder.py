"""Puerto Rico with Nobles: the zoning office, and a noble for the black market."""

import pytest

from tests.kits.puerto_rico import and_new_buildings, board, finish_phase, price, rule, scored, seat, table, with_nobles


@rule("NO-ZONINGOFFICE-01", "NO-ZONINGOFFICE-02", "NO-EX-02")
@pytest.mark.parametrize(("nobles", "residence", "harbor"), [("", 10, 7), ("1 zoning_office", 8, 8)])
def test_a_zoning_office_makes_building_cheaper(nobles: str, residence: int, harbor: int) -> None:
    """With a colonist small buildings cost a doubloon less and large ones as always; with a noble large ones cost two
    less and small ones as always."""
    match = with_nobles(seats={1: seat(doubloons=10, city="zoning_office", nobles=nobles)})
    match.play("builder", "pass")
    assert (price(match, "residence"), price(match, "harbor")) == (residence, harbor)


@rule("NO-DEC-11", "NO-IX-13")
def test_a_zoning_office_adds_to_all_else_that_makes_cheaper() -> None:
    """It counts for production buildings and the jeweler too, comes on top of builder, quarries and forests, and no
    price falls below nothing."""
    owner = seat(doubloons=9, island="1/1 quarry", forests="2 corn", city="zoning_office")
    match = with_nobles(**and_new_buildings(), seats={0: owner})
    match.play("builder")
    assert price(match, "jeweler") == 8 - 1 - 1 - 1 - 1
    assert price(match, "coffee_roaster") == 6 - 1 - 1 - 1 - 1
    assert price(match, "small_indigo_plant") == 0


@rule("NO-IX-13")
def test_a_zoning_office_and_the_black_market() -> None:
    """The black market pays what is lacking after the zoning office, with either sort on it."""
    poor = seat(doubloons=6, goods="1 corn", city="zoning_office, black_market", nobles="1 zoning_office")
    match = with_nobles(**and_new_buildings(), seats={1: poor})
    match.play("builder", "pass")
    assert "build residence" not in match.choices()  # 8, and without the noble in the office 10
    richer = {**poor, "points": 1}
    match = with_nobles(**and_new_buildings(), seats={1: richer})
    match.play("builder", "pass")
    assert "build residence" in match.choices()


@rule("NO-DEC-14", "NO-IX-20")
def test_the_black_market_may_take_a_noble() -> None:
    """A noble may be given to the black market: it goes back to the nobles, may come again by ship, and no longer
    counts."""
    owner = seat(doubloons=2, city="black_market", san_juan=1, nobles="1 san_juan")
    match = with_nobles(**and_new_buildings(), seats={1: owner})
    nobles = table(match)["nobles"]
    match.play("builder", "pass", "build chapel")
    finish_phase(match)
    assert (table(match)["nobles"], board(match, 1)["nobles"]) == (nobles + 1, {})
    assert scored(match, 1)["nobles"] == 0
