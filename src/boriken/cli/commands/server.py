"""Commands of the server: open it, save its data, fill a new one with them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from boriken.bots.levels import add_bots
from boriken.cli import backup as saving
from boriken.cli.parameters import MOST_JOBS, DatabaseUrl, DataFolder
from boriken.cli.serve import check_extra, check_pages, checked_audience, data_folder, host_bots, message_settings
from boriken.cli.terminal import in_one_sentence
from boriken.server.settings import FOR_INTERNET


@in_one_sentence
def serve(
    data: DataFolder = None,
    database: DatabaseUrl = "",
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    address: Annotated[str, typer.Option(help="Where people find the server, for links in messages.")] = "",
    thinkers: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Processes in which bots think.")] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=BOT",
            help="A bot of your own that can sit at tables, such as 'Ada=exec:./ada'; can be repeated.",
        ),
    ] = None,
    audience: Annotated[
        str,
        typer.Option(
            "--for",
            metavar="WHOM",
            help="The people it is for: home, club (many share an address), internet (strangers).",
        ),
    ] = FOR_INTERNET,
    gigabytes: Annotated[
        float | None,
        typer.Option(
            "--disk", metavar="GB", min=0.1, help="The most that the database may hold.", show_default="by --for"
        ),
    ] = None,
    limits: Annotated[bool, typer.Option(help="Hold back who asks for too much; off for load tests.")] = True,
    secure: Annotated[
        bool, typer.Option("--secure", help="Cookies over https only: behind a proxy that speaks https.")
    ] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log in JSON, an object a line.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Open the table in the browser, for you and your friends."""
    check_extra()
    check_pages()
    add_bots(host_bots(bot or ()))
    from boriken.server.run import serve
    from boriken.server.settings import Settings

    settings = Settings(
        data_folder(data),
        database,
        host=host,
        port=port,
        address=address,
        secure_cookies=secure,
        thinkers=thinkers,
        limits=limits,
        audience=checked_audience(audience),
        gigabytes=gigabytes,
        log_json=log_json,
        verbose=verbose,
        **message_settings(os.environ),
    )
    serve(settings, lambda found: typer.echo(f"The table is open at {found} (Ctrl-C closes it)."))


@in_one_sentence
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    data: DataFolder = None,
    database: DatabaseUrl = "",
) -> None:
    """Save all data of a server in one file, also while it runs."""
    check_extra()
    saving.save(data_folder(data), database, file)


@in_one_sentence
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What boriken backup has saved.")],
    data: DataFolder = None,
    database: DatabaseUrl = "",
) -> None:
    """Fill a new server with what was saved, on the same sort of database or another."""
    check_extra()
    saving.load(data_folder(data), database, file)
