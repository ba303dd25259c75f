"""Statements left to the end of a transaction go to PostgreSQL as one: all of it is done, or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import closing

import psycopg
import pytest
from sqlalchemy import String, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from boriken.server.settings import Settings
from boriken.server.store import schema
from boriken.server.store.database import Database
from boriken.server.store.prepared import MOST_JOINED, Prepared, Write
from boriken.server.store.transaction import Transaction
from tests.server.postgres import new_database

SECRETS = schema.secrets
ADD = Prepared(insert(SECRETS))
NAMED = SECRETS.c.name == bindparam("called")
CHANGE = Prepared(update(SECRETS).where(NAMED).values(value=bindparam("new", type_=SECRETS.c.value.type)))
REMOVE = Prepared(delete(SECRETS).where(NAMED))
TELL = Prepared(select(func.pg_notify(bindparam("channel", type_=String), bindparam("said", type_=String))))


@pytest.fixture
def database(postgres_cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    settings = Settings(tmp_path_factory.mktemp("data"), new_database(postgres_cluster))
    with closing(Database(settings.database_url)) as database:
        database.migrate()
        write(database, [(ADD, [secret("old", b"1"), secret("gone", b"2")])])
        yield database


def secret(name: str, value: bytes) -> dict[str, object]:
    return {"name": name, "value": value}


def write(database: Database, writes: Sequence[Write], after_a_question: bool = False) -> None:
    def work(transaction: Transaction) -> None:
        if after_a_question:
            transaction.connection.execute(select(SECRETS)).all()
        transaction.write_last(writes)

    asyncio.run(transacted(database, work))


async def transacted(database: Database, work: object) -> None:
    await database.transact(work)  # type: ignore[arg-type]


def kept(database: Database) -> dict[str, bytes]:
    with database.reading() as connection:
        return {row.name: bytes(row.value) for row in connection.execute(select(SECRETS))}


def new_secrets(count: int) -> list[dict[str, object]]:
    return [secret(f"new {number:02}", b"%d" % number) for number in range(count)]


@pytest.mark.parametrize("after_a_question", [False, True])
@pytest.mark.parametrize("count", [1, 3, MOST_JOINED + 1])
def test_everything_is_written(database: Database, count: int, after_a_question: bool) -> None:
    changes: list[Write] = [(CHANGE, {"called": "old", "new": b"3"}), (REMOVE, {"called": "gone"})]
    for _ in range(7):  # the driver prepares a statement that comes again
        write(database, [*changes, (ADD, new_secrets(count))], after_a_question)
        added = {str(row["name"]): row["value"] for row in new_secrets(count)}
        assert kept(database) == {"old": b"3", **added}
        write(database, [(REMOVE, [{"called": name} for name in added]), (ADD, secret("gone", b"2"))])
    assert kept(database) == {"old": b"3", "gone": b"2"}


@pytest.mark.parametrize("after_a_question", [False, True])
@pytest.mark.parametrize("count", [1, MOST_JOINED + 1])
def test_if_one_fails_nothing_is_written(database: Database, count: int, after_a_question: bool) -> None:
    before = kept(database)
    changes: list[Write] = [(CHANGE, {"called": "old", "new": b"3"}), (ADD, new_secrets(count))]
    with pytest.raises(IntegrityError):
        write(database, [*changes, (ADD, secret("gone", b"4"))], after_a_question)
    assert kept(database) == before
    write(database, changes, after_a_question)
    assert len(kept(database)) == 2 + count, "the connection can be used again"


def test_of_what_only_reads_nothing_is_left_out(database: Database) -> None:
    """PostgreSQL leaves out parts of a statement that only read, and telling others is such a part."""
    with psycopg.connect(database.url.replace("+psycopg", ""), autocommit=True) as ear:
        ear.execute("LISTEN ear")
        for said in (["one"], ["one", "two", "three"]):
            write(database, [(TELL, [{"channel": "ear", "said": word} for word in said])])
            assert [heard.payload for heard in ear.notifies(timeout=30.0, stop_after=len(said))] == said
