"""The live lists of the home page: a person's tables, and those with free seats."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from sqlalchemy import Connection

from boriken.server.live.presence import Presence
from boriken.server.live.streams import frame
from boriken.server.people.person import Person
from boriken.server.store.database import Database
from boriken.server.tables.change import TABLE, Change
from boriken.server.tables.lists import my_tables, open_tables

AT_MOST_EVERY = 0.5
HEARTBEAT = 15.0


class HomeLists:
    """Wakes the home pages that a change may concern. Each then reads its lists and sends what is different."""

    def __init__(self, database: Database, presence: Presence) -> None:
        self.database = database
        self.presence = presence
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pages: dict[asyncio.Event, str | None] = {}
        self._ended: set[asyncio.Event] = set()
        self._closed = False

    def __len__(self) -> int:
        """How many pages are open."""
        return len(self._pages)

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        turn_passed = change.row.actor != change.before.actor
        listed = change.new or any(kind == TABLE for _, kind, _ in change.notes)
        if self._loop is not None and (turn_passed or listed):
            people = (one for seat in change.seats for one in (seat.person, seat.first_person))
            seated = {one for one in people if one is not None}
            self._loop.call_soon_threadsafe(self.wake, None if listed and not change.row.private else seated)

    def wake(self, people: set[str] | None = None) -> None:
        """Wake the pages of some people, or all."""
        for page, person in self._pages.items():
            if people is None or person in people:
                page.set()

    def end_streams_of(self, person: str) -> None:
        """End the streams of a person; pages that are still logged in reconnect at once."""
        self._ended.update(page for page, who in self._pages.items() if who == person)
        self.wake({person})

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        self._closed = True
        self.wake()

    async def follow(self, person: Person | None) -> AsyncIterator[bytes]:
        """The events of a home page: its lists, and each again when it has changed."""
        page = asyncio.Event()
        page.set()
        self._pages[page] = person.id if person else None
        sent: dict[str, bytes] = {}
        try:
            while True:
                try:
                    await asyncio.wait_for(page.wait(), HEARTBEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if self._closed or page in self._ended:
                    return
                page.clear()
                for kind, event in (await self.database.read(self._lists, person)).items():
                    if sent.get(kind) != event:
                        sent[kind] = event
                        yield event
                await asyncio.sleep(AT_MOST_EVERY)
        finally:
            del self._pages[page]
            self._ended.discard(page)

    def _lists(self, connection: Connection, person: Person | None) -> dict[str, bytes]:
        mine = [] if person is None else my_tables(connection, person, self.presence.at)
        free = open_tables(connection, False, person, self.presence.at)
        return {"mine": frame("mine", {"tables": mine}), "lobby": frame("lobby", {"tables": free})}
