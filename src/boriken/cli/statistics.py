"""Statistics of many games, on the screen."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from boriken.cli.report import ordinal, right
from boriken.core.title import Json

MOST_ROWS = 15


def print_statistics(console: Console, found: Json) -> None:
    """Print what `Sums.document` says, as tables."""
    console.print(f"{found['games']:,} games; the winner has {found['winner_points']} points on average")
    seats = [(ordinal(row["order"]), row) for row in found["seats"]]
    by_count = sorted(found["openings"], key=lambda row: -row["seats"])
    openings = [(f"{ordinal(row['order'])}: {row['name']}", row) for row in by_count]
    owned = [(row["name"], row) for row in found["owned"]]
    for name, rows in (("seat", seats), ("opening", openings), ("at the end", owned)):
        if rows:
            console.print(shares(name, rows[:MOST_ROWS]))
    console.print(counts("rounds", [(str(row["rounds"]), row["games"]) for row in found["rounds"]]))
    console.print(counts("ended by", [(row["name"], row["games"]) for row in found["ends"]]))


def shares(name: str, rows: list[tuple[str, Json]]) -> Table:
    """How many players, their share of the wins, and its interval."""
    table = Table(name, "players", "wins", "95 %")
    for label, row in rows:
        table.add_row(label, f"{row['seats']:,}", f"{row['share']:.0%}", f"{row['low']:.0%} to {row['high']:.0%}")
    return right(table)


def counts(name: str, rows: list[tuple[str, int]]) -> Table:
    table = Table(name, "games")
    for label, games in rows:
        table.add_row(label, f"{games:,}")
    return right(table)
