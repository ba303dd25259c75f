"""The notifier: sends messages that are due, retries failures, and drops messages nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, select

from boriken.server.errors import NotFoundError
from boriken.server.live.background import in_own_thread
from boriken.server.notify.errors import DeliveryError
from boriken.server.notify.mail import send_mail
from boriken.server.notify.notice import Notice, notice_about
from boriken.server.notify.outbox import MAIL, Message, Present, note_result, take_due
from boriken.server.notify.webhook import Webhooks
from boriken.server.settings import Settings
from boriken.server.store import schema
from boriken.server.tables.tables import Tables

log = logging.getLogger(__name__)

SEND_EVERY = 5.0
MOST_TRIES = 5
FIRST_PAUSE = 60.0  # seconds before the second try; each further pause is four times as long


class Notifier:
    """One in each process; each message is taken by one of them."""

    def __init__(self, settings: Settings, tables: Tables, present: Present, webhooks: Webhooks) -> None:
        self.settings = settings
        self.tables = tables
        self.database = tables.database
        self.present = present
        self.webhooks = webhooks

    async def close(self) -> None:
        await self.webhooks.close()

    async def send_due(self, now: float | None = None) -> None:
        """Send the messages that are due now."""
        now = time.time() if now is None else now
        messages = await self.database.write(take_due, now)
        await asyncio.gather(*(self.deliver(message, now) for message in messages))

    async def deliver(self, message: Message, now: float) -> None:
        """Send a message if it is still needed, and note how it went."""
        notice = await self.database.in_reader(self.notice, message)
        try:
            if notice is not None:
                await self.send(message, notice)
        except DeliveryError as error:
            log.warning("a message was not delivered: %s", error, extra={"table": message.table, "way": message.way})
            await self.database.write(note_result, message, next_try(message, error, now), str(error))
        else:
            await self.database.write(note_result, message)

    def notice(self, message: Message) -> Notice | None:
        """The text of a message; None if the person is present, or their turn is over."""
        if message.person in self.present(message.table):
            return None
        try:
            with self.tables.reading(message.table) as table:
                return notice_about(table, message)
        except NotFoundError:
            return None

    async def send(self, message: Message, notice: Notice) -> None:
        to = await self.database.read(address_of, message)
        address = self.settings.public_address
        if to is None:
            return
        if message.way == MAIL:
            await in_own_thread(send_mail, self.settings.mail, to, notice.subject, notice.mail(address))
        else:
            await self.webhooks.send(to, notice.document(address))


def address_of(connection: Connection, message: Message) -> str | None:
    """The person's address now, which may have changed since the message was written."""
    people = schema.people.c
    column = people.email if message.way == MAIL else people.webhook
    return connection.scalar(select(column).where(people.id == message.person)) or None


def next_try(message: Message, error: DeliveryError, now: float) -> float | None:
    if error.final or message.tries + 1 >= MOST_TRIES:
        return None
    return now + FIRST_PAUSE * 4.0**message.tries
