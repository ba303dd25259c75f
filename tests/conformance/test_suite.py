"""Every game passes all checks that `boriken.testing` has for games, at its tables."""

from __future__ import annotations

import pytest

from boriken.core.setup import Setup
from boriken.testing import CHECKS, Check
from tests.conformance.hidden import VARIANTS
from tests.conformance.tables import HALF_THE_SETUPS, SETUPS, for_every_game_of_the_house, label

QUICK = [check for check in CHECKS if not check.long]
LONG = [check for check in CHECKS if check.long]


def name_of(check: Check) -> str:
    return check.run.__name__


@pytest.mark.parametrize("setup", SETUPS, ids=label)
@pytest.mark.parametrize("check", QUICK, ids=name_of)
def test_it_holds(check: Check, setup: Setup) -> None:
    check.run(setup)


@pytest.mark.parametrize("setup", HALF_THE_SETUPS, ids=label)
@pytest.mark.parametrize("check", LONG, ids=name_of)
def test_it_holds_although_it_takes_long(check: Check, setup: Setup) -> None:
    check.run(setup)


@for_every_game_of_the_house
def test_somebody_has_said_what_is_hidden(game: str) -> None:
    assert game in VARIANTS
