"""Asking a person how strong the opponents shall be."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.bots.levels import DEFAULT_LEVEL, LEVELS
from boriken.cli.terminal import read_line
from boriken.core.errors import SetupError, quoted
from boriken.core.words import Words


def ask_level(console: Console, words: Words) -> str:
    """Show the levels and ask until one of them is chosen."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, level in enumerate(LEVELS.values(), start=1):
        grid.add_row(Text(f"{number:>3}", "bold cyan"), level.id, Text(words.say(f"levels-{level.id}.about"), "dim"))
    console.print(Text(words.say("level-ask"), "bold"))
    console.print(grid)
    while True:
        try:
            return level_called(
                read_line(console, words.say("level-enter", level=DEFAULT_LEVEL)) or DEFAULT_LEVEL, words
            )
        except SetupError as error:
            console.print(Text(str(error), "red"))


def level_called(text: str, words: Words) -> str:
    """The level with this name, or with this number in the list."""
    name = text.lower()
    by_number = {str(number): level for number, level in enumerate(LEVELS, start=1)}
    if name not in LEVELS and name not in by_number:
        raise SetupError(words.say("level-unknown", text=quoted(text), levels=", ".join(LEVELS)))
    return by_number.get(name, name)
