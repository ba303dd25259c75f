"""Measures every speed we claim, compiled and interpreted side by side, and writes it down in bench/results.md."""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boriken import __version__
from boriken._compiled import INTERPRETED_VARIABLE

HERE = Path(__file__).parent
RESULTS = HERE / "results.md"
COMPARISON = "## Before and after"  # the heading of what `bench.compare` writes


@dataclass(frozen=True)
class Plan:
    """How often each thing is measured in each build, and for how long at a time."""

    samples: int
    seconds: float


FULL = Plan(samples=9, seconds=0.3)
QUICK = Plan(samples=2, seconds=0.01)

HEADINGS = ["what", "unit", "compiled", "interpreted", "times as fast"]


@dataclass(frozen=True)
class Row:
    """The samples of one measurement. Those with the same number were taken one right after the other."""

    name: str
    unit: str
    compiled: Sequence[float]
    interpreted: Sequence[float]

    def ratios(self) -> list[float]:
        """How many times as fast the compiled rules are, pair by pair; none where they are not compiled."""
        pairs = zip(self.compiled, self.interpreted, strict=False)
        return [fast / slow if self.unit.endswith("/s") else slow / fast for fast, slow in pairs]

    def cells(self) -> list[str]:
        return [self.name, self.unit, *map(summary, (self.compiled, self.interpreted, self.ratios()))]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short and rough, to see that it works")
    parser.add_argument("--no-write", action="store_true", help="leave bench/results.md as it is")
    parser.add_argument("--only", default="", metavar="TEXT", help="what has this in its name; nothing is written")
    options = parser.parse_args(arguments)
    plan = QUICK if options.quick else FULL
    machine = describe_machine()
    rows = measure(plan, options.only)
    Console().print(as_table(rows))
    if not options.no_write and not options.only:
        RESULTS.write_text(as_markdown(rows, plan, machine) + comparison(), encoding="utf-8")


# Measuring


def measure(plan: Plan, only: str = "") -> list[Row]:
    """Every measurement in both builds, turn and turn about, so that a slow minute is slow for both."""
    with process() as compiled, process(interpreted=True) as interpreted, progress_bar() as bar:
        if compiled.stale:
            raise SystemExit("The compiled rules are older than their sources: run 'make build' first.")
        builds = [compiled, interpreted] if compiled.compiled else [interpreted]
        rows = []
        wanted = [(name, unit) for name, unit in interpreted.measurements if only in name]
        task = bar.add_task("", total=len(wanted) * plan.samples)
        for name, unit in wanted:
            bar.update(task, description=name)
            samples: dict[bool, list[float]] = {True: [], False: []}
            for build in builds:
                build.measure(name, 0)  # makes it ready and warms up
            for _ in range(plan.samples):
                for build in builds:
                    samples[build.compiled].append(build.measure(name, plan.seconds))
                bar.advance(task)
            rows.append(Row(name, unit, samples[True], samples[False]))
        return rows


class Build:
    """A process that has loaded the rules, compiled or not, and measures what it is asked to."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        answer = self.answer()
        self.compiled: bool = answer["compiled"]
        self.stale: bool = answer["stale"]
        self.measurements: list[tuple[str, str]] = answer["measurements"]

    def measure(self, name: str, seconds: float) -> float:
        assert self.process.stdin
        self.process.stdin.write(json.dumps({"name": name, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return float(self.answer())

    def answer(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())


@contextmanager
def process(interpreted: bool = False) -> Iterator[Build]:
    command = [sys.executable, str(HERE / "measurements.py")]
    environment = {**os.environ, INTERPRETED_VARIABLE: "1" if interpreted else "0"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as running:
        yield Build(running)  # it ends when its input does


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


# Telling

EXPLANATION = """\
Each figure is the median of {plan.samples} samples of {plan.seconds} s or more on one core, in processor time; ± is
half the distance from the lowest to the highest of them. Compiled and interpreted samples alternate, and the ratio is
taken pair by pair.

- A decision is an action of a seat; the outcomes of chance are played but not counted. Random play is whole games, from
  an empty table to the last action, the same games over and over, in the loop that simulations use.
- Everything else is measured on one random game with four players: legal actions and copies on the positions before
  all its decisions, views and saved positions on some of them, records on the whole of it.
- Everything but random play is called from interpreted Python, as a program that uses the library does. The empty call,
  of a method that only compares two numbers, shows how much of the short times is the call itself.
- A position is saved to and loaded from plain data, a record from text; no file is involved. Replaying a record checks
  every action of it.
"""


def as_table(rows: Sequence[Row]) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in HEADINGS[:2]:
        table.add_column(heading, no_wrap=True)
    for heading in HEADINGS[2:]:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*row.cells())
    return table


def as_markdown(rows: Sequence[Row], plan: Plan, machine: dict[str, str]) -> str:
    lines = [
        "# How fast Boriken is",
        "",
        "Written by `make bench`; run it again for the figures of your machine.",
        "",
        *(f"- {name}: {value}" for name, value in machine.items()),
        f"- Compiled: {'yes' if rows[0].compiled else 'no'}",
        "",
        f"| {' | '.join(HEADINGS)} |",
        "|---|---|---:|---:|---:|",
        *(f"| {' | '.join(row.cells())} |" for row in rows),
        "",
    ]
    return "\n".join(lines) + "\n" + EXPLANATION.format(plan=plan)


def comparison() -> str:
    """The part of the results that `bench.compare` has written and that stays; nothing if there is none."""
    _, heading, rest = RESULTS.read_text(encoding="utf-8").partition(COMPARISON) if RESULTS.exists() else ("", "", "")
    return f"\n{heading}{rest}" if heading else ""


def summary(samples: Sequence[float]) -> str:
    if not samples:
        return "–"
    middle = median(samples)
    spread = (max(samples) - min(samples)) / 2 / middle
    return f"{shown(middle)} ±{spread:.0%}"


def shown(number: float) -> str:
    """Three digits that count, whatever the size: 2,970,000 or 0.175."""
    decimals = 0 if number >= 100 else 1 if number >= 10 else 2 if number >= 1 else 3
    return f"{float(f'{number:.3g}'):,.{decimals}f}"


def describe_machine() -> dict[str, str]:
    return {
        "Date": f"{datetime.now(UTC):%Y-%m-%d}",
        "Boriken": __version__,
        "Processor": f"{processor()}, {os.cpu_count()} cores, load {load()} before the start",
        "System": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "Compiler": f"mypyc {metadata.version('mypy')}, {c_compiler()}",
    }


def processor() -> str:
    """The model: Linux keeps it in a file, others tell it through Python."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> str:
    """How many processes wanted to run in the last minute: figures from a busy machine are worth less."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def c_compiler() -> str:
    try:
        shown = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler"
    return shown.stdout.partition("\n")[0]


if __name__ == "__main__":
    main()
