"""Sessions: the browsers in which a person is logged in."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from boriken.server.errors import ForbiddenError, NotFoundError
from boriken.server.people.person import PEOPLE, PERSON_COLUMNS, Person
from boriken.server.store import schema
from boriken.server.store.database import Database

SESSIONS = schema.sessions.c
GUEST, PASSWORD, PASSKEY, LINK = "guest", "password", "passkey", "link"
"""Ways in which a session begins."""

DAY = 86_400.0
SESSION_SECONDS = 400 * DAY  # as long as browsers keep a cookie
RENEWED_AFTER = 30 * DAY
SEEN_EVERY = 3600.0  # seconds after which it is noted again that a session is used
FRESH = 600.0  # seconds for which a proof counts
LIVING = 30 * DAY  # a session that was not seen for longer is probably lost
LONGEST_AGENT = 200
REMEMBERED = 30.0
MOST_REMEMBERED = 10_000
CLEARED_EVERY = 3600.0


Find = Callable[[Connection, str], Person | None]


class Sessions:
    """Remembers for a moment who is behind a token, so that not every request reads the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[str, tuple[float, Person | None]] = {}
        self._times_forgotten = 0

    async def person(self, token: str) -> Person | None:
        """The person of a session."""
        return await self.found_by(person_of, token)

    async def found_by(self, find: Find, token: str) -> Person | None:
        """The person that `find` finds in the database, or found a moment ago."""
        now = time.monotonic()
        known = self._known.get(token)
        if known is not None and known[0] >= now:
            return known[1]
        before = self._times_forgotten
        person = await self.database.read(find, token)
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


@dataclass(frozen=True, slots=True)
class Entry:
    """How somebody comes in, and with which browser."""

    how: str
    agent: str


def open_session(connection: Connection, person: str, entry: Entry) -> str:
    """A token for a cookie. Only its hash is stored, so that nobody who reads the database can use it."""
    token, now = secrets.token_urlsafe(24), time.time()
    connection.execute(
        insert(schema.sessions).values(
            id=digest(token),
            person=person,
            created=now,
            expires=now + SESSION_SECONDS,
            how=entry.how,
            agent=entry.agent[:LONGEST_AGENT],
            seen=now,
            proved=now if entry.how in (PASSWORD, PASSKEY) else None,
        )
    )
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(schema.sessions).where(SESSIONS.id == digest(token)))


def close_all_sessions(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.sessions).where(SESSIONS.person == person))


def close_other_sessions(connection: Connection, person: str, token: str) -> None:
    """End a person's other sessions; one that a personal link has begun ends only its like."""
    ended = (SESSIONS.person == person) & (SESSIONS.id != digest(token))
    if how_of(connection, token) == LINK:
        ended &= SESSIONS.how == LINK
    connection.execute(delete(schema.sessions).where(ended))


def close_link_sessions(connection: Connection, person: str, token: str | None) -> None:
    """End the sessions that personal links have begun, except the one that asks for it."""
    ended = (SESSIONS.person == person) & (SESSIONS.how == LINK)
    if token is not None:
        ended &= SESSIONS.id != digest(token)
    connection.execute(delete(schema.sessions).where(ended))


def close_one_session(connection: Connection, person: str, token: str, identity: str) -> None:
    """End one of a person's sessions. Whoever came by a leaked link cannot put the owner out."""
    mine = (SESSIONS.person == person) & (SESSIONS.id == identity)
    how = connection.execute(select(SESSIONS.how).where(mine)).one_or_none()
    if how is None:
        raise NotFoundError("You have no such session.", "no_session")
    if how_of(connection, token) == LINK != how.how:
        raise ForbiddenError("A browser that a personal link let in cannot end this session.", "by_link")
    connection.execute(delete(schema.sessions).where(mine))


def sessions_of(connection: Connection, person: str) -> list[Row[Any]]:
    """A person's sessions, the one used last first."""
    wanted = select(schema.sessions).where(SESSIONS.person == person, SESSIONS.expires > time.time())
    return list(connection.execute(wanted.order_by(func.coalesce(SESSIONS.seen, SESSIONS.created).desc())))


def how_of(connection: Connection, token: str) -> str | None:
    return connection.scalar(select(SESSIONS.how).where(SESSIONS.id == digest(token)))


# Proof of who somebody is


def note_proof(connection: Connection, token: str) -> None:
    """The person has just proved in this session who they are."""
    connection.execute(update(schema.sessions).where(SESSIONS.id == digest(token)).values(proved=time.time()))


def has_fresh_proof(connection: Connection, person: Person, token: str) -> bool:
    """Whether a session may be used to add a way to log in.

    People with a password or a passkey have used it a moment ago. A guest has neither, and is at home in the browser in
    which they began: one that a personal link let in counts only if there is no other any more.
    """
    session = connection.execute(select(schema.sessions).where(SESSIONS.id == digest(token))).one_or_none()
    if session is None:
        return False
    if not person.guest:
        return session.proved is not None and session.proved > time.time() - FRESH
    others = select(SESSIONS.id).where(
        SESSIONS.person == person.id,
        SESSIONS.how.is_distinct_from(LINK),
        func.coalesce(SESSIONS.seen, SESSIONS.created) > time.time() - LIVING,
    )
    return session.how != LINK or connection.scalar(others.limit(1)) is None


def wants_renewal(connection: Connection, token: str) -> bool:
    """Whether a session should be renewed, so that people who come back in time stay logged in."""
    expires = connection.scalar(select(SESSIONS.expires).where(SESSIONS.id == digest(token)))
    return expires is not None and expires < time.time() + SESSION_SECONDS - RENEWED_AFTER


def wants_to_be_seen(connection: Connection, token: str) -> bool:
    """Whether it should be noted again that a session is used."""
    session = connection.execute(select(SESSIONS.seen).where(SESSIONS.id == digest(token))).one_or_none()
    return session is not None and (session.seen or 0.0) < time.time() - SEEN_EVERY


def note_seen(connection: Connection, token: str, agent: str) -> None:
    seen = {"seen": time.time(), "agent": agent[:LONGEST_AGENT]}
    connection.execute(update(schema.sessions).where(SESSIONS.id == digest(token)).values(**seen))


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
