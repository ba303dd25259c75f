"""Every game passes all checks that `boriken.testing` has for games, at its tables."""

from __future__ import annotations

import pytest

from boriken.core.setup import Setup
from boriken.testing import CHECKS, Check
from tests.conformance.hidden import VARIANTS
from tests.conformance.tables import HALVES, SETUPS, WANTS_EVERY, for_every_game_of_the_house, label


def tables_of(check: Check, number: int) -> list[Setup]:
    """A half of the tables for each check, in turn, so that each table has a half of the checks."""
    return SETUPS if WANTS_EVERY and not check.long else HALVES[number % 2]


@pytest.mark.parametrize(
    ("check", "setup"),
    [
        pytest.param(check, setup, id=f"{check.run.__name__}-{label(setup)}")
        for number, check in enumerate(CHECKS)
        for setup in tables_of(check, number)
    ],
)
def test_it_holds(check: Check, setup: Setup) -> None:
    check.run(setup)


@for_every_game_of_the_house
def test_somebody_has_said_what_is_hidden(game: str) -> None:
    assert game in VARIANTS
