"""The results of a simulation as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from boriken.core.setup import options_text
from boriken.core.title import Json


def print_report(console: Console, results: Json) -> None:
    console.print(
        f"{results['games']:,} games of {results['game']} with {results['players']} players, played at random "
        f"from seed {results['seed']} ({options_text(results['options'])})",
        markup=False,
    )
    if results["scores"]:
        console.print(by_seat(results))
    console.print(ends(results))
    console.print(lengths(results))


def by_seat(results: Json) -> Table:
    """Wins and points of the seats in order of play."""
    table = Table("seat", "wins", "mean", "min", "q1", "median", "q3", "max", title="In order of play")
    for order, share in enumerate(results["seat_shares"]):
        scores = results["scores"][order]
        points = (str(scores[name]) for name in ("min", "q1", "median", "q3", "max"))
        table.add_row(ordinal(order), f"{share:.1%}", f"{results['mean_scores'][order]:.1f}", *points)
    return right(table)


def ends(results: Json) -> Table:
    table = Table("ended by", "games", "share", title="Ends (several can meet)")
    for reason, games in results["end_reasons"].items():
        table.add_row(reason, f"{games:,}", f"{games / results['games']:.1%}")
    return right(table)


def lengths(results: Json) -> Table:
    table = Table("", "", title="Length and speed", show_header=False)
    for name, value in results.items():
        if name.startswith("mean_") and name != "mean_scores":
            table.add_row(f"{name.removeprefix('mean_')} a game", f"{value:,.1f}")
    table.add_row("decisions of seats, chance not counted", f"{results['decisions']:,}")
    table.add_row("seconds", f"{results['seconds']:,.2f}")
    table.add_row("decisions a second", f"{results['decisions_per_second']:,.0f}")
    table.add_row("rules", "compiled" if results["compiled"] else "interpreted")
    return right(table)


def right(table: Table) -> Table:
    """Numbers stand on the right, titles on the left."""
    table.title_justify = "left"
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def ordinal(order: int) -> str:
    return ("1st", "2nd", "3rd")[order] if order < 3 else f"{order + 1}th"
