"""A change of a table: one transaction, told to everybody who looks on once it is committed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

import orjson
from sqlalchemy import Connection, bindparam, delete, insert, update

from boriken.core.match import Match
from boriken.server.store import schema
from boriken.server.store.database import Database
from boriken.server.store.prepared import Prepared
from boriken.server.store.transaction import Transaction
from boriken.server.tables.live import LiveTable, LiveTables
from boriken.server.tables.picture import Json, state_picture
from boriken.server.tables.row import TableRow
from boriken.server.tables.seating import Seat, save_seat

GAME, TABLE, CHAT = "game", "table", "chat"

# What can become different about a table once it is made
CHANGING = (
    *("status", "host", "version", "game_version", "rewinds", "actor", "turn_since"),
    *("redealt", "undo", "rematch", "changed", "ended", "process"),
)
SAVE_TABLE = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("identity"))
    .values({name: bindparam(f"new_{name}", type_=schema.tables.c[name].type) for name in CHANGING})
)
NOTE = Prepared(insert(schema.changes))

Note = tuple[int, str, dict[str, Any]]
"""The number of a change, its kind, and what is to be known of it."""


class Look:
    """A table that is held, to be shown."""

    def __init__(self, connection: Connection, live: LiveTable, row: TableRow) -> None:
        self.connection = connection
        self.live = live
        self.row = row
        self.seats: list[Seat] = list(live.seats)
        self._views: dict[tuple[int, int | None], Json] = {}
        self._states: dict[tuple[int, int | None, int], orjson.Fragment] = {}

    @property
    def match(self) -> Match:
        return self.live.match

    def state(self, seat: int | None, since: int = 0) -> orjson.Fragment:
        """The game as a seat sees it, in JSON: made once for all who are told of it, and for the answer to a move."""
        which = (self.row.version, seat, since)
        if which not in self._states:
            picture = state_picture(self.row, self.match, seat, self._view(seat), since, self.seats)
            self._states[which] = orjson.Fragment(orjson.dumps(picture))
        return self._states[which]

    def _view(self, seat: int | None) -> Json:
        """Where nothing is hidden one view does for all seats: it is the costliest part of a state."""
        hides = self.match.title.hides(self.match.setup)
        which = (self.row.version, seat if hides else None)
        if which not in self._views:
            self._views[which] = self.match.view(which[1])
        return self._views[which] if hides else {**self._views[which], "viewer": seat}


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
        game_version = number if kind == GAME else self.row.game_version
        self.set(version=number, game_version=game_version, changed=self.now, process=self.process)
        self.notes.append((number, kind, data or {}))

    def save(self) -> None:
        """Write down what has become different."""
        if self.gone:
            self.connection.execute(delete(schema.tables).where(schema.tables.c.id == self.row.id))
            return
        if self.row is not self.before:
            new = {f"new_{name}": getattr(self.row, name) for name in CHANGING}
            SAVE_TABLE.run(self.connection, {"identity": self.row.id, **new})
        if self.notes:
            NOTE.run(
                self.connection,
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
    def changing(
        self, transaction: Transaction, identity: str, make: Callable[[Connection], None] | None = None
    ) -> Iterator[Change]:
        """Hold a table, made first if need be, and change it. If anything goes wrong nothing has happened."""
        live, connection = self.live.get(identity), transaction.connection
        transaction.hold(live.lock)
        change = None
        try:
            if make is not None:
                make(connection)
            change = Change(connection, live, live.catch_up(connection, hold=True), self.process)
            yield change
            change.save()
            for listener in self.listeners:
                listener.changed(change)
        except BaseException:
            if change is None or change.played:
                live.forget()
            raise
        live.keep_up(change.row, change.seats)
        transaction.at_end(committed=partial(self._tell, change), undone=live.forget)

    def _tell(self, change: Change) -> None:
        for listener in self.listeners:
            listener.committed(change)

    @contextmanager
    def looking(self, identity: str) -> Iterator[Look]:
        """Hold a table to look at it."""
        live = self.live.get(identity)
        with live.lock, self.database.reading() as connection:
            yield Look(connection, live, live.catch_up(connection, hold=False))
