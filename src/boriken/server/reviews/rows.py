"""Reviews in the database: what was asked for, the parts that are made, and the whole."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from boriken.server.store import schema

Json = dict[str, Any]

REVIEWS, PARTS = schema.reviews.c, schema.review_parts.c
SEED_BITS = 60
SIMULATIONS: int | None = None  # for each decision; None: as many as fit


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is: so many parts of so many are made (None: not counted yet)."""

    made: int
    parts: int | None
    document: Json | None
    trouble: str | None


@dataclass(frozen=True, slots=True)
class Order:
    """A review that is to be made, and the numbers of the parts that there are."""

    table: str
    person: str
    seed: int
    simulations: int | None
    parts: int | None
    made: frozenset[int]


def seed_of(table: str) -> int:
    """The same for the same table, so that whoever asks gets the same review."""
    return int.from_bytes(hashlib.sha256(f"review {table}".encode()).digest()[:8]) >> (64 - SEED_BITS)


def ask(connection: Connection, table: str, person: str, process: str) -> None:
    """Note that somebody wants a review, unless somebody did before; one that failed is tried again."""
    connection.execute(delete(schema.reviews).where(REVIEWS.table == table, REVIEWS.trouble.is_not(None)))
    if connection.scalar(select(REVIEWS.table).where(REVIEWS.table == table)) is None:
        row = {"table": table, "person": person, "seed": seed_of(table), "simulations": SIMULATIONS}
        connection.execute(insert(schema.reviews).values(**row, process=process, asked=time.time()))


def progress(connection: Connection, table: str) -> Progress | None:
    """How far the review of a table is; None if nobody has asked for one."""
    wanted = select(REVIEWS.parts, REVIEWS.document, REVIEWS.trouble).where(REVIEWS.table == table)
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    made = connection.scalar(select(func.count()).where(PARTS.table == table)) or 0
    return Progress(made, row.parts, row.document, row.trouble)


def order(connection: Connection, table: str) -> Order | None:
    """The work to do for a table; None if there is none."""
    columns = (REVIEWS.table, REVIEWS.person, REVIEWS.seed, REVIEWS.simulations, REVIEWS.parts)
    row = connection.execute(unfinished(*columns).where(REVIEWS.table == table)).one_or_none()
    if row is None:
        return None
    made = frozenset(connection.scalars(select(PARTS.number).where(PARTS.table == table)))
    return Order(row.table, row.person, row.seed, row.simulations, row.parts, made)


def save_count(connection: Connection, table: str, parts: int) -> None:
    connection.execute(update(schema.reviews).where(REVIEWS.table == table).values(parts=parts))


def save_part(connection: Connection, table: str, number: int, judged: list[Json]) -> None:
    known = select(PARTS.number).where(PARTS.table == table, PARTS.number == number)
    if connection.scalar(known) is None and order(connection, table) is not None:
        connection.execute(insert(schema.review_parts).values(table=table, number=number, judged=judged))


def all_parts(connection: Connection, table: str) -> list[Json]:
    """All that was judged, in the order of the game."""
    rows = connection.scalars(select(PARTS.judged).where(PARTS.table == table).order_by(PARTS.number))
    return [moment for judged in rows for moment in judged]


def save_whole(connection: Connection, table: str, document: Json) -> None:
    """The parts are in it, and are not needed any more."""
    connection.execute(update(schema.reviews).where(REVIEWS.table == table).values(document=document, process=None))
    connection.execute(delete(schema.review_parts).where(PARTS.table == table))


def save_trouble(connection: Connection, table: str, trouble: str) -> None:
    connection.execute(update(schema.reviews).where(REVIEWS.table == table).values(trouble=trouble[:200]))


def claim(connection: Connection, process: str, others: Collection[str]) -> list[str]:
    """The tables whose reviews no other living process makes; from now on they belong to this one."""
    free = REVIEWS.process.is_(None) | REVIEWS.process.not_in(others)
    tables = list(connection.scalars(unfinished(REVIEWS.table).where(free).with_for_update(skip_locked=True)))
    connection.execute(update(schema.reviews).where(REVIEWS.table.in_(tables)).values(process=process))
    return tables


def unfinished(*columns: Any) -> Select[Any]:
    return select(*columns).where(REVIEWS.document.is_(None), REVIEWS.trouble.is_(None))
