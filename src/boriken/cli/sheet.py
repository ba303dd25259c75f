"""The data sheet of a game: every number, and where it is from."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.table import Table

from boriken.cli.grammar import listed
from boriken.core.errors import SetupError
from boriken.core.title import Title


def print_sheet(console: Console, title: Title, text: str | None) -> None:
    """The house's sheet, or another one given as text, if it can be used."""
    entries = title.sheet(text)
    if not entries:
        raise SetupError(f"{title.name} has no data sheet.")
    grid = Table("table", "entry", "value", "provenance", "from")
    last = ""
    for entry in entries:
        if last and entry.table != last:
            grid.add_section()
        grid.add_row("" if entry.table == last else entry.table, *entry[1:])
        last = entry.table
    console.print(grid, markup=False)
    found = Counter(entry.provenance for entry in entries)
    console.print(f"{len(entries)} values: {listed([f'{count} {word}' for word, count in found.most_common()])}.")
