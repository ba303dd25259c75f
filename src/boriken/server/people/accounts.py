"""Accounts with login and password, and personal links: ways to be the same person on every device."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from boriken.server.errors import ConflictError
from boriken.server.people.person import PEOPLE
from boriken.server.people.sessions import (
    LINK,
    PASSWORD,
    Entry,
    close_all_sessions,
    close_link_sessions,
    close_other_sessions,
    digest,
    open_session,
)
from boriken.server.people.tokens import revoke_tokens
from boriken.server.store import schema

LINKS = schema.links.c
MOST_LINKS = 10  # of one person; a further one ends the oldest


def add_account(connection: Connection, person: str, login: str, password: str) -> None:
    """Give a guest a login and the hash of a password."""
    guest = (PEOPLE.id == person) & PEOPLE.login.is_(None)
    try:
        done = connection.execute(update(schema.people).where(guest).values(login=login, password=password))
    except IntegrityError as error:
        raise ConflictError("This login is taken.", "login_taken") from error
    if done.rowcount == 0:
        raise ConflictError("You already have an account.", "has_account")


def account_of(connection: Connection, login: str) -> tuple[str, str] | None:
    """The person behind a login, and the hash of the password."""
    row = connection.execute(select(PEOPLE.id, PEOPLE.password).where(PEOPLE.login == login)).one_or_none()
    return None if row is None else (row.id, row.password)


def enter(connection: Connection, person: str, password: str, agent: str) -> str | None:
    """A session, if the hash of the password has not changed since it was checked."""
    same = select(PEOPLE.id).where(PEOPLE.id == person, PEOPLE.password == password)
    return None if connection.scalar(same) is None else open_session(connection, person, Entry(PASSWORD, agent))


def change_password(connection: Connection, person: str, old: str, new: str, agent: str) -> str | None:
    """Change the password and end all sessions, links and tokens; a new session for the person who did it."""
    same = (PEOPLE.id == person) & (PEOPLE.password == old)
    if connection.execute(update(schema.people).where(same).values(password=new)).rowcount == 0:
        return None
    close_all_sessions(connection, person)
    revoke_links(connection, person, None)
    revoke_tokens(connection, person)
    return open_session(connection, person, Entry(PASSWORD, agent))


# Personal links


def make_link(connection: Connection, person: str) -> str:
    """A token that logs its holder in as this person until it is revoked. Only its hash is stored."""
    token = secrets.token_urlsafe(24)
    newest = select(LINKS.id).where(LINKS.person == person).order_by(LINKS.created.desc()).limit(MOST_LINKS - 1)
    kept = connection.scalars(newest).all()
    connection.execute(delete(schema.links).where(LINKS.person == person, LINKS.id.not_in(kept)))
    connection.execute(insert(schema.links).values(id=digest(token), person=person, created=time.time()))
    return token


def enter_by_link(connection: Connection, token: str, agent: str) -> tuple[str, str] | None:
    """The person of a link, and a new session."""
    person = connection.scalar(select(LINKS.person).where(LINKS.id == digest(token)))
    return None if person is None else (person, open_session(connection, person, Entry(LINK, agent)))


def revoke_links(connection: Connection, person: str, token: str | None) -> None:
    """End a person's links and the sessions they have begun, except the session that asks for it."""
    connection.execute(delete(schema.links).where(LINKS.person == person))
    close_link_sessions(connection, person, token)


def log_out_elsewhere(connection: Connection, person: str, token: str) -> None:
    """End a person's other sessions, and the links by which they could begin again."""
    close_other_sessions(connection, person, token)
    revoke_links(connection, person, token)
