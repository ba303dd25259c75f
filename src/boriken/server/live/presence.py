"""Who is looking at which table, in this process and in others that share the database."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select

from boriken.server.live.streams import Hub, Stream, frame
from boriken.server.store import schema
from boriken.server.store.database import Database

AT_MOST_EVERY = 0.2
AT_LEAST_EVERY = 10.0
GONE_AFTER = 35.0

Tell = Callable[[Connection], None]
"""Lets the other processes know that something is new, in the transaction of a connection."""


class Presence:
    """This process's own is known at once; of the others' it hears."""

    def __init__(self, process: str, hub: Hub) -> None:
        self.process = process
        self.hub = hub
        self._elsewhere: dict[str, set[str]] = {}
        self._news = asyncio.Event()

    def at(self, table: str) -> Collection[str]:
        """The people who look at a table."""
        here = {stream.person for stream in self.hub.at(table) if stream.person is not None}
        return here | self._elsewhere.get(table, set())

    def unnamed(self, table: str) -> int:
        """How many pages look at a table for people who have not said who they are."""
        return sum(stream.person is None for stream in self.hub.at(table))

    def come(self, stream: Stream) -> None:
        self._news.set()
        self.tell(stream.table)

    def go(self, stream: Stream) -> None:
        self.hub.shut(stream)
        self._news.set()
        self.tell(stream.table)

    def tell(self, table: str) -> None:
        """Say at a table who is there."""
        news = frame("presence", {"present": sorted(self.at(table)), "unnamed": self.unnamed(table)})
        for stream in self.hub.at(table):
            stream.send(news)

    async def share(self, database: Database, tell: Tell) -> None:
        """Let the other processes know who is here: when somebody comes or goes, and now and then anyway."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), AT_LEAST_EVERY)
        self._news.clear()
        await database.write(self._write, tell)
        await self.hear(database)

    async def hear(self, database: Database) -> None:
        """See who is elsewhere."""
        before = self._elsewhere
        self._elsewhere = await database.read(self._read)
        for table in before.keys() | self._elsewhere.keys():
            if before.get(table) != self._elsewhere.get(table):
                self.tell(table)

    async def leave(self, database: Database, tell: Tell) -> None:
        await database.write(self._forget, tell)

    def _write(self, connection: Connection, tell: Tell) -> None:
        now = time.time()
        here = {(stream.table, stream.person) for stream in self.hub.everybody() if stream.person}
        self._forget(connection, tell)
        if here:
            connection.execute(
                insert(schema.presence),
                [
                    {"process": self.process, "table": table, "person": person, "seen": now}
                    for table, person in sorted(here)
                ],
            )

    def _read(self, connection: Connection) -> dict[str, set[str]]:
        columns = schema.presence.c
        wanted = select(columns.table, columns.person).where(
            columns.process != self.process, columns.seen > time.time() - GONE_AFTER
        )
        elsewhere: defaultdict[str, set[str]] = defaultdict(set)
        for row in connection.execute(wanted):
            elsewhere[row.table].add(row.person)
        return dict(elsewhere)

    def _forget(self, connection: Connection, tell: Tell) -> None:
        """Drop what this process said before, and what was left by processes that are no more."""
        columns = schema.presence.c
        gone = columns.seen < time.time() - 10 * GONE_AFTER
        connection.execute(delete(schema.presence).where((columns.process == self.process) | gone))
        tell(connection)
