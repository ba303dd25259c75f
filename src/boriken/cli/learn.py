"""Training a network, and what came of it on the screen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.table import Table

from boriken.arena.extras import need
from boriken.cli.files import in_words
from boriken.cli.progress import progress_bar
from boriken.cli.report import right
from boriken.cli.terminal import make_console, stoppable
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.title import Json
from boriken.learn.files import JOURNAL, STATE, WEIGHTS

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
    workers: int | None
    seed: int
    games: int  # of each match at the end


def run(request: Request) -> None:
    """Train, play the matches, and write the report. Ctrl-C ends the training early, and keeps what was learned."""
    need("learn", *EXTRA)
    registry.title(request.game)
    check_folder(request)
    train(request)
    from boriken.learn.report import draw, matches, write_report

    rows: list[Json] = []
    if request.games:
        total = request.games * len(registry.title(request.game).player_counts)
        with stoppable(), bar(total, "Playing") as advance:
            rows = matches(request.folder, request.game, request.games, advance)
        make_console().print(match_table(rows))
    draw(request.folder)
    typer.echo(f"The report is {write_report(request.folder, request.game, rows)}.")


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
    for file in (request.begin_with, request.against, *request.guests):
        if file and not file.is_file():
            raise BorikenError(f"There is no file {file}.")


def train(request: Request) -> None:
    from boriken.learn.plan import make_plan
    from boriken.learn.training import Training

    seconds = 60 * request.minutes
    plan = make_plan(
        request.game,
        seconds,
        request.folder,
        resume=request.resume,
        begin_with=request.begin_with,
        guests=request.guests,
        against=request.against,
        copying=request.copying,
        workers=request.workers,
        seed=request.seed,
    )
    where = "on the GPU" if plan.device == "cuda" else "without a GPU, which is slow"
    players = "one process plays" if plan.crew.workers == 1 else f"{plan.crew.workers} processes play"
    typer.echo(f"Training {where}; {players}, and {request.folder / JOURNAL} keeps the figures.", err=True)
    shown = 0
    with stoppable(), bar(round(seconds), "Training") as advance:

        def passed(now: float) -> None:
            nonlocal shown
            advance(int(now) - shown)
            shown = int(now)

        try:
            Training(plan, show_entry, passed).run()
        except KeyboardInterrupt:
            typer.echo("Stopped; what was learned so far is kept.", err=True)


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
