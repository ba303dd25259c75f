"""The `boriken` command: its commands in the order of the help."""

from __future__ import annotations

from typing import Annotated

import typer

import boriken
from boriken._compiled import is_compiled
from boriken.cli.commands import lists, play, puzzles, records, research, server, simulations

app = typer.Typer(
    help="A table for classic role-and-island board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

COMMANDS = (
    lists.games,
    lists.sheet,
    lists.bots,
    play.play,
    server.serve,
    server.backup,
    server.restore,
    simulations.simulate,
    simulations.arena,
    simulations.learn,
    research.dataset,
    research.suite,
    research.statistics,
    records.replay,
    records.picture,
    records.review,
    records.check,
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boriken {boriken.__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """A table for classic role-and-island board games."""


for command in COMMANDS:
    app.command()(command)

app.add_typer(puzzles.app, name="puzzles")
