"""Transactions, which jobs that wait at the same time share: a commit takes as long for many as for one."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection

from boriken.server.store.prepared import Write, write_together

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class End(NamedTuple):
    """Callbacks for the end of a transaction, with the context of the request they belong to."""

    context: contextvars.Context
    committed: Callable[[], None]
    rolled_back: Callable[[], None]


class Transaction:
    """A transaction, with locks that are held and callbacks that are called when it ends."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
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
            write_together(self.connection, writes)

    def finish(self) -> None:
        """Send what was left until the end, with the commit: one answer for all of it."""
        if self._last:
            write_together(self.connection, self._last, commit=True)

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
            except BaseException:
                self._undo(0)
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


def carry_out(jobs: Sequence[Job[Any]], begin: Callable[[], contextlib.AbstractContextManager[Transaction]]) -> None:
    """Run jobs in one transaction, each in a savepoint of its own, and resolve them when it is committed."""
    try:
        with begin() as transaction:
            if len(jobs) == 1:
                jobs[0].run(transaction)
            else:
                for job in jobs:
                    job.run_as_part(transaction)
    except BaseException as error:
        for job in jobs:
            job.fail(error)
    jobs[0].loop.call_soon_threadsafe(resolve_all, jobs)


def resolve_all(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        job.resolve()
