"""A game that somebody else brings: one folder, found by its entry point. No file of Boriken names it, and yet it
plays in the terminal, in the arena and on the server, and passes the conformance suite; the browser's text board
shows it (tests/browser/test_guest_game.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kits.pearls import FOLDERS
from tests.project import ROOT
from tests.server.process import eventually, server_process


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs started from here find the game as they find one that is installed."""
    monkeypatch.setenv("PYTHONPATH", FOLDERS)


def boriken(*arguments: str, typed: str = "", folder: Path = ROOT) -> str:
    command = [sys.executable, "-c", "from boriken.cli import main; main()", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_among_the_games() -> None:
    assert "Pearls (pearls), 2 to 4 players" in boriken("games")


def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    """Both divers are counted in one line, and the other's pearl is shown only in the end."""
    told = boriken("play", "pearls", "--players", "2", "--seed", "4", typed="reef 1, deep 2\n" * 3, folder=tmp_path)
    assert told.count("pearl: –") == 3
    assert "Score sheet" in told


def test_bots_play_it_in_the_arena(tmp_path: Path) -> None:
    bots = ("--bots", "greedy,search:50,random", "--games", "6", "--seed", "1")
    assert "greedy" in boriken("arena", "pearls", "--players", "3", *bots, folder=tmp_path)


def test_a_person_plays_it_with_bots_on_the_server(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        ada = server.guest()
        table = ada.make_table("me casual", game="pearls")["id"]

        def over() -> bool:
            state = ada.state(table, 0)
            if state["actor"] == 0:
                assert state["view"]["seats"][1]["pearl"] is None
                ada.move(table, 0, state["choices"][-1]).raise_for_status()
            return bool(state["over"])

        assert eventually(over)
        shown = ada.state(table, 0)
        assert shown["view"]["seats"][1]["pearl"] > 0
        assert {line["seat"] for line in shown["scores"]} == {0, 1}


def test_it_passes_the_conformance_suite() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests/conformance"]
    done = subprocess.run(
        [*command, "-k", "pearls"], cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_it_passes_the_checks_of_the_package() -> None:
    assert python("import boriken; boriken.testing.check_game('pearls'); print('well')") == "well\n"


BROKEN = """
import boriken
from pearls.title import PearlsTitle

class Told(PearlsTitle):
    id = "told"

    def view(self, game, setup, seat, log=()):
        view = super().view(game, setup, seat, log)
        return view | {"pearls": list(game.pearls)}

try:
    boriken.testing.check_game(Told, players=[2])
except boriken.testing.CheckError as error:
    print(error)
"""


def test_a_game_that_tells_what_is_hidden_fails_by_name() -> None:
    """Also if no package brings it: its class is enough."""
    told = python(BROKEN)
    assert told.startswith("Pearls fails in ")
    assert "- positions that differ in what a seat cannot know look the same to it (2 players, no options): " in told


def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
