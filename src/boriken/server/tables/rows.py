"""The row of a table in the database."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select

from boriken.core.setup import Setup
from boriken.server.errors import NotFoundError
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared
from boriken.server.tables.seats import Seat

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
    taken_back: list[dict[str, int]] | None
    undo: dict[str, Any] | None
    rematch: str | None
    record: str | None
    process: str | None
    created: float
    changed: float
    ended: float | None
    shares_due: float | None
    origin: str | None


def new_invitation() -> str:
    """A secret that lets whoever has it look at a private table."""
    return secrets.token_urlsafe(18)


def new_row(
    identity: str,
    host: str,
    setup: Setup,
    *,
    private: bool,
    pace: str = LIVE,
    days_per_turn: int | None = None,
    rated: bool = False,
    origin: str | None = None,
) -> TableRow:
    """A table whose game has not begun."""
    now = time.time()
    return TableRow(
        id=identity,
        game=setup.game,
        players=setup.players,
        options=dict(setup.options),
        status=GATHERING,
        private=private,
        pace=pace,
        days_per_turn=days_per_turn,
        rated=rated,
        host=host,
        invitation=new_invitation(),
        dealer_key=secrets.token_bytes(32),
        version=0,
        game_version=0,
        rewinds=0,
        actor=None,
        turn_since=None,
        redealt=None,
        taken_back=None,
        undo=None,
        rematch=None,
        record=None,
        process=None,
        created=now,
        changed=now,
        ended=None,
        shares_due=None,
        origin=origin,
    )


COLUMNS = [schema.tables.c[field.name] for field in fields(TableRow)]

WANTED = schema.tables.c.id == bindparam("identity")
LOOK_AT = select(*COLUMNS).where(WANTED)
VERSION = select(schema.tables.c.version).where(WANTED)
LOOK_AT_VERSION, HOLD_VERSION = Prepared(VERSION), Prepared(VERSION.with_for_update())


def insert_table(connection: Connection, row: TableRow, seats: Sequence[Seat]) -> None:
    values = {field.name: getattr(row, field.name) for field in fields(row)}
    connection.execute(
        insert(schema.tables).values({name: value for name, value in values.items() if value is not None})
    )
    connection.execute(
        insert(schema.seats), [{"table": row.id, "seat": seat.number, **seat.values()} for seat in seats]
    )


def table_version(connection: Connection, identity: str, hold: bool) -> int:
    """The number of the last change of a table; with `hold`, locked until the transaction ends."""
    version = (HOLD_VERSION if hold else LOOK_AT_VERSION).run(connection, {"identity": identity}).scalar()
    if version is None:
        raise NotFoundError("There is no such table.", "no_table")
    return int(version)


def is_there(connection: Connection, identity: str) -> bool:
    return LOOK_AT_VERSION.run(connection, {"identity": identity}).scalar() is not None


def table_row(connection: Connection, identity: str) -> TableRow:
    return TableRow(*connection.execute(LOOK_AT, {"identity": identity}).one())
