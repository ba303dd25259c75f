"""The program that tells how Anno 1503 balances."""

import pytest

from bench import anno


def test_it_tells_length_points_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert anno.main(["--games", "1", "--players", "2", "--bots", "greedy"]) == 0
    told = capsys.readouterr().out
    assert "none, 2" in told
    assert "aristocrats-pirates, 2" in told
    assert "public_buildings" in told


def test_a_game_that_nobody_wins_counts_as_unfinished() -> None:
    done: list[int] = []
    tally = anno.play_all("none", 2, ["random"], range(3), seed=1, advance=done.append)
    assert tally.games == sum(done) == 3
    assert tally.unfinished + len(tally.rounds) == 3
    assert sum(tally.seats.values()) == len(tally.rounds)
    assert tally.unfinished > 0
