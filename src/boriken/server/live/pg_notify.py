"""Notifications between server processes that share a PostgreSQL database (`LISTEN` and `NOTIFY`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from typing import Any, Protocol

import orjson
import psycopg
from sqlalchemy import Connection, String, bindparam, func, make_url, select, text

from boriken.server.http.rate_limits import Spent
from boriken.server.live.concerns import Concern, concern_of
from boriken.server.live.presence import Follower, alive
from boriken.server.store.prepared import Prepared
from boriken.server.tables.change import Change

log = logging.getLogger(__name__)

CHANNEL = "boriken"
PEOPLE = "boriken_people"
PRESENCE = "boriken_presence"
BUDGETS = "boriken_budgets"
MOST_BYTES = 7900  # of a notification; PostgreSQL takes 8000
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

    async def refresh_all(self) -> None:
        """Notifications may have been missed."""


class PgNotify:
    """Notifies the other processes, in the transaction of a change, and listens to them."""

    def __init__(self, process: str, url: str) -> None:
        self.process = process
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    def changed(self, change: Change) -> None:
        if change.notes or change.new or change.gone:
            people, lobby = concern_of(change)
            change.write_later(NOTIFY, self._notification(CHANNEL, change.row.id, sorted(people), lobby))

    def committed(self, change: Change) -> None:
        """PostgreSQL delivers it."""

    def notify_person(self, connection: Connection, person: str, logged_out: bool) -> None:
        """A person has changed, or was logged out somewhere."""
        NOTIFY.run(connection, self._notification(PEOPLE, person, logged_out))

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

    def others(self, connection: Connection) -> set[str]:
        """The other processes that are alive: their connections listen, and they give signs of life."""
        wanted = text(
            "SELECT application_name FROM pg_stat_activity "
            "WHERE datname = current_database() AND starts_with(application_name, :name)"
        )
        names = connection.scalars(wanted, {"name": NAME})
        return ({name.removeprefix(NAME) for name in names} & alive(connection)) - {self.process}

    async def listen(self, listeners: Listeners) -> None:
        """Listen until the server stops; reconnect if the connection is lost."""
        while True:
            try:
                await self._listen(listeners)
            except psycopg.OperationalError as error:
                log.warning("the connection to the database was lost: %s", str(error).strip())
            except Exception:
                log.exception("listening to other processes failed")
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen(self, listeners: Listeners) -> None:
        async with await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, application_name=NAME + self.process, connect_timeout=10
        ) as connection:
            for channel in (CHANNEL, PEOPLE, PRESENCE, BUDGETS):
                await connection.execute(f"LISTEN {channel}")
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
        table, people, lobby = what
        await listeners.table_changed(table, Concern(frozenset(people), lobby))
    elif what:
        came, left = ([(table, person) for table, person in followers] for followers in what)
        await listeners.presence_changed(process, came, left)
    else:
        await listeners.presence_unknown()
