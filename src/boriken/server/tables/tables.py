"""All tables: the one way to read a table, and the one way to change it."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from boriken.server.store.database import Database
from boriken.server.store.transaction import Transaction
from boriken.server.tables import lobby
from boriken.server.tables.access import Visitor, check_may_look
from boriken.server.tables.cache import CachedTable
from boriken.server.tables.change import Change, Listener
from boriken.server.tables.rows import TableRow, insert_table
from boriken.server.tables.seats import Seat
from boriken.server.tables.table import Table

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

MOST_CACHED = 1000
SERVER: Final = None
"""In the place of a visitor: the server itself, which may look at every table."""


class Tables:
    """Each table is read or changed by one thread at a time, which holds its lock.

    A *query* is a function of a `Table`, a *command* one of a `Change`. Both are plain functions and run in a thread of
    the database: the event loop never waits for a disk, and commands that wait for SQLite's one writer share a commit.
    """

    def __init__(self, database: Database, process: str, most: int = MOST_CACHED) -> None:
        self.database = database
        self.process = process
        self.listeners: list[Listener] = []
        self._most = most
        self._lock = threading.Lock()
        self._recent: OrderedDict[str, CachedTable] = OrderedDict()
        self._held: WeakValueDictionary[str, CachedTable] = WeakValueDictionary()
        self._shares: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._held)

    async def read(
        self,
        identity: str,
        visitor: Visitor | None,
        query: Callable[Concatenate[Table, Arguments], Result],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """The result of a query, if the visitor may look at the table.

        The readers' threads are shared by all tables: each table has one at most, and its other readers wait here.
        """
        async with self._share_of(identity):
            return await self.database.in_reader(self._read, identity, visitor, query, arguments, named)

    def _share_of(self, identity: str) -> asyncio.Lock:
        share = self._shares.get(identity)
        if share is None:
            share = self._shares[identity] = asyncio.Lock()
        return share

    async def change(
        self,
        identity: str,
        visitor: Visitor | None,
        command: Callable[Concatenate[Change, Arguments], Result],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """Run a command as one unit of work, if the visitor may look at the table.

        The result comes when everything is committed; a command that raises has changed nothing.
        """
        return await self.database.transact(self._change, identity, visitor, command, arguments, named)

    async def add(self, row: TableRow, seats: Sequence[Seat]) -> None:
        """Add a table. If no seat is free its game begins."""
        await self.database.transact(self._add, row, seats)

    def _read(
        self,
        identity: str,
        visitor: Visitor | None,
        query: Callable[..., Result],
        arguments: tuple[Any, ...],
        named: dict[str, Any],
    ) -> Result:
        with self.reading(identity) as table:
            if visitor is not SERVER:
                check_may_look(table, visitor)
            return query(table, *arguments, **named)

    def _change(
        self,
        transaction: Transaction,
        identity: str,
        visitor: Visitor | None,
        command: Callable[..., Result],
        arguments: tuple[Any, ...],
        named: dict[str, Any],
    ) -> Result:
        with self.changing(transaction, identity) as change:
            if visitor is not SERVER:
                check_may_look(change, visitor)
            return command(change, *arguments, **named)

    def _add(self, transaction: Transaction, row: TableRow, seats: Sequence[Seat]) -> None:
        insert_table(transaction.connection, row, seats)
        with self.changing(transaction, row.id) as change:
            change.new = True
            lobby.start_if_full(change)

    @contextmanager
    def reading(self, identity: str) -> Iterator[Table]:
        """Hold a table and read it."""
        cached = self.cached(identity)
        with cached.lock, self.database.reading() as connection:
            row = cached.catch_up(connection, hold=False)
            self._used(cached)
            yield Table(connection, row, list(cached.seats), cached.match)

    @contextmanager
    def changing(self, transaction: Transaction, identity: str) -> Iterator[Change]:
        """Hold a table until the transaction ends, and save what was changed. Listeners are called after the commit."""
        cached, connection = self.cached(identity), transaction.connection
        transaction.hold(cached.lock)
        change = None
        try:
            row = self._row_to_change(cached, transaction)
            self._used(cached)
            change = Change(connection, row, list(cached.seats), cached.match, self.process, transaction.assumed)
            yield change
            change.save()
            for listener in self.listeners:
                listener.changed(change)
            change.write(transaction)
        except BaseException:
            if change is None or change.played:
                cached.forget()
            raise
        cached.keep(change.row, change.seats)
        undo = cached.doubt if transaction.assumed else cached.forget
        transaction.at_end(committed=partial(self._committed, change, cached), rolled_back=undo)

    def _row_to_change(self, cached: CachedTable, transaction: Transaction) -> TableRow:
        """A table as it is now: held in the database, or taken to be as this process has left it.

        That is checked when the change is saved, and nearly always right: proxies send requests by table.
        """
        if transaction.may_assume and cached.is_of(self.process):
            assert cached.row is not None
            transaction.assumed = True
            return cached.row
        return cached.catch_up(transaction.connection, hold=True)

    def _committed(self, change: Change, cached: CachedTable) -> None:
        if cached.row is None:  # a later command in the same transaction failed halfway through the game
            with self.database.reading() as connection:
                cached.catch_up(connection, hold=False)
            change.match = cached.match
        for listener in self.listeners:
            listener.committed(change)

    def cached(self, identity: str) -> CachedTable:
        """A table's place in memory, one for all who use it: two locks lock nothing."""
        with self._lock:
            cached = self._held.get(identity)
            if cached is None:
                cached = self._held[identity] = CachedTable(identity)
            return cached

    def in_memory(self, identity: str) -> CachedTable | None:
        """A table's place in memory, if it has one."""
        with self._lock:
            return self._held.get(identity)

    def _used(self, cached: CachedTable) -> None:
        """Keep a table that exists. The least used are dropped first, but none in use and none that is followed."""
        with self._lock:
            self._recent[cached.id] = cached
            self._recent.move_to_end(cached.id)
            while len(self._recent) > self._most:
                self._recent.popitem(last=False)
