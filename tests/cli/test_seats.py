"""Seats at the terminal."""

from boriken.bots.levels import LEVELS
from boriken.cli.seats import bots_at, seat_names
from boriken.core.registry import title

PUERTO_RICO = title("puerto-rico")


def test_bots_sit_after_you_and_their_names_say_where() -> None:
    assert seat_names(PUERTO_RICO, 4, 2, "random") == ["random 0", "random 1", "You", "random 3"]
    assert seat_names(PUERTO_RICO, 3, 0, "random, greedy:trader") == ["You", "random 1", "greedy:trader 2"]
    assert seat_names(PUERTO_RICO, 3, 0, "casual,search:2s") == ["You", "casual 1", "search:2s 2"]
    assert seat_names(PUERTO_RICO, 2, 1, "none") == ["Seat 0", "Seat 1"]


def test_only_a_bots_name_with_its_own_seat_is_a_bot() -> None:
    names = ["random 0", "random 0", "Ann", "You", "clever 4"]
    assert set(bots_at(PUERTO_RICO, names, seed=1, moves=0)) == {0}


def test_a_seat_with_the_name_of_a_level_is_played_at_that_level() -> None:
    bots = bots_at(PUERTO_RICO, ["You", "casual 1", "master 2"], seed=1, moves=0)
    learned = {1: LEVELS["casual"].learned("puerto-rico"), 2: LEVELS["master"].learned("puerto-rico")}
    assert {seat: bot.name for seat, bot in bots.items()} == learned
