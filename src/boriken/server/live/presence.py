"""Presence: the people who follow a table, in this process and in others that share the database."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress

from sqlalchemy import ColumnElement, Connection, delete, insert, select, tuple_, update

from boriken.server.live.streams import Hub, Stream, frame
from boriken.server.store import schema
from boriken.server.store.database import Database

AT_MOST_EVERY = 0.2
AT_LEAST_EVERY = 10.0
GONE_AFTER = 35.0
SIGN_OF_LIFE = ("", "")  # in the place of a table and a person: the process itself
IS_SIGN_OF_LIFE = schema.presence.c.table == SIGN_OF_LIFE[0]
UNNAMED = ""  # in the database, in the place of people without a name

Follower = tuple[str, str]
"""A table, and a person who follows it."""
Notify = Callable[[Connection, Collection[Follower], Collection[Follower]], None]
"""Notifies the other processes of those who came and those who left, in the transaction of a connection."""


def alive(connection: Connection) -> set[str]:
    """The processes that have shown a sign of life lately. One that hangs is none of them."""
    columns = schema.presence.c
    recent = columns.seen > time.time() - GONE_AFTER
    return set(connection.scalars(select(columns.process).where(IS_SIGN_OF_LIFE, recent)))


def clear(connection: Connection, own: ColumnElement[bool]) -> None:
    """Delete the rows of a process, and those of processes that have ended long ago."""
    columns = schema.presence.c
    lately = IS_SIGN_OF_LIFE & (columns.seen > time.time() - 10 * GONE_AFTER)
    known = select(columns.process).where(lately)
    connection.execute(delete(schema.presence).where(own | columns.process.not_in(known)))


class Presence:
    """Knows its own process's streams at once, and is notified by the others.

    Each process writes who comes and leaves, and a sign of life. The others read everything when they start, when they
    may have missed a notification, and when a process appears that they do not know.
    """

    def __init__(self, process: str, hub: Hub) -> None:
        self.process = process
        self.hub = hub
        self.on_change: list[Callable[[str], None]] = []
        self._elsewhere: dict[str, set[Follower]] = {}  # by process
        self._at_table: defaultdict[str, Counter[str]] = defaultdict(Counter)  # processes in which a person follows it
        self._written: set[Follower] = set()
        self._changed = asyncio.Event()
        self._changed.set()  # the first thing to tell is that this process is there

    def at(self, table: str) -> Collection[str]:
        """The people who follow a table."""
        here = {stream.person for stream in self.hub.at(table) if stream.person is not None}
        return here | (self._named_elsewhere(table) - {UNNAMED})

    def watched(self, table: str) -> bool:
        """Whether any page follows a table, with a name or without."""
        return bool(self.hub.at(table)) or self.followed_elsewhere(table)

    def followed_elsewhere(self, table: str) -> bool:
        """Whether a page follows a table in another process, as far as is known."""
        return table in self._at_table

    def unnamed(self, table: str) -> int:
        """How many pages follow a table for people without a name."""
        return sum(stream.person is None for stream in self.hub.at(table))

    def come(self, stream: Stream) -> None:
        stream.presence = b""
        self._changed.set()
        self.send(stream.table)

    def go(self, stream: Stream) -> None:
        self.hub.shut(stream)
        self._changed.set()
        self.send(stream.table)

    def send(self, table: str) -> None:
        """Send a table's streams the list of people present, those that have their first events and another list."""
        streams = self.hub.at(table)
        if streams:
            event = frame("presence", {"present": sorted(self.at(table)), "unnamed": self.unnamed(table)})
            for stream in streams:
                if stream.presence is not None and stream.presence != event:
                    stream.presence = event
                    stream.send(event)
        for listener in self.on_change:
            listener(table)

    # other processes

    async def share(self, database: Database, notify: Notify) -> None:
        """Tell the other processes who has come or left, and at least now and then that this one is alive."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), AT_LEAST_EVERY)
        self._changed.clear()
        here = {(stream.table, stream.person or UNNAMED) for stream in self.hub.everybody()}
        await database.write(self._write, here, notify)
        self._written = here
        if await database.read(alive) - {self.process} != self._elsewhere.keys():
            await self.refresh(database)

    def heard(self, process: str, came: Collection[Follower], left: Collection[Follower]) -> None:
        """Another process tells who has come to it and left it. It costs as much as these are, and no more."""
        followers = self._elsewhere.setdefault(process, set())
        new = [follower for follower in came if follower not in followers]
        gone = [follower for follower in left if follower in followers]
        tables = {table for table, _ in (*new, *gone)}
        before = {table: self._named_elsewhere(table) for table in tables}
        followers.difference_update(gone)
        followers.update(new)
        self._count(new, 1)
        self._count(gone, -1)
        self._send_changed(before)

    async def refresh(self, database: Database) -> None:
        """Read who is present in other processes."""
        read = await database.read(self._read)
        found = {table for followers in read.values() for table, _ in followers}
        before = {table: self._named_elsewhere(table) for table in self._at_table.keys() | found}
        self._elsewhere = read
        self._at_table.clear()
        for followers in read.values():
            self._count(followers, 1)
        self._send_changed(before)

    def _named_elsewhere(self, table: str) -> set[str]:
        """The people who follow a table in other processes."""
        return set(self._at_table.get(table, ()))

    def _count(self, followers: Collection[Follower], by: int) -> None:
        for table, person in followers:
            people = self._at_table[table]
            people[person] += by
            if not people[person]:
                del people[person]
            if not people:
                del self._at_table[table]

    def _send_changed(self, before: dict[str, set[str]]) -> None:
        """Tell the tables that other people follow elsewhere than before."""
        for table, people in before.items():
            if people != self._named_elsewhere(table):
                self.send(table)

    async def leave(self, database: Database, notify: Notify) -> None:
        await database.write(self._forget, notify)

    def _write(self, connection: Connection, here: set[Follower], notify: Notify) -> None:
        columns, now = schema.presence.c, time.time()
        own = columns.process == self.process
        came, left = sorted(here - self._written), sorted(self._written - here)
        new = came
        if not connection.execute(update(schema.presence).where(own, IS_SIGN_OF_LIFE).values(seen=now)).rowcount:
            clear(connection, own)  # the first time, or when another process has thought that this one had ended
            new = [SIGN_OF_LIFE, *sorted(here)]
        elif left:
            connection.execute(delete(schema.presence).where(own, tuple_(columns.table, columns.person).in_(left)))
        if new:
            connection.execute(
                insert(schema.presence),
                [{"process": self.process, "table": table, "person": person, "seen": now} for table, person in new],
            )
        if came or left:
            notify(connection, came, left)

    def _read(self, connection: Connection) -> dict[str, set[Follower]]:
        columns = schema.presence.c
        elsewhere: dict[str, set[Follower]] = {process: set() for process in alive(connection) - {self.process}}
        wanted = select(columns.process, columns.table, columns.person).where(columns.process.in_(elsewhere))
        for process, table, person in connection.execute(wanted.where(~IS_SIGN_OF_LIFE)):
            elsewhere[process].add((table, person))
        return elsewhere

    def _forget(self, connection: Connection, notify: Notify) -> None:
        """Delete this process's rows."""
        connection.execute(delete(schema.presence).where(schema.presence.c.process == self.process))
        notify(connection, (), sorted(self._written))
