"""Ratings that move game by game, as players know them from ladders (openskill's model of Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from boriken.arena.block import Played

Belief = tuple[float, float]
"""What is thought of somebody: the mean, and the standard deviation."""

MODEL = PlackettLuce()
UNKNOWN: Belief = (MODEL.mu, MODEL.sigma)
"""Of somebody who has not played yet."""


def ratings(names: Sequence[str], games: Iterable[Played]) -> dict[str, Belief]:
    """The belief about each bot after these games, in their order."""
    known = dict.fromkeys(names, UNKNOWN)
    for game in games:
        known |= rated(known, game.bots, game.places)
    return known


def rated(known: Mapping[str, Belief], seats: Sequence[str], places: Sequence[int]) -> dict[str, Belief]:
    """The belief about everybody in a game, given who sat where and the places of the seats.

    A player with several seats in a game moves by the mean of what happens to them.
    """
    # a rating of its own for every seat: openskill changes the one it is handed twice, twice
    teams = [[MODEL.rating(*known[name])] for name in seats]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    moved: dict[str, Belief] = {}
    for name in set(seats):
        own = [team[0] for team, player in zip(after, seats, strict=True) if player == name]
        moved[name] = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
    return moved
