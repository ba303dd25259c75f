"""Personal tokens: programs come with them instead of a cookie, and may do what their scopes say."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from boriken.server.errors import ConflictError, NotFoundError
from boriken.server.people.person import PEOPLE, PERSON_COLUMNS, Program
from boriken.server.people.sessions import digest
from boriken.server.store import schema

TOKENS = schema.tokens.c
READ, PLAY, CHAT = "read", "play", "chat"
SCOPES = (READ, PLAY, CHAT)
PREFIX = "boriken_"  # by which tools that look for leaked secrets know one
MOST_TOKENS = 20  # of one person


def make_token(connection: Connection, person: str, name: str, scopes: Collection[str]) -> tuple[str, Row[Any]]:
    """A new token, which is shown once: only its hash is stored."""
    if (connection.scalar(select(func.count()).where(TOKENS.person == person)) or 0) >= MOST_TOKENS:
        raise ConflictError(
            f"Nobody has more than {MOST_TOKENS} tokens: revoke one first.", "many_tokens", {"most": MOST_TOKENS}
        )
    token = PREFIX + secrets.token_urlsafe(24)
    wanted = " ".join(scope for scope in SCOPES if scope in scopes)
    values = {"id": digest(token), "person": person, "name": name, "scopes": wanted, "created": time.time()}
    connection.execute(insert(schema.tokens).values(values))
    return token, connection.execute(select(schema.tokens).where(TOKENS.id == digest(token))).one()


def tokens_of(connection: Connection, person: str) -> list[Row[Any]]:
    """A person's tokens, the newest first."""
    return list(
        connection.execute(select(schema.tokens).where(TOKENS.person == person).order_by(TOKENS.created.desc()))
    )


def revoke_token(connection: Connection, person: str, identity: str) -> None:
    mine = (TOKENS.person == person) & (TOKENS.id == identity)
    if connection.execute(delete(schema.tokens).where(mine)).rowcount == 0:
        raise NotFoundError("You have no such token.", "no_token")


def revoke_tokens(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.tokens).where(TOKENS.person == person))


def program_of(connection: Connection, token: str) -> Program | None:
    """The person whose token it is, and what it may be used for."""
    wanted = (
        select(*PERSON_COLUMNS, TOKENS.scopes, TOKENS.used)
        .join(schema.tokens, TOKENS.person == PEOPLE.id)
        .where(TOKENS.id == digest(token))
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Program(*row)


def note_use(connection: Connection, token: str) -> None:
    connection.execute(update(schema.tokens).where(TOKENS.id == digest(token)).values(used=time.time()))
