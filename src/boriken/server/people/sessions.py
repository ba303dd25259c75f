"""Who sends a request, remembered for a moment so that a busy table does not ask the database each time."""

from __future__ import annotations

import time

from boriken.server.people.person import Person, clear_expired, person_of
from boriken.server.store.database import Database

REMEMBERED = 30.0
MOST_REMEMBERED = 10_000
CLEARED_EVERY = 3600.0


class Sessions:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[str, tuple[float, Person | None]] = {}
        self._forgettings = 0

    async def person(self, token: str) -> Person | None:
        now = time.monotonic()
        known = self._known.get(token)
        if known is not None and known[0] >= now:
            return known[1]
        before = self._forgettings
        person = await self.database.read(person_of, token)
        if self._forgettings == before:  # else what was read may be what is no longer true
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[token] = (now + REMEMBERED, person)
        return person

    def forget(self, person: str) -> None:
        """Something about a person or their sessions has changed."""
        self._forgettings += 1
        self._known = {
            token: known for token, known in self._known.items() if known[1] is None or known[1].id != person
        }

    def forget_all(self) -> None:
        """Something may have changed without us hearing of it."""
        self._forgettings += 1
        self._known.clear()

    async def clear_expired(self) -> None:
        """Clear away what is over."""
        await self.database.write(clear_expired)
