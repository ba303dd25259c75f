"""The program that measures reviews tells a strong bot from a weak one."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import pytest

from bench import review
from bench.review import Found, Run, main

WANTED = ["--game", "san-juan", "--players", "2", "--bots", "greedy,random", "--simulations", "20", "--every", "40"]


def test_a_bot_that_does_anything_is_told_from_one_that_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):  # the second time from what was kept
        main([*WANTED, "--games", "1", "--keep", str(tmp_path)])
    told = capsys.readouterr().out
    assert told.count("game 0 is played") == 1
    assert told.count("parts are reviewed") == 1
    assert told.count("told apart: 1\n") == 2
    rows = [line.split("|")[1].strip() for line in told.splitlines() if line.startswith("|")]
    assert rows[2:4] == ["greedy", "random"]
    assert rows[6] == "0"
    assert rows[-6:] == ["best", "good", "inaccuracy", "mistake", "blunder", "none"]
    again = next(line for line in told.splitlines() if line.startswith("same grade"))
    assert int(again.split()[-2]) >= 1


def test_an_interrupted_run_goes_on_with_the_next_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[tuple[int, int]] = []
    room = [3]  # parts until it is interrupted

    def play(run: Run, folder: Path, number: int) -> int:
        run.record(folder, number).touch()
        return number

    def part(run: Run, folder: Path, parts: Sequence[tuple[int, int]], index: int) -> Found:
        if len(done) == room[0]:
            raise KeyboardInterrupt
        done.append(parts[index])
        lost = {"greedy": [0.0], "random": [0.3]}
        return Found(asdict(run), *parts[index], {"greedy": {"best": 1}, "random": {"blunder": 1}}, lost)

    monkeypatch.setattr(review, "play", play)
    monkeypatch.setattr(review, "reviewed", part)
    monkeypatch.setattr(review, "count_parts", lambda *_: 2)
    wanted = [*WANTED, "--keep", str(tmp_path)]
    with pytest.raises(KeyboardInterrupt):
        main([*wanted, "--games", "2"])
    room[0] = 9
    main([*wanted, "--games", "2"])
    assert done == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert "told apart: 2\n" in capsys.readouterr().out
