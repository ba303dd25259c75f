"""Who somebody is: people, their sessions, and the tokens that stand for a person."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import Connection, delete, exists, insert, select, update

from boriken.server.store import schema

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that is easily misread
ID_LENGTH = 12
DAY = 86_400.0
SESSION_SECONDS = 400 * DAY  # as long as browsers keep a cookie
RENEWED_AFTER = 30 * DAY
MOST_SIGNED = 8192  # signatures kept in memory


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    login: str | None = None
    language: str | None = None
    email: str | None = None
    webhook: str | None = None
    has_passkey: bool = False

    @property
    def guest(self) -> bool:
        """Known by nothing but a cookie, or a link they keep."""
        return self.login is None and not self.has_passkey


PEOPLE, SESSIONS = schema.people.c, schema.sessions.c
PERSON_COLUMNS = [
    *(PEOPLE[name] for name in Person.__slots__ if name in PEOPLE),
    exists().where(schema.passkeys.c.person == PEOPLE.id).label("has_passkey"),
]


def new_id() -> str:
    """A name for a person or a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def make_guest(connection: Connection, name: str) -> Person:
    person = Person(new_id(), name)
    connection.execute(insert(schema.people).values(id=person.id, name=person.name, created=time.time()))
    return person


def find_person(connection: Connection, identity: str) -> Person | None:
    row = connection.execute(select(*PERSON_COLUMNS).where(PEOPLE.id == identity)).one_or_none()
    return None if row is None else Person(*row)


def change_person(connection: Connection, identity: str, values: Mapping[str, str | None]) -> None:
    connection.execute(update(schema.people).where(PEOPLE.id == identity).values(**values))


# Sessions


def open_session(connection: Connection, person: str) -> str:
    """A token for a cookie. The database keeps only its hash, so that who reads it cannot pose as somebody."""
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
    """Whether a session is no longer new: who comes back within its time is never forgotten."""
    expires = connection.scalar(select(SESSIONS.expires).where(SESSIONS.id == digest(token)))
    return expires is not None and expires < time.time() + SESSION_SECONDS - RENEWED_AFTER


def renew_session(connection: Connection, token: str) -> None:
    expires = time.time() + SESSION_SECONDS
    connection.execute(update(schema.sessions).where(SESSIONS.id == digest(token)).values(expires=expires))


def clear_expired(connection: Connection) -> None:
    connection.execute(delete(schema.sessions).where(SESSIONS.expires <= time.time()))


def person_of(connection: Connection, token: str) -> Person | None:
    """Who a session belongs to."""
    wanted = (
        select(*PERSON_COLUMNS)
        .join(schema.sessions, SESSIONS.person == PEOPLE.id)
        .where(SESSIONS.id == digest(token), SESSIONS.expires > time.time())
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Person(*row)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs what is given away and comes back, so that nobody can make it up."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.sign = lru_cache(MOST_SIGNED)(self._sign)  # the same few come with every request

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256").hex()[:32]

    def seal(self, purpose: str, text: str) -> str:
        """The text with its signature."""
        return f"{text}.{self.sign(purpose, text)}"

    def unseal(self, purpose: str, sealed: str) -> str | None:
        """The text if the signature is ours."""
        text, _, signature = sealed.rpartition(".")
        good = hmac.compare_digest(signature.encode(), self.sign(purpose, text).encode())
        return text if text and good else None
