"""Puerto Rico with New Buildings: asking before a building gives something."""

import pytest

from tests.kit import board, kind, rule, seat, with_new_buildings


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
    """The craftsman is asked after his extra good, which counts."""
    maker = seat(island="2/2 sugar", city="sugar_mill (3), specialty_factory")
    match = with_new_buildings(seats={0: maker}, options={"ask_optional": True})
    match.play("craftsman", "extra sugar")
    assert match.choices() == ["pass", "use specialty_factory"]
    match.play("use specialty_factory")
    assert (board(match, 0)["doubloons"], kind(match)) == (2, "role")
