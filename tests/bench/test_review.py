"""The program that measures reviews tells a strong bot from a weak one."""

from dataclasses import asdict
from pathlib import Path

import pytest

from bench import review
from bench.review import main

WANTED = ["--game", "san-juan", "--players", "2", "--bots", "greedy,random", "--simulations", "20", "--every", "40"]


def test_a_bot_that_does_anything_is_told_from_one_that_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):  # the second time from what was kept
        main([*WANTED, "--games", "1", "--keep", str(tmp_path / "games.jsonl")])
    told = capsys.readouterr().out
    assert told.count("processor\n") == 1
    assert told.count("told apart: 1\n") == 2
    rows = [line.split("|")[1].strip() for line in told.splitlines() if line.startswith("|")]
    assert rows[2:4] == ["greedy", "random"]
    assert rows[-6:] == ["best", "good", "inaccuracy", "mistake", "blunder", "none"]


def test_an_interrupted_run_goes_on_with_the_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[int] = []

    def game(run: review.Run, number: int) -> review.Found:
        done.append(number)
        lost = {"greedy": [0.0], "random": [0.3]}
        return review.Found(asdict(run), number, {"greedy": {"best": 1}, "random": {"blunder": 1}}, lost)

    monkeypatch.setattr(review, "reviewed", game)
    for games in ("1", "3", "3"):
        main([*WANTED, "--keep", str(tmp_path / "games.jsonl"), "--games", games])
    assert done == [0, 1, 2]
    assert capsys.readouterr().out.splitlines()[-17:].count("told apart: 3") == 1
    main([*WANTED, "--keep", str(tmp_path / "games.jsonl"), "--games", "1", "--seed", "2"])
    assert done == [0, 1, 2, 0]
