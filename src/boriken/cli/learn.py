"""Training a network, and what came of it on the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.table import Table

from boriken.arena.cluster import RayCluster
from boriken.arena.connection import Connection
from boriken.arena.executors import Executor, Here
from boriken.arena.extras import need
from boriken.cli.files import in_words
from boriken.cli.grammar import number_of
from boriken.cli.progress import progress_bar
from boriken.cli.report import right
from boriken.cli.terminal import make_console, stoppable
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.title import Json
from boriken.learn.files import JOURNAL, STATE, WEIGHTS

if TYPE_CHECKING:
    from boriken.learn.beginning import Beginning
    from boriken.learn.machine import Machine
    from boriken.learn.plan import Plan

EXTRA = ("numpy", "torch", "matplotlib", "openskill")


@dataclass(frozen=True, slots=True)
class Request:
    """A request to learn: the game, for how long, and what to do with the result."""

    game: str
    minutes: float
    folder: Path
    resume: bool
    begin_with: Path | None
    guests: Sequence[Path]
    against: Path | None
    copying: float | None
    rate: float | None
    layers: int | None
    workers: int | None
    seed: int
    games: int  # of each match at the end
    cluster: str | None = None
    onlooking: bool = False


def run(request: Request) -> None:
    """Train, play the matches, and write the report. Ctrl-C ends the training early, and keeps what was learned."""
    need("learn", *EXTRA)
    registry.title(request.game)
    connection = Connection(request.cluster, os.cpu_count() or 1) if request.cluster else None
    check_folder(request)
    with connection or nullcontext():
        train(request, connection)
        report(request, RayCluster(connection) if connection else Here())


def report(request: Request, executor: Executor) -> None:
    from boriken.learn.report import draw, matches, write_report
    from boriken.learn.self_play import games_with_itself

    rows: list[Json] = []
    itself: list[Json] = []
    if request.games:
        total = request.games * len(registry.title(request.game).player_counts)
        with stoppable(), bar(total, "Playing") as advance:
            rows = matches(request.folder, request.game, request.games, advance, executor)
        make_console().print(match_table(rows))
        with stoppable(), bar(total, "Playing against itself") as advance:
            itself = games_with_itself(request.folder, request.game, request.games, advance, executor)
    draw(request.folder)
    typer.echo(f"The report is {write_report(request.folder, request.game, rows, itself)}.")


def check_folder(request: Request) -> None:
    """Nothing that was learned is overwritten, and nothing is resumed that is not there."""
    with in_words(request.folder, "written"):
        request.folder.mkdir(parents=True, exist_ok=True)
    has_state = (request.folder / STATE).exists()
    if request.resume and not has_state:
        raise BorikenError(f"There is nothing to go on with in {request.folder}: it has no {STATE}.")
    if request.resume and request.begin_with:
        raise BorikenError("Give --resume or --begin-with, not both.")
    if not request.resume and (has_state or (request.folder / WEIGHTS).exists()):
        raise BorikenError(f"The folder {request.folder} has a network already: go on with --resume, or name another.")
    if request.against and request.guests:
        raise BorikenError("Give --guest or --against, not both.")
    if request.onlooking:
        check_onlooking(request)
    for file in (request.begin_with, request.against, *request.guests):
        if file and not file.is_file():
            raise BorikenError(f"There is no file {file}.")


def check_onlooking(request: Request) -> None:
    """A network can look on when it can play, and it learns that by itself."""
    if not (request.begin_with or request.resume):
        raise BorikenError("--onlooking is for a network that can play already: name it with --begin-with.")
    if request.guests or request.against or request.copying or request.cluster:
        raise BorikenError("--onlooking goes with none of --guest, --against, --copying and --cluster.")


def train(request: Request, connection: Connection | None) -> None:
    from boriken.learn.training import Training

    plans, machine_of = plans_on(request, connection)
    typer.echo(f"Training {where(plans)}, and {request.folder / JOURNAL} keeps the figures.", err=True)
    shown = 0
    with stoppable(), bar(round(plans[0].seconds), "Training") as advance:

        def passed(now: float) -> None:
            nonlocal shown
            advance(int(now) - shown)
            shown = int(now)

        try:
            Training(plans[0], show_entry, passed, machine_of).run()
        except KeyboardInterrupt:
            if not (request.folder / JOURNAL).exists():
                raise BorikenError("Stopped before there was anything to report.") from None
            typer.echo("Stopped; what was learned so far is kept.", err=True)


def plans_on(
    request: Request, connection: Connection | None
) -> tuple[Sequence[Plan], Callable[[Plan, Beginning], Machine]]:
    """A plan for each machine, and what plays and learns by them."""
    from boriken.learn.cluster import Machines, Place, places_on, plans_for
    from boriken.learn.one_machine import OneMachine
    from boriken.learn.onlooking import LookingOn
    from boriken.learn.plan import Hardware

    make = maker_of_plans(request)
    if connection is None:
        return [make()], LookingOn if request.onlooking else OneMachine
    found = places_on(connection)

    def plan_at(place: Place) -> Plan:
        return make(hardware=Hardware(int(place.processors), place.gpus > 0))

    plans = plans_for(found, plan_at)

    def machine_of(plan: Plan, beginning: Beginning) -> Machine:
        return Machines(OneMachine, found, plans, beginning, warn)

    return plans, machine_of


def maker_of_plans(request: Request) -> Callable[..., Plan]:
    from boriken.learn.plan import make_plan

    return partial(
        make_plan,
        request.game,
        60 * request.minutes,
        request.folder,
        resume=request.resume,
        begin_with=request.begin_with,
        guests=request.guests,
        against=request.against,
        copying=request.copying,
        rate=request.rate,
        layers=request.layers,
        workers=request.workers,
        seed=request.seed,
        onlooking=request.onlooking,
    )


def where(plans: Sequence[Plan]) -> str:
    """Where it plays and learns, for people."""
    gpus = sum(plan.device == "cuda" for plan in plans)
    count = sum(plan.crew.workers for plan in plans)
    players = "one process plays" if count == 1 else f"{count} processes play"
    if len(plans) > 1:
        return f"on {number_of(len(plans), 'machine')}, {gpus or 'none'} of them with a GPU; {players}"
    return f"{'on the GPU' if gpus else 'without a GPU, which is slow'}; {players}"


def warn(sentence: str) -> None:
    typer.echo(sentence, err=True)


def bar(total: int, doing: str) -> AbstractContextManager[Callable[[int], None]]:
    return progress_bar(total, hidden=not sys.stderr.isatty(), doing=doing)


def show_entry(entry: Json) -> None:
    """A line for people who look on."""
    typer.echo(
        f"{entry['seconds']:>8,.0f} s  {entry['decisions']:>13,} decisions  {entry['decisions_a_second']:>9,}/s  "
        f"entropy {entry['entropy']:.2f}  error in who wins {entry['wins']:.3f}",
        err=True,
    )


def match_table(rows: list[Json]) -> Table:
    table = Table("players", "games", "net wins", "95 %", "its mean score", "greedy's", title="Against greedy bots")
    for row in rows:
        net = row["net"]
        shares = f"{net['share']:.1%}", f"{100 * net['low']:.1f}–{100 * net['high']:.1f}"
        scores = f"{net['mean_score']:.1f}", f"{row['rival']['mean_score']:.1f}"
        table.add_row(str(row["players"]), f"{row['games']:,}", *shares, *scores)
    return right(table)
