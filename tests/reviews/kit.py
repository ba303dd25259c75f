"""Finished games to review, and reviews that do not take long."""

from collections.abc import Sequence
from typing import Any

from boriken import Match, Review, new_match, review
from boriken.bots.asking import choice
from boriken.bots.registry import make_bot
from tests.kits.puerto_rico import given, roles_taken, seat

FEW = 60  # simulations: fewer try not every choice


def quick_review(match: Match, *, seed: int = 0, jobs: int = 1) -> Review:
    return review(match, seed=seed, simulations=FEW, jobs=jobs)


def finished(game: str, players: int, seed: int = 1, names: Sequence[str] = (), **options: Any) -> Match:
    """A game that greedy bots have played."""
    match = new_match(game, players, seed=seed, names=names, **options)
    bot = make_bot("greedy", match.title, seed)
    while not match.over:
        match.play(match.title.notation[choice(bot, match.game, seed)])
    return match


def last_purchase(bought: str, *, lead: int = 3) -> Match:
    """A game that ends with what seat 0 builds; seat 1 is so many points ahead of it before."""
    seats = {0: seat(doubloons=10, points=20), 1: seat(points=20 + lead), 2: seat(points=5)}
    taken = roles_taken("settler", "captain")
    match = given(3, seats=seats, governor=1, colonist_ship=0, ending=["points"], roles=taken)
    match.play("builder", bought)
    assert match.over
    return match
