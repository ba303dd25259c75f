"""Bots of somebody's own on the command line, and pictures of games."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from boriken import load_record, new_match
from boriken import play as play_match
from boriken.cli.serve import host_bots
from boriken.core.errors import SetupError
from boriken.core.registry import house_games
from tests.cli.kit import any_numbers, boriken, fails
from tests.project import ROOT

PROGRAM = f"exec:{sys.executable} {ROOT / 'tests' / 'bots' / 'programs.py'}"
ADA = f"exec:node {ROOT / 'examples' / 'ada.js'}"
THRIFTY = f"{ROOT / 'examples' / 'bot' / 'thrifty.py'}:Thrifty"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("bot", [PROGRAM, THRIFTY])
def test_a_bot_of_ones_own_plays_in_the_terminal(bot: str) -> None:
    game = ("play", "san-juan", "--players", "2", "--seed", "3", "--file", "game.record")
    assert "Score sheet" in boriken(*game, "--bots", bot, typed=any_numbers(1)).stdout
    assert load_record(Path("game.record")).names == ["You", f"{bot} 1"]


def test_a_record_alone_starts_no_program() -> None:
    match = new_match("san-juan", players=2, seed=3, names=["You", f"{PROGRAM} 1"])
    Path("game.record").write_text(match.record())
    told = fails(boriken("play", "--resume", "game.record"))
    assert told == (
        f"Seat 1 of this game is played by {PROGRAM}, and a record alone starts no program: "
        "if you trust it, add --trust."
    )
    assert "Score sheet" in boriken("play", "--resume", "game.record", "--trust", typed=any_numbers(1)).stdout


def test_many_games_of_bots() -> None:
    simulate = ("simulate", "san-juan", "--players", "2", "--games", "3", "--seed", "1", "--json")
    first, again = (
        json.loads(boriken(*simulate, "--bots", f"greedy,{THRIFTY}", "--jobs", jobs).stdout) for jobs in ("1", "2")
    )
    assert first["scores"] == again["scores"]
    assert first["bots"] == ["greedy", THRIFTY]
    assert first["mean_scores"] != json.loads(boriken(*simulate).stdout)["mean_scores"]
    assert json.loads(boriken(*simulate, "--bots", "random").stdout)["bots"] == ["random", "random"]
    assert fails(boriken(*simulate, "--bots", "random,random,random")) == "A table of 2 needs 2 bots, not 3."


@pytest.mark.parametrize("game", house_games())
def test_a_program_in_javascript_plays_whole_matches_in_the_arena(game: str) -> None:
    told = boriken("arena", game, "--players", "2", "--games", "2", "--bots", f"{ADA},random", "--json").stdout
    results = json.loads(told)
    assert (results["games"], results["capped"]) == (2, 0)
    assert {bot["name"]: bot["troubles"] for bot in results["bots"]} == {ADA: 0, "random": 0}


def test_the_arena_names_a_bot_that_fails() -> None:
    arena = ("arena", "san-juan", "--players", "2", "--games", "2", "--bots")
    told = " ".join(boriken(*arena, f"{PROGRAM} dies,greedy").stdout.split())
    assert "programs.py dies failed in 6 decisions, which greedy made for it." in told


def test_the_list_of_bots_says_how_to_name_ones_own() -> None:
    told = boriken("bots").stdout
    assert "module:Class, file.py:Class" in told
    assert "exec:COMMAND" in told


# Adding bots to a server


def test_a_host_adds_bots_by_name() -> None:
    assert host_bots([f"Ada={PROGRAM}", f"Old Joe={THRIFTY}", "Two=search:2"]) == {
        "Ada": PROGRAM,
        "Old Joe": f"process:{THRIFTY}",
        "Two": "search:2",
    }


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["Ada"], "A bot is added as NAME=BOT, with a name .*, not as 'Ada'."),
        (["=greedy"], "A bot is added as NAME=BOT, .*"),
        (["a" * 21 + "=greedy"], "A bot is added as NAME=BOT, .*"),
        (["<b>=greedy"], "A bot is added as NAME=BOT, .*"),
        (["casual=greedy"], "There is a bot casual already."),
        (["greedy=greedy"], "There is a bot greedy already."),
        (["Ada=greedy", "Ada=random"], "There is a bot Ada already."),
        (["Ada=exec:no-such-program"], "There is no program 'no-such-program' that can be started."),
        (["Ada=nowhere.py:Ada"], "There is no file nowhere.py."),
        (["Ada=clever"], "There is no bot 'clever' that could have a process of its own."),
    ],
)
def test_a_bot_that_cannot_be_added_is_told(bots: list[str], sentence: str) -> None:
    with pytest.raises(SetupError, match=f"^{sentence}$"):
        host_bots(bots)


# Pictures


def test_a_picture_of_a_recorded_game() -> None:
    match = play_match("san-juan", ["greedy", "random"], seed=1, most_decisions=30)
    Path("game.record").write_text(match.record())
    for out, options in {"end.svg": (), "seat.svg": ("--seat", "0"), "early.svg": ("--at", "12")}.items():
        assert boriken("picture", "game.record", out, *options).exit_code == 0
    pictures = [Path(out).read_text() for out in ("end.svg", "seat.svg", "early.svg")]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert len(set(pictures)) == 3
    assert fails(boriken("picture", "game.record", "end.svg")) == "The file end.svg exists already."
    assert "there is no position after 9999" in fails(boriken("picture", "game.record", "a.svg", "--at", "9999"))
    assert fails(boriken("picture", "nothing.record", "a.svg")) == "There is no file nothing.record."
    assert fails(boriken("picture", "game.record", "a.svg", "--seat", "7"))
