"""Counts the pieces after every action of many random games: none may ever appear or vanish.

python bench/conservation.py --games 100000 --jobs 2 --seed 1

Game by game the seed grows by one, and the seed also chooses the set-up: `--games 1 --seed N` shows a failure again.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import OVER
from boriken.core.playout import play_counting_pieces
from boriken.core.randomness import Random
from boriken.core.setup import Setup, option_text
from boriken.testing.setups import EDITION, all_setups

GAMES_A_TASK = 100
MOST_ACTIONS = 100_000  # no game of random players is nearly as long; one that is counts as not ended
CHOICES = 2**40  # what lies between the seeds of dealer and players, so that they do not draw the same numbers


def described(setup: Setup) -> str:
    options = ", ".join(f"{name} {option_text(value)}" for name, value in setup.options.items())
    return f"{setup.game}, {setup.players} players, {options}"


# Playing and counting


@dataclass
class Tally:
    """Results; `games` by player count and edition."""

    games: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    violations: list[str] = field(default_factory=list)
    not_ended: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        self.violations += other.violations
        self.not_ended += other.not_ended


def count_pieces(seeds: Iterable[int], only: str = "") -> Tally:
    """Play a game for each seed."""
    tally = Tally()
    setups = all_setups(only)
    for seed in seeds:
        setup = setups[seed % len(setups)]
        title = registry.title(setup.game)
        game = title.new_game(setup)
        dealer, choice = SeededDealer(seed), Random(seed + CHOICES)
        tally.actions += int(play_counting_pieces(game, dealer, choice, MOST_ACTIONS))
        tally.games[f"{title.name}, {setup.players} players, {EDITION} {setup.options.get(EDITION, '-')}"] += 1
        where = f"seed {seed} ({described(setup)})"
        if not game.conserved():
            tally.violations.append(f"{where}: {' '.join(title.missing_pieces(game))}")
        elif game.actor != OVER:
            tally.not_ended.append(where)
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Count the pieces after every action of many random games.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes to share the work among")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--game", default="", choices=list(registry.games()), help="only this one")
    asked = parser.parse_args(arguments)
    console = Console()
    start = perf_counter()
    tally = play_all(asked.seed, asked.games, asked.jobs, asked.game, console)
    report(tally, len(all_setups(asked.game)), perf_counter() - start, console)
    return 1 if tally.violations or tally.not_ended else 0


def play_all(first: int, games: int, jobs: int, only: str, console: Console) -> Tally:
    last = first + games
    tasks = [range(start, min(start + GAMES_A_TASK, last)) for start in range(first, last, GAMES_A_TASK)]
    tally = Tally()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("games", total=games)
        for part in shared_out(tasks, jobs, only):
            tally.add(part)
            progress.advance(bar, part.games.total())
    return tally


def shared_out(tasks: Sequence[range], jobs: int, only: str) -> Iterator[Tally]:
    count = partial(count_pieces, only=only)
    if jobs == 1:
        yield from map(count, tasks)
    else:
        # Not forked: the progress bar has a thread of its own, and a fork in its midst may hang.
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield from pool.map(count, tasks)


def report(tally: Tally, setups: int, seconds: float, console: Console) -> None:
    table = Table("set_up", "games")
    for setup, games in sorted(tally.games.items()):
        table.add_row(setup, f"{games:,}")
    console.print(table)
    for failure in [*tally.violations, *(f"{where}: the game does not end." for where in tally.not_ended)]:
        console.print(failure, style="red")
    console.print(
        f"{tally.games.total():,} games of {setups} set-ups, pieces counted after {tally.actions:,} actions:"
        f" {len(tally.violations)} violations, {len(tally.not_ended)} games not ended, {seconds:.0f} seconds.",
        highlight=False,
    )


if __name__ == "__main__":
    sys.exit(main())
