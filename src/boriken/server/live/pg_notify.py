"""Several server processes on one PostgreSQL: what one has changed, the others hear of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import orjson
import psycopg
from sqlalchemy import Connection, func, make_url, select, text

from boriken.server.tables.change import Change

log = logging.getLogger(__name__)

CHANNEL = "boriken"
PEOPLE = "boriken_people"
AGAIN_AFTER = 0.5  # seconds until a connection that was lost is tried again
SILENCE = 10.0  # seconds after which a silent connection is asked whether it is still one
NAME = "boriken "  # before a process's own, in PostgreSQL's list of connections

Hear = Callable[[str | None], Awaitable[None]]
"""Told which table another process has changed; None: who is present."""
HearOf = Callable[[str, bool], None]
"""Told that another process has changed a person, or logged them out."""
Missed = Callable[[], Awaitable[None]]


class Crossing:
    """Tells the other processes, in the same transaction, and listens to them."""

    def __init__(self, process: str, url: str) -> None:
        self.process = process
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    def changed(self, change: Change) -> None:
        if change.notes or change.gone:
            self.tell(change.connection, change.row.id)

    def committed(self, change: Change) -> None:
        """PostgreSQL delivers it."""

    def tell(self, connection: Connection, table: str | None) -> None:
        news = orjson.dumps([self.process, table]).decode()
        connection.execute(select(func.pg_notify(CHANNEL, news)))

    def tell_of(self, connection: Connection, person: str, out: bool) -> None:
        """A person has changed, or is logged out somewhere."""
        news = orjson.dumps([self.process, person, out]).decode()
        connection.execute(select(func.pg_notify(PEOPLE, news)))

    def others(self, connection: Connection) -> set[str]:
        """The other processes that are alive, as their listening connections show."""
        wanted = text(
            "SELECT application_name FROM pg_stat_activity "
            "WHERE datname = current_database() AND starts_with(application_name, :name)"
        )
        names = connection.scalars(wanted, {"name": NAME})
        return {name.removeprefix(NAME) for name in names} - {self.process}

    async def listen(self, hear: Hear, hear_of: HearOf, missed: Missed) -> None:
        """For as long as the server runs; `missed` is called when news may have come while nobody listened."""
        while True:
            try:
                await self._listen(hear, hear_of, missed)
            except psycopg.OperationalError as error:
                log.warning("the connection to the database was lost: %s", str(error).strip())
            except Exception:
                log.exception("listening to other processes failed")
            await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self, hear: Hear, hear_of: HearOf, missed: Missed) -> None:
        async with await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, application_name=NAME + self.process, connect_timeout=10
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(f"LISTEN {PEOPLE}")
            await missed()
            while True:
                async for news in connection.notifies(timeout=SILENCE):
                    process, *what = orjson.loads(news.payload)
                    if process == self.process:
                        continue
                    if news.channel == PEOPLE:
                        hear_of(*what)
                    else:
                        await hear(*what)
                await asyncio.wait_for(connection.execute("SELECT 1"), SILENCE)
