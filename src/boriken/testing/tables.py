"""How games are played where they are checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from boriken.core import registry
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.match import Match
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.core.title import Title

LEAST_SAMPLES = 3
SEED = 20_020  # of every dealer here, unless a check wants another


def title_of(setup: Setup) -> Title:
    return registry.title(setup.game)


def all_viewers(setup: Setup) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(setup.players)]


def new_match(setup: Setup, seed: int = SEED) -> Match:
    match = Match(setup, SeededDealer(seed))
    match.deal()
    return match


def random_choice(match: Match, choice: Random) -> str:
    choices = match.choices()
    return choices[choice.below(len(choices))]


def decisions(setup: Setup, seed: int = SEED) -> Iterator[Match]:
    """One match, as it stands before every decision of a random game and at its end."""
    match, choice = new_match(setup, seed), Random(seed)
    while not match.over:
        yield match
        match.play(random_choice(match, choice))
    yield match


def finished(setup: Setup, seed: int = SEED) -> Match:
    *_, match = decisions(setup, seed)
    return match


def steps(setup: Setup, seed: int = SEED) -> Iterator[Game]:
    """One game, as it stands before every action of random play, chance included, and at its end."""
    game, dealer, choice = title_of(setup).new_game(setup), SeededDealer(seed), Random(seed)
    while game.actor != OVER:
        yield game
        one_action(game, dealer, choice)
    yield game


def sampled(setup: Setup, number: int, every: int, *, between: bool = False) -> bool:
    """Whether a check that takes long looks at the game now: every so many steps, and more often in a short game.

    Every game is looked at three times at least; `between` begins half a span later, so not with the beginning.
    """
    span = max(1, min(every, decisions_in(setup) // LEAST_SAMPLES))
    return number % span == (span // 2 if between else 0)


@cache
def decisions_in(setup: Setup) -> int:
    """How many decisions a random game takes."""
    return sum(1 for game in steps(setup) if game.actor >= 0)


def one_action(game: Game, dealer: Dealer, choice: Random) -> None:
    """Play one action: the dealer's if chance decides, else a random choice of the seat."""
    legal = game.legal()
    game.apply(dealer.deal(game) if game.actor == CHANCE else legal[choice.below(len(legal))])
