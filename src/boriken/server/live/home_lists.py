"""The live lists of the home page: a person's tables, and those with free seats."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from boriken.server.live.concerns import Concern, concern_of
from boriken.server.live.lobby_list import LobbyList
from boriken.server.live.presence import Presence
from boriken.server.live.streams import frame
from boriken.server.people.person import Person
from boriken.server.store.database import Database
from boriken.server.tables.change import Change
from boriken.server.tables.lists import my_tables, public_tables

AT_MOST_EVERY = LOBBY_EVERY = 0.5  # seconds
HEARTBEAT = 15.0
PAGES_AT_ONCE = 10  # get a new public list, which takes a millisecond or two,
BREATH = 0.002  # and so many seconds later the next: in between moves are answered


@dataclass(eq=False)
class HomePage:
    """An open home page."""

    person: Person | None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    mine_changed: bool = True  # the list of the person's own tables may be different
    ended: bool = False

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None


class HomeLists:
    """Sends each home page what has changed.

    The list of public tables is read once for all pages, at most twice a second. A person's own tables are read
    when one of them has changed. So a move costs nothing to the pages of people who have nothing to do with it.
    """

    def __init__(self, database: Database, presence: Presence) -> None:
        self.database = database
        self.presence = presence
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pages: set[HomePage] = set()
        self._by_person: defaultdict[str, set[HomePage]] = defaultdict(set)
        self._lobby: LobbyList | None = None
        self._lobby_changed = asyncio.Event()
        self._closed = False

    def __len__(self) -> int:
        """How many pages are open."""
        return len(self._pages)

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        concern = concern_of(change)
        if self._loop is not None and (concern.lobby or not self._by_person.keys().isdisjoint(concern.people)):
            self._loop.call_soon_threadsafe(self.wake, concern)

    def wake(self, concern: Concern) -> None:
        """Something has changed, here or in another process."""
        if concern.lobby:
            self._lobby_changed.set()
        for person in self._by_person.keys() & concern.people:
            self._wake_own(self._by_person[person])

    def wake_all(self) -> None:
        """Anything may have changed."""
        self._lobby_changed.set()
        self._wake_own(self._pages)

    def _wake_own(self, pages: Iterable[HomePage]) -> None:
        for page in pages:
            page.mine_changed = True
            page.news.set()

    def presence_changed(self, table: str) -> None:
        """Somebody came to a table or left it."""
        if self._lobby is not None and table in self._lobby.tables:
            self._lobby_changed.set()

    def end_streams_of(self, person: str) -> None:
        """End the streams of a person; pages that are still logged in reconnect at once."""
        for page in self._by_person.get(person, ()):
            page.ended = True
            page.news.set()

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        self._closed = True
        for page in self._pages:
            page.news.set()

    async def renew_lobby(self) -> None:
        """Wait until the list of public tables may be different, read it and send it to all pages."""
        await self._lobby_changed.wait()
        self._lobby_changed.clear()
        if not self._pages:
            self._lobby = None
            return
        self._lobby = LobbyList(await self.database.read(public_tables, False), self.presence.at)
        pages = list(self._pages)
        for first in range(0, len(pages), PAGES_AT_ONCE):
            for page in pages[first : first + PAGES_AT_ONCE]:
                page.news.set()
            await asyncio.sleep(BREATH)

    async def follow(self, person: Person | None) -> AsyncIterator[bytes]:
        """The events of a home page: its lists, and each again when it has changed."""
        page = HomePage(person)
        self._pages.add(page)
        if person is not None:
            self._by_person[person.id].add(page)
        page.news.set()
        if self._lobby is None:
            self._lobby_changed.set()
        sent: dict[str, bytes] = {}
        try:
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await page.news.wait()
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if self._closed or page.ended:
                    return
                page.news.clear()
                for kind, event in (await self._lists(page)).items():
                    if sent.get(kind) != event:
                        sent[kind] = event
                        yield event
                await asyncio.sleep(AT_MOST_EVERY)
        finally:
            self._forget(page)

    def _forget(self, page: HomePage) -> None:
        self._pages.discard(page)
        if page.person_id is not None:
            self._by_person[page.person_id].discard(page)
            if not self._by_person[page.person_id]:
                del self._by_person[page.person_id]

    async def _lists(self, page: HomePage) -> dict[str, bytes]:
        """The lists of a page that may be different."""
        lists: dict[str, bytes] = {}
        if page.mine_changed:
            page.mine_changed = False
            mine = [] if page.person is None else await self.database.read(my_tables, page.person, self.presence.at)
            lists["mine"] = frame("mine", {"tables": mine})
        if self._lobby is not None:
            lists["lobby"] = self._lobby.event(page.person_id)
        return lists
