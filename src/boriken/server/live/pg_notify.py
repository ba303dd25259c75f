"""Notifications between server processes that share a PostgreSQL database (`LISTEN` and `NOTIFY`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import orjson
import psycopg
from sqlalchemy import Connection, func, make_url, select, text

from boriken.server.live.presence import alive
from boriken.server.tables.change import Change

log = logging.getLogger(__name__)

CHANNEL = "boriken"
PEOPLE = "boriken_people"
RECONNECT_AFTER = 0.5  # seconds after which a lost connection is opened again
SILENCE = 10.0  # seconds after which a silent connection is tested
NAME = "boriken "  # before the name of a process, in PostgreSQL's list of connections

OnTable = Callable[[str | None], Awaitable[None]]
"""Called with the table that another process has changed, or with None if people came or left."""
OnPerson = Callable[[str, bool], None]
"""Called with the person that another process has changed, and whether it logged them out."""
OnMissed = Callable[[], Awaitable[None]]
"""Called when notifications may have been missed."""


class PgNotify:
    """Notifies the other processes, in the transaction of a change, and listens to them."""

    def __init__(self, process: str, url: str) -> None:
        self.process = process
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    def changed(self, change: Change) -> None:
        if change.notes or change.new or change.gone:
            self.notify(change.connection, change.row.id)

    def committed(self, change: Change) -> None:
        """PostgreSQL delivers it."""

    def notify(self, connection: Connection, table: str | None) -> None:
        payload = orjson.dumps([self.process, table]).decode()
        connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def notify_person(self, connection: Connection, person: str, logged_out: bool) -> None:
        """A person has changed, or was logged out somewhere."""
        payload = orjson.dumps([self.process, person, logged_out]).decode()
        connection.execute(select(func.pg_notify(PEOPLE, payload)))

    def others(self, connection: Connection) -> set[str]:
        """The other processes that are alive: their connections listen, and they give signs of life."""
        wanted = text(
            "SELECT application_name FROM pg_stat_activity "
            "WHERE datname = current_database() AND starts_with(application_name, :name)"
        )
        names = connection.scalars(wanted, {"name": NAME})
        return ({name.removeprefix(NAME) for name in names} & alive(connection)) - {self.process}

    async def listen(self, on_table: OnTable, on_person: OnPerson, on_missed: OnMissed) -> None:
        """Listen until the server stops; reconnect if the connection is lost."""
        while True:
            try:
                await self._listen(on_table, on_person, on_missed)
            except psycopg.OperationalError as error:
                log.warning("the connection to the database was lost: %s", str(error).strip())
            except Exception:
                log.exception("listening to other processes failed")
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen(self, on_table: OnTable, on_person: OnPerson, on_missed: OnMissed) -> None:
        async with await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, application_name=NAME + self.process, connect_timeout=10
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(f"LISTEN {PEOPLE}")
            await on_missed()
            while True:
                async for notification in connection.notifies(timeout=SILENCE):
                    process, *what = orjson.loads(notification.payload)
                    if process == self.process:
                        continue
                    if notification.channel == PEOPLE:
                        on_person(*what)
                    else:
                        await on_table(*what)
                await asyncio.wait_for(connection.execute("SELECT 1"), SILENCE)
