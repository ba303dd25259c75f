"""Sessions: the browsers in which a person is logged in."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import Connection, delete, insert, select, update

from boriken.server.people.person import PEOPLE, PERSON_COLUMNS, Person
from boriken.server.store import schema
from boriken.server.store.database import Database

SESSIONS = schema.sessions.c
DAY = 86_400.0
SESSION_SECONDS = 400 * DAY  # as long as browsers keep a cookie
RENEWED_AFTER = 30 * DAY
REMEMBERED = 30.0
MOST_REMEMBERED = 10_000
CLEARED_EVERY = 3600.0


class Sessions:
    """Remembers for a moment who is behind a session, so that not every request reads the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[str, tuple[float, Person | None]] = {}
        self._times_forgotten = 0

    async def person(self, token: str) -> Person | None:
        now = time.monotonic()
        known = self._known.get(token)
        if known is not None and known[0] >= now:
            return known[1]
        before = self._times_forgotten
        person = await self.database.read(person_of, token)
        if self._times_forgotten == before:  # else it may have changed since it was read
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[token] = (now + REMEMBERED, person)
        return person

    def forget(self, person: str) -> None:
        """Forget a person who has changed, or whose sessions have."""
        self._times_forgotten += 1
        self._known = {
            token: known for token, known in self._known.items() if known[1] is None or known[1].id != person
        }

    def forget_all(self) -> None:
        """Forget everybody: notifications of changes may have been missed."""
        self._times_forgotten += 1
        self._known.clear()

    async def clear_expired(self) -> None:
        """Delete expired sessions."""
        await self.database.write(clear_expired)


def open_session(connection: Connection, person: str) -> str:
    """A token for a cookie. Only its hash is stored, so that nobody who reads the database can use it."""
    token, now = secrets.token_urlsafe(24), time.time()
    connection.execute(
        insert(schema.sessions).values(id=digest(token), person=person, created=now, expires=now + SESSION_SECONDS)
    )
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(schema.sessions).where(SESSIONS.id == digest(token)))


def close_all_sessions(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.sessions).where(SESSIONS.person == person))


def wants_renewal(connection: Connection, token: str) -> bool:
    """Whether a session should be renewed, so that people who come back in time stay logged in."""
    expires = connection.scalar(select(SESSIONS.expires).where(SESSIONS.id == digest(token)))
    return expires is not None and expires < time.time() + SESSION_SECONDS - RENEWED_AFTER


def renew_session(connection: Connection, token: str) -> None:
    expires = time.time() + SESSION_SECONDS
    connection.execute(update(schema.sessions).where(SESSIONS.id == digest(token)).values(expires=expires))


def clear_expired(connection: Connection) -> None:
    connection.execute(delete(schema.sessions).where(SESSIONS.expires <= time.time()))


def person_of(connection: Connection, token: str) -> Person | None:
    """The person of a session."""
    wanted = (
        select(*PERSON_COLUMNS)
        .join(schema.sessions, SESSIONS.person == PEOPLE.id)
        .where(SESSIONS.id == digest(token), SESSIONS.expires > time.time())
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Person(*row)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
