"""A bot knows what its seat may know: two matches that differ in nothing else are the same to it."""

from functools import cache

import pytest

import boriken
from boriken import Match
from boriken.bots.asking import decide, explain
from boriken.core.randomness import Random
from boriken.core.title import Json
from tests.bots.kit import LEVELS_TOO, bot_called
from tests.conformance.hidden import VARIANTS

SEED = 5


@cache
def telling_position(players: int) -> Json:
    """Out of a random game with hidden points: who looked at those of the others would decide in another way."""
    match, choice = boriken.new_match("puerto-rico", players, seed=SEED, hidden_vp=True), Random(SEED)
    while len(match.choices()) == 1 or not peeking_pays(match.position()):
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match.position()


def peeking_pays(position: Json) -> bool:
    """Whether greedy does one thing or another when it is handed the game as it is."""
    return len({bot_called("greedy").choose(match.game, int(match.game.actor)) for match in twins(position)}) > 1


def twins(position: Json) -> list[Match]:
    """The position, those that look the same to the one who decides, and one with other things to come."""
    variants = VARIANTS["puerto-rico"](position, position["state"]["question"]["seat"])
    known = [boriken.from_position(document, seed=1) for document in (position, *variants)]
    return [*known, boriken.from_position(position, seed=2)]


PLAYERS = (3, 5)


@pytest.mark.parametrize("name", LEVELS_TOO)
def test_a_bot_does_the_same_whatever_it_cannot_know(name: str) -> None:
    for players in PLAYERS:
        assert len({decide(bot_called(name), match, SEED) for match in twins(telling_position(players))}) == 1


@pytest.mark.parametrize("name", [name for name in LEVELS_TOO if name != "random"])
def test_a_bot_thinks_the_same_whatever_it_cannot_know(name: str) -> None:
    for players in PLAYERS:
        assert len({explain(bot_called(name), match, SEED) for match in twins(telling_position(players))}) == 1
