"""`boriken arena`: the same results however it is run, as a table, a document and pictures."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boriken import load_record
from boriken.bots.levels import LEVELS
from boriken.cli.arena import print_standings
from boriken.cli.terminal import make_console
from boriken.core.title import Json
from tests.cli.kit import boriken, fails, flat

PATIENCE = 60  # seconds; a run is under way in two
FEW = ("arena", "puerto-rico", "--players", "3", "--bots", "random,random", "--games", "12")


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def document(*arguments: str) -> Json:
    """The output of --json, without what the clock and the number of processes change."""
    result = boriken(*FEW, "--json", *arguments)
    assert result.exit_code == 0
    found: Json = json.loads(result.stdout)
    assert found.pop("seconds") >= 0
    found.pop("jobs")
    assert all(spent >= 0 for spent in found.pop("milliseconds").values())
    return found


def test_json_is_one_document_with_everything_in_it() -> None:
    found = document("--seed", "5", "--edition", "first")
    assert found["game"] == "puerto-rico"
    assert found["players"] == 3
    assert found["games"] == 12
    assert found["blocks"] == 4
    assert found["seed"] == 5
    assert found["mode"] == "one-against-the-rest"
    assert found["options"]["edition"] == "first"
    assert found["options"]["first_governor"] == "0"
    assert found["capped"] == 0
    assert sum(found["seat_shares"]) == pytest.approx(1)
    (bot,) = found["bots"]
    assert bot["name"] == "random"
    assert bot["games"] == 36
    assert bot["wins"] == pytest.approx(12)
    fields = {"share", "low", "high", "mean_score", "mean_score_low", "mean_score_high", "mean_margin"}
    fields |= {"rating", "rating_low", "rating_high", "strength", "strength_low", "strength_high", "effective_games"}
    assert fields <= set(bot)


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    assert document("--jobs", "1") == document("--jobs", "2")


def test_another_seed_plays_other_games() -> None:
    assert document("--seed", "1")["decisions"] != document("--seed", "2")["decisions"]


def test_games_are_rounded_up_to_whole_blocks_and_it_says_so() -> None:
    result = boriken(*FEW, "--games", "10", "--json")
    assert result.stderr == "10 games are rounded up to 12: whole blocks of 3.\n"
    assert json.loads(result.stdout)["games"] == 12


def test_a_kept_state_is_used_and_can_grow() -> None:
    whole = document()
    document("--games", "6", "--state", "state.jsonl")
    kept = Path("state.jsonl").read_text()
    assert document("--state", "state.jsonl") == whole
    assert Path("state.jsonl").read_text().startswith(kept)


def test_another_plan_may_not_use_the_state() -> None:
    boriken(*FEW, "--state", "state.jsonl")
    sentence = fails(boriken(*FEW, "--state", "state.jsonl", "--seed", "9"))
    assert sentence == "The file state.jsonl belongs to another plan: its seed differs."


def test_ctrl_c_leaves_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from boriken.cli import main; main()", *FEW]
    more = ["--games", "3000000", "--jobs", "2", "--state", "state.jsonl"]
    state = tmp_path / "state.jsonl"
    run = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + PATIENCE
    while (not state.exists() or state.read_text().count("\n") < 4) and time.monotonic() < until:
        time.sleep(0.05)
    os.kill(run.pid, signal.SIGINT)
    printed, told = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert printed == ""
    assert told.startswith("Stopped after ")
    assert told.endswith("which state.jsonl keeps; the same command goes on from there.\n")
    assert told.count("\n") == 1
    assert document("--state", "state.jsonl") == document()


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.extras.find_spec", lambda name: None if name == "ray" else name)
    sentence = fails(boriken(*FEW, "--cluster", "local"))
    assert sentence == "This needs ray: pip install 'boriken[cluster]'."


def test_without_json_there_are_tables() -> None:
    result = boriken(*FEW)
    assert result.exit_code == 0
    for heading in ("12 games of puerto-rico with 3 players in 4 blocks", "strength", "Seats in order of play", "3rd"):
        assert heading in flat(result.stdout)


def test_a_single_block_has_scores_without_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    found = document("--games", "3")
    assert found["bots"][0]["mean_score_low"] is None
    print_standings(make_console(), {**found, "seconds": 0, "milliseconds": {"random": None}})
    assert "1 block " in capsys.readouterr().out


def test_levels_are_rated_as_the_bots_that_they_stand_for() -> None:
    found = document("--bots", "beginner,skilled", "--games", "3")
    assert {bot["name"] for bot in found["bots"]} == {
        LEVELS[level].learned("puerto-rico") for level in ("beginner", "skilled")
    }


def test_stubborn_games_are_ended_and_counted() -> None:
    found = document("--most-decisions", "20")
    assert found["capped"] == 12
    assert found["seat_shares"] == []
    assert "12 of them were capped" in boriken(*FEW, "--most-decisions", "20").stdout


def test_pictures_are_drawn() -> None:
    result = boriken(*FEW, "--plots", "pictures/new")
    assert result.exit_code == 0
    names = {path.name for path in Path("pictures/new").iterdir()}
    assert names == {"ratings.svg", "strengths.svg", "scores.svg", "margins.svg", "seats.svg"}
    assert all(path.read_text().startswith("<?xml") for path in Path("pictures/new").iterdir())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "random"), "An arena needs at least two bots."),
        (("--bots", "random,nobody"), "There is no bot 'nobody'"),
        (("--bots", "random,search:2s"), "The bot search:2s thinks by the clock, so how strong it is depends on"),
        (("--mode", "mixed"), "A mixed table of 3 needs 3 bots or more, not 2."),
        (("--mode", "duel"), "The mode can be mixed or one-against-the-rest, not 'duel'."),
        (("--option", "first_governor=1"), "In the arena seat 0 always begins"),
        (("--players", "9"), "Puerto Rico is for 2 to 5 players, not 9."),
        (("--state", "no/such/folder/file"), "The file no/such/folder/file cannot keep the state"),
        (("--state", "."), "The file . cannot keep the state"),
        (("--plots", "taken"), "The file taken cannot be written: File exists."),
        (("--most-decisions", "5", "--plots", "here"), "There is nothing to draw"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    Path("taken").touch()
    result = boriken(*FEW, *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1


def test_records_are_kept_for_statistics_and_change_nothing() -> None:
    """Twelve games, each with the points that the arena counted."""
    assert document("--records", "kept") == document()
    files = sorted(Path("kept").iterdir())
    assert len(files) == 12
    match = load_record(files[0].read_text(encoding="utf-8"))
    assert match.over
    assert match.names == ["random"] * 3
    told = boriken("statistics", "puerto-rico", "--json", *(part for file in files for part in ("--record", str(file))))
    assert json.loads(told.stdout)["games"] == 12
