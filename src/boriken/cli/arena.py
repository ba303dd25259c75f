"""A tournament of bots, and its results on the screen."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console
from rich.table import Table

from boriken._compiled import is_compiled
from boriken.arena import tournament
from boriken.arena.block import Block
from boriken.arena.cluster import RayCluster
from boriken.arena.connection import Connection
from boriken.arena.executors import Executor, on_this_machine
from boriken.arena.extras import need
from boriken.arena.journal import Journal
from boriken.arena.plan import Plan
from boriken.cli.files import in_words
from boriken.cli.grammar import number_of
from boriken.cli.progress import progress_bar
from boriken.cli.report import ordinal, right
from boriken.cli.terminal import make_console, stoppable
from boriken.core.setup import options_text
from boriken.core.title import Json

INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Run:
    """How a plan is played, and what becomes of the results."""

    games: int
    jobs: int
    cluster: str | None
    state: Path | None
    plots: Path | None
    as_json: bool


def run(plan: Plan, request: Run) -> None:
    """Play, and print the results as a table or as one JSON document."""
    need("arena", "numpy", "openskill", *(["matplotlib"] if request.plots else []))
    if request.plots:
        with in_words(request.plots, "written"):
            request.plots.mkdir(parents=True, exist_ok=True)  # before hours are played, not after
    executor = chosen_executor(request)
    journal = Journal(request.state, plan) if request.state else None
    begun = time.perf_counter()
    blocks = played(plan, request, executor, journal)
    results = summary(plan, blocks, request, time.perf_counter() - begun)
    if request.as_json:
        print(json.dumps(results, indent=2))
    else:
        print_standings(make_console(), results)
    if request.plots:
        from boriken.arena import plots

        with in_words(request.plots, "written"):
            files = plots.draw(results, blocks, request.plots)
        note(f"Drawn: {', '.join(str(file) for file in files)}.")


def chosen_executor(request: Run) -> Executor:
    if request.cluster is None:
        return on_this_machine(request.jobs)
    return RayCluster(Connection(request.cluster, request.jobs))


def played(plan: Plan, request: Run, executor: Executor, journal: Journal | None) -> list[Block]:
    count = plan.blocks(request.games)
    games = count * plan.players
    if games != request.games:
        note(f"{request.games:,} games are rounded up to {games:,}: whole blocks of {plan.players}.")
    finished = 0

    def finish(block: Block) -> None:
        nonlocal finished
        finished += 1
        advance(len(block.games))

    try:
        with stoppable(), progress_bar(games, hidden=not sys.stderr.isatty()) as advance:
            return tournament.play(plan, count, executor, journal, finish)
    except KeyboardInterrupt:
        stop(finished, count, request.state)


def stop(finished: int, count: int, state: Path | None) -> NoReturn:
    done = f"Stopped after {finished:,} of {number_of(count, 'block')}"
    if state:
        note(f"{done}, which {state} keeps; the same command goes on from there.")
    else:
        note(f"{done}; with --state FILE a stopped run can go on later.")
    raise typer.Exit(INTERRUPTED)


def note(text: str) -> None:
    typer.echo(text, err=True)


def summary(plan: Plan, blocks: list[Block], request: Run, seconds: float) -> Json:
    from boriken.arena.standings import milliseconds, standings

    results = standings(plan, blocks)
    games = [game for block in blocks for game in block.games]
    thought = {bot["name"]: milliseconds(games, bot["name"]) for bot in results["bots"]}
    ran = {"jobs": request.jobs, "compiled": is_compiled(), "seconds": seconds, "milliseconds": thought}
    return {**results, **ran}


# The screen


def print_standings(console: Console, results: Json) -> None:
    console.print(
        f"{results['games']:,} games of {results['game']} with {results['players']} players "
        f"in {number_of(results['blocks'], 'block')} from seed {results['seed']}, "
        f"{results['mode']} ({options_text(results['options'])})",
        markup=False,
    )
    if results["capped"]:
        console.print(f"{results['capped']:,} of them were capped and count for nothing below.")
    for bot in results["bots"]:
        if bot["troubles"]:
            console.print(f"The bot {bot['name']} failed in {bot['troubles']:,} decisions, which greedy made for it.")
    if results["seats"]:
        console.print(by_bot(results["bots"], results["milliseconds"]))
        console.print(by_seat(results["seats"]))
    console.print(f"{results['seconds']:,.1f} seconds; ranges are 95 % intervals, docs/arena.md explains them.")


def by_bot(bots: list[Json], milliseconds: Json) -> Table:
    table = Table("bot", "games", "wins", "95 %", "score", "rating", "strength", "ms", title="Bots")
    for bot in bots:
        if bot["games"]:
            values = around(bot, "mean_score", ".1f"), around(bot, "rating", ".1f"), around(bot, "strength", "+.2f")
            spent = milliseconds[bot["name"]]
            thought = "" if spent is None else f"{spent:.1f}"
            table.add_row(bot["name"], f"{bot['games']:,}", *share(bot), *values, thought)
    return right(table)


def by_seat(seats: list[Json]) -> Table:
    table = Table("seat", "wins", "95 %", "score", "worth", title="Seats in order of play")
    for order, seat in enumerate(seats):
        table.add_row(ordinal(order), *share(seat), around(seat, "mean_score", ".1f"), around(seat, "strength", "+.2f"))
    return right(table)


def share(row: Json) -> tuple[str, str]:
    return f"{row['share']:.1%}", f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"


def around(row: Json, name: str, form: str) -> str:
    """A value and half the width of its interval; one block alone has none."""
    value, high = row[name], row[f"{name}_high"]
    return f"{value:{form}}" if high is None else f"{value:{form}} ± {high - value:{form.lstrip('+')}}"
