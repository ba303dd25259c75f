"""The rating of the levels: a line for each, and what is kept is not played again."""

from pathlib import Path

import pytest

from bench.levels import HEADINGS, LEVELS_OF_THE_HOUSE, main

QUICK = ["san-juan", "--players", "2", "--games", "4"]


def test_a_chain_of_bots_has_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    main([*QUICK, "--chain", "random,greedy,greedy:guild"])
    head, _, *lines = capsys.readouterr().out.splitlines()
    assert head == f"| {' | '.join(HEADINGS)} |"
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert [row[0] for row in rows] == ["random", "greedy", "greedy:guild"]
    assert [row[2] for row in rows] == ["greedy", "greedy:guild", ""]
    assert rows[0][4].startswith("0.0 % (0.0 to ")
    assert rows[0][6].startswith("+")


def test_the_levels_are_played_by_their_bots_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chain = ["--chain", "beginner,casual", "--state", str(tmp_path / "kept")]
    main([*QUICK, *chain])
    told = capsys.readouterr().out
    (file,) = (tmp_path / "kept").iterdir()
    kept = file.read_text()
    main([*QUICK, *chain])
    assert capsys.readouterr().out == told
    assert file.read_text() == kept


def test_the_chain_is_that_of_the_house() -> None:
    assert LEVELS_OF_THE_HOUSE == ("beginner", "casual", "skilled", "expert", "master")
