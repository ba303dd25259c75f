"""Analyses in the database."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.server.analyses import editor
from boriken.server.analyses.tree import Analysis, root
from boriken.server.errors import ConflictError, ForbiddenError, NotFoundError, RefusedError
from boriken.server.people.person import Person, new_id
from boriken.server.store import schema
from boriken.server.tables.rows import ENDED
from boriken.server.tables.serializers import iso
from boriken.server.tables.table import Table

Json = dict[str, Any]

COLUMNS = [schema.analyses.c[field.name] for field in fields(Analysis)]
SEED_BITS = 60
MOST_LISTED = 50


def analysis_of(connection: Connection, identity: str, hold: bool = False) -> Analysis:
    wanted = select(*COLUMNS).where(schema.analyses.c.id == identity)
    row = connection.execute(wanted.with_for_update() if hold else wanted).one_or_none()
    if row is None:
        raise NotFoundError("There is no such analysis.", "no_analysis")
    return Analysis(*row)


def own_analysis(connection: Connection, identity: str, person: Person) -> Analysis:
    """An analysis that is to be changed by a person; whoever has the link may look, and change a copy of their own."""
    analysis = analysis_of(connection, identity, hold=True)
    if analysis.person != person.id:
        raise ForbiddenError("This analysis is somebody else's. Make a copy of it.", "not_yours")
    return analysis


def save(connection: Connection, analysis: Analysis) -> None:
    """Save its lines."""
    values = {"nodes": analysis.nodes, "changed": time.time()}
    connection.execute(update(schema.analyses).where(schema.analyses.c.id == analysis.id).values(values))


def count_of(connection: Connection, person: str) -> int:
    return connection.scalar(select(func.count()).where(schema.analyses.c.person == person)) or 0


def of_table(connection: Connection, table: str) -> list[Json]:
    """The analyses that were begun in a game, the latest first."""
    columns, people = schema.analyses.c, schema.people.c
    wanted = (
        select(columns.id, columns.person, people.name, columns.at, columns.changed)
        .join(schema.people, people.id == columns.person)
        .where(columns.table == table)
        .order_by(columns.changed.desc())
        .limit(MOST_LISTED)
    )
    return [
        {"id": row.id, "person": row.person, "name": row.name, "at": row.at, "changed": iso(row.changed)}
        for row in connection.execute(wanted)
    ]


def is_brought(connection: Connection, table: str) -> bool:
    """Whether the game of a table was played elsewhere and brought along as a record."""
    return (
        connection.scalar(select(schema.tables.c.record.is_not(None)).where(schema.tables.c.id == table)) is not False
    )


# New ones


def from_table(table: Table, person: Person, at: int) -> Analysis:
    """From a moment of a finished game."""
    if table.row.status != ENDED or not table.match.over:
        raise ConflictError("A game that is still being played is not analysed.", "not_over")
    of = len(table.match.moves)
    if at > of:
        raise RefusedError(f"The game has {of} actions, not {at}.", "no_moment")
    while at < of and table.match.moves[at].actor == CHANCE:
        at += 1  # to where somebody decides
    return new_analysis(person, table.match.at(at), [seat.name or "" for seat in table.seats], table.row.id, at)


def from_document(person: Person, document: Json, language: str) -> Analysis:
    """From a position that somebody has made; what the rules forbid is refused with a sentence."""
    match = editor.read(document, language)
    return new_analysis(person, match, [""] * match.setup.players, None, None)


def new_analysis(person: Person, match: Match, names: list[str], table: str | None, at: int | None) -> Analysis:
    now = time.time()
    return Analysis(
        id=new_id(),
        person=person.id,
        table=table,
        at=at,
        game=match.setup.game,
        players=match.setup.players,
        options=dict(match.setup.options),
        names=names,
        start=match.title.save(match.game),
        seed=secrets.randbits(SEED_BITS),
        nodes=[root()],
        created=now,
        changed=now,
    )


def copied(connection: Connection, identity: str, person: Person) -> Analysis:
    """A copy of somebody's analysis, with all its lines."""
    now = time.time()
    return replace(analysis_of(connection, identity), id=new_id(), person=person.id, created=now, changed=now)


def add(connection: Connection, analysis: Analysis) -> None:
    connection.execute(insert(schema.analyses).values(**asdict(analysis)))
