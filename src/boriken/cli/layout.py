"""Laying out pictures made of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

SEPARATOR = " · "


class Flow:
    """A label, and things beside each other, as many as fit on a line; a thing is not broken in two."""

    def __init__(self, label: str, things: Sequence[Text], indent: int, style: str = "dim") -> None:
        self.label = Text(label.ljust(indent), style)
        self.things = things
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def lines(self, width: int) -> Iterator[Text]:
        line, empty = self.label.copy(), True
        for thing in self.things:
            if not empty and line.cell_len + len(SEPARATOR) + thing.cell_len > width:
                yield line
                line, empty = Text(" " * self.indent), True
            if not empty:
                line.append(SEPARATOR, "dim")
            line.append_text(thing)
            empty = False
        yield line


class Columns:
    """Lists beside each other under their headings; those that find no room go below, one line each."""

    def __init__(self, columns: Sequence[tuple[str, Sequence[Text]]], indent: int) -> None:
        self.columns = columns
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        beside = len(self.columns)
        while beside > 1 and sum(self.widths(beside)) > options.max_width + 1:
            beside -= 1
        yield from self.lines(beside)
        for heading, things in self.columns[beside:]:
            yield Flow(heading, things, self.indent)

    def widths(self, beside: int) -> list[int]:
        """How wide the first columns are, each with a space between it and the next."""
        return [
            max(len(heading), *(thing.cell_len for thing in things)) + 1 for heading, things in self.columns[:beside]
        ]

    def lines(self, beside: int) -> Iterator[Text]:
        columns = self.columns[:beside]
        rows = max(len(things) for _, things in columns)
        cells = [[Text(heading, "dim"), *things, *[Text()] * (rows - len(things))] for heading, things in columns]
        for row in zip(*cells, strict=True):
            line = Text()
            for cell, width in zip(row, self.widths(beside), strict=True):
                line.append_text(cell)
                line.append(" " * (width - cell.cell_len))
            line.rstrip()
            yield line


def flows(lines: Mapping[str, Sequence[Text]]) -> list[Flow]:
    """Lines with labels of one width, without those that have nothing."""
    filled = {label: things for label, things in lines.items() if things}
    indent = max((len(label) for label in filled), default=0) + 2
    return [Flow(label, things, indent) for label, things in filled.items()]
