"""Transactions, and how those that wait at the same time share one: a disk takes as long for one as for many."""

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

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class End(NamedTuple):
    """What is done when a transaction is over, on behalf of whoever asked for it."""

    context: contextvars.Context
    committed: Callable[[], None]
    undone: Callable[[], None]


class Transaction:
    """All that is written in it is committed at its end, or undone."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._ends: list[End] = []
        self._held = contextlib.ExitStack()

    def hold(self, lock: threading.RLock) -> None:
        """Keep a lock until all is over."""
        self._held.enter_context(lock)

    def at_end(self, committed: Callable[[], None], undone: Callable[[], None]) -> None:
        """Whichever happens, it is done while the locks are still held."""
        self._ends.append(End(contextvars.copy_context(), committed, undone))

    def attempt(self, part: Callable[[], None]) -> Exception | None:
        """Do a part of it. If that fails it is undone, and the rest is not; what is returned says why."""
        before, trouble = len(self._ends), None
        self.connection.exec_driver_sql("SAVEPOINT part")
        try:
            part()
        except Exception as error:
            trouble = error
            self.connection.exec_driver_sql("ROLLBACK TO part")
            self._undo(before)
        self.connection.exec_driver_sql("RELEASE part")
        return trouble

    @contextlib.contextmanager
    def ending(self) -> Iterator[None]:
        """Around all of it, the commit included."""
        with self._held:
            try:
                yield
            except BaseException:
                self._undo(0)
                raise
            for end in self._ends:
                try:
                    end.context.run(end.committed)
                except Exception:  # it is saved, and the others want to know of theirs
                    end.context.run(log.exception, "telling of a change failed")

    def _undo(self, before: int) -> None:
        for end in self._ends[before:]:
            end.context.run(end.undone)
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
        self.context = contextvars.copy_context()  # so that logs know whose request it was
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

    def settle(self) -> None:
        """In the event loop: say how it went."""
        if self.outcome.done():
            return  # whoever waited has gone
        if self._error is not None:
            self.outcome.set_exception(self._error)
        else:
            self.outcome.set_result(self._result)


def carry_out(jobs: Sequence[Job[Any]], begin: Callable[[], contextlib.AbstractContextManager[Transaction]]) -> None:
    """Do them in one transaction, each on its own, and say so when it is committed."""
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
    jobs[0].loop.call_soon_threadsafe(settle_all, jobs)


def settle_all(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        job.settle()
