"""The server's parts, put together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError

from boriken.server.analyses.analyst import Analyst
from boriken.server.bots.scheduler import SWEEP_EVERY, BotScheduler
from boriken.server.errors import NotFoundError
from boriken.server.http.rate_limits import AUDIENCES, SHARED_EVERY, RateLimits, Spent
from boriken.server.live.announcer import Announcer
from boriken.server.live.background import cancel, repeat
from boriken.server.live.concerns import TOLD_EVERY, Concern
from boriken.server.live.home_lists import LOBBY_EVERY, HomeLists
from boriken.server.live.presence import AT_MOST_EVERY, Follower, Presence
from boriken.server.live.streams import Hub
from boriken.server.metrics import Metrics
from boriken.server.notify.notifier import SEND_EVERY, Notifier
from boriken.server.notify.outbox import WAYS, Delays, Outbox
from boriken.server.notify.webhook import Webhooks
from boriken.server.people.passkeys import RelyingParty
from boriken.server.people.passwords import Passwords
from boriken.server.people.person import Person, new_id, same_id
from boriken.server.people.sessions import CLEARED_EVERY, Sessions
from boriken.server.people.signing import Signer
from boriken.server.reviews.reviewer import Reviewer
from boriken.server.settings import Settings
from boriken.server.statistics.stories import Stories, catch_up
from boriken.server.store.clearing import CLEARED_EVERY as CLEARED_AWAY_EVERY
from boriken.server.store.clearing import Clearing
from boriken.server.store.database import Database
from boriken.server.store.disk import LOOKED_EVERY, DiskShare
from boriken.server.tables import hosting, starting
from boriken.server.tables.access import Visitor
from boriken.server.tables.change import hashed
from boriken.server.tables.results import Results
from boriken.server.tables.serializers import serialize_table
from boriken.server.tables.table import Json
from boriken.server.tables.tables import SERVER, Tables

ORIGIN_LENGTH = 16

if TYPE_CHECKING:
    from boriken.server.live.pg_notify import PgNotify


class Service:
    """Everything that requests share. Made before the event loop runs; `open` and `close` are called inside it."""

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
        self.home_lists = HomeLists(self.database, self.presence)
        self.presence.on_change.append(self.home_lists.presence_changed)
        self.rate_limits = RateLimits(settings.limits, AUDIENCES[settings.audience])
        self.disk = DiskShare(self.database, settings.gigabytes or self.rate_limits.audience.gigabytes)
        self.bots = BotScheduler(
            self.process,
            settings.thinkers,
            self.tables,
            self.metrics,
            self.presence.watched,
            self.rate_limits.sharer_of,
        )
        self.analyst = Analyst(self.tables, self.bots.pool)
        self.reviewer = Reviewer(self.process, self.tables, self.bots.pool)
        self.pg_notify = None if self.database.is_sqlite else make_pg_notify(self.process, self.database, self.presence)
        outbox = Outbox(self.presence.at, bool(settings.mail.host), Delays(settings.live_delay, settings.turns_delay))
        self.notifier = Notifier(settings, self.tables, self.presence.at, Webhooks(), self.signer)
        self.tables.listeners += [
            Results(),
            Stories(),
            outbox,
            self.announcer,
            self.home_lists,
            self.bots,
            self.metrics,
        ]
        if self.pg_notify is not None:
            self.tables.listeners.append(self.pg_notify)
        self.sessions = Sessions(self.database)
        self.clearing = Clearing()
        self.passwords = Passwords()
        self.passkeys = RelyingParty(settings.public_address, self.signer)
        self.metrics.gauge("boriken_streams", "Open streams.", lambda: len(self.hub) + len(self.home_lists))
        self.metrics.gauge("boriken_tables_live", "Tables in memory.", lambda: len(self.tables))
        self.loop: asyncio.AbstractEventLoop
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.home_lists.open()
        await self.bots.open()
        self._tasks = [
            asyncio.create_task(repeat(self.sweep, SWEEP_EVERY)),
            asyncio.create_task(repeat(self.pass_rights_on, SWEEP_EVERY)),
            asyncio.create_task(repeat(self.start_due, starting.DUE_EVERY)),
            asyncio.create_task(repeat(self.home_lists.renew_lobby, LOBBY_EVERY)),
            *(asyncio.create_task(repeat(partial(self.notifier.send_due, way), SEND_EVERY)) for way in WAYS),
            asyncio.create_task(repeat(self.sessions.clear_expired, CLEARED_EVERY)),
            asyncio.create_task(repeat(self.clear_away, CLEARED_AWAY_EVERY)),
            asyncio.create_task(repeat(self.disk.look, LOOKED_EVERY)),
            asyncio.create_task(catch_up(self.tables)),
        ]
        if self.pg_notify is not None:
            self._tasks += [
                asyncio.create_task(repeat(self.share_presence, AT_MOST_EVERY)),
                asyncio.create_task(repeat(self.share_budgets, SHARED_EVERY)),
                asyncio.create_task(repeat(partial(self.pg_notify.tell_changes, self.database), TOLD_EVERY)),
                asyncio.create_task(self.pg_notify.listen(self)),
            ]

    async def close(self) -> None:
        """Stop. Everything that was answered has been saved."""
        await cancel(self._tasks)
        self.end_streams()
        await self.reviewer.close()
        await self.bots.close()
        await self.notifier.close()
        if self.pg_notify is not None:
            with contextlib.suppress(DBAPIError):  # the database may have stopped first
                await self.pg_notify.tell_rest(self.database)
                await self.presence.leave(self.database, self.pg_notify.notify_presence)
        self.passwords.close()
        self.database.close()

    def end_streams(self) -> None:
        """End all streams, because the server is about to stop."""
        self.home_lists.close()
        self.hub.close()

    # other processes

    async def table_changed(self, table: str, concern: Concern) -> None:
        """Another process has changed a table."""
        if self.hub.at(table):
            await self.database.in_reader(self.announcer.refresh, table)
        self.home_lists.wake(concern)

    async def presence_changed(self, process: str, came: Collection[Follower], left: Collection[Follower]) -> None:
        """People have come to another process, or left it."""
        assert self.pg_notify is not None
        self.presence.heard(process, came, left)
        self.pg_notify.followed({table for table, _ in came})

    async def presence_unknown(self) -> None:
        """So many have come to another process or left it that it does not name them."""
        await self.presence.refresh(self.database)

    async def process_came(self, back: bool) -> None:
        """Another process listens from now on. One that is back may not have told what it changed."""
        assert self.pg_notify is not None
        if self.pg_notify.met():
            await self.database.write(self.pg_notify.notify_welcome)
        if back:
            await self.refresh_all()

    async def refresh_all(self) -> None:
        """Notifications of other processes may have been missed."""
        self.sessions.forget_all()
        for table in self.hub.tables():
            await self.database.in_reader(self.announcer.refresh, table)
        await self.presence.refresh(self.database)
        self.home_lists.wake_all()

    async def share_presence(self) -> None:
        assert self.pg_notify is not None
        await self.presence.share(self.database, self.pg_notify.notify_presence)

    async def share_budgets(self) -> None:
        assert self.pg_notify is not None
        spent = self.rate_limits.spent()
        if spent:
            await self.database.write(self.pg_notify.notify_spent, spent)

    def charge(self, spent: Sequence[Spent]) -> None:
        """Something was taken from budgets in another process."""
        self.rate_limits.charge(spent)

    # people

    async def person_changed(self, person: str, logged_out: bool = False) -> None:
        """Let every process forget what it knew of a person, who has changed or was logged out somewhere."""
        self.forget_person(person, logged_out)
        if self.pg_notify is not None:
            await self.database.write(self.pg_notify.notify_person, person, logged_out)

    def forget_person(self, person: str, logged_out: bool) -> None:
        self.sessions.forget(person)
        if logged_out:
            for stream in self.hub.everybody():
                if stream.person == person:
                    stream.end()  # pages that are still logged in reconnect at once
            self.home_lists.end_streams_of(person)

    async def clear_away(self) -> None:
        """Delete what nobody needs any more, in many short transactions."""
        await self.clearing.clear_away(self.database)

    # bots

    async def sweep(self) -> None:
        """Find the tables whose bot was thinking in a process that has ended, and the reviews that it was making."""
        others = await self.other_processes()
        await self.bots.sweep(others)
        await self.reviewer.sweep(others)

    async def other_processes(self) -> set[str]:
        """Those that are alive. If one has gone, it may not have told what it changed."""
        if self.pg_notify is None:
            return set()
        heard_of = self.pg_notify.heard_of
        listening, others = await self.database.read(self.pg_notify.others)
        if self.pg_notify.know(listening, heard_of):
            await self.refresh_all()
        return others

    async def pass_rights_on(self) -> None:
        """Find a new host for the tables followed here whose host is gone."""
        for table in self.hub.tables():
            present, row = self.presence.at(table), self.tables.cached(table).row
            if row is not None and hosting.may_be_gone(row, present, time.time()):
                with contextlib.suppress(NotFoundError):  # deleted in the meantime
                    if await self.tables.read(table, SERVER, hosting.next_host, present, time.time()):
                        await self.tables.change(table, SERVER, hosting.pass_on, present)

    # tables

    async def start_due(self) -> None:
        """Begin the games that have waited for players' shares long enough."""
        for table in await self.database.read(starting.due_tables, time.time()):
            with contextlib.suppress(NotFoundError):  # deleted in the meantime
                await self.tables.change(table, SERVER, starting.begin_if_due)

    def table_id(self, host: Person, key: str | None, content: Any) -> str:
        """An id for a new table: with a key, always the same one for the same request of the same person."""
        if key is None:
            return new_id()
        return same_id(self.signer.digest("table", f"{host.id} {key} {hashed(content)}"))

    def origin_of(self, person: Person) -> str | None:
        """A mark that is the same for everybody at a person's address, and does not tell which address that is."""
        address = self.rate_limits.address_of(person.id)
        return None if address is None else self.signer.digest("address", address).hex()[:ORIGIN_LENGTH]

    async def show_table(self, identity: str, visitor: Visitor) -> Json:
        """A table as a visitor sees it."""
        return await self.tables.read(identity, visitor, serialize_table, visitor.id, self.presence.at(identity))


def make_pg_notify(process: str, database: Database, presence: Presence) -> PgNotify:
    """Import the driver of PostgreSQL only where it is needed: loading it takes time."""
    from boriken.server.live.pg_notify import PgNotify

    return PgNotify(process, database.url, presence.followed_elsewhere)
