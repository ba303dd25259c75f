"""Measures another checkout beside this one, and writes both into bench/results.md: what did a change cost or bring?

    git worktree add ../before REVISION
    cd ../before && make build && cd -
    python -m bench.compare ../before

Both are compiled, and their samples alternate.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from statistics import median

from bench.measurements import timed
from bench.run import COMPARISON, RESULTS

# Also with the library of the other checkout: nothing of `boriken` but what both have
from boriken import _compiled
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.playout import play_randomly
from boriken.core.randomness import Random
from boriken.core.setup import Setup

ROOT = Path(__file__).parents[1]

GAMES = 20  # of random play in one go, the same ones each time
POSITIONS = 6  # of as many random games, for copies and searches
EARLIEST, APART = 30, 25  # decisions before the first of them, and between one and the next
COPIES = 500  # of each position in one go
SIMULATIONS = 100
NO_LIMIT = 10**9


@dataclass(frozen=True)
class Table:
    """A game as it is set up to be measured."""

    game: str
    players: Sequence[int]
    name: str
    expansions: str | None = None

    def setup(self, players: int) -> Setup:
        options = {"expansions": self.expansions} if self.expansions else {}
        return Setup.of(registry.title(self.game), players, options)


TABLES = [
    Table("puerto-rico", (2, 3, 4, 5), "Puerto Rico"),
    Table("puerto-rico", (2, 3, 4, 5), "Puerto Rico, all expansions", "new-buildings,nobles,buccaneer,festival"),
    Table("san-juan", (2, 3, 4), "San Juan"),
    Table("anno-1503", (2, 3, 4), "Anno 1503"),
    Table("anno-1503", (2, 3, 4), "Anno 1503, Aristocrats & Pirates", "aristocrats-pirates"),
]


@dataclass(frozen=True)
class Row:
    """The samples of one measurement. Those with the same number were taken one right after the other."""

    name: str
    unit: str
    before: Sequence[float]
    after: Sequence[float]

    def change(self) -> float:
        """By how much it is faster now, pair by pair."""
        return median(new / old for old, new in zip(self.before, self.after, strict=True)) - 1

    def cells(self) -> list[str]:
        return [
            self.name,
            self.unit,
            f"{median(self.before):,.0f}",
            f"{median(self.after):,.0f}",
            f"{self.change():+.1%}",
        ]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=Path, nargs="?", help="the other checkout, compiled")
    parser.add_argument("--samples", type=int, default=15, help="pairs of samples of each (15)")
    parser.add_argument("--only", default="", metavar="TEXT", help="what has this in its name; nothing is written")
    parser.add_argument("--no-write", action="store_true", help="leave bench/results.md as it is")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.serve:
        serve()
        return
    if options.before is None:
        parser.error("the other checkout is missing")
    rows = compare(options.before, ROOT, options.samples, options.only)
    if not options.no_write and not options.only:
        section = as_markdown(rows, revision(options.before), options.samples)
        RESULTS.write_text(with_section(RESULTS.read_text(encoding="utf-8"), section), encoding="utf-8")


def compare(before: Path, after: Path, samples: int, only: str = "") -> list[Row]:
    rows = []
    with ExitStack() as stack:
        old, new = [stack.enter_context(process(tree)) for tree in (before, after)]
        for name, unit in measurements():
            if only not in name:
                continue
            figures: dict[Build, list[float]] = {old: [], new: []}
            for build in (old, new):
                build.measure(name)  # makes it ready and warms up
            for number in range(samples):
                for build in (old, new) if number % 2 == 0 else (new, old):
                    figures[build].append(build.measure(name))
            rows.append(Row(name, unit, figures[old], figures[new]))
            print(*rows[-1].cells(), sep="  ", flush=True)
    return rows


class Build:
    """A process that has loaded the library of a checkout, and measures what it is asked to."""

    def __init__(self, process: subprocess.Popen[str], tree: Path) -> None:
        self.process = process
        if self.answer() != {"compiled": True, "stale": False}:
            raise SystemExit(f"{tree} is not compiled from its sources: run 'make build' there first.")

    def measure(self, name: str) -> float:
        assert self.process.stdin
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        return float(str(self.answer()))

    def answer(self) -> object:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())


@contextmanager
def process(tree: Path) -> Iterator[Build]:
    command = [sys.executable, "-m", "bench.compare", "--serve"]
    environment = {**os.environ, "PYTHONPATH": str((tree / "src").absolute())}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as running:
        yield Build(running, tree)  # it ends when its input does


# Telling


def as_markdown(rows: Sequence[Row], before: str, samples: int) -> str:
    return "\n".join(
        [
            COMPARISON,
            "",
            f"Written by `python -m bench.compare CHECKOUT`; before is {before}, after is now, both compiled alike.",
            f"Each figure is the median of {samples} samples in processor time, which alternate; the change is the",
            f"median of their ratios, pair by pair. A search has {SIMULATIONS} simulations a decision.",
            "",
            "| what | unit | before | after | change |",
            "|---|---|---:|---:|---:|",
            *(f"| {' | '.join(row.cells())} |" for row in rows),
            "",
        ]
    )


def with_section(results: str, section: str) -> str:
    """The results with this comparison, in place of an older one."""
    return results.partition(COMPARISON)[0].rstrip() + "\n\n" + section


def revision(tree: Path) -> str:
    command = ["git", "-C", str(tree), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


# What is measured


def measurements() -> list[tuple[str, str]]:
    """Names and units."""
    listed = []
    for table in TABLES:
        listed += [(f"{table.name}, random, {players} players", "decisions/s") for players in table.players]
        listed += [(f"{table.name}, copy", "copies/s"), (f"{table.name}, search", "simulations/s")]
    return listed


@cache
def work(name: str) -> partial[int]:
    """Does what the name says for some time, and returns how often."""
    for table in TABLES:
        for players in table.players:
            if name == f"{table.name}, random, {players} players":
                return partial(play, table.game, table.setup(players))
        if name == f"{table.name}, copy":
            return partial(copy, positions(table))
        if name == f"{table.name}, search":
            return partial(search, table.game, positions(table))
    raise ValueError(name)


def play(game: str, setup: Setup) -> int:
    title = registry.title(game)
    return sum(
        int(play_randomly(title.new_game(setup), SeededDealer(seed), Random(seed), NO_LIMIT)) for seed in range(GAMES)
    )


def copy(games: Sequence[Game]) -> int:
    for game in games:
        for _ in range(COPIES):
            game.copy()
    return COPIES * len(games)


def search(name: str, games: Sequence[Game]) -> int:
    title = registry.title(name)
    for game in games:
        make_bot(f"search:{SIMULATIONS}", title, seed=7).choose(game, int(game.actor))
    return SIMULATIONS * len(games)


def positions(table: Table) -> list[Game]:
    """Positions before a choice, at several moments of random games for as many as can play."""
    setup = table.setup(table.players[-1])
    games = []
    for number in range(POSITIONS):
        game, dealer, choice = registry.title(table.game).new_game(setup), SeededDealer(number), Random(number)
        play_randomly(game, dealer, choice, EARLIEST + APART * number)
        while game.actor == CHANCE or (game.actor != OVER and len(game.legal()) == 1):
            game.apply(dealer.deal(game) if game.actor == CHANCE else game.legal()[0])
        if game.actor != OVER:
            games.append(game)
    return games


# The process


def serve() -> None:
    print(json.dumps({"compiled": _compiled.is_compiled(), "stale": _compiled.stale()}), flush=True)
    for line in sys.stdin:
        count, seconds = timed(work(line.strip()), 0.1)
        print(json.dumps(count / seconds), flush=True)


if __name__ == "__main__":
    main()
