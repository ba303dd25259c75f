"""The numbers of a training run."""

from __future__ import annotations

from dataclasses import dataclass

# Points ahead of the others that count as much as a whole win, at most, while points still count
LEADS = {"puerto-rico": 20.0, "san-juan": 12.0, "anno-1503": 4.0}

# Decisions after which a game is broken off: several times as many as good players need (Anno 1503 with its expansion:
# 1,220 on average with 4 players)
MOST_DECISIONS = {"puerto-rico": 1500, "san-juan": 800, "anno-1503": 4000}

# The part of the time in which greedy is copied first. Random players of Anno 1503 hardly ever make a point, so by
# itself a network has nothing to learn from there.
IMITATION = {"puerto-rico": 0.0, "san-juan": 0.0, "anno-1503": 0.25}

LAYERS = 3  # of a network, before its heads


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a network learns. Rates fall from the first value to the last over the time there is."""

    steps: int = 32  # decisions of each game in one stretch
    minibatch: int = 16_384
    passes: int = 2  # over each stretch: to play it takes longer than to learn from it
    rate: float = 5e-4
    rate_left: float = 0.1  # of it, at the end
    entropy: float = 0.02
    last_entropy: float = 0.003
    points: float = 0.6  # what a lead in points counts beside the win,
    last_points: float = 0.03
    points_until: float = 0.4  # and by when it has fallen to its last value
    horizon: float = 0.98  # lambda of the generalised advantage
    clip: float = 0.2
    wins: float = 0.5  # weights of the two values in what is made small
    leads: float = 0.25
    most_change: float = 0.5  # norm to which a gradient is cut
    warm_up: float = 0.02  # of the time, with a rate that rises from nothing
    memory: float = 0.04  # of the time, over which the weights that are kept are averaged
    imitation: float = 0.0  # of the time, at the beginning: the part in which it copies greedy

    def rate_at(self, done: float) -> float:
        return min(1.0, done / self.warm_up) * self.rate * (1.0 + (self.rate_left - 1.0) * done)

    def entropy_at(self, done: float) -> float:
        return float(self.entropy * (self.last_entropy / self.entropy) ** done)

    def points_at(self, done: float) -> float:
        return self.last_points + (self.points - self.last_points) * max(0.0, 1.0 - done / self.points_until)


# What a network that has learned before goes on with: it has little to try, and much to lose
GOING_ON = Recipe(rate=2e-4, entropy=0.01, last_entropy=0.002, points=0.03)
