"""Puerto Rico with New Buildings: the craftsman phase, with the aqueduct and the specialty factory."""

import pytest

from boriken import Match
from tests.kits.puerto_rico import board, counted, finish_phase, kind, rule, seat, with_new_buildings

LARGE = {"indigo": "indigo_plant", "sugar": "sugar_mill"}


def produced(match: Match, number: int = 1) -> dict[str, int]:
    """Goods of a seat after a craftsman phase that another has taken."""
    match.play("craftsman")
    finish_phase(match)
    goods: dict[str, int] = board(match, number)["goods"]
    return goods


# The aqueduct


@rule("NB-AQUEDUCT-01")
@pytest.mark.parametrize(("plantations", "indigo"), [(0, 0), (1, 2), (3, 4)])
def test_the_large_indigo_plant_makes_one_more(plantations: int, indigo: int) -> None:
    """A player who makes at least one indigo in their large plant takes one more with an occupied aqueduct."""
    maker = seat(island=f"3/{plantations} indigo", city="aqueduct, indigo_plant (3)")
    assert produced(with_new_buildings(seats={1: maker})).get("indigo", 0) == indigo


@rule("NB-AQUEDUCT-01")
def test_an_empty_aqueduct_gives_nothing() -> None:
    """Without a colonist the aqueduct gives nothing."""
    maker = seat(island="1/1 indigo", city="aqueduct (0), indigo_plant (3)")
    assert produced(with_new_buildings(seats={1: maker})) == {"indigo": 1}


@rule("NB-AQUEDUCT-02")
def test_the_large_sugar_mill_makes_one_more_too() -> None:
    """The same holds for sugar and the large mill, and both extra goods may come in one phase."""
    maker = seat(island="1/1 sugar", city="aqueduct, sugar_mill (1)")
    assert produced(with_new_buildings(seats={1: maker})) == {"sugar": 2}
    both = seat(island="1/1 indigo, 1/1 sugar", city="aqueduct, sugar_mill (1), indigo_plant (1)")
    assert produced(with_new_buildings(seats={1: both})) == {"indigo": 2, "sugar": 2}


@rule("NB-AQUEDUCT-02")
def test_other_kinds_have_no_use_for_the_aqueduct() -> None:
    """Corn, tobacco and coffee gain nothing."""
    maker = seat(island="1/1 corn, 1/1 tobacco, 1/1 coffee", city="aqueduct, tobacco_storage (3), coffee_roaster (2)")
    assert produced(with_new_buildings(seats={1: maker})) == {"corn": 1, "tobacco": 1, "coffee": 1}


@rule("NB-AQUEDUCT-03", "NB-IX-27")
@pytest.mark.parametrize(("good", "small"), [("indigo", "small_indigo_plant"), ("sugar", "small_sugar_mill")])
def test_the_small_plant_and_the_small_mill_do_not_count(good: str, small: str) -> None:
    """A small plant or mill brings nothing more, nor does a large one without colonists."""
    maker = seat(island=f"1/1 {good}", city=f"aqueduct, {small}, {LARGE[good]} (0)")
    assert produced(with_new_buildings(seats={1: maker})) == {good: 1}


