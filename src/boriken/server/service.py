"""The server's parts, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from boriken.server.bots.scheduler import SWEEP_EVERY, Thinkers
from boriken.server.errors import NotFoundError
from boriken.server.http.rate_limits import Limits
from boriken.server.live.announcer import Announcer
from boriken.server.live.home_lists import Home
from boriken.server.live.presence import AT_MOST_EVERY, Presence
from boriken.server.live.streams import Hub
from boriken.server.metrics import Metrics
from boriken.server.notify.notifier import ROUND_EVERY, Postman
from boriken.server.notify.outbox import Delays, Outbox
from boriken.server.notify.webhook import Webhooks
from boriken.server.people.passkeys import RelyingParty
from boriken.server.people.passwords import Passwords
from boriken.server.people.person import Signer
from boriken.server.people.sessions import CLEARED_EVERY, Sessions
from boriken.server.settings import Settings
from boriken.server.store.database import Database
from boriken.server.tables import hosting
from boriken.server.tables.access import Visitor
from boriken.server.tables.results import Results
from boriken.server.tables.serializers import table_picture
from boriken.server.tables.table import Json
from boriken.server.tables.tables import SERVER, Tables

if TYPE_CHECKING:
    from boriken.server.live.pg_notify import Crossing

log = logging.getLogger(__name__)


class Service:
    """What all requests share. Made before the event loop runs; `open` and `close` are called inside it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.database = Database(settings.database_url)
        self.database.migrate()
        self.signer = Signer(self.database.secret("cookies"))
        self.metrics = Metrics()
        self.hub = Hub()
        self.tables = Tables(self.database, self.process)
        self.presence = Presence(self.process, self.hub)
        self.announcer = Announcer(self.hub, self.tables, self.presence.at)
        self.home = Home(self.database, self.presence)
        self.thinkers = Thinkers(self.process, settings.thinkers, self.tables, self.metrics)
        self.crossing = None if self.database.is_sqlite else crossing(self.process, settings.database_url)
        outbox = Outbox(self.presence.at, bool(settings.mail.host), Delays(settings.live_delay, settings.turns_delay))
        self.postman = Postman(settings, self.tables, self.presence.at, Webhooks())
        self.tables.listeners += [Results(), outbox, self.announcer, self.home, self.thinkers, self.metrics]
        if self.crossing is not None:
            self.tables.listeners.append(self.crossing)
        self.sessions = Sessions(self.database)
        self.passwords = Passwords()
        self.passkeys = RelyingParty(settings.public_address, self.signer)
        self.limits = Limits(settings.limits)
        self.metrics.gauge("boriken_streams", "Open streams.", lambda: len(self.hub) + len(self.home))
        self.metrics.gauge("boriken_tables_live", "Tables in memory.", lambda: len(self.tables))
        self.loop: asyncio.AbstractEventLoop
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.home.open()
        await self.thinkers.open()
        self._tasks = [
            asyncio.create_task(again_and_again(self.sweep, SWEEP_EVERY)),
            asyncio.create_task(again_and_again(self.pass_rights_on, SWEEP_EVERY)),
            asyncio.create_task(again_and_again(self.postman.go_round, ROUND_EVERY)),
            asyncio.create_task(again_and_again(self.sessions.clear_expired, CLEARED_EVERY)),
        ]
        if self.crossing is not None:
            self._tasks += [
                asyncio.create_task(again_and_again(self.share_presence, AT_MOST_EVERY)),
                asyncio.create_task(self.crossing.listen(self.hear, self.hear_of, self.hear_all)),
            ]

    async def close(self) -> None:
        """Let go of everybody; what was answered is saved."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.end_streams()
        await self.thinkers.close()
        await self.postman.close()
        if self.crossing is not None:
            with contextlib.suppress(DBAPIError):  # the database may have gone first
                await self.presence.leave(self.database, self.tell_of_presence)
        self.passwords.close()
        self.database.close()

    def end_streams(self) -> None:
        """The server is about to stop."""
        self.home.close()
        self.hub.close()

    # with other processes

    async def hear(self, table: str | None) -> None:
        """Another process has changed a table, or somebody came or went there."""
        if table is None:
            await self.presence.hear(self.database)
        else:
            await self.database.in_reader(self.announcer.refresh, table)
            self.home.wake()

    async def hear_all(self) -> None:
        """Nobody knows what has happened meanwhile."""
        self.sessions.forget_all()
        for table in self.hub.tables():
            await self.hear(table)
        await self.hear(None)
        self.home.wake()

    async def share_presence(self) -> None:
        await self.presence.share(self.database, self.tell_of_presence)

    def tell_of_presence(self, connection: Connection) -> None:
        assert self.crossing is not None
        self.crossing.tell(connection, None)

    # people

    async def tell_of(self, person: str, out: bool = False) -> None:
        """A person has changed, or is logged out somewhere: no process goes on with what it knew."""
        self.hear_of(person, out)
        if self.crossing is not None:
            await self.database.write(self.crossing.tell_of, person, out)

    def hear_of(self, person: str, out: bool) -> None:
        self.sessions.forget(person)
        if out:
            for stream in self.hub.everybody():
                if stream.person == person:
                    stream.end()  # pages that are still logged in come back at once
            self.home.see_off(person)

    # bots

    async def sweep(self) -> None:
        """Find the tables that wait for a bot because a process ended while it was thinking."""
        others = set() if self.crossing is None else await self.database.read(self.crossing.others)
        await self.thinkers.sweep(others)

    async def pass_rights_on(self) -> None:
        """See to the tables here whose host is gone while somebody else looks at them."""
        for table in self.hub.tables():
            present, row = self.presence.at(table), self.tables.cached(table).row
            if row is not None and hosting.may_be_gone(row, present, time.time()):
                with contextlib.suppress(NotFoundError):  # cleared away meanwhile
                    if await self.tables.read(table, SERVER, hosting.next_host, present, time.time()):
                        await self.tables.change(table, SERVER, hosting.pass_on, present)

    # tables

    async def show_table(self, identity: str, visitor: Visitor) -> Json:
        """A table as a visitor sees it."""
        return await self.tables.read(identity, visitor, table_picture, visitor.id, self.presence.at(identity))


def crossing(process: str, url: str) -> Crossing:
    """Only who has PostgreSQL waits until its driver is loaded."""
    from boriken.server.live.pg_notify import Crossing

    return Crossing(process, url)


async def again_and_again(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """For as long as the server runs, whatever happens: what fails now may work the next time."""
    while True:
        try:
            await work()
        except Exception as error:
            known = isinstance(error, DBAPIError)
            log.log(
                logging.WARNING if known else logging.ERROR, "%s failed: %s", work.__name__, error, exc_info=not known
            )
        await asyncio.sleep(pause)
