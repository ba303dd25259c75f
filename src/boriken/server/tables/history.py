"""A person's finished tables, page by page."""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select

from boriken.server.errors import NotFoundError
from boriken.server.people.person import Person
from boriken.server.store import schema
from boriken.server.tables.lists import Present, summaries, with_seats
from boriken.server.tables.rows import COLUMNS, ENDED
from boriken.server.tables.table import Json

PAGE = 20


def history(connection: Connection, person: Person, before: str | None, present: Present) -> Json:
    """A page of a person's finished tables, the latest first; `before` is the last table of the previous page."""
    columns = schema.tables.c
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person.id)
    imported = and_(columns.host == person.id, columns.record.is_not(None))
    mine = and_(columns.status == ENDED, or_(columns.id.in_(seated), imported))
    wanted = select(*COLUMNS).where(mine).order_by(columns.ended.desc(), columns.id.desc()).limit(PAGE + 1)
    if before is not None:
        ended = connection.scalar(select(columns.ended).where(mine, columns.id == before))
        if ended is None:
            raise NotFoundError("There is no such table.", "no_table")
        wanted = wanted.where(or_(columns.ended < ended, and_(columns.ended == ended, columns.id < before)))
    found = summaries(with_seats(connection, wanted), person.id, present)
    page = found[:PAGE]
    results = results_of(connection, [table["id"] for table in page])
    for table in page:
        table["results"] = results.get(table["id"], [])
    return {"tables": page, "more": len(found) > PAGE}


def results_of(connection: Connection, tables: list[str]) -> dict[str, list[Json]]:
    columns = schema.results.c
    wanted = select(schema.results).where(columns.table.in_(tables)).order_by(columns.table, columns.seat)
    found: dict[str, list[Json]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table, []).append({"seat": row.seat, "points": row.points, "place": row.place})
    return found
