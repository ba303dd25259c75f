"""Seating: every bot in every seat equally often, and with the same chances."""

from collections import Counter
from itertools import pairwise

import pytest

from boriken.arena.block import play_block
from boriken.arena.plan import MIXED, ONE_AGAINST_THE_REST, fixed_setup, make_plan
from boriken.arena.seating import arrangement, rotations
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.errors import BorikenError
from boriken.core.game import CHANCE
from tests.arena.kit import plan

FOUR = ("random-1", "random-2", "random-3", "random-4")


@pytest.mark.parametrize("game", registry.games())
def test_seat_0_begins_in_every_game(game: str) -> None:
    title = registry.title(game)
    for players in title.player_counts:
        begun = title.new_game(fixed_setup(game, players, {}))
        dealer = SeededDealer(5)
        while begun.actor == CHANCE:
            begun.apply(dealer.deal(begun))
        assert begun.first == 0


def test_in_a_block_every_bot_sits_once_in_every_seat() -> None:
    tables = rotations(plan(*FOUR, players=4), 0)
    assert len(tables) == 4
    for seat in range(4):
        assert sorted(table[seat] for table in tables) == sorted(FOUR)


def test_a_rotation_keeps_the_neighbours() -> None:
    first, *others = rotations(plan(*FOUR, players=4), 3)
    assert all("".join(other) in "".join(first * 2) for other in others)


def test_arrangements_vary_from_block_to_block_and_with_the_seed() -> None:
    one, other = plan(*FOUR, players=4), plan(*FOUR, players=4, seed=2)
    assert len({tuple(arrangement(one, block)) for block in range(50)}) > 10
    assert [arrangement(one, block) for block in range(9)] != [arrangement(other, block) for block in range(9)]


def test_more_bots_than_seats_are_used_evenly_and_all_meet() -> None:
    names = [f"random-{number}" for number in range(5)]
    blocks = [arrangement(plan(*names), block) for block in range(50)]
    assert all(len(set(block)) == 3 for block in blocks)
    assert set(Counter(name for block in blocks for name in block).values()) == {30}
    assert len({frozenset(pair) for block in blocks for pair in pairwise(block)}) == 10


def test_fewer_bots_than_seats_play_one_against_the_rest() -> None:
    both = plan("eager", "random", players=4)
    assert both.mode == ONE_AGAINST_THE_REST
    tables = rotations(both, 0)
    assert {table.index("eager") for table in tables} == {0, 1, 2, 3}
    assert all(sorted(table) == ["eager", "random", "random", "random"] for table in tables)


def test_the_rest_is_filled_evenly_from_the_others() -> None:
    three = plan("eager", "random-1", "random-2", "random-3", mode=ONE_AGAINST_THE_REST)
    seated = Counter(name for block in range(30) for name in arrangement(three, block))
    assert seated == {"eager": 30, "random-1": 20, "random-2": 20, "random-3": 20}


def test_the_games_of_a_block_have_the_same_chances() -> None:
    """Bots that do the same wherever they sit play the same game again in every rotation."""
    three = plan("steady", "steady", "steady")
    first, *others = (game.points for game in play_block(three, 0).games)
    assert len(set(first)) > 1
    assert all(other == first for other in others)
    assert play_block(three, 1).games[0].points != first


def test_a_block_depends_on_plan_and_number_alone() -> None:
    three = plan("random-1", "random-2", "eager")
    assert play_block(three, 4) == play_block(three, 4)
    assert play_block(three, 4) != play_block(plan("random-1", "random-2", "eager", seed=2), 4)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(BorikenError, match="The bot cheat chose the action -7, which is not legal"):
        play_block(plan("cheat", "cheat", "cheat"), 0)


@pytest.mark.parametrize(
    ("bots", "mode", "options", "sentence"),
    [
        ("random", None, {}, "An arena needs at least two bots."),
        ("random,nobody", None, {}, "There is no bot 'nobody'; there is"),
        ("random,random", MIXED, {}, "A mixed table of 3 needs 3 bots or more, not 2."),
        ("random,random", "duel", {}, "The mode can be mixed or one-against-the-rest, not 'duel'."),
        ("random,random", None, {"first_governor": "1"}, "In the arena seat 0 always begins: leave the option"),
    ],
)
def test_a_plan_that_cannot_be_played(bots: str, mode: str | None, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BorikenError) as failure:
        make_plan("puerto-rico", 3, bots.split(","), mode=mode, options=options)
    assert str(failure.value).startswith(sentence)
