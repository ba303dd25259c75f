"""Transactions, which jobs that wait at the same time share: a commit takes as long for many as for one."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from boriken.server.store.prepared import Write, write_and_commit, write_in_turn

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

# Classes of SQL's errors: of data, of keys, and of transactions that hinder each other
WRONG = ("22", "23", "40")


class OutOfDateError(Exception):
    """Memory may have differed from the database."""


class End(NamedTuple):
    """Callbacks for the end of a transaction, with the context of the request they belong to."""

    context: contextvars.Context
    committed: Callable[[], None]
    rolled_back: Callable[[], None]


class Transaction:
    """A transaction, with locks that are held and callbacks that are called when it ends.

    One that may assume that memory is up to date saves PostgreSQL a question. If it has assumed so and fails, that may
    be the reason.
    """

    def __init__(self, connection: Connection, may_assume: bool = False) -> None:
        self.connection = connection
        self.may_assume = may_assume
        self.assumed = False
        self._ends: list[End] = []
        self._held = contextlib.ExitStack()
        self._last: list[Write] = []

    def hold(self, lock: threading.RLock) -> None:
        """Hold a lock until the transaction has ended."""
        self._held.enter_context(lock)

    def at_end(self, committed: Callable[[], None], rolled_back: Callable[[], None]) -> None:
        """Add callbacks, of which one is called while the locks are still held."""
        self._ends.append(End(contextvars.copy_context(), committed, rolled_back))

    def write_last(self, writes: Sequence[Write]) -> None:
        """Execute statements in their order. PostgreSQL, where nobody shares the transaction, gets them at its end."""
        if self.connection.dialect.name == "postgresql":
            self._last += writes
        else:
            write_in_turn(self.connection, writes)

    def finish(self) -> None:
        """Send what was left until the end, with the commit: one answer for all of it."""
        if self._last:
            write_and_commit(self.connection, self._last)

    def attempt(self, part: Callable[[], None]) -> Exception | None:
        """Run a part. If it fails only that part is rolled back, and the error is returned."""
        before, failure = len(self._ends), None
        self.connection.exec_driver_sql("SAVEPOINT part")
        try:
            part()
        except Exception as error:
            failure = error
            self.connection.exec_driver_sql("ROLLBACK TO part")
            self._undo(before)
        self.connection.exec_driver_sql("RELEASE part")
        return failure

    @contextlib.contextmanager
    def ending(self) -> Iterator[None]:
        """Wraps the whole transaction, including its commit."""
        with self._held:
            try:
                yield
            except BaseException as error:
                self._undo(0)
                if self.assumed and may_be_out_of_date(error):
                    raise OutOfDateError from error
                raise
            for end in self._ends:
                try:
                    end.context.run(end.committed)
                except Exception:  # it is saved, and the others must still be called
                    end.context.run(log.exception, "a callback after a commit failed")

    def _undo(self, before: int) -> None:
        for end in self._ends[before:]:
            end.context.run(end.rolled_back)
        del self._ends[before:]


def may_be_out_of_date(error: BaseException) -> bool:
    """Whether a failure may come from a wrong assumption. A connection that was lost may have committed."""
    if isinstance(error, DBAPIError):
        return (getattr(error.orig, "sqlstate", None) or "")[:2] in WRONG
    return isinstance(error, Exception)


class Job(Generic[Result]):
    """A function to run in a transaction, and a coroutine that waits until it is committed."""

    def __init__(
        self,
        work: Callable[Concatenate[Transaction, Arguments], Result],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> None:
        self.work: Callable[..., Result] = work
        self.arguments = arguments
        self.named = named
        self.context = contextvars.copy_context()  # so that log lines name the request
        self.loop = asyncio.get_running_loop()
        self.outcome: asyncio.Future[Result] = self.loop.create_future()
        self._result: Result
        self._error: BaseException | None = None

    def run(self, transaction: Transaction) -> None:
        self._result = self.context.run(self.work, transaction, *self.arguments, **self.named)

    def run_as_part(self, transaction: Transaction) -> None:
        self._error = transaction.attempt(partial(self.run, transaction))

    def fail(self, error: BaseException) -> None:
        self._error = error

    def resolve(self) -> None:
        """Give the result or the error to the coroutine that waits; in the event loop."""
        if self.outcome.done():
            return  # the coroutine was cancelled
        if self._error is not None:
            self.outcome.set_exception(self._error)
        else:
            self.outcome.set_result(self._result)


class Begin(Protocol):
    """Begins a transaction."""

    def __call__(self, may_assume: bool) -> contextlib.AbstractContextManager[Transaction]: ...


def carry_out(jobs: Sequence[Job[Any]], begin: Begin) -> None:
    """Run jobs in one transaction, each in a savepoint of its own, and resolve them when it is committed."""
    try:
        try:
            run_in(begin(may_assume=True), jobs)
        except OutOfDateError:
            run_in(begin(may_assume=False), jobs)
    except BaseException as error:
        for job in jobs:
            job.fail(error)
    jobs[0].loop.call_soon_threadsafe(resolve_all, jobs)


def run_in(beginning: contextlib.AbstractContextManager[Transaction], jobs: Sequence[Job[Any]]) -> None:
    with beginning as transaction:
        if len(jobs) == 1:
            jobs[0].run(transaction)
        else:
            for job in jobs:
                job.run_as_part(transaction)


def resolve_all(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        job.resolve()
