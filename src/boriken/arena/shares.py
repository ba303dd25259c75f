"""Win shares and mean scores with their intervals. The block is the unit: its games share their chances.

Every function takes two numbers for each block: a sum (of wins, of points) and how many seats it is the sum of.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z = 1.959964  # a normal value lies within so many standard deviations in 95 of 100 cases

Sums = Sequence[tuple[float, int]]
Interval = tuple[float, float]


def mean(blocks: Sums) -> float:
    return sum(total for total, _ in blocks) / sum(seats for _, seats in blocks)


def variance_of_mean(blocks: Sums) -> float | None:
    """How far the mean would scatter if other blocks were played (a ratio estimate); one block cannot say."""
    count = len(blocks)
    if count < 2:
        return None
    middle, seats = mean(blocks), sum(seats for _, seats in blocks)
    scatter = sum((total - middle * seats) ** 2 for total, seats in blocks)
    return count / (count - 1) * scatter / seats**2


def mean_interval(blocks: Sums) -> Interval | None:
    variance = variance_of_mean(blocks)
    if variance is None:
        return None
    half = Z * sqrt(variance)
    return mean(blocks) - half, mean(blocks) + half


def effective_size(blocks: Sums) -> float:
    """How many independent games would say as much about a win share as these blocks.

    At least one for each block and at most one for each seat played; a bot that won everything or nothing shows no
    scatter to judge by, so its blocks count as one game each.
    """
    share, variance, seats = mean(blocks), variance_of_mean(blocks), sum(seats for _, seats in blocks)
    if variance is None or not 0 < share < 1:
        return float(len(blocks))
    if variance == 0:
        return float(seats)
    return min(max(share * (1 - share) / variance, float(len(blocks))), float(seats))


def wilson(share: float, size: float) -> Interval:
    """Wilson's 95 % interval for a share seen in so many independent games; it never leaves 0 to 1."""
    spread = Z * Z / size
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / size + spread / (4 * size))
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))
