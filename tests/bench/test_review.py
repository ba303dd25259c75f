"""The program that measures reviews tells a strong bot from a weak one."""

import pytest

from bench.review import main


def test_a_bot_that_does_anything_is_told_from_one_that_compares(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--game", "san-juan", "--players", "2", "--bots", "greedy,random", "--games", "1", "--simulations", "20"]
    main(wanted)
    told = capsys.readouterr().out
    assert "told apart: 1" in told
    assert [line.split("|")[1].strip() for line in told.splitlines()[-2:]] == ["greedy", "random"]
