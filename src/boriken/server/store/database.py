"""The database: short transactions in threads of their own, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, create_engine, delete, event, insert, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from boriken.core.errors import SetupError
from boriken.server.store import schema
from boriken.server.store.files import make_private, sqlite_file
from boriken.server.store.migrate import bring_up_to_date
from boriken.server.store.transaction import Job, Transaction, carry_out

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

POSTGRES_THREADS = 8
SQLITE_READERS = 2
MOST_TOGETHER = 16  # jobs that share a transaction of SQLite: the first waits for the last
SNAPSHOT = "REPEATABLE READ"  # as in every transaction of SQLite
PAGES_AHEAD = 10_000  # of SQLite's log before they are moved into the file: pages that change often are moved once
PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", f"wal_autocheckpoint={PAGES_AHEAD}"),
    *("foreign_keys=ON", "busy_timeout=10000"),
)
CHECKED = "health check"  # in the place of a process, in a row that is written to see whether that is possible
PING_AFTER = 1.0  # seconds without use after which a connection to PostgreSQL may be broken
CONNECT_PATIENCE = 5  # seconds until a database that does not answer counts as unreachable


class Database:
    """Runs functions of a connection, each in one transaction."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        check_url(url)
        file = sqlite_file(url)
        if file is not None:
            make_private(file)
        self.engine = create_engine(
            url,
            pool_size=POSTGRES_THREADS + 2,
            pool_use_lifo=True,  # statements are prepared for each connection
            hide_parameters=True,  # errors are logged, and parameters may be private
            connect_args={} if self.is_sqlite else {"connect_timeout": CONNECT_PATIENCE},
        )
        self._snapshots = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level=SNAPSHOT)
        if self.is_sqlite:
            event.listen(self.engine, "connect", prepare_sqlite)
            event.listen(self.engine, "begin", begin_on_sqlite)
        else:
            event.listen(self.engine, "checkin", note_use)
            event.listen(self.engine, "checkout", self._ping_if_idle)
        # SQLite has one writer at a time: jobs that wait for it share a transaction. PostgreSQL does so by itself
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._together = MOST_TOGETHER if self.is_sqlite else 1
        self._writers = [
            threading.Thread(target=self._write_jobs, name=f"writer {number}", daemon=True)
            for number in range(1 if self.is_sqlite else POSTGRES_THREADS)
        ]
        for writer in self._writers:
            writer.start()
        self._readers = ThreadPoolExecutor(SQLITE_READERS if self.is_sqlite else POSTGRES_THREADS, "reader")

    def _ping_if_idle(self, connection: Any, record: ConnectionPoolEntry, proxy: PoolProxiedConnection) -> None:
        """See whether a connection that was not used lately still works; if not, the pool opens another."""
        if time.monotonic() - record.info.get("used", -PING_AFTER) < PING_AFTER:
            return
        try:
            self.engine.dialect.do_ping(connection)
        except self.engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    def migrate(self) -> None:
        """Migrate the database to the present schema, or create it."""
        with self.errors_explained(), self.writing() as connection:
            bring_up_to_date(connection)

    @contextlib.contextmanager
    def errors_explained(self) -> Iterator[None]:
        """Turn errors of the database into one sentence."""
        try:
            yield
        except DBAPIError as error:
            where = make_url(self.url).render_as_string(hide_password=True)
            reason = str(error.orig).strip().split("\n")[0].rstrip(".")
            raise SetupError(f"The database {where} cannot be used: {reason}.") from error

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one snapshot, whatever others write in the meantime."""
        with self._snapshots.connect() as connection:
            yield connection
            if not self.is_sqlite:
                connection.commit()  # after a rollback the driver would forget what it has prepared

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, committed at the end or rolled back on an error."""
        with self._writing_connection() as connection, connection.begin():
            yield connection

    @contextlib.contextmanager
    def transacting(self, may_assume: bool = False) -> Iterator[Transaction]:
        """The same, with callbacks for its end. Only PostgreSQL is asked less if something may be assumed."""
        with self._writing_connection() as connection:
            transaction = Transaction(connection, may_assume and not self.is_sqlite)
            with transaction.ending(), connection.begin():
                yield transaction
                transaction.finish()

    def _writing_connection(self) -> Connection:
        connection = self.engine.connect()
        return connection.execution_options(writing=True) if self.is_sqlite else connection

    async def read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """The result of `work`, run on a connection that only reads."""
        return await self.in_reader(self._read, work, arguments, named)

    def _read(self, work: Callable[..., Result], arguments: tuple[Any, ...], named: dict[str, Any]) -> Result:
        with self.reading() as connection:
            return work(connection, *arguments, **named)

    async def write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """The result of `work`, once its transaction is committed."""
        return await self.transact(on_connection, work, arguments, named)

    async def transact(
        self,
        work: Callable[Concatenate[Transaction, Arguments], Result],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """The same, for work that also needs to know how the transaction ends.

        Others may share the transaction. Work that fails is rolled back alone.
        """
        if not self._writers:
            raise RuntimeError("The database is closed.")
        job = Job(work, *arguments, **named)
        self._jobs.put(job)
        return await job.outcome

    def _write_jobs(self) -> None:
        """Carry out jobs until None comes."""
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            with contextlib.suppress(Empty):
                while len(jobs) < self._together and (job := self._jobs.get_nowait()) is not None:
                    jobs.append(job)
            carry_out(jobs, self.transacting)
            if job is None:
                return

    async def in_reader(
        self, work: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Run `work` in a reader's thread, in the caller's context, so that log lines name the request."""
        run = partial(contextvars.copy_context().run, work, *arguments, **named)
        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def answers(self) -> None:
        """Raise an error if the database cannot be read from the beginning, or not be written."""
        file = sqlite_file(self.url)
        if file is not None:
            await self.in_reader(read_afresh, file)
        await self.write(self._write_something)

    def _write_something(self, connection: Connection) -> None:
        """Write a row, which fails on a full disk. No other part of the server takes notice of it."""
        columns = schema.presence.c
        connection.execute(delete(schema.presence).where(columns.process == CHECKED))
        row = {"process": CHECKED, "table": secrets.token_hex(8), "person": "", "seen": 0.0}
        connection.execute(insert(schema.presence).values(row))

    def secret(self, name: str) -> bytes:
        """A secret of the server, drawn when it is first needed."""
        wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with self.writing() as connection:
            kept = connection.scalar(wanted)
        if kept is None:
            with contextlib.suppress(IntegrityError), self.writing() as connection:
                connection.execute(insert(schema.secrets).values(name=name, value=secrets.token_bytes(32)))
            with self.reading() as connection:
                kept = connection.scalar(wanted)
        assert isinstance(kept, bytes)
        return kept

    def close(self) -> None:
        for _ in self._writers:
            self._jobs.put(None)
        while self._writers:
            self._writers.pop().join()
        self._readers.shutdown()
        self.engine.dispose()


def on_connection(
    transaction: Transaction, work: Callable[..., Result], arguments: tuple[Any, ...], named: dict[str, Any]
) -> Result:
    return work(transaction.connection, *arguments, **named)


def read_afresh(file: Path) -> None:
    """Read a file on a new connection: others remember what a file that was destroyed has contained."""
    if not file.exists():
        raise FileNotFoundError(file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("SELECT version_num FROM alembic_version").fetchall()


def check_url(url: str) -> None:
    try:
        kind = make_url(url).get_backend_name()
        make_url(url).get_dialect()
    except (ArgumentError, NoSuchModuleError):
        kind = ""
    if kind not in ("sqlite", "postgresql"):
        raise SetupError("The database must be SQLite (a file) or PostgreSQL (postgresql://user@host/name).")


def prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # transactions begin in begin_on_sqlite
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def note_use(connection: Any, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def begin_on_sqlite(connection: Connection) -> None:
    """Take the lock at once if something will be written, instead of failing halfway."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
