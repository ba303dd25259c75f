"""Counting what comes of many games. Whole numbers only, so that parts add up to the same total in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from boriken.core.game import OVER, Game, rank
from boriken.core.title import Title

CAPPED = "capped"


@dataclass
class Tally:
    """Games so far. Seats are counted in order of play: 0 is the seat that began.

    A capped game counts as a game and for its decisions, but it has no winner, no scores and no length.
    """

    games: int = 0
    decisions: int = 0
    capped: int = 0
    wins: Counter[tuple[int, int]] = field(default_factory=Counter)  # by seat and by how many share the win
    scores: Counter[tuple[int, int]] = field(default_factory=Counter)  # by seat and points
    reasons: Counter[str] = field(default_factory=Counter)
    lengths: Counter[str] = field(default_factory=Counter)  # sums by what the game counts, such as rounds

    def count(self, title: Title, game: Game, decisions: int) -> None:
        """Add a game that was just played."""
        self.games += 1
        self.decisions += decisions
        if game.actor != OVER:
            self.capped += 1
            return
        seats = [(int(game.first) + order) % int(game.seats) for order in range(game.seats)]
        winners = [order for order, seat in enumerate(seats) if rank(game, seat) == 1]
        self.wins.update((order, len(winners)) for order in winners)
        self.scores.update((order, int(game.points(seat))) for order, seat in enumerate(seats))
        self.reasons.update(title.end_reasons(game))
        self.lengths.update(title.length(game))

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.capped += other.capped
        self.wins += other.wins
        self.scores += other.scores
        self.reasons += other.reasons
        self.lengths += other.lengths

    # What the numbers say

    @property
    def finished(self) -> int:
        return self.games - self.capped

    def seat_shares(self, players: int) -> list[float]:
        """The share of wins of each seat in order of play; a shared win counts in equal parts."""
        wins = [0.0] * players
        for (order, sharers), count in sorted(self.wins.items()):
            wins[order] += count / sharers
        return [won / self.finished for won in wins]

    def end_reasons(self) -> dict[str, int]:
        """In how many games each end condition was met; there can be several in one game."""
        reasons = dict(sorted(self.reasons.items()))
        return reasons | {CAPPED: self.capped} if self.capped else reasons

    def spread(self, order: int) -> dict[str, float]:
        """The scores of a seat: mean, and the values below which 0, 25, 50, 75 and 100 percent of them lie."""
        points = {points: count for (seat, points), count in sorted(self.scores.items()) if seat == order}
        mean = sum(value * count for value, count in points.items()) / self.finished
        quantiles = zip(("min", "q1", "median", "q3", "max"), (0, 25, 50, 75, 100), strict=True)
        return {"mean": mean, **{name: percentile(points, percent) for name, percent in quantiles}}


def percentile(counts: dict[int, int], percent: int) -> int:
    """The smallest value that at least so many percent of all values do not exceed; `counts` is in ascending order."""
    total = sum(counts.values())
    reached = 0
    for value, count in counts.items():
        reached += count
        if reached * 100 >= total * percent:
            return value
    raise ValueError("no values")
