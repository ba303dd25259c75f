"""The example packages: installed beside Boriken, their bot and their game are found and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kits.examples import install
from tests.project import ROOT


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a program that has the packages besides what there is; they are made into wheels for it."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, "bot", "pearls")
    return {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "120"}


def boriken(environment: dict[str, str], folder: Path, *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-c", "from boriken.cli import main; main()", *arguments]
    done = subprocess.run(
        command, env=environment, cwd=folder, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    return done.stdout


def test_both_are_listed(installed: dict[str, str], tmp_path: Path) -> None:
    assert "thrifty" in boriken(installed, tmp_path, "bots")
    assert "Pearls (pearls), 2 to 4 players" in boriken(installed, tmp_path, "games")


def test_the_bot_plays_the_game_in_the_arena_and_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    node = f"exec:node {ROOT / 'examples' / 'ada.js'}"
    arena = ("arena", "pearls", "--players", "3", "--games", "3", "--bots", f"thrifty,{node},thrifty:2")
    assert "thrifty:2" in boriken(installed, tmp_path, *arena, "--json")
    play = ("play", "pearls", "--players", "2", "--seed", "4", "--bots", "thrifty")
    assert "Score sheet" in boriken(installed, tmp_path, *play, typed="reef 1, deep 2\n" * 3)


def test_both_pass_the_checks(installed: dict[str, str]) -> None:
    code = (
        "from boriken.testing import check_bot, check_game\n"
        "check_game('pearls')\ncheck_bot('thrifty', games=['pearls', 'san-juan'])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
