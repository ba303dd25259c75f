"""Notifications between server processes that share a PostgreSQL database (`LISTEN` and `NOTIFY`)."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

import orjson
import psycopg
from sqlalchemy import Connection, String, bindparam, func, make_url, select, text

from boriken.server.http.rate_limits import Spent
from boriken.server.live.concerns import LISTS_TOLD_EVERY, Concern, concern_of
from boriken.server.live.presence import Follower, alive
from boriken.server.store.database import Database
from boriken.server.store.prepared import Prepared
from boriken.server.store.transaction import Transaction
from boriken.server.tables.change import Change

log = logging.getLogger(__name__)

CHANNEL = "boriken"
PEOPLE = "boriken_people"
PRESENCE = "boriken_presence"
BUDGETS = "boriken_budgets"
HELLO = "boriken_hello"  # a process has come, or is back
WELCOME = "boriken_welcome"  # to one that has come, from one that was alone until then
CHANNELS = (CHANNEL, PEOPLE, PRESENCE, BUDGETS, HELLO, WELCOME)
TRY_AGAIN = 1.0  # seconds after which changes that could not be told are told again
MOST_BYTES = 7900  # of a notification; PostgreSQL takes 8000
ROOM_FOR_NAMES = 100  # bytes: that of the process, and brackets
RECONNECT_AFTER = 0.5  # seconds after which a lost connection is opened again
SILENCE = 10.0  # seconds after which a silent connection is tested
NOTIFY = Prepared(select(func.pg_notify(bindparam("channel", type_=String), bindparam("payload", type_=String))))
NAME = "boriken "  # before the name of a process, in PostgreSQL's list of connections


class Listeners(Protocol):
    """The part of the server that hears from other processes."""

    async def table_changed(self, table: str, concern: Concern) -> None:
        """Another process has changed a table."""

    async def presence_changed(self, process: str, came: Collection[Follower], left: Collection[Follower]) -> None:
        """People have come to another process, or left it."""

    async def presence_unknown(self) -> None:
        """So many have come or left that a notification cannot name them."""

    def forget_person(self, person: str, logged_out: bool) -> None:
        """Another process has changed a person, or logged them out."""

    def charge(self, spent: Sequence[Spent]) -> None:
        """Something was taken from budgets in another process."""

    async def process_came(self, back: bool) -> None:
        """Another process listens from now on. One that is back may not have told what it changed."""

    async def refresh_all(self) -> None:
        """Notifications may have been missed."""


class PgNotify:
    """Notifies the other processes after a commit, of several changes together, and listens to them.

    A process that is alone tells nothing. Nobody misses anything by that: a process that comes says so when it
    listens, and reads everything once more when those that were alone have heard it. If a process is killed before it
    has told of a change, the others see that it is gone, and read everything too.
    """

    def __init__(self, process: str, url: str, followed_elsewhere: Callable[[str], bool]) -> None:
        self.process = process
        self._followed_elsewhere = followed_elsewhere
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.alone = False  # as far as is known
        self.heard_of = 0  # how often it has turned out that it is not
        self._listening: set[str] = set()
        self._lock = threading.Lock()
        self._untold: dict[str, Concern] = {}  # by table
        self._news = asyncio.Event()
        self._urgent = asyncio.Event()  # a table has changed that is followed elsewhere, or the public list
        self._lists_due = 0.0  # by the clock of the event loop: when the others hear of all changes
        self._loop: asyncio.AbstractEventLoop | None = None

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        if change.notes or change.new or change.gone:
            self._keep({change.row.id: concern_of(change)})

    def _keep(self, concerns: Mapping[str, Concern]) -> None:
        """Keep changes until they are told, those of a table as one."""
        with self._lock:
            first = not self._untold
            for table, concern in concerns.items():
                before = self._untold.get(table, Concern(frozenset(), False))
                self._untold[table] = Concern(before.people | concern.people, before.lobby or concern.lobby)
        if self._loop is not None:
            if first:
                self._loop.call_soon_threadsafe(self._news.set)
            if not self._urgent.is_set() and any(map(self._is_urgent, concerns, concerns.values())):
                self._loop.call_soon_threadsafe(self._urgent.set)

    def _is_urgent(self, table: str, concern: Concern) -> bool:
        return concern.lobby or self._followed_elsewhere(table)

    def followed(self, tables: Collection[str]) -> None:
        """Tables are followed elsewhere as of a moment ago, and may have changed in the meantime."""
        if not self._untold.keys().isdisjoint(tables):
            self._urgent.set()

    async def tell_changes(self, database: Database) -> None:
        """Wait for changes, and tell the others of them, if there are others."""
        self._loop = asyncio.get_running_loop()
        if not self._untold:
            await self._news.wait()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._lists_due):
                await self._urgent.wait()
        self._news.clear()
        self._urgent.clear()
        self._lists_due = self._loop.time() + LISTS_TOLD_EVERY
        try:
            await self.tell_rest(database)
        except Exception:
            await asyncio.sleep(TRY_AGAIN)
            raise

    async def tell_rest(self, database: Database) -> None:
        """Tell of the changes that were not told yet."""
        with self._lock:
            untold, self._untold = self._untold, {}
        if self.alone or not untold:
            return
        try:
            await database.transact(self._notify_changes, untold)
        except BaseException:
            self._keep(untold)
            raise

    def _notify_changes(self, transaction: Transaction, concerns: Mapping[str, Concern]) -> None:
        changes = [[table, sorted(people), lobby] for table, (people, lobby) in concerns.items()]
        transaction.write_last([(NOTIFY, self._notification(CHANNEL, part)) for part in parts(changes)])

    def know(self, listening: set[str], heard_of: int) -> bool:
        """Note which others listen, as it was read when `heard_of` was what it is; whether one of them has gone."""
        gone = bool(self._listening - listening)
        self._listening = listening
        self.alone = not listening and heard_of == self.heard_of
        return gone

    def met(self) -> bool:
        """There is another process, certainly; whether this one has thought that it was alone."""
        was_alone, self.alone = self.alone, False
        self.heard_of += 1
        return was_alone

    def notify_person(self, connection: Connection, person: str, logged_out: bool) -> None:
        """A person has changed, or was logged out somewhere."""
        NOTIFY.run(connection, self._notification(PEOPLE, person, logged_out))

    def notify_welcome(self, connection: Connection) -> None:
        """This process was alone, and has not told what it changed."""
        NOTIFY.run(connection, self._notification(WELCOME))

    def notify_presence(self, connection: Connection, came: Collection[Follower], left: Collection[Follower]) -> None:
        """People have come or left."""
        NOTIFY.run(connection, self._notification(PRESENCE, list(came), list(left)))

    def notify_spent(self, connection: Connection, spent: Sequence[Spent]) -> None:
        """Something was taken from budgets. If that is too much for a notification, the most is told."""
        while spent and len(orjson.dumps(spent)) > MOST_BYTES // 2:
            spent = spent[: len(spent) // 2]
        NOTIFY.run(connection, self._notification(BUDGETS, list(spent)))

    def _notification(self, channel: str, *what: Any) -> dict[str, str]:
        payload = orjson.dumps([self.process, *what])
        if len(payload) > MOST_BYTES:
            payload = orjson.dumps([self.process])
        return {"channel": channel, "payload": payload.decode()}

    def listening(self, connection: Connection) -> set[str]:
        """The other processes whose connections listen, though they may hang."""
        wanted = text(
            "SELECT application_name FROM pg_stat_activity "
            "WHERE datname = current_database() AND starts_with(application_name, :name)"
        )
        names = connection.scalars(wanted, {"name": NAME})
        return {name.removeprefix(NAME) for name in names} - {self.process}

    def others(self, connection: Connection) -> tuple[set[str], set[str]]:
        """The other processes that listen, and those of them that give signs of life."""
        listening = self.listening(connection)
        return listening, listening & alive(connection)

    async def listen(self, listeners: Listeners) -> None:
        """Listen until the server stops; reconnect if the connection is lost."""
        back = False
        while True:
            try:
                await self._listen(listeners, back)
            except psycopg.OperationalError as error:
                log.warning("the connection to the database was lost: %s", str(error).strip())
            except Exception:
                log.exception("listening to other processes failed")
            back = True
            self.met()  # or so it must think, for it would not hear if others came
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen(self, listeners: Listeners, back: bool) -> None:
        async with await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, application_name=NAME + self.process, connect_timeout=10
        ) as connection:
            for channel in CHANNELS:
                await connection.execute(f"LISTEN {channel}")
            self.met()  # another may have said hello before this one listened
            hello = self._notification(HELLO, back)
            await connection.execute("SELECT pg_notify(%s, %s)", [hello["channel"], hello["payload"]])
            await listeners.refresh_all()
            while True:
                async for notification in connection.notifies(timeout=SILENCE):
                    process, *what = orjson.loads(notification.payload)
                    if process != self.process:
                        await pass_on(listeners, notification.channel, process, what)
                await asyncio.wait_for(connection.execute("SELECT 1"), SILENCE)


async def pass_on(listeners: Listeners, channel: str, process: str, what: list[Any]) -> None:
    if channel == PEOPLE:
        listeners.forget_person(*what)
    elif channel == BUDGETS:
        listeners.charge(*what)
    elif channel == CHANNEL:
        for table, people, lobby in what[0]:
            await listeners.table_changed(table, Concern(frozenset(people), lobby))
    elif channel == HELLO:
        await listeners.process_came(*what)
    elif channel == WELCOME:
        await listeners.refresh_all()
    elif what:
        came, left = ([(table, person) for table, person in followers] for followers in what)
        await listeners.presence_changed(process, came, left)
    else:
        await listeners.presence_unknown()


def parts(changes: Sequence[list[Any]]) -> Iterator[list[Any]]:
    """Changes in parts that fit into a notification each."""
    part: list[Any] = []
    size = 0
    for change in changes:
        length = len(orjson.dumps(change)) + 1
        if part and size + length > MOST_BYTES - ROOM_FOR_NAMES:
            yield part
            part, size = [], 0
        part.append(change)
        size += length
    if part:
        yield part
