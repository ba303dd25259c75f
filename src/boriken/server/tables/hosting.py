"""The host's rights, which pass to another player when the host is gone."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, select

from boriken.server.store import schema
from boriken.server.tables.change import TABLE, Change
from boriken.server.tables.rows import ENDED, LIVE, PLAYING, TableRow
from boriken.server.tables.seats import Seat, held_by
from boriken.server.tables.table import Table

LIVE_PATIENCE = 120.0  # seconds a live table waits for an absent player
SLOW_PATIENCE = 7 * 86_400.0  # and a turn-based one without a limit


def pass_on(change: Change, present: Collection[str]) -> None:
    """If the host is gone, make the next player who is present the host."""
    heir = next_host(change, present, change.now)
    if heir is not None:
        make_host(change, heir)


def make_host(change: Change, person: str) -> None:
    change.set(host=person)
    change.note(TABLE)


def next_host(table: Table, present: Collection[str], now: float) -> str | None:
    """The next player after the host who is present, if the table has waited for the host long enough."""
    row = table.row
    if not may_be_gone(row, present, now) or now - waiting_since(table) <= patience(row):
        return None
    if row.host in present and row.actor not in held_by(table.seats, row.host):
        return None
    return next((seat.person for seat in players_after(table, row.host) if seat.person in present), None)


def may_be_gone(row: TableRow, present: Collection[str], now: float) -> bool:
    """Whether the host can be gone, by the row alone: absent, or late at a turn-based table."""
    if row.status == ENDED or (row.turn_since is not None and now - row.turn_since <= patience(row)):
        return False
    return row.host not in present or (row.pace != LIVE and row.status == PLAYING)


def waiting_since(table: Table) -> float:
    """Since when nothing has happened: the last turn, or before the game when somebody last came or left."""
    if table.row.turn_since is not None:
        return table.row.turn_since
    changes = schema.changes.c
    last = select(func.max(changes.at)).where(changes.table == table.row.id, changes.kind == TABLE)
    return float(table.connection.scalar(last) or table.row.created)


def patience(row: TableRow) -> float:
    """How many seconds a table waits for a player."""
    if row.pace == LIVE:
        return LIVE_PATIENCE
    return row.days_per_turn * 86_400.0 if row.days_per_turn else SLOW_PATIENCE


def players_after(table: Table, person: str) -> list[Seat]:
    """The other people who play, in seat order."""
    mine = held_by(table.seats, person)
    start = mine[0] if mine else 0
    return [
        seat for seat in table.seats[start:] + table.seats[:start] if seat.waits_for_person and seat.person != person
    ]
