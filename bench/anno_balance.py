"""Looks for reconstructed numbers of Anno 1503 by which all its goals are worth running for.

python -m bench.anno_balance balance.json --report balance.html --generations 6 --jobs 2
python -m bench.anno_balance balance.json --report balance.html --generations 6 --bots search:40 --confirm 20

Only values are changed that the sheet marks as `reconstructed` and gives bounds for (`may`, `may_FIELD`); everything
else stays as it is, and so do the numbers of tiles and buildings with each back. Each generation tries some changes of
the best sheet so far: all play a few games, the better third plays more, and the best of them takes its place if it is
better by the same games. The file keeps every result and the sheet it began with, so that a run can be broken off and
goes on where it was; the same seed gives the same, whatever the number of processes. With --confirm the first and the
best sheet play games that none was chosen by, with other bots if you like, and nothing is changed.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from bench.anno import MODES, PLANS, TOGETHER, Piece, Tally, play_pieces
from bench.anno_charts import report
from boriken.cli.progress import progress_bar
from boriken.core.seeds import child_seed
from boriken.games.anno_1503.sheet.text import HOUSE, house_content
from boriken.games.anno_1503.sheet.variations import Change, Variations

COUNTS = (2, 3, 4)
ROWS = [(mode, players) for mode in MODES for players in COUNTS]
RUNGS = (4, 12, 36)  # games for each row; after each but the last the better third goes on
FRESH = 1 << 20  # the child of the seed for games by which no sheet was chosen
CANDIDATES = 9
SECONDS = 5.0  # between two times that the file is written
POINTS = {
    "none": ("gold", "posts", "contracts", "public_buildings", "merchants"),
    "aristocrats-pirates": ("contracts", "public_buildings", "merchants", "noble_buildings", "nests", "castle"),
}
OF_THE_EXPANSION = ("crown_tile", "noble_building", "noble_site", "castle_step")  # nothing of it in the base game

# What is wanted, and what missing it by so much counts
LEAST_USED = 0.2  # of the winners, for each goal
MOST_OF_A_SET = 0.3
MOST_OF_A_SEAT = 1.15
ROUNDS = (15, 35)
LOOKS = 5.0  # of a winner in a game


@dataclass
class Run:
    """All that is kept of a search."""

    seed: int
    sheet: str
    results: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)  # by change, bots and row
    best: Change = field(default_factory=dict)
    generation: int = 0
    history: list[dict[str, Any]] = field(default_factory=list)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Look for numbers by which all goals are worth running for.")
    parser.add_argument("file", type=Path, help="keeps what was found so far")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--generations", type=int, default=6, help="in all, those in the file counted in")
    parser.add_argument("--sheet", default=HOUSE, help="the sheet of the house to begin with")
    parser.add_argument("--bots", default=PLANS)
    parser.add_argument("--rungs", default=",".join(map(str, RUNGS)), help="games for each row, rung by rung")
    parser.add_argument("--candidates", type=int, default=CANDIDATES)
    parser.add_argument("--players", default=",".join(map(str, COUNTS)))
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--confirm", type=int, default=0, metavar="GAMES", help="play first and best, change nothing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(arguments)
    rungs = [int(games) for games in asked.rungs.split(",")]
    modes, counts = asked.modes.split(","), asked.players.split(",")
    rows = [(mode, players) for mode, players in ROWS if mode in modes and str(players) in counts]
    search = Search(asked.file, asked.sheet, asked.bots.split(","), rows, asked.seed, asked.jobs)
    if asked.confirm:
        shown = search.first_and_best(asked.confirm, child_seed(asked.seed, FRESH))
    else:
        while search.run.generation < asked.generations:
            search.next_generation(rungs, asked.candidates)
        shown = search.first_and_best(rungs[-1], asked.seed)
    told = search.told()
    print("\n".join(told) or "Nothing was changed.")
    if asked.report:
        asked.report.write_text(report(shown, told, search.run.history), encoding="utf-8")
    return 0


class Search:
    def __init__(
        self, file: Path, house: str, bots: Sequence[str], rows: Sequence[tuple[str, int]], seed: int, jobs: int = 1
    ) -> None:
        self.file = file
        self.jobs = jobs
        self.saved = monotonic()
        self.sheet = house_content(house)
        self.bots = bots
        self.rows = rows
        tables = () if any(mode == MODES[1] for mode, _ in rows) else OF_THE_EXPANSION
        self.variations = Variations(self.sheet, tables)
        self.run = Run(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else Run(seed, house)
        if (self.run.seed, self.run.sheet) != (seed, house):
            raise SystemExit(f"{file} began with the sheet {self.run.sheet} and the seed {self.run.seed}.")

    def save(self) -> None:
        self.saved = monotonic()
        self.file.write_text(json.dumps(vars(self.run), indent=1), encoding="utf-8")

    def next_generation(self, rungs: Sequence[int], count: int) -> None:
        """Try some changes of the best sheet so far; the better ones play on."""
        going = self.candidates_of(child_seed(self.run.seed, self.run.generation), count)
        doing = f"Generation {self.run.generation + 1}"
        for rung, games in enumerate(rungs):
            scored = [(score(tallies), change) for change, tallies in self.played(going, games, self.run.seed, doing)]
            scored.sort(key=lambda each: (each[0], len(each[1]), self.key(each[1])))  # of equals the smaller change
            keep = max(1, len(scored) // 3) if rung < len(rungs) - 1 else 1
            going = [change for _, change in scored[:keep]]
            if rung < len(rungs) - 1 and self.run.best not in going:
                going.append(self.run.best)
        self.run.best = going[0]
        self.run.generation += 1
        best = {"score": round(scored[0][0], 3), "best": self.run.best}
        self.run.history.append({"generation": self.run.generation, **best})
        self.save()

    def candidates_of(self, seed: int, count: int) -> list[Change]:
        random, found = Random(seed), [self.run.best]
        for _ in range(200):
            change = self.variations.another(self.run.best, random)
            if len(found) <= count and change not in found and self.variations.is_sound(change):
                found.append(change)
        return found

    def key(self, change: Change) -> str:
        return json.dumps(change, sort_keys=True)

    def played(
        self, changes: Sequence[Change], games: int, seed: int, doing: str
    ) -> Iterator[tuple[Change, dict[tuple[str, int], Tally]]]:
        """Results of so many games for each change and row; those in the file are not played again."""
        kept = {
            (at, row): self.kept(change, row, seed) for at, change in enumerate(changes) for row in self.rows
        }  # by the number of a change, and row
        missing = [
            (key, range(begin, min(begin + TOGETHER, games)))
            for key, tally in kept.items()
            for begin in range(tally.games, games, TOGETHER)
        ]
        sheets = [self.variations.applied(change) for change in changes]
        pieces = [Piece(*row, sheets[at], numbers) for (at, row), numbers in missing]
        early: dict[tuple[Any, int], Tally] = {}  # pieces of a row that were done before those in front of them
        with progress_bar(len(kept) * games, not sys.stderr.isatty(), doing) as advance:
            advance(sum(min(tally.games, games) for tally in kept.values()))
            try:
                for number, more in play_pieces(pieces, self.bots, seed, self.jobs):
                    key, numbers = missing[number]
                    early[key, numbers.start] = more
                    while (key, kept[key].games) in early:
                        kept[key].add(early.pop((key, kept[key].games)))
                    self.keep(changes[key[0]], key[1], seed, kept[key])
                    advance(more.games)
            finally:
                self.save()
        for at, change in enumerate(changes):
            yield change, {row: kept[at, row] for row in self.rows}

    def place(self, change: Change, seed: int) -> dict[str, dict[str, Any]]:
        """The part of the file for a change, these bots and these deals."""
        fresh = "" if seed == self.run.seed else " fresh"
        return self.run.results.setdefault(f"{self.key(change)} {','.join(self.bots)}{fresh}", {})

    def kept(self, change: Change, row: tuple[str, int], seed: int) -> Tally:
        return loaded(self.place(change, seed).get(f"{row[0]}, {row[1]}", {}))

    def keep(self, change: Change, row: tuple[str, int], seed: int, tally: Tally) -> None:
        self.place(change, seed)[f"{row[0]}, {row[1]}"] = dict(vars(tally))
        if monotonic() > self.saved + SECONDS:
            self.save()

    def first_and_best(self, games: int, seed: int) -> dict[str, dict[tuple[str, int], Tally]]:
        """The first sheet and the best one, by the bots asked for."""
        found = [tallies for _, tallies in self.played([{}, self.run.best], games, seed, "Confirming")]
        return dict(zip(("before", "after"), found, strict=True))

    def told(self) -> list[str]:
        """Every value that was changed, before and after."""
        changes = ((self.variations.values[name], at) for name, at in sorted(self.run.best.items()))
        return [f"{value.name}: {value.entry(self.sheet)[value.key]} -> {value.allowed[at]}" for value, at in changes]


# Results


def loaded(kept: Mapping[str, Any]) -> Tally:
    tally = Tally(**kept)
    for name in ("reached", "won_with", "sets"):
        setattr(tally, name, Counter(getattr(tally, name)))
    tally.seats = Counter({int(seat): count for seat, count in tally.seats.items()})
    return tally


def score(tallies: Mapping[tuple[str, int], Tally]) -> float:
    return sum(shortfall(mode, players, tally) for (mode, players), tally in tallies.items())


def shortfall(mode: str, players: int, tally: Tally) -> float:
    """How much is missing of what is wanted, in one row; 0 is perfect."""
    won = max(tally.won, 1)
    missing = sum(below(tally.won_with[point] / won, LEAST_USED) for point in POINTS[mode]) / LEAST_USED
    missing += 5 * below(MOST_OF_A_SET, max(tally.sets.values(), default=won) / won)
    missing += below(MOST_OF_A_SEAT, max(tally.shares(players)))
    missing += 2 * sum(not ROUNDS[0] <= rounds <= ROUNDS[1] for rounds in tally.rounds) / won
    missing += below(tally.looks(players)[0], LOOKS) / LOOKS
    return missing + 5 * tally.unfinished / max(tally.games, 1)


def below(value: float, least: float) -> float:
    return max(0.0, least - value)


if __name__ == "__main__":
    sys.exit(main())
