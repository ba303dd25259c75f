"""Bots: one way in, made by name."""

import pytest

from boriken import SetupError, new_match
from boriken.bots.registry import BOTS, make_bot
from boriken.cli.seats import bots_at, seat_names


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_chooses_something_legal_and_repeats_itself(name: str) -> None:
    played = []
    for _ in range(2):
        bot, match = make_bot(name, seed=4), new_match("puerto-rico", players=3, seed=2)
        for _ in range(100):
            seat = match.actor
            assert seat is not None
            match.play(match.title.notation[bot.choose(match.game.copy(), seat)])
        played.append(match.moves)
    assert played[0] == played[1]


def test_a_bot_leaves_the_game_as_it_is() -> None:
    match = new_match("puerto-rico", players=3, seed=2, first_governor=0)
    before = match.position()
    make_bot("random", seed=1).choose(match.game, 0)
    assert match.position() == before


@pytest.mark.parametrize("name", ["", "clever", "random 2", "random:1"])
def test_a_bot_that_does_not_exist_is_a_set_up_error(name: str) -> None:
    with pytest.raises(SetupError):
        make_bot(name, seed=0)


def test_bots_sit_after_you_and_their_names_say_where() -> None:
    assert seat_names(4, 2, "random") == ["random 0", "random 1", "You", "random 3"]
    assert seat_names(3, 0, "random,random") == ["You", "random 1", "random 2"]
    assert seat_names(2, 1, "none") == ["Seat 0", "Seat 1"]


def test_only_a_bots_name_with_its_own_seat_is_a_bot() -> None:
    assert set(bots_at(["random 0", "random 0", "Ann", "You", "clever 4"], seed=1, moves=0)) == {0}
