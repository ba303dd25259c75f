"""The list of public tables with free seats, made once for all home pages."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.server.live.streams import frame
from boriken.server.tables.lists import Listed, Present, summaries


class LobbyList:
    """The tables as they were read once. People who have to do with one of them see it in their own way."""

    def __init__(self, listed: Sequence[Listed], present: Present) -> None:
        self.tables = frozenset(row.id for row, _ in listed)
        self._listed = listed
        self._present = {table: frozenset(present(table)) for table in self.tables}
        self._concerned = {
            person for _, seats in listed for seat in seats for person in (seat.person, seat.first_person) if person
        }
        self._events: dict[str | None, bytes] = {}

    def event(self, person: str | None) -> bytes:
        """The list as an event for a person's page: nearly always the same bytes as for everybody else."""
        which = person if person in self._concerned else None
        if which not in self._events:
            tables = summaries(self._listed, which, self._present.__getitem__)
            self._events[which] = frame("lobby", {"tables": tables})
        return self._events[which]
