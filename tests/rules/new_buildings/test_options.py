"""Puerto Rico with New Buildings: asking before a building gives something."""

import pytest

from boriken import from_position
from tests.kits.puerto_rico import board, kind, rule, seat, with_new_buildings


@rule("PR-BLD-GEN-04")
@pytest.mark.parametrize(
    ("building", "actions", "points", "doubloons"),
    [
        ("church", ["builder", "pass", "build hospice"], 1, 0),
        ("specialty_factory", ["craftsman"], 0, 2),
        ("lighthouse", ["captain", "ship corn 5"], 0, 1),
        ("union_hall", ["captain"], 1, 0),
    ],
)
@pytest.mark.parametrize("answer", ["pass", "use"])
def test_nobody_has_to_use_a_new_building(
    building: str, actions: list[str], points: int, doubloons: int, answer: str
) -> None:
    """With the option ask_optional the owners of church, specialty factory, lighthouse and union hall may leave what
    these would give."""
    owner = seat(doubloons=4, goods="2 corn", island="3/3 sugar", city=f"sugar_mill (3), {building}")
    match = with_new_buildings(seats={1: owner}, options={"ask_optional": True})
    match.play(*actions)
    assert (kind(match), match.choices()) == ("use", ["pass", f"use {building}"])
    before = board(match, 1)
    match.play("pass" if answer == "pass" else f"use {building}")
    after = board(match, 1)
    gained = (after["points"] - before["points"], after["doubloons"] - before["doubloons"])
    assert gained == ((points, doubloons) if answer == "use" else (0, 0))


@rule("PR-BLD-GEN-04")
def test_the_craftsman_is_asked_about_his_specialty_factory_last() -> None:
    """The craftsman is asked after their extra good, which counts."""
    maker = seat(island="2/2 sugar", city="sugar_mill (3), specialty_factory")
    match = with_new_buildings(seats={0: maker}, options={"ask_optional": True})
    match.play("craftsman", "extra sugar")
    assert match.choices() == ["pass", "use specialty_factory"]
    match.play("use specialty_factory")
    assert (board(match, 0)["doubloons"], kind(match)) == (2, "role")


@rule("PR-BLD-GEN-04", "NB-AQUEDUCT-02")
@pytest.mark.parametrize(("answer", "more"), [("use aqueduct", 1), ("pass", 0)])
@pytest.mark.parametrize("maker", [0, 1])
def test_the_aqueduct_is_asked_about_once_for_both_kinds(answer: str, more: int, maker: int) -> None:
    """Indigo and sugar of the aqueduct are taken together or left together, before other buildings are asked about;
    its sugar counts for the specialty factory."""
    owner = seat(
        island="1/1 indigo, 2/2 sugar", city="aqueduct, indigo_plant (1), sugar_mill (2), factory, specialty_factory"
    )
    match = with_new_buildings(seats={maker: owner}, options={"ask_optional": True})
    match.play("craftsman")
    assert (match.actor, kind(match), match.choices()) == (maker, "use", ["pass", "use aqueduct"])
    match = from_position(match.position())
    match.play(answer)
    assert board(match, maker)["goods"] == {"indigo": 1 + more, "sugar": 2 + more}
    match.play("use factory")
    if maker == 0:
        match.play("pass")
    match.play("use specialty_factory")
    assert board(match, maker)["doubloons"] == 1 + 1 + more


@rule("PR-BLD-GEN-04", "NB-AQUEDUCT-04")
@pytest.mark.parametrize(("supply", "asked"), [(1, False), (2, True)])
def test_nobody_is_asked_about_an_aqueduct_that_has_nothing_to_give(supply: int, asked: bool) -> None:
    """Where the supply is empty after the production, or only a small plant made something, there is no question."""
    owner = seat(island="1/1 indigo, 1/1 sugar", city="aqueduct, indigo_plant (1), small_sugar_mill")
    match = with_new_buildings(seats={1: owner}, supply={"indigo": supply}, options={"ask_optional": True})
    match.play("craftsman")
    assert (kind(match) == "use") is asked


@rule("PR-BLD-GEN-04", "NB-LIGHTHOUSE-03")
@pytest.mark.parametrize(("answer", "doubloons"), [("use lighthouse", 1), ("pass", 0)])
@pytest.mark.parametrize("goods", ["2 corn", ""])
def test_the_captain_is_asked_about_the_doubloon_of_his_lighthouse_first(
    answer: str, doubloons: int, goods: str
) -> None:
    """The captain may leave the doubloon that their lighthouse brings them as such, and is asked again about that for
    their shipment, if they have something to ship."""
    match = with_new_buildings(
        seats={0: seat(goods=goods, city="lighthouse, union_hall")}, options={"ask_optional": True}
    )
    before = board(match, 0)["doubloons"]
    match.play("captain")
    assert (match.actor, kind(match), match.choices()) == (0, "use", ["pass", "use lighthouse"])
    match = from_position(match.position())
    match.play(answer)
    assert board(match, 0)["doubloons"] == before + doubloons
    if not goods:
        assert kind(match) == "role"
        return
    match.play("use union_hall", "ship corn 5", "use lighthouse")
    assert board(match, 0)["doubloons"] == before + doubloons + 1
