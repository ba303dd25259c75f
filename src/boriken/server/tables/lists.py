"""Lists of tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, select

from boriken.server.people.person import Person
from boriken.server.store import schema
from boriken.server.tables.rows import COLUMNS, ENDED, GATHERING, PLAYING, TableRow
from boriken.server.tables.seats import Seat, read_seat
from boriken.server.tables.serializers import serialize_summary
from boriken.server.tables.table import Json

MOST_LISTED = 50
MOST_OF_ONE_HOST = 5  # in a public list

Present = Callable[[str], Collection[str]]

Listed = tuple[TableRow, Sequence[Seat]]
"""A table of a list, before it is shown to somebody."""


def open_tables(connection: Connection, playing: bool, person: Person | None, present: Present) -> list[Json]:
    """Public tables to join, or those being played, to watch, as a person sees them."""
    return summaries(public_tables(connection, playing), person.id if person else None, present)


def public_tables(connection: Connection, playing: bool) -> list[Listed]:
    """Public tables to join, or those being played: the newest of every address, then each one's second, and so on.

    So nobody hides the tables of others, with however many guests.
    """
    columns = schema.tables.c
    listed_now = columns.status == PLAYING if playing else (columns.status == GATHERING) & columns.shares_due.is_(None)
    public = listed_now & columns.private.is_(False)
    origin = func.coalesce(columns.origin, columns.host)
    by_host = select(
        *(columns.id, columns.changed, origin.label("origin")),
        newest_of(columns.host, columns.changed).label("place"),
    ).where(public)
    of_hosts = by_host.subquery()
    by_origin = select(
        *(of_hosts.c.id, of_hosts.c.changed),
        newest_of(of_hosts.c.origin, of_hosts.c.changed).label("place"),
    ).where(of_hosts.c.place <= MOST_OF_ONE_HOST)
    fair = by_origin.subquery()
    listed = select(fair.c.id).order_by(fair.c.place, fair.c.changed.desc()).limit(MOST_LISTED)
    return with_seats(connection, select(*COLUMNS).where(columns.id.in_(listed)).order_by(columns.changed.desc()))


def newest_of(whose: ColumnElement[Any], changed: ColumnElement[float]) -> ColumnElement[int]:
    """The place of a table among those of one host or address, the newest first."""
    return func.row_number().over(partition_by=whose, order_by=changed.desc())


def my_tables(connection: Connection, person: Person, present: Present) -> list[Json]:
    """The tables at which a person sits, and rematches they are asked for.

    First come those that wait for them, then the others, the latest first.
    """
    columns = schema.tables.c
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person.id)
    again = select(columns.rematch).where(columns.id.in_(seated), columns.rematch.is_not(None))
    waits = schema.seats.c.table.in_(again) & (schema.seats.c.first_person == person.id)
    asked = columns.id.in_(select(schema.seats.c.table).where(waits)) & (columns.status == GATHERING)
    wanted = (
        select(*COLUMNS)
        .where(columns.id.in_(seated) | asked, columns.status != ENDED)
        .order_by(columns.changed.desc())
        .limit(4 * MOST_LISTED)
    )
    found = summaries(with_seats(connection, wanted), person.id, present)
    return sorted(found, key=lambda table: not table["your_turn"])


def unfinished_count(connection: Connection, person: str) -> int:
    """How many tables a person hosts that are not over."""
    columns = schema.tables.c
    return connection.scalar(select(func.count()).where(columns.host == person, columns.status != ENDED)) or 0


def record_count(connection: Connection, person: str) -> int:
    """How many games played elsewhere a person has brought."""
    columns = schema.tables.c
    return connection.scalar(select(func.count()).where(columns.host == person, columns.record.is_not(None))) or 0


def unfinished_at(connection: Connection, origin: str) -> int:
    """How many tables that are not over were set up from an address."""
    columns = schema.tables.c
    unfinished = columns.status.in_((GATHERING, PLAYING))
    return connection.scalar(select(func.count()).where(unfinished, columns.origin == origin)) or 0


def records_at(connection: Connection, origin: str) -> int:
    """How many games played elsewhere were brought from an address."""
    columns = schema.tables.c
    return connection.scalar(select(func.count()).where(columns.origin == origin, columns.record.is_not(None))) or 0


def tables_with_name(connection: Connection, person: str, name: str) -> Sequence[str]:
    """The unfinished tables that show a person under this name."""
    seats, columns = schema.seats.c, schema.tables.c
    wanted = (
        select(columns.id)
        .distinct()
        .join(schema.seats, seats.table == columns.id)
        .where(seats.person == person, seats.name == name, columns.status != ENDED)
    )
    return connection.scalars(wanted).all()


def unfinished_tables(connection: Connection, person: str) -> Sequence[tuple[str, bool]]:
    """The unfinished tables at which a person sits, and whether their game is being played and rated."""
    seats, columns = schema.seats.c, schema.tables.c
    wanted = (
        select(columns.id, columns.status, columns.rated)
        .distinct()
        .join(schema.seats, seats.table == columns.id)
        .where(seats.person == person, columns.status != ENDED)
    )
    return [(row.id, row.status == PLAYING and row.rated) for row in connection.execute(wanted)]


def with_seats(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[Listed]:
    rows = [TableRow(*row) for row in connection.execute(wanted)]
    seats = all_seats(connection, [row.id for row in rows])
    return [(row, seats[row.id]) for row in rows]


def summaries(listed: Sequence[Listed], person: str | None, present: Present) -> list[Json]:
    """A list of tables as a person sees it."""
    return [serialize_summary(row, seats, person, present(row.id)) for row, seats in listed]


def all_seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    columns = schema.seats.c
    wanted = select(schema.seats).where(columns.table.in_(tables)).order_by(columns.table, columns.seat)
    found: defaultdict[str, list[Seat]] = defaultdict(list)
    for row in connection.execute(wanted):
        found[row.table].append(read_seat(row))
    return found
