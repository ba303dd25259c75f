"""The compiled and the interpreted rules are the same rules."""

import json
import os
import subprocess
import sys

import pytest

from boriken import _compiled
from tests.conformance.both_ways import Played, play_everywhere
from tests.project import ROOT


@pytest.mark.skipif(
    not _compiled.is_compiled(), reason="The rules are not compiled here, so there is only one way to play them."
)
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    interpreted = played_by_sources()
    for table, compiled in play_everywhere().items():
        assert compiled["record"] == interpreted[table]["record"], table
        assert compiled["positions"] == interpreted[table]["positions"], table


def played_by_sources() -> Played:
    answer = subprocess.run(
        [sys.executable, "-m", "tests.conformance.both_ways"],
        env={**os.environ, _compiled.INTERPRETED_VARIABLE: "1"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    told = json.loads(answer.stdout)
    assert not told["compiled"]
    played: Played = told["played"]
    return played
