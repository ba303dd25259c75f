"""A change of a table, in one transaction."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Protocol

import orjson
from sqlalchemy import Connection, Integer, bindparam, cast, delete, exists, insert, select, update

from boriken.core.match import Match
from boriken.server.errors import RefusedError
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared, Values, Write
from boriken.server.store.transaction import OutOfDateError, Transaction
from boriken.server.tables.rows import TableRow
from boriken.server.tables.seats import SAVE_SEAT, Seat, seat_values
from boriken.server.tables.table import Json, Table

GAME, TABLE, CHAT = "game", "table", "chat"

# The columns that can change once a table exists
CHANGING = (
    *("status", "host", "invitation", "version", "game_version", "rewinds", "actor", "turn_since"),
    *("redealt", "taken_back", "undo", "rematch", "changed", "ended", "process", "shares_due"),
)
NEW_VALUES = {name: bindparam(f"new_{name}", type_=schema.tables.c[name].type) for name in CHANGING}
SAVE = update(schema.tables).where(schema.tables.c.id == bindparam("identity")).values(NEW_VALUES)
SAVE_TABLE = Prepared(SAVE)
# If another process has changed the table meanwhile, a division by zero ends the transaction
IS_SAME = cast(schema.tables.c.version == bindparam("version_before", type_=Integer), Integer)
SAVE_TABLE_IF_SAME = Prepared(SAVE.values(version=NEW_VALUES["version"] // IS_SAME))
SAVE_NOTES = Prepared(insert(schema.changes))
DELETE_TABLE = Prepared(delete(schema.tables).where(schema.tables.c.id == bindparam("identity")))

ANSWERED = schema.answered.c
NEW_KEY = {column.name: bindparam(column.name, type_=column.type) for column in ANSWERED}
UNIQUE = ("table", "person", "key")
SAME_KEY = exists().where(*(ANSWERED[name] == NEW_KEY[name] for name in UNIQUE))
SAVE_KEY = Prepared(insert(schema.answered).from_select(list(NEW_KEY), select(*NEW_KEY.values()).where(~SAME_KEY)))

SAVE_NEW_KEY = Prepared(insert(schema.answered))
SEE_KEY = Prepared(select(ANSWERED.content).where(*(ANSWERED[name] == NEW_KEY[name] for name in UNIQUE)))

Note = tuple[int, str, Json]
"""The number of a change, its kind, and the data that goes with it."""


class Change(Table):
    """A table being changed. Columns are changed by `set`, seats by `seat`, and everything done gets a `note`."""

    def __init__(
        self,
        connection: Connection,
        row: TableRow,
        seats: list[Seat],
        match: Match,
        process: str,
        assumed: bool = False,
    ) -> None:
        super().__init__(connection, row, seats, match)
        self.assumed = assumed  # that the table is in the database as it was in memory
        self.before = row
        self.seats_before = tuple(seats)
        self.process = process
        self.now = time.time()
        self.notes: list[Note] = []
        self.new = False  # the table was just added
        self.gone = False  # to be deleted: the last person has left
        self._writes: list[Write] = []
        self._changed_seats: set[int] = set()
        self.played = False  # whether the game in memory is ahead of the one in the database

    def is_first(self, person: str, kind: str, key: str, content: Json) -> bool:
        """Whether a person's request of this kind with this key is new. If the change fails, the key is new again.

        A key that was used for something else is refused: what is asked now would seem to be done.
        """
        asked = hashed(content)
        answer = {
            "table": self.row.id,
            "person": person,
            "key": hashed([kind, key]),
            "at": self.now,
            "content": asked,
        }
        if self.assumed:
            self.write_later(SAVE_NEW_KEY, answer)  # fails if it is not
            return True
        if SAVE_KEY.run(self.connection, answer).rowcount == 1:
            return True
        if SEE_KEY.run(self.connection, answer).scalar() not in (asked, None):
            raise RefusedError("This key was used for another request.", "key_used")
        return False

    def set(self, **values: Any) -> None:
        self.row = replace(self.row, **values)

    def seat(self, number: int, **values: Any) -> None:
        self.seats[number] = replace(self.seats[number], **values)
        self._changed_seats.add(number)

    def note(self, kind: str, data: Json | None = None) -> None:
        """One more change, under the next number."""
        number = self.row.version + 1
        game_version = number if kind == GAME else self.row.game_version
        self.set(version=number, game_version=game_version, changed=self.now, process=self.process)
        self.notes.append((number, kind, data or {}))

    def write_later(self, statement: Prepared, values: Values | Sequence[Values]) -> None:
        """Execute a statement at the end, together with all others that need no answer."""
        self._writes.append((statement, values))

    def save(self) -> None:
        """Note what is different, to be written."""
        if self.assumed and (self.gone or not self.notes):
            raise OutOfDateError  # nothing would show that it is not
        if self.gone:
            self._writes = [(DELETE_TABLE, {"identity": self.row.id})]
            return
        for number in sorted(self._changed_seats):
            self.write_later(SAVE_SEAT, seat_values(self.row.id, self.seats[number]))
        if self.row is not self.before:
            new = {f"new_{name}": getattr(self.row, name) for name in CHANGING}
            save = SAVE_TABLE_IF_SAME if self.assumed else SAVE_TABLE
            values = {"identity": self.row.id, "version_before": self.before.version, **new}
            self._writes.insert(0, (save, values))  # first, because it locks the table where nothing has held it
        if self.notes:
            self.write_later(
                SAVE_NOTES,
                [
                    {"table": self.row.id, "number": number, "kind": kind, "data": data, "at": self.now}
                    for number, kind, data in self.notes
                ],
            )

    def write(self, transaction: Transaction) -> None:
        """Write everything that was left until the end."""
        transaction.write_last(self._writes)


def hashed(content: Any) -> str:
    return sha256(orjson.dumps(content, option=orjson.OPT_SORT_KEYS)).hexdigest()


class Listener(Protocol):
    """A part of the server that follows all changes."""

    def changed(self, change: Change) -> None:
        """Inside the transaction: save what belongs to the change, at once or by `write_later`."""

    def committed(self, change: Change) -> None:
        """After the commit, while the table's lock is still held."""
