"""The log in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.cli.games.face import Face
from boriken.cli.people import People
from boriken.core.title import Json

NO_CHOICE = " (no other choice)"  # said of an action, not of what follows from it


def sentences(events: Sequence[Json], face: Face, people: People, forced: Collection[int] = ()) -> list[str]:
    """A sentence for what each seat does in a row; the actions numbered in `forced` are marked as such."""
    told = []
    before = 0
    for seat, in_a_row in groupby(events, key=lambda event: event["seat"]):
        clauses = []
        for _, alike in groupby(in_a_row, key=lambda event: (event["kind"], event["move"] in forced)):
            run = list(alike)
            move = run[0]["move"]
            clauses.append(face.tell(run) + (NO_CHOICE if move in forced and move != before else ""))
            before = run[-1]["move"]
        if seat is None:
            told += [f"{clause}." for clause in clauses]
        else:
            told.append(f"{people.say(seat, ', '.join(clauses))}.")
    return told


def print_story(console: Console, told: Sequence[str], style: str = "") -> None:
    """Each sentence on a line of its own, hanging from a dot."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for sentence in told:
        grid.add_row(Text("•", "dim"), Text(sentence, style))
    if told:
        console.print(grid)
