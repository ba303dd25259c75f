"""The tables at which every game of the house is tested; `boriken.testing` plays the games there."""

from __future__ import annotations

import os

import pytest

from boriken.core import registry
from boriken.core.setup import Setup
from boriken.testing.setups import EDITION, every_setup, some_setups
from boriken.testing.tables import (
    SEED,
    all_viewers,
    decisions,
    finished,
    new_match,
    one_action,
    random_choice,
    steps,
    title_of,
)

__all__ = [
    "EVERY_SETUP",
    "HALF_THE_SETUPS",
    "SEED",
    "SETUPS",
    "all_viewers",
    "decisions",
    "finished",
    "for_every_game",
    "for_every_game_of_the_house",
    "for_every_setup",
    "for_half_the_setups",
    "label",
    "new_match",
    "one_action",
    "random_choice",
    "steps",
    "title_of",
]

EVERY_SETUP = every_setup()
SETUPS = EVERY_SETUP if "BORIKEN_EVERY_SETUP" in os.environ else list(some_setups())
HALF_THE_SETUPS = SETUPS[::2]  # with every player count and edition still, for what takes long


def label(setup: Setup) -> str:
    alike = [
        other
        for other in SETUPS
        if (other.game, other.players, other.options.get(EDITION))
        == (setup.game, setup.players, setup.options.get(EDITION))
    ]
    return f"{setup.game}-{setup.players}-{setup.options.get(EDITION, '')}-mix{alike.index(setup) + 1}"


for_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=label)
for_half_the_setups = pytest.mark.parametrize("setup", HALF_THE_SETUPS, ids=label)
for_every_game = pytest.mark.parametrize("game", registry.games())
for_every_game_of_the_house = pytest.mark.parametrize("game", registry.house_games())
