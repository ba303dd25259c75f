"""A change of a table: one transaction, told to everybody who looks on once it is committed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, delete, insert, update

from boriken.core.match import Match
from boriken.server.store import schema
from boriken.server.store.database import Database
from boriken.server.tables.live import LiveTable, LiveTables
from boriken.server.tables.row import TableRow, table_row
from boriken.server.tables.seating import Seat, save_seat, seats_of

GAME, TABLE, CHAT = "game", "table", "chat"

# What can become different about a table once it is made
CHANGING = (
    *("status", "host", "version", "game_version", "rewinds", "actor", "turn_since"),
    *("undo", "rematch", "changed", "ended", "process"),
)
SAVE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("identity"))
    .values({name: bindparam(f"new_{name}", type_=schema.tables.c[name].type) for name in CHANGING})
)
NOTE = insert(schema.changes)

Note = tuple[int, str, dict[str, Any]]
"""The number of a change, its kind, and what is to be known of it."""


class Look:
    """A table that is held, to be shown."""

    def __init__(self, connection: Connection, live: LiveTable, row: TableRow) -> None:
        self.connection = connection
        self.live = live
        self.row = row
        self.seats: list[Seat] = seats_of(connection, row.id)

    @property
    def match(self) -> Match:
        return self.live.match


class Change(Look):
    """A table that is held, in a transaction. Columns are changed by `set`, and each thing done is noted."""

    def __init__(self, connection: Connection, live: LiveTable, row: TableRow, process: str) -> None:
        super().__init__(connection, live, row)
        self.before = row
        self.process = process
        self.now = time.time()
        self.notes: list[Note] = []
        self.gone = False  # cleared away: nobody sits there any more
        self.played = False  # whether the game in memory has gone past the one in the database

    def set(self, **values: Any) -> None:
        self.row = replace(self.row, **values)

    def seat(self, number: int, **values: Any) -> None:
        """Change who or what is in a chair."""
        self.seats[number] = replace(self.seats[number], **values)
        save_seat(self.connection, self.row.id, self.seats[number])

    def note(self, kind: str, data: dict[str, Any] | None = None) -> None:
        """One more change, under the next number."""
        number = self.row.version + 1
        self.set(version=number, changed=self.now, process=self.process)
        if kind == GAME:
            self.set(game_version=number)
        self.notes.append((number, kind, data or {}))

    def save(self) -> None:
        """Write down what has become different."""
        if self.gone:
            self.connection.execute(delete(schema.tables).where(schema.tables.c.id == self.row.id))
            return
        if self.row is not self.before:
            new = {f"new_{name}": getattr(self.row, name) for name in CHANGING}
            self.connection.execute(SAVE_TABLE, {"identity": self.row.id, **new})
        if self.notes:
            self.connection.execute(
                NOTE,
                [
                    {"table": self.row.id, "number": number, "kind": kind, "data": data, "at": self.now}
                    for number, kind, data in self.notes
                ],
            )


class Listener(Protocol):
    """Who wants to know of changes."""

    def changed(self, change: Change) -> None:
        """Inside the transaction: what must be saved along with the change."""

    def committed(self, change: Change) -> None:
        """Afterwards, while the table is still held."""


class Changes:
    """The way to look at tables and to change them, one at a time each."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.live = LiveTables()
        self.listeners: list[Listener] = []

    @contextmanager
    def changing(self, identity: str, make: Callable[[Connection], None] | None = None) -> Iterator[Change]:
        """Hold a table, made first if need be, and change it. If anything goes wrong nothing has happened."""
        live = self.live.get(identity)
        with live.lock:
            change = None
            try:
                with self.database.writing() as connection:
                    if make is not None:
                        make(connection)
                    row = table_row(connection, identity, hold=True)
                    live.catch_up(connection, row)
                    change = Change(connection, live, row, self.process)
                    yield change
                    change.save()
                    for listener in self.listeners:
                        listener.changed(change)
            except BaseException:
                if change is None or change.played:
                    live.forget()
                raise
            live.version = change.row.version
            live.rewinds = change.row.rewinds
            for listener in self.listeners:
                listener.committed(change)

    @contextmanager
    def looking(self, identity: str) -> Iterator[Look]:
        """Hold a table to look at it."""
        live = self.live.get(identity)
        with live.lock, self.database.reading() as connection:
            row = table_row(connection, identity)
            live.catch_up(connection, row)
            yield Look(connection, live, row)
