"""The notifier: sends messages that are due, retries failures, and drops messages nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, select

from boriken.server.errors import NotFoundError
from boriken.server.live.background import cancel, in_own_thread
from boriken.server.notify.addresses import MailAddress, confirmation, unsubscribe_link
from boriken.server.notify.errors import DeliveryError
from boriken.server.notify.mail import Letter, send_mail
from boriken.server.notify.notice import Notice, notice_about
from boriken.server.notify.outbox import (
    CONFIRMED,
    MAIL,
    MOST_AT_ONCE,
    PEOPLE,
    Message,
    Present,
    note_result,
    take_due,
)
from boriken.server.notify.webhook import Webhooks
from boriken.server.people.person import Person
from boriken.server.people.signing import Signer
from boriken.server.settings import Settings
from boriken.server.tables.tables import Tables

log = logging.getLogger(__name__)

SEND_EVERY = 5.0
MOST_TRIES = 5
FIRST_PAUSE = 60.0  # seconds before the second try; each further pause is four times as long


class Notifier:
    """One in each process; each message is taken by one of them."""

    def __init__(
        self, settings: Settings, tables: Tables, present: Present, webhooks: Webhooks, signer: Signer
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.database = tables.database
        self.present = present
        self.webhooks = webhooks
        self.signer = signer

    async def close(self) -> None:
        await self.webhooks.close()

    async def send_due(self, way: str, now: float | None = None) -> None:
        """Send the messages that are due now, some at a time. A slow one keeps its place, and no other waits for it."""
        running: set[asyncio.Task[None]] = set()
        try:
            while True:
                at = time.time() if now is None else now
                room = MOST_AT_ONCE - len(running)
                messages = await self.database.write(take_due, way, at, room) if room else []
                running |= {asyncio.create_task(self.deliver(message, at)) for message in messages}
                if not running:
                    return
                _, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel(running)

    async def ask_to_confirm(self, person: Person) -> None:
        """Ask by mail whether the address that a person has entered is theirs."""
        letter = confirmation(person, self.signer, self.settings.public_address)
        try:
            await in_own_thread(send_mail, self.settings.mail, letter)
        except DeliveryError as error:
            log.warning("a mail address was not asked for confirmation: %s", error)

    async def deliver(self, message: Message, now: float) -> None:
        """Send a message if it is still needed, and note how it went."""
        notice = await self.database.in_reader(self.notice, message)
        try:
            if notice is not None:
                await self.send(message, notice)
        except DeliveryError as error:
            log.warning("a message was not delivered: %s", error, extra={"table": message.table, "way": message.way})
            await self.database.write(note_result, message, next_try(message, error, now), str(error))
        except Exception as error:  # a fault of ours counts as a try like any other, or it would come back for ever
            log.exception("a message was not delivered", extra={"table": message.table, "way": message.way})
            failed = DeliveryError(f"{type(error).__name__}: {error}")
            await self.database.write(note_result, message, next_try(message, failed, now), str(failed))
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
            stop = unsubscribe_link(MailAddress(message.person, to), self.signer, address)
            letter = Letter(to, notice.subject, notice.mail(address), stop)
            await in_own_thread(send_mail, self.settings.mail, letter)
        else:
            await self.webhooks.send(to, notice.document(address))


def address_of(connection: Connection, message: Message) -> str | None:
    """The person's address now, which may have changed since the message was written."""
    column = CONFIRMED if message.way == MAIL else PEOPLE.webhook
    return connection.scalar(select(column).where(PEOPLE.id == message.person)) or None


def next_try(message: Message, error: DeliveryError, now: float) -> float | None:
    if error.final or message.tries + 1 >= MOST_TRIES:
        return None
    return now + FIRST_PAUSE * 4.0**message.tries