@rule("NB-AQUEDUCT-04", "NB-IX-27")
@pytest.mark.parametrize("good", LARGE)
@pytest.mark.parametrize(("supply", "made"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_aqueducts_good_comes_from_the_supply(good: str, supply: int, made: int) -> None:
    """The extra good is taken from the supply; if none of the kind is left there is none."""
    maker = seat(island=f"1/1 {good}", city=f"aqueduct, {LARGE[good]} (1)")
    assert produced(with_new_buildings(seats={1: maker}, supply={good: supply})).get(good, 0) == made


@rule("NB-DEC-04", "NB-IX-27")
@pytest.mark.parametrize("good", LARGE)
def test_goods_are_made_in_the_large_building_first(good: str) -> None:
    """With both plants and one plantation the good counts as made in the large plant."""
    small = {"indigo": "small_indigo_plant", "sugar": "small_sugar_mill"}[good]
    maker = seat(island=f"1/1 {good}", city=f"aqueduct, {small}, {LARGE[good]} (1)")
    assert produced(with_new_buildings(seats={1: maker})) == {good: 2}


@rule("NB-EX-03")
def test_no_indigo_in_the_large_plant_and_sugar_in_the_small_mill() -> None:
    """No indigo made in the large plant and one sugar in the small mill: the aqueduct adds nothing."""
    maker = seat(island="1 indigo, 1/1 sugar", city="aqueduct, indigo_plant (3), small_sugar_mill")
    assert produced(with_new_buildings(seats={1: maker})) == {"sugar": 1}


@rule("NB-EX-04")
def test_one_indigo_and_three_sugar_in_the_large_buildings() -> None:
    """One indigo in the large plant and three sugar in the large mill become two indigo and four sugar."""
    maker = seat(island="1/1 indigo, 3/3 sugar", city="aqueduct, indigo_plant (1), sugar_mill (3)")
    assert produced(with_new_buildings(seats={1: maker})) == {"indigo": 2, "sugar": 4}


# The specialty factory


@rule("NB-SPECIALTYFACTORY-01")
@pytest.mark.parametrize(("tobacco", "doubloons"), [(1, 0), (2, 1), (3, 2)])
def test_the_specialty_factory_pays_for_many_goods_of_a_kind(tobacco: int, doubloons: int) -> None:
    """The owner of an occupied specialty factory gets one doubloon less than they produced goods of their best kind."""
    maker = seat(island=f"{tobacco}/{tobacco} tobacco", city="tobacco_storage (3), specialty_factory")
    match = with_new_buildings(seats={1: maker})
    produced(match)
    assert board(match, 1)["doubloons"] == doubloons


@rule("NB-SPECIALTYFACTORY-01")
def test_only_what_is_produced_now_counts() -> None:
    """Goods from before do not count, and an empty specialty factory pays nothing."""
    maker = seat(goods="5 sugar", island="2/2 sugar", city="sugar_mill (3), specialty_factory")
    match = with_new_buildings(seats={1: maker})
    produced(match)
    assert board(match, 1)["doubloons"] == 1
    match = with_new_buildings(
        seats={1: seat(island="2/2 sugar", city="sugar_mill (3), specialty_factory (0)")},
    )
    produced(match)
    assert board(match, 1)["doubloons"] == 0


@rule("NB-SPECIALTYFACTORY-02")
def test_corn_never_counts() -> None:
    """Corn is not counted, however much of it there is."""
    match = with_new_buildings(seats={1: seat(island="6/6 corn", city="specialty_factory")})
    produced(match)
    assert board(match, 1)["doubloons"] == 0


@rule("NB-SPECIALTYFACTORY-03", "NB-IX-28")
@pytest.mark.parametrize(("sugar", "tobacco", "doubloons"), [(3, 2, 2), (2, 2, 1), (2, 3, 2)])
def test_only_one_kind_is_paid(sugar: int, tobacco: int, doubloons: int) -> None:
    """Only the kind of which they produced most is paid; if there are two, one of them."""
    maker = seat(
        island=f"4/4 corn, {sugar}/{sugar} sugar, {tobacco}/{tobacco} tobacco",
        city="sugar_mill (3), tobacco_storage (3), specialty_factory",
    )
    match = with_new_buildings(seats={1: maker})
    produced(match)
    assert board(match, 1)["doubloons"] == doubloons


@rule("NB-SPECIALTYFACTORY-04", "NB-DEC-15")
def test_the_craftsmans_extra_good_counts() -> None:
    """The craftsman is paid after they have taken their extra good, which counts; others are paid on their turn."""
    maker = seat(island="2/2 sugar, 1/1 corn", city="sugar_mill (3), specialty_factory")
    match = with_new_buildings(seats={0: maker})
    match.play("craftsman")
    assert (kind(match), board(match, 0)["doubloons"]) == ("extra", 0)
    match.play("extra sugar")
    assert board(match, 0)["doubloons"] == 2
    for answer in ("extra corn", "pass"):
        match = with_new_buildings(seats={0: maker})
        match.play("craftsman", answer)
        assert board(match, 0)["doubloons"] == 1
    match = with_new_buildings(seats={0: seat(island="1/1 corn"), 1: maker})
    match.play("craftsman")
    assert (kind(match), board(match, 1)["doubloons"]) == ("extra", 1)


@rule("NB-SPECIALTYFACTORY-05")
@pytest.mark.parametrize(("supply", "doubloons"), [(9, 2), (3, 2), (2, 1), (1, 0)])
def test_aqueduct_goods_count_and_missing_goods_do_not(supply: int, doubloons: int) -> None:
    """The aqueduct's good counts; goods that the supply could not give do not."""
    maker = seat(island="2/2 indigo", city="indigo_plant (3), aqueduct, specialty_factory")
    match = with_new_buildings(seats={1: maker}, supply={"indigo": supply})
    produced(match)
    assert board(match, 1)["doubloons"] == doubloons


@rule("NB-SPECIALTYFACTORY-06")
@pytest.mark.parametrize("island", ["", "1/1 sugar", "1/1 sugar, 1/1 tobacco, 5/5 corn"])
def test_a_single_good_of_the_best_kind_pays_nothing(island: str) -> None:
    """No good, or one of the best kind, pays nothing."""
    maker = seat(doubloons=3, island=island, city="sugar_mill (3), tobacco_storage (3), specialty_factory")
    match = with_new_buildings(seats={1: maker})
    produced(match)
    assert board(match, 1)["doubloons"] == 3


@rule("NB-DEC-15", "NB-IX-28")
def test_factory_and_specialty_factory_work_side_by_side() -> None:
    """Two kinds pay one doubloon in the factory, three sugar two in the specialty factory."""
    maker = seat(island="1/1 corn, 3/3 sugar", city="sugar_mill (3), factory, specialty_factory")
    match = with_new_buildings(seats={1: maker})
    produced(match)
    assert board(match, 1)["doubloons"] == 1 + 2


@rule("NB-IX-28")
def test_corn_may_be_the_most_and_another_kind_is_paid() -> None:
    """If corn is the most, the best of the other kinds is paid; aqueduct and library add to it."""
    maker = seat(island="5/5 corn, 2/2 sugar", city="sugar_mill (2), aqueduct, library, specialty_factory")
    match = with_new_buildings(seats={0: maker})
    match.play("craftsman", "extra sugar", "extra corn")
    assert board(match, 0)["goods"] == {"corn": 6, "sugar": 2 + 1 + 1}
    assert board(match, 0)["doubloons"] == 3


@rule("NB-EX-12")
def test_four_corn_three_sugar_two_coffee() -> None:
    """Four corn, three sugar and two coffee pay two doubloons."""
    maker = seat(island="4/4 corn, 3/3 sugar, 2/2 coffee", city="sugar_mill (3), coffee_roaster (2), specialty_factory")
    match = with_new_buildings(seats={1: maker})
    assert produced(match) == counted("4 corn, 3 sugar, 2 coffee")
    assert board(match, 1)["doubloons"] == 2


@rule("NB-EX-13")
def test_seven_indigo_and_six_doubloons_are_the_most() -> None:
    """Four indigo, one more by the aqueduct and two as craftsman with a library: seven indigo and six doubloons."""
    maker = seat(island="4/4 indigo", city="small_indigo_plant, indigo_plant (3), aqueduct, library, specialty_factory")
    match = with_new_buildings(seats={0: maker})
    match.play("craftsman", "extra indigo", "extra indigo")
    assert (board(match, 0)["goods"], board(match, 0)["doubloons"]) == ({"indigo": 7}, 6)
