"""People: guests, and those with an account."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, exists, insert, select, update

from boriken.server.store import schema

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without characters that are easily confused
ID_LENGTH = 12


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    login: str | None = None
    language: str | None = None
    email: str | None = None
    webhook: str | None = None
    confirmed_email: str | None = None
    bot: bool = False
    has_passkey: bool = False

    @property
    def guest(self) -> bool:
        """Whether the person has neither login nor passkey, only a cookie or a personal link."""
        return self.login is None and not self.has_passkey


@dataclass(frozen=True, slots=True)
class Program(Person):
    """A person whose program asks, with a token of theirs, and what the token lets it do."""

    scopes: str = ""
    used: float | None = None  # about when the token was last used

    def may(self, scope: str) -> bool:
        return scope in self.scopes.split()


PEOPLE = schema.people.c
PERSON_COLUMNS = [
    *(PEOPLE[name] for name in Person.__slots__ if name in PEOPLE),
    exists().where(schema.passkeys.c.person == PEOPLE.id).label("has_passkey"),
]


def new_id() -> str:
    """An id for a person or a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def same_id(digest: bytes) -> str:
    """An id made of a digest, always the same one."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:ID_LENGTH])


def make_guest(connection: Connection, name: str) -> Person:
    person = Person(new_id(), name)
    connection.execute(insert(schema.people).values(id=person.id, name=person.name, created=time.time()))
    return person


def find_person(connection: Connection, identity: str) -> Person | None:
    row = connection.execute(select(*PERSON_COLUMNS).where(PEOPLE.id == identity)).one_or_none()
    return None if row is None else Person(*row)


def change_person(connection: Connection, identity: str, values: Mapping[str, str | bool | None]) -> None:
    connection.execute(update(schema.people).where(PEOPLE.id == identity).values(**values))
