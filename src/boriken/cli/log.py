"""The log in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.cli.games.presenter import Presenter
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json


def sentences(
    events: Sequence[Json], presenter: Presenter, people: PlayerNames, forced: Collection[int] = ()
) -> list[str]:
    """The events in words; the actions numbered in `forced` are marked as such, but not what follows from them."""
    return presenter.sentences(events, people, forced, people.words.say("play-noOtherChoice"))


def print_log(console: Console, sentences: Sequence[str], style: str = "") -> None:
    """Each sentence on a line of its own, hanging from a dot."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for sentence in sentences:
        grid.add_row(Text("•", "dim"), Text(sentence, style))
    if sentences:
        console.print(grid)
