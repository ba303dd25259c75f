"""The games of a trained network with itself, as its report tells of them."""

from importlib.resources import as_file, files
from pathlib import Path

import pytest

from boriken.arena.executors import Here
from boriken.core import registry
from boriken.learn import self_play
from boriken.learn.files import WEIGHTS
from boriken.learn.report import write_report
from boriken.learn.self_play import games_with_itself, lines_of

GAME = "san-juan"
COUNTS = registry.title(GAME).player_counts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which a run has kept the network of the house."""
    with as_file(files("boriken.bots") / "networks" / f"{GAME}.npz") as file:
        (tmp_path / WEIGHTS).write_bytes(file.read_bytes())
    return tmp_path


def test_every_seat_of_every_game_counts(folder: Path) -> None:
    heard: list[int] = []
    found = games_with_itself(folder, GAME, 2, heard.append, Here())
    assert sum(heard) == 2 * len(COUNTS)
    for one, players in zip(found, COUNTS, strict=True):
        assert (one["players"], one["games"], one["unfinished"]) == (players, 2, 0)
        assert [(row["order"], row["seats"]) for row in one["seats"]] == [(order, 2) for order in range(players)]
        assert sum(row["share"] * row["seats"] for row in one["seats"]) == pytest.approx(2, abs=0.01)


def test_the_same_network_plays_the_same_games(folder: Path) -> None:
    assert games_with_itself(folder, GAME, 1, print) == games_with_itself(folder, GAME, 1, print)


def test_the_report_tells_of_openings_possessions_and_ends(folder: Path) -> None:
    found = games_with_itself(folder, GAME, 1, print)
    page = write_report(folder, GAME, [], found).read_text()
    assert "## `net` against itself" in page
    for one in found:
        assert f"### {one['players']} players\n\nGames: 1." in page
        assert one["openings"][0]["name"] in page
        assert one["owned"][0]["name"] in page
        assert one["ends"][0]["name"] in page
    assert page.count("| seat in order of play |") == len(COUNTS)


def test_games_that_never_end_are_counted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "MOST_DECISIONS", {GAME: 1})
    found = games_with_itself(folder, GAME, 1, print)
    assert [(one["games"], one["unfinished"]) for one in found] == [(0, 1)] * len(COUNTS)
    lines = list(lines_of(found))
    assert lines.count("Broken off, because they did not end: 1.") == len(COUNTS)
    assert not [line for line in lines if line.startswith("|")]
