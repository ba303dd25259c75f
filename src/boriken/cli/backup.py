"""Saving a server's data to a file, and filling a new server from it."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import typer

from boriken.cli.files import check_new, in_words
from boriken.cli.progress import progress_bar
from boriken.core.errors import SetupError


def save(data: Path, url: str, path: Path) -> None:
    from boriken.server.settings import Settings
    from boriken.server.store.backup import back_up
    from boriken.server.store.database import Database

    settings = Settings(data, url)
    if not settings.database and not settings.database_file.exists():
        raise SetupError(f"There is no server's data in {data}.")
    check_new(path)
    database = Database(settings.database_url)
    try:
        with in_words(path, "written"):
            rows = back_up(database, path, partial(progress_bar, hidden=not sys.stderr.isatty(), doing="Saving"))
    finally:
        database.close()
    typer.echo(f"Saved {rows['people']} people and {rows['tables']} tables in {path}.")
    typer.echo("The file holds the server's secrets too: keep it as safe as the server.")


def load(data: Path, url: str, path: Path) -> None:
    from boriken.server.settings import Settings
    from boriken.server.store.backup import restore
    from boriken.server.store.database import Database
    from boriken.server.store.files import hold_data

    settings = Settings(data, url)
    with hold_data(settings):
        database = Database(settings.database_url)
        try:
            rows = restore(database, path, partial(progress_bar, hidden=not sys.stderr.isatty(), doing="Restoring"))
        finally:
            database.close()
    typer.echo(f"Restored {rows['people']} people and {rows['tables']} tables.")
