"""Games that a network plays against itself, in figures: how it opens, what it owns, and how its games end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from boriken.arena.executors import Executor, Here
from boriken.bots.manner import NET
from boriken.core import registry
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.core.words import ENGLISH
from boriken.learn.brought import unpacked
from boriken.learn.files import WEIGHTS
from boriken.learn.recipe import MOST_DECISIONS
from boriken.library import play
from boriken.statistics.story import Story, story_of
from boriken.statistics.sums import Sums

SEED = 901  # of the games, which no training run begins from
LONGER = 4  # times the decisions of a game of training: here those without a choice count, too
MOST_ROWS = 30
PLACES = ("first", "second", "third", "fourth", "fifth")


def games_with_itself(
    folder: Path, game: str, games: int, finished: Callable[[int], None], executor: Executor | None = None
) -> list[Json]:
    """For every number of players what `Sums.document` says of so many games; those that never end are only counted."""
    title = registry.title(game)
    weights = (folder / WEIGHTS).read_bytes()
    found = []
    for players in title.player_counts:
        sums = Sums()
        for story in (executor or Here()).map(partial(played, game, players, weights), range(games)):
            if story is not None:
                sums.add(story)
            finished(1)
        words = title.words(ENGLISH, Setup.of(title, players, {}).options)
        found.append({"players": players, "unfinished": games - sums.games, **sums.document(words)})
    return found


def played(game: str, players: int, weights: bytes, number: int) -> Story | None:
    """The story of a game; None if it is not over after a good deal more decisions than a game of training may have."""
    net = f"{NET}@{unpacked(registry.title(game), weights)}"
    most = LONGER * MOST_DECISIONS[game]
    match = play(game, [net] * players, seed=child_seed(SEED, number), most_decisions=most)
    return story_of(match) if match.over else None


def lines_of(found: Sequence[Json]) -> Iterator[str]:
    """The figures as lines of a page."""
    for one in found:
        yield from ("", f"### {one['players']} players", "", f"Games: {one['games']}.")
        if one["unfinished"]:
            yield f"Broken off, because they did not end: {one['unfinished']}."
        if one["games"]:
            yield from lines_of_games(one)


def lines_of_games(one: Json) -> Iterator[str]:
    ends = ", ".join(f"{end['name']} ({end['games']})" for end in one["ends"])
    yield f"The winner has {one['winner_points']} points on average. Ends: {ends}."
    for heading, rows in (
        ("seat in order of play", [(PLACES[row["order"]], row) for row in one["seats"]]),
        ("opening", [(f"{PLACES[row['order']]}: {row['name']}", row) for row in one["openings"]]),
        ("owned at the end", [(row["name"], row) for row in one["owned"]]),
    ):
        if rows:
            yield from ("", f"| {heading} | players | win (95 %) |", "|---|---:|---:|")
            yield from (line(name, row) for name, row in rows[:MOST_ROWS])


def line(name: str, row: Json) -> str:
    return f"| {name} | {row['seats']} | {row['share']:.0%} ({row['low']:.0%} to {row['high']:.0%}) |"
