"""Arguments and options that several commands have, with their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boriken.core.words import LANGUAGES

PLAYERS = 4
LARGEST = 10**12
MOST_JOBS = 256
MOST_DECISIONS = 100_000

GameName = Annotated[str, typer.Argument(help="The game, such as puerto-rico; boriken games lists them.")]
Edition = Annotated[str | None, typer.Option(help="Short for --option edition=...")]
Expansions = Annotated[
    str | None, typer.Option(metavar="A,B,...", help="Short for --option expansions=..., commas between them.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
]
SheetFile = Annotated[
    Path | None,
    typer.Option("--sheet", metavar="FILE", help="A data sheet of your own; boriken sheet GAME shows the house's."),
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed plays the same games.")]
Jobs = Annotated[
    int, typer.Option(min=1, max=MOST_JOBS, help="How many processes share the work; the results are the same.")
]
MostDecisions = Annotated[int, typer.Option(min=1, help="End a game as capped after so many decisions.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
DataFolder = Annotated[
    Path | None, typer.Option(metavar="DIR", help="The server's folder.", show_default="where your system keeps data")
]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="BORIKEN_DATABASE",
        help="Another database than a file in the folder, such as postgresql://user@host/name.",
        show_default=False,
    ),
]
SpokenLanguage = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="|".join(LANGUAGES), help="The language to play in.", show_default="your system's"
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]
