"""The program that tells how Anno 1503 balances."""

import pytest

from bench import anno
from boriken.games.anno_1503.sheet.text import HOUSE


def test_it_tells_length_points_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert anno.main(["--games", "1", "--players", "2", "--bots", "greedy"]) == 0
    told = capsys.readouterr().out
    assert "none, 2" in told
    assert "aristocrats-pirates, 2" in told
    assert "public_buildings" in told


def test_a_game_that_nobody_wins_counts_as_unfinished() -> None:
    ((_, tally),) = anno.play_pieces([anno.Piece("none", 2, HOUSE, range(3))], ["random"], seed=1)
    assert tally.games == 3
    assert tally.unfinished + len(tally.rounds) == 3
    assert sum(tally.seats.values()) == len(tally.rounds)
    assert tally.unfinished > 0


def test_the_results_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        anno.main(["--games", "12", "--players", "2", "--modes", "none", "--bots", "greedy", "--jobs", jobs])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_games_side_by_side_are_the_games_one_by_one() -> None:
    numbers = range(3)
    ((_, together),) = anno.play_pieces([anno.Piece("none", 2, HOUSE, numbers)], ["net", "greedy"], seed=1)
    alone = anno.Tally()
    for number in numbers:
        ((_, one),) = anno.play_pieces(
            [anno.Piece("none", 2, HOUSE, range(number, number + 1))], ["net", "greedy"], seed=1
        )
        alone.add(one)
    assert together.games == 3
    assert together.rounds == alone.rounds
    assert (together.sets, together.seats) == (alone.sets, alone.seats)
