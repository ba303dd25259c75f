"""Clearing away what nobody needs any more, so that the database does not grow for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, or_, select, update

from boriken.server.store import schema
from boriken.server.store.database import Database

DAY = 86_400.0
CLEARED_EVERY = 3600.0
TABLES_AT_ONCE = 20  # in one transaction, so that nobody waits long for it
GUESTS_AT_ONCE = 200
PAUSE = 0.01  # seconds between two transactions, for the moves of people
STATUSES = GATHERING, PLAYING, ENDED = "gathering", "playing", "over"

FORGOTTEN_KEPT = 30 * DAY  # a table at which nothing happens and to which nobody can come back
LEFT_KEPT = 180 * DAY  # a game in which guests are among themselves, and nobody has moved
ANSWERED_KEPT = 7 * DAY  # keys of requests that may still be sent again, since the last change of their table
CHANGES_KEPT = 30 * DAY  # numbered changes of a finished table, for pages that reconnect; the chat stays
GUEST_KEPT = 60 * DAY  # a guest who can come back by nothing, and has left nothing behind

Place = tuple[float, str]
"""A place in the list of tables by the time of their last change: that time, and a table."""
START: Place = (0.0, "")


class Clearing:
    """Goes through the tables in the order of their last changes, and through each once, unless it changes again."""

    def __init__(self) -> None:
        self._keys_until = dict.fromkeys(STATUSES, START)
        self._changes_until = START

    async def clear_away(self, database: Database) -> None:
        """Delete all that is too old, in short transactions."""
        for step in (delete_tables, *map(self._keys_of, STATUSES), self._delete_changes, delete_guests):
            while await database.write(step, time.time()):
                await asyncio.sleep(PAUSE)

    def _keys_of(self, status: str) -> Callable[[Connection, float], bool]:
        def delete_keys(connection: Connection, now: float) -> bool:
            places = next_tables(connection, status, self._keys_until[status], now - ANSWERED_KEPT)
            if places:
                mine = schema.answered.c.table.in_([table for _, table in places])
                connection.execute(delete(schema.answered).where(mine))
                self._keys_until[status] = places[-1]
            return bool(places)

        return delete_keys

    def _delete_changes(self, connection: Connection, now: float) -> bool:
        """Delete the numbered changes of some finished tables, and forget where these were set up."""
        places = next_tables(connection, ENDED, self._changes_until, now - CHANGES_KEPT)
        if places:
            tables, changes = [table for _, table in places], schema.changes.c
            connection.execute(delete(schema.changes).where(changes.kind != "chat", changes.table.in_(tables)))
            played_here = schema.tables.c.id.in_(tables) & schema.tables.c.record.is_(None)
            connection.execute(update(schema.tables).where(played_here).values(origin=None))
            self._changes_until = places[-1]
        return bool(places)


def next_tables(connection: Connection, status: str, after: Place, before: float) -> Sequence[Place]:
    """Some tables that were last changed before a time, those that come after a place in the list."""
    columns = schema.tables.c
    later = or_(columns.changed > after[0], and_(columns.changed == after[0], columns.id > after[1]))
    wanted = select(columns.changed, columns.id).where(columns.status == status, columns.changed < before, later)
    found = connection.execute(wanted.order_by(columns.changed, columns.id).limit(TABLES_AT_ONCE))
    return [(row.changed, row.id) for row in found]


def delete_tables(connection: Connection, now: float) -> bool:
    """Delete some tables that nobody comes back to."""
    tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c
    seated = exists().where(seats.table == tables.id, seats.person == people.id)
    forgotten = (tables.status == PLAYING) & ~seated.where(can_come_back())
    left = (tables.status == PLAYING) & ~seated.where(has_account())
    old = or_(
        and_(tables.changed < now - FORGOTTEN_KEPT, (tables.status == GATHERING) | forgotten),
        and_(tables.changed < now - LEFT_KEPT, left),
    )
    found = select(tables.id).where(tables.status.in_((GATHERING, PLAYING)), old).limit(TABLES_AT_ONCE)
    return connection.execute(delete(schema.tables).where(tables.id.in_(found))).rowcount == TABLES_AT_ONCE


def has_account() -> ColumnElement[bool]:
    """A person has a password or a passkey."""
    people = schema.people.c
    return people.login.is_not(None) | exists().where(schema.passkeys.c.person == people.id)


def can_come_back() -> ColumnElement[bool]:
    """A person can log in, is logged in somewhere, or has a link or a program that can."""
    people = schema.people.c
    ways = (schema.sessions.c.person, schema.links.c.person, schema.tokens.c.person)
    return or_(has_account(), *(exists().where(way == people.id) for way in ways))


def delete_guests(connection: Connection, now: float) -> bool:
    gone = delete(schema.people).where(schema.people.c.id.in_(lost_guests(now)))
    return connection.execute(gone).rowcount == GUESTS_AT_ONCE


def lost_guests(now: float) -> Select[str]:
    """Guests who can come back by nothing, and whom nothing names."""
    people = schema.people.c
    named = [
        exists().where(column == people.id)
        for column in (
            schema.tables.c.host,
            schema.seats.c.person,
            schema.seats.c.first_person,
            schema.results.c.person,
            schema.ratings.c.player,
            schema.analyses.c.person,
        )
    ]
    old = people.created < now - GUEST_KEPT
    return select(people.id).where(old, ~can_come_back(), *(~one for one in named)).limit(GUESTS_AT_ONCE)
