"""Commands that wait for SQLite's one writer go in together: saved together, told together, and failing alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from boriken.server.store import schema
from boriken.server.store.database import MOST_TOGETHER, Database
from boriken.server.store.transaction import Transaction
from tests.server.kit import PRAGMAS

FULL = 2  # of SQLite's settings of `synchronous`

Work = Callable[[Transaction], str]


class Book:
    """A database into which rows are written while somebody counts the commits."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = 0
        event.listen(database.engine, "commit", self.count)

    def count(self, connection: object) -> None:
        self.commits += 1

    def kept(self) -> list[str]:
        with self.database.reading() as connection:
            return list(connection.scalars(select(schema.secrets.c.name).order_by(schema.secrets.c.name)))

    def together(self, *works: Work) -> list[str | BaseException]:
        """The results of the commands when all have to wait for another."""
        return asyncio.run(self._together(works))

    async def _together(self, works: tuple[Work, ...]) -> list[str | BaseException]:
        begun, go_on = threading.Event(), threading.Event()
        first = asyncio.create_task(self.database.transact(begin_and_wait(begun, go_on)))
        await asyncio.to_thread(begun.wait)
        waiting = [asyncio.create_task(self.database.transact(work)) for work in works]
        await asyncio.sleep(0)
        self.commits = 0
        go_on.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert await first
        return outcomes


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with closing(Database(f"sqlite:///{tmp_path / 'book.sqlite'}")) as database:
        database.migrate()
        yield Book(database)


def begin_and_wait(begun: threading.Event, go_on: threading.Event) -> Callable[[Transaction], bool]:
    def work(_: Transaction) -> bool:
        begun.set()
        return go_on.wait()

    return work


def keep(name: str) -> Work:
    def work(transaction: Transaction) -> str:
        transaction.connection.execute(insert(schema.secrets).values(name=name, value=b""))
        return name

    return work


def test_what_waits_is_committed_at_once(book: Book) -> None:
    assert book.together(keep("a"), keep("b"), keep("c")) == ["a", "b", "c"]
    assert book.kept() == ["a", "b", "c"]
    assert book.commits == 2  # that of the one they waited for, and theirs


def test_there_is_an_end_to_what_goes_in_together(book: Book) -> None:
    names = [f"{number:02}" for number in range(MOST_TOGETHER + 1)]
    assert book.together(*(keep(name) for name in names)) == names
    assert book.commits == 3


def test_what_fails_fails_alone(book: Book) -> None:
    one, again, other = book.together(keep("a"), keep("a"), keep("b"))
    assert (one, other) == ("a", "b")
    assert isinstance(again, IntegrityError)
    assert book.kept() == ["a", "b"]


def test_half_of_what_fails_is_not_there(book: Book) -> None:
    def give_up(transaction: Transaction) -> str:
        keep("half")(transaction)
        raise ValueError("the other half is missing")

    outcomes = book.together(keep("a"), give_up)
    assert [type(outcome) for outcome in outcomes] == [str, ValueError]
    assert book.kept() == ["a"]


def test_if_the_commit_fails_nobody_is_told_otherwise(book: Book) -> None:
    """A full disk, say, takes the whole transaction with it."""
    heard: list[str] = []

    def told(transaction: Transaction) -> str:
        transaction.at_end(lambda: heard.append("committed"), lambda: heard.append("undone"))
        return keep("a")(transaction)

    def break_down(transaction: Transaction) -> str:
        transaction.connection.exec_driver_sql("ROLLBACK")
        return "never"

    outcomes = book.together(told, break_down, keep("b"))
    assert [type(outcome) for outcome in outcomes] == [OperationalError] * 3
    assert heard == ["undone"]
    assert book.kept() == []


def test_the_end_is_told_after_the_commit_with_the_locks_still_held(book: Book) -> None:
    lock, heard = threading.RLock(), []

    def told(transaction: Transaction) -> str:
        transaction.hold(lock)
        transaction.at_end(lambda: heard.append((book.kept(), is_free(lock))), lambda: None)
        return keep("a")(transaction)

    book.together(told, keep("b"))
    assert heard == [(["a", "b"], False)]
    assert is_free(lock)


def test_who_fails_to_tell_keeps_nobody_else_from_it(book: Book, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []

    def mute(transaction: Transaction) -> str:
        transaction.at_end(lambda: heard.remove("what nobody said"), lambda: None)
        return "a"

    def told(transaction: Transaction) -> str:
        transaction.at_end(lambda: heard.append("b"), lambda: None)
        return "b"

    assert book.together(mute, told) == ["a", "b"]
    assert heard == ["b"]
    assert "a callback after a commit failed" in caplog.text


def test_who_has_gone_keeps_nobody_waiting(book: Book) -> None:
    async def leave() -> str:
        gone = asyncio.create_task(book.database.transact(keep("a")))
        await asyncio.sleep(0)
        gone.cancel()
        return await book.database.transact(keep("b"))

    assert asyncio.run(leave()) == "b"
    assert book.kept() == ["a", "b"]


def is_free(lock: threading.RLock) -> bool:
    """Whether somebody else could take it."""
    free: list[bool] = []

    def try_it() -> None:
        free.append(lock.acquire(blocking=False))
        if free[0]:
            lock.release()

    other = threading.Thread(target=try_it)
    other.start()
    other.join()
    return free[0]


def test_a_commit_waits_until_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unlike those of our servers in tests, which nobody needs after a power failure."""
    monkeypatch.setattr("boriken.server.store.database.PRAGMAS", PRAGMAS)
    with closing(Database(f"sqlite:///{tmp_path / 'safe.sqlite'}")) as database:
        for opened in (database.reading, database.writing):
            with opened() as connection:
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == FULL
