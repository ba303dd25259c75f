"""The strength of bots and the worth of seats, fitted together to the places of all games (Plackett and Luce).

The winner of a game is drawn among all at the table, the second among the rest, and so on; everybody's chance is in
proportion to exp(strength of the bot + worth of the seat).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.intp]

PRIOR = 3.0
"""Standard deviation of a weak belief that nobody is far from the middle; keeps who never loses at a finite value."""

STEPS = 100
CLOSE = 1e-9


@dataclass(frozen=True, slots=True)
class Ranking:
    """One game: the number of the bot at each seat, the place of each seat, and the block the game belongs to."""

    bots: Sequence[int]
    places: Sequence[int]
    block: int


@dataclass(frozen=True, slots=True)
class Fit:
    """Strengths of bots and worth of seats, each 0 on average, and their standard errors."""

    bots: list[float]
    bot_errors: list[float]
    seats: list[float]
    seat_errors: list[float]


@dataclass(frozen=True, slots=True)
class Orders:
    """All games as orders from first to last; a game with ties is there in each of its orders, by equal parts."""

    features: Whole  # order × place × (the bot's column, the seat's column)
    parts: Floats
    blocks: Whole
    columns: int


def fit(rankings: Sequence[Ranking], bots: int, seats: int) -> Fit:
    """The values under which these places are most likely, found by Newton's method."""
    orders = unfolded(rankings, bots, bots + seats)
    worth = np.zeros(bots + seats)
    for _ in range(STEPS):
        slopes, curvature = derivatives(orders, worth)
        step = np.linalg.solve(curvature, slopes.sum(axis=0) - worth / PRIOR**2)
        longest = float(np.abs(step).max())
        worth += step / max(1.0, longest)  # careful while far away
        if longest < CLOSE:
            break
    errors = standard_errors(*derivatives(orders, worth), bots)
    return Fit(worth[:bots].tolist(), errors[:bots], worth[bots:].tolist(), errors[bots:])


def unfolded(rankings: Sequence[Ranking], bots: int, columns: int) -> Orders:
    features, parts, blocks = [], [], []
    for game in rankings:
        possible = orders_of(game.places)
        for order in possible:
            features.append([(game.bots[seat], bots + seat) for seat in order])
            parts.append(1 / len(possible))
            blocks.append(game.block)
    numbered = np.unique(np.array(blocks, dtype=np.intp), return_inverse=True)[1]
    return Orders(np.array(features, dtype=np.intp), np.array(parts), numbered, columns)


def orders_of(places: Sequence[int]) -> list[list[int]]:
    """The orders of the seats, from first to last, that go with these places: several if places are shared."""
    seats = sorted(range(len(places)), key=lambda seat: places[seat])
    sharing = [list(permutations(group)) for _, group in groupby(seats, key=lambda seat: places[seat])]
    return [[seat for group in groups for seat in group] for groups in product(*sharing)]


def derivatives(orders: Orders, worth: Floats) -> tuple[Floats, Floats]:
    """Of the log likelihood: its slope by block and column, and (with the prior) how sharply it bends down."""
    count, places, _ = orders.features.shape
    utility = worth[orders.features].sum(axis=2)
    expected = np.zeros((count, places))
    bends = np.zeros((count, places, places))
    for place in range(places - 1):
        chance = np.exp(utility[:, place:] - utility[:, place:].max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        expected[:, place:] += chance
        bends[:, place:, place:] -= chance[:, :, None] * chance[:, None, :]
        bends[:, range(place, places), range(place, places)] += chance
    drawn = np.arange(places) < places - 1  # the last one is left over
    slopes = np.zeros((int(orders.blocks.max()) + 1, orders.columns))
    surprise = (drawn - expected) * orders.parts[:, None]
    np.add.at(slopes, (orders.blocks[:, None, None], orders.features), surprise[:, :, None])
    curvature = np.eye(orders.columns) / PRIOR**2
    pairs = (orders.features[:, :, None, :, None], orders.features[:, None, :, None, :])
    np.add.at(curvature, pairs, (bends * orders.parts[:, None, None])[:, :, :, None, None])
    return slopes, curvature


def standard_errors(slopes: Floats, curvature: Floats, bots: int) -> list[float]:
    """The larger of two estimates for each value.

    One takes the games for independent (the bend of the likelihood); the other lets the games of a block hang
    together in any way (the scatter of the blocks' slopes), but sees nothing where a bot won every game.
    """
    inverse = np.linalg.inv(curvature)
    columns, blocks = len(curvature), len(slopes)
    centre = np.eye(columns)
    centre[:bots, :bots] -= 1 / bots
    centre[bots:, bots:] -= 1 / (columns - bots)
    by_games = centre @ inverse @ centre.T
    by_blocks = inverse @ slopes.T @ slopes @ inverse * blocks / max(1, blocks - 1)
    errors: list[float] = np.sqrt(np.maximum(np.diag(by_games), np.diag(by_blocks))).tolist()
    return errors
