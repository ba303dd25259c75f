"""A change of a table, in one transaction."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update

from boriken.core.match import Match
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared
from boriken.server.tables.rows import TableRow
from boriken.server.tables.seats import Seat, save_seat
from boriken.server.tables.table import Json, Table

GAME, TABLE, CHAT = "game", "table", "chat"

# The columns that can change once a table exists
CHANGING = (
    *("status", "host", "invitation", "version", "game_version", "rewinds", "actor", "turn_since"),
    *("redealt", "taken_back", "undo", "rematch", "changed", "ended", "process"),
)
SAVE_TABLE = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("identity"))
    .values({name: bindparam(f"new_{name}", type_=schema.tables.c[name].type) for name in CHANGING})
)
SAVE_NOTES = Prepared(insert(schema.changes))

ANSWERED = schema.answered.c
NEW_KEY = {column.name: bindparam(column.name, type_=column.type) for column in ANSWERED}
SAME_KEY = exists().where(*(ANSWERED[name] == NEW_KEY[name] for name in ("table", "person", "key")))
SAVE_KEY = Prepared(insert(schema.answered).from_select(list(NEW_KEY), select(*NEW_KEY.values()).where(~SAME_KEY)))

Note = tuple[int, str, Json]
"""The number of a change, its kind, and the data that goes with it."""


class Change(Table):
    """A table being changed. Columns are changed by `set`, seats by `seat`, and everything done gets a `note`."""

    def __init__(self, connection: Connection, row: TableRow, seats: list[Seat], match: Match, process: str) -> None:
        super().__init__(connection, row, seats, match)
        self.before = row
        self.process = process
        self.now = time.time()
        self.notes: list[Note] = []
        self.new = False  # the table was just added
        self.gone = False  # to be deleted: the last person has left
        self.played = False  # whether the game in memory is ahead of the one in the database

    def is_first(self, person: str, key: str) -> bool:
        """Whether a person's request with this key is new. If the change fails, the key is new again."""
        answer = {"table": self.row.id, "person": person, "key": key, "at": self.now}
        return SAVE_KEY.run(self.connection, answer).rowcount == 1

    def set(self, **values: Any) -> None:
        self.row = replace(self.row, **values)

    def seat(self, number: int, **values: Any) -> None:
        self.seats[number] = replace(self.seats[number], **values)
        save_seat(self.connection, self.row.id, self.seats[number])

    def note(self, kind: str, data: Json | None = None) -> None:
        """One more change, under the next number."""
        number = self.row.version + 1
        game_version = number if kind == GAME else self.row.game_version
        self.set(version=number, game_version=game_version, changed=self.now, process=self.process)
        self.notes.append((number, kind, data or {}))

    def save(self) -> None:
        """Write what is different."""
        if self.gone:
            self.connection.execute(delete(schema.tables).where(schema.tables.c.id == self.row.id))
            return
        if self.row is not self.before:
            new = {f"new_{name}": getattr(self.row, name) for name in CHANGING}
            SAVE_TABLE.run(self.connection, {"identity": self.row.id, **new})
        if self.notes:
            SAVE_NOTES.run(
                self.connection,
                [
                    {"table": self.row.id, "number": number, "kind": kind, "data": data, "at": self.now}
                    for number, kind, data in self.notes
                ],
            )


class Listener(Protocol):
    """A part of the server that follows all changes."""

    def changed(self, change: Change) -> None:
        """Inside the transaction: save what belongs to the change."""

    def committed(self, change: Change) -> None:
        """After the commit, while the table's lock is still held."""
