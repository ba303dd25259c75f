"""Hints: a bot's opinion of the choices, on the screen."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.bots.bot import Explanation, Unit
from boriken.core.words import Words

ADVISER = "master"


def print_hint(console: Console, explanation: Explanation, meanings: Mapping[str, str], words: Words) -> None:
    """A line for each choice, the best first, with what it means in words."""
    table = Table(title=words.say("hint-title", bot=explanation.bot), title_justify="left")
    table.add_column(words.say("hint-choice"))
    table.add_column(words.say("hint-meaning"))
    table.add_column(words.say("hint-share" if explanation.unit is Unit.SHARE else "hint-lead"), justify="right")
    table.add_column(words.say("hint-tried"), justify="right")
    for opinion in explanation.opinions:
        value = worth(opinion.value, explanation.unit)
        table.add_row(Text(opinion.action), Text(meanings[opinion.action], "dim"), value, f"{opinion.visits:,}")
    console.print(table)


def worth(value: float | None, unit: Unit) -> str:
    if value is None:
        return "–"
    return f"{value:.1%}" if unit is Unit.SHARE else f"{value:+.1f}"
