"""A table as it is kept."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Connection, bindparam, select

from boriken.server.errors import NotFoundError
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared

GATHERING, PLAYING, ENDED = "gathering", "playing", "over"
LIVE, TURNS = "live", "turns"


@dataclass(frozen=True, slots=True)
class TableRow:
    """The columns of the database's table `tables`, by the same names."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: str
    private: bool
    pace: str
    days_per_turn: int | None
    rated: bool
    host: str
    invitation: str
    dealer_key: bytes
    version: int
    game_version: int
    rewinds: int
    actor: int | None
    turn_since: float | None
    redealt: list[tuple[int, int]] | None
    undo: dict[str, Any] | None
    rematch: str | None
    record: str | None
    process: str | None
    created: float
    changed: float
    ended: float | None


COLUMNS = [schema.tables.c[field.name] for field in fields(TableRow)]

WANTED = schema.tables.c.id == bindparam("identity")
LOOK_AT = select(*COLUMNS).where(WANTED)
VERSION = select(schema.tables.c.version).where(WANTED)
LOOK_AT_VERSION, HOLD_VERSION = Prepared(VERSION), Prepared(VERSION.with_for_update())


def table_version(connection: Connection, identity: str, hold: bool) -> int:
    """The number of the last change of a table, which is held against others if it is going to be changed."""
    version = (HOLD_VERSION if hold else LOOK_AT_VERSION).run(connection, {"identity": identity}).scalar()
    if version is None:
        raise NotFoundError("There is no such table.", "no_table")
    return int(version)


def table_row(connection: Connection, identity: str) -> TableRow:
    return TableRow(*connection.execute(LOOK_AT, {"identity": identity}).one())
