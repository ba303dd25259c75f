"""Sums over many stories: how often something was done or owned, and how it fared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from boriken.arena.shares import wilson
from boriken.core.words import Words
from boriken.statistics.story import Story, Thing

Json = dict[str, Any]


@dataclass(slots=True)
class Tally:
    """Of so many seats, how much of the victory they had."""

    seats: int = 0
    won: float = 0.0

    def add(self, won: float) -> None:
        self.seats += 1
        self.won += won

    @property
    def share(self) -> float:
        return self.won / self.seats

    def document(self) -> Json:
        low, high = wilson(self.share, self.seats)
        return {"seats": self.seats, "share": round(self.share, 4), "low": round(low, 4), "high": round(high, 4)}


@dataclass(slots=True)
class Sums:
    """All that is counted of games with the same number of players."""

    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    seats: dict[int, Tally] = field(default_factory=dict)
    openings: dict[tuple[int, tuple[Thing, ...]], Tally] = field(default_factory=dict)
    owned: dict[Thing, Tally] = field(default_factory=dict)

    @classmethod
    def of(cls, stories: Iterable[Story]) -> Sums:
        sums = cls()
        for story in stories:
            sums.add(story)
        return sums

    def add(self, story: Story, only: int | None = None) -> None:
        """Count a game: all of its seats, or only one."""
        self.games += 1
        if story.rounds is not None:
            self.rounds[story.rounds] += 1
        self.ends.update(story.ends)
        self.points.append(max(seat.points for seat in story.seats if seat.won))
        for seat in story.seats if only is None else [story.seats[only]]:
            self.seats.setdefault(seat.order, Tally()).add(seat.won)
            if seat.opening:
                self.openings.setdefault((seat.order, tuple(seat.opening)), Tally()).add(seat.won)
            for thing in seat.owned:
                self.owned.setdefault(thing, Tally()).add(seat.won)

    def written(self) -> Json:
        """As plain data, from which `read` makes the same sums: for games of bots that come with the package."""
        return {
            "games": self.games,
            "rounds": sorted(self.rounds.items()),
            "ends": sorted(self.ends.items()),
            "points": sorted(Counter(self.points).items()),
            "seats": [[order, tally.seats, tally.won] for order, tally in sorted(self.seats.items())],
            "openings": [
                [order, opening, tally.seats, tally.won] for (order, opening), tally in sorted(self.openings.items())
            ],
            "owned": [[thing, tally.seats, tally.won] for thing, tally in sorted(self.owned.items())],
        }

    @classmethod
    def read(cls, written: Json) -> Sums:
        return cls(
            written["games"],
            Counter(dict(written["rounds"])),
            Counter(dict(written["ends"])),
            [points for points, count in written["points"] for _ in range(count)],
            {order: Tally(seats, won) for order, seats, won in written["seats"]},
            {
                (order, tuple((group, name) for group, name in opening)): Tally(seats, won)
                for order, opening, seats, won in written["openings"]
            },
            {(group, name): Tally(seats, won) for (group, name), seats, won in written["owned"]},
        )

    def document(self, words: Words) -> Json:
        """All of it, with names in a language; what is frequent comes first."""
        return {
            "games": self.games,
            "winner_points": round(mean(self.points), 1) if self.points else None,
            "rounds": [{"rounds": rounds, "games": games} for rounds, games in sorted(self.rounds.items())],
            "ends": [{"name": words.name("ends", end), "games": games} for end, games in by_count(self.ends.items())],
            "seats": [{"order": order, **tally.document()} for order, tally in sorted(self.seats.items())],
            "openings": [
                {"order": order, "name": ", ".join(named(words, thing) for thing in opening), **tally.document()}
                for (order, opening), tally in sorted(self.openings.items(), key=lambda one: (one[0][0], -one[1].seats))
            ],
            "owned": [
                {"name": named(words, thing), **tally.document()}
                for thing, tally in sorted(self.owned.items(), key=lambda one: (-one[1].seats, one[0]))
            ],
        }


def by_count(counts: Iterable[tuple[str, int]]) -> Sequence[tuple[str, int]]:
    return sorted(counts, key=lambda one: (-one[1], one[0]))


def named(words: Words, thing: Thing) -> str:
    group, name = thing
    group, _, form = group.partition(".")
    return words.name(group, name, form)
