"""The tables at which every game of the house is tested; `boriken.testing` plays the games there."""

from __future__ import annotations

import os
from itertools import groupby

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
    "HALVES",
    "SEED",
    "SETUPS",
    "WANTS_EVERY",
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
WANTS_EVERY = "BORIKEN_EVERY_SETUP" in os.environ
SETUPS = EVERY_SETUP if WANTS_EVERY else list(some_setups())


def table_of(setup: Setup) -> tuple[object, ...]:
    return setup.game, setup.players, setup.options.get(EDITION)


def label(setup: Setup) -> str:
    alike = [other for other in SETUPS if table_of(other) == table_of(setup)]
    return f"{setup.game}-{setup.players}-{setup.options.get(EDITION, '')}-mix{alike.index(setup) + 1}"


def halves(setups: list[Setup]) -> tuple[list[Setup], list[Setup]]:
    """Both with every player count and edition, and with the game alone at every second of these."""
    parts: tuple[list[Setup], list[Setup]] = [], []
    for number, (_, alike) in enumerate(groupby(setups, table_of)):
        for mix, setup in enumerate(alike):
            parts[(number + mix) % 2].append(setup)
    return parts


HALVES = halves(SETUPS)
HALF_THE_SETUPS = HALVES[0]  # for what takes long


for_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=label)
for_half_the_setups = pytest.mark.parametrize("setup", HALF_THE_SETUPS, ids=label)
for_every_game = pytest.mark.parametrize("game", registry.games())
for_every_game_of_the_house = pytest.mark.parametrize("game", registry.house_games())
