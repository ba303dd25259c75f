"""Commands that list what there is: games, data sheets, bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from boriken.bots.foreign import FOREIGN, installed
from boriken.bots.levels import LEVELS
from boriken.bots.manner import NoNetworkError
from boriken.bots.registry import BOTS, make_bot
from boriken.cli.files import read_text
from boriken.cli.parameters import GameName
from boriken.cli.sheet import print_sheet
from boriken.cli.terminal import in_one_sentence, make_console
from boriken.core import registry
from boriken.core.setup import option_text
from boriken.core.title import Title


@in_one_sentence
def games() -> None:
    """List the games with their players and options."""
    console = make_console()
    for name in registry.games():
        title = registry.title(name)
        counts = title.player_counts
        console.print(f"[bold]{title.name}[/] ({name}), {counts[0]} to {counts[-1]} players")
        grid = Grid("option", "choices", "default", "meaning")
        for option in title.options:
            grid.add_row(option.name, option.offered(), option_text(option.default), option.meaning)
        console.print(grid)


@in_one_sentence
def sheet(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A sheet of your own, to be checked.")] = None,
) -> None:
    """Show the data sheet of a game: every number, and where it is from."""
    print_sheet(make_console(), registry.title(game), None if file is None else read_text(file))


@in_one_sentence
def bots() -> None:
    """List the levels of play, and the bots that play for you and against you."""
    console = make_console()
    levels = Grid("level", "how it plays", "without a network", title="Levels", title_justify="left")
    for level in LEVELS.values():
        levels.add_row(level.id, level.about, level.bot)
    kinds = Grid("bot", "what it does", title="Bots", title_justify="left")
    for kind in BOTS.values():
        kinds.add_row(kind.names, kind.about)
    for name, point in installed().items():
        kinds.add_row(name, f"Installed: {point.value}.")
    for names, about in FOREIGN.items():
        kinds.add_row(names, about)
    console.print(levels, kinds)
    for name in registry.games():
        title = registry.title(name)
        console.print(f"Styles for {name}: {', '.join(title.styles)}")
        console.print(f"Levels of {name}: {learned_levels(title)}", markup=False)


def learned_levels(title: Title) -> str:
    """The bots by which a game's levels are played, or why they are those without a network."""
    learned = [level.learned(title.id) for level in LEVELS.values() if level.learned(title.id)]
    if not learned:
        return "those without a network."
    try:
        make_bot("net", title, seed=0)
    except NoNetworkError as failure:
        return f"those without a network. {failure}"
    return ", ".join(learned)
