"""Clearing away what nobody needs any more, so that the database does not grow for ever."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Select, delete, exists, select

from boriken.server.store import schema

DAY = 86_400.0
CLEARED_EVERY = 3600.0
MOST_AT_ONCE = 500  # rows of a kind in one transaction, so that nobody waits long for it

FORGOTTEN_KEPT = 30 * DAY  # a table at which nothing happens: no game has begun, or bots are among themselves
ANSWERED_KEPT = 7 * DAY  # keys of requests that may still be sent again
CHANGES_KEPT = 30 * DAY  # numbered changes of a finished table, for pages that reconnect; the chat stays
GUEST_KEPT = 60 * DAY  # a guest who can come back by nothing, and has left nothing behind


def clear_away(connection: Connection) -> None:
    """Delete some of all that is too old."""
    now = time.time()
    tables, seats, answered, changes = schema.tables.c, schema.seats.c, schema.answered.c, schema.changes.c
    held = exists().where(seats.table == tables.id, seats.person.is_not(None))
    forgotten = (tables.status == "gathering") | ((tables.status == "playing") & ~held)
    old_tables = select(tables.id).where(tables.changed < now - FORGOTTEN_KEPT, forgotten).limit(MOST_AT_ONCE)
    connection.execute(delete(schema.tables).where(tables.id.in_(old_tables)))
    connection.execute(delete(schema.answered).where(answered.at < now - ANSWERED_KEPT))
    ended = select(tables.id).where(tables.status == "over", tables.ended < now - CHANGES_KEPT)
    connection.execute(delete(schema.changes).where(changes.kind != "chat", changes.table.in_(ended)))
    connection.execute(delete(schema.people).where(schema.people.c.id.in_(lost_guests(now))))


def lost_guests(now: float) -> Select[str]:
    """Guests who can come back by nothing, and whom nothing names."""
    people = schema.people.c
    named = [
        exists().where(column == people.id)
        for column in (
            schema.sessions.c.person,
            schema.links.c.person,
            schema.tokens.c.person,
            schema.passkeys.c.person,
            schema.tables.c.host,
            schema.seats.c.person,
            schema.seats.c.first_person,
            schema.results.c.person,
            schema.ratings.c.player,
            schema.analyses.c.person,
        )
    ]
    old = people.created < now - GUEST_KEPT
    return select(people.id).where(old, people.login.is_(None), *(~one for one in named)).limit(MOST_AT_ONCE)
