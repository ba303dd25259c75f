"""However a match was played, copied and played on: neither it nor its copy changes the other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as some

from boriken import Match, new_match
from boriken.core.registry import house_games
from boriken.testing.match_copies import WAYS, everything


def play_on(match: Match, decisions: int, chance: Random) -> None:
    for _ in range(decisions):
        if not match.over:
            match.play(chance.choice(match.choices()))


@settings(max_examples=30, deadline=None, database=None, derandomize=True)
@given(
    game=some.sampled_from(house_games()),
    players=some.integers(2, 4),
    seed=some.integers(0, 2**60),
    before=some.integers(0, 60),
    after=some.integers(1, 20),
    way=some.sampled_from(WAYS),
)
def test_a_copy_is_independent(
    game: str, players: int, seed: int, before: int, after: int, way: Callable[[Match], Match]
) -> None:
    chance = Random(seed)
    match = new_match(game, players, seed=seed)
    play_on(match, before, chance)
    kept = everything(match)
    other = way(match)
    assert other == match
    play_on(other, after, chance)
    assert everything(match) == kept
    gone_on = everything(other)
    play_on(match, after, chance)
    assert everything(other) == gone_on
