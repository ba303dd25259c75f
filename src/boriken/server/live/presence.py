"""Presence: the people who follow a table, in this process and in others that share the database."""

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
HEARTBEAT = ("", "")  # in the place of a table and a person: the process itself, which is alive
UNNAMED = ""  # in the database, in the place of people without a name

Notify = Callable[[Connection], None]
"""Notifies the other processes, in the transaction of a connection."""


def alive(connection: Connection) -> set[str]:
    """The processes that have shown a sign of life lately. One that hangs is none of them."""
    columns = schema.presence.c
    recent = columns.seen > time.time() - GONE_AFTER
    return set(connection.scalars(select(columns.process).where(columns.table == HEARTBEAT[0], recent)))


class Presence:
    """Knows its own process's streams at once, and reads about the others in the database."""

    def __init__(self, process: str, hub: Hub) -> None:
        self.process = process
        self.hub = hub
        self._elsewhere: dict[str, set[str]] = {}
        self._changed = asyncio.Event()
        self._changed.set()  # the first thing to tell is that this process is there

    def at(self, table: str) -> Collection[str]:
        """The people who follow a table."""
        here = {stream.person for stream in self.hub.at(table) if stream.person is not None}
        return here | (self._elsewhere.get(table, set()) - {UNNAMED})

    def watched(self, table: str) -> bool:
        """Whether any page follows a table, with a name or without."""
        return bool(self.hub.at(table)) or table in self._elsewhere

    def unnamed(self, table: str) -> int:
        """How many pages follow a table for people without a name."""
        return sum(stream.person is None for stream in self.hub.at(table))

    def come(self, stream: Stream) -> None:
        self._changed.set()
        self.send(stream.table)

    def go(self, stream: Stream) -> None:
        self.hub.shut(stream)
        self._changed.set()
        self.send(stream.table)

    def send(self, table: str) -> None:
        """Send a table's streams the list of people present."""
        event = frame("presence", {"present": sorted(self.at(table)), "unnamed": self.unnamed(table)})
        for stream in self.hub.at(table):
            stream.send(event)

    async def share(self, database: Database, notify: Notify) -> None:
        """Tell the other processes who is here, when somebody comes or leaves and at least now and then."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), AT_LEAST_EVERY)
        self._changed.clear()
        await database.write(self._write, notify)
        await self.refresh(database)

    async def refresh(self, database: Database) -> None:
        """Read who is present in other processes."""
        before = self._elsewhere
        self._elsewhere = await database.read(self._read)
        for table in before.keys() | self._elsewhere.keys():
            if before.get(table) != self._elsewhere.get(table):
                self.send(table)

    async def leave(self, database: Database, notify: Notify) -> None:
        await database.write(self._forget, notify)

    def _write(self, connection: Connection, notify: Notify) -> None:
        now = time.time()
        here = {(stream.table, stream.person or UNNAMED) for stream in self.hub.everybody()}
        self._forget(connection, notify)
        connection.execute(
            insert(schema.presence),
            [
                {"process": self.process, "table": table, "person": person, "seen": now}
                for table, person in [HEARTBEAT, *sorted(here)]
            ],
        )

    def _read(self, connection: Connection) -> dict[str, set[str]]:
        columns = schema.presence.c
        wanted = select(columns.table, columns.person).where(
            columns.process != self.process, columns.seen > time.time() - GONE_AFTER, columns.table != HEARTBEAT[0]
        )
        elsewhere: defaultdict[str, set[str]] = defaultdict(set)
        for row in connection.execute(wanted):
            elsewhere[row.table].add(row.person)
        return dict(elsewhere)

    def _forget(self, connection: Connection, notify: Notify) -> None:
        """Delete this process's rows, and those of processes that have ended."""
        columns = schema.presence.c
        gone = columns.seen < time.time() - 10 * GONE_AFTER
        connection.execute(delete(schema.presence).where((columns.process == self.process) | gone))
        notify(connection)
