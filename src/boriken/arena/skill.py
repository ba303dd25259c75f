"""Ratings that move game by game, as players know them from ladders (openskill's model of Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from boriken.arena.block import Played


def ratings(names: Sequence[str], games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of the belief about each bot after these games, in their order.

    A bot that holds several seats of a game moves by the mean of what happens to them.
    """
    model = PlackettLuce()
    fresh = model.rating()
    known = dict.fromkeys(names, (fresh.mu, fresh.sigma))
    for game in games:
        # a rating of its own for every seat: openskill changes the one it is handed twice, twice
        teams = [[model.rating(mu=known[name][0], sigma=known[name][1])] for name in game.bots]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        for name in set(game.bots):
            own = [team[0] for team, bot in zip(rated, game.bots, strict=True) if bot == name]
            known[name] = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
    return known
