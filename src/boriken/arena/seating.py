"""The seating of a block: all rotations of one arrangement, so that every bot of it sits once in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from boriken.arena.plan import MIXED, Plan
from boriken.core.randomness import Random
from boriken.core.seeds import child_seed

DRAWS, ORDERS = 0, 1  # children of the plan's seed; blocks are played from child 2


def rotations(plan: Plan, block: int) -> list[tuple[str, ...]]:
    """The tables of a block: for each of its games, the names by seat."""
    seated = arrangement(plan, block)
    return [(*seated[turn:], *seated[:turn]) for turn in range(plan.players)]


def arrangement(plan: Plan, block: int) -> list[str]:
    """The bots of a block in the order in which they sit around the table."""
    seed = child_seed(plan.seed, DRAWS)
    if plan.mode == MIXED:
        invited = drawn(plan.bots, plan.players, block, seed)
    else:
        invited = [plan.bots[0], *drawn(plan.bots[1:], plan.players - 1, block, seed)]
    return shuffled(invited, child_seed(child_seed(plan.seed, ORDERS), block))


def drawn(names: Sequence[str], count: int, block: int, seed: int) -> list[str]:
    """So many names for a block, such that all are used evenly.

    The names form a circle, and each block takes the next ones. When all have had the same number of turns, the
    circle is shuffled, so that everybody meets everybody.
    """
    cycle = len(names) // gcd(len(names), count)
    circle = shuffled(names, child_seed(seed, block // cycle))
    first = block % cycle * count
    return [circle[(first + step) % len(names)] for step in range(count)]


def shuffled(names: Sequence[str], seed: int) -> list[str]:
    random, left = Random(seed), list(names)
    return [left.pop(int(random.below(len(left)))) for _ in names]
