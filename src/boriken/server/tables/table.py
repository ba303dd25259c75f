"""A table as it is read, while its lock is held."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import orjson
from sqlalchemy import Connection

from boriken.core.match import Match
from boriken.server.tables.rows import TableRow
from boriken.server.tables.seats import Seat

Json = dict[str, Any]


class Table:
    """A table as of one version: its row, its seats and its game."""

    def __init__(self, connection: Connection, row: TableRow, seats: list[Seat], match: Match) -> None:
        self.connection = connection
        self.row = row
        self.seats = seats
        self.match = match
        self.states: dict[tuple[int, int | None, int], orjson.Fragment] = {}  # see serializers.state_json
        self._views: dict[tuple[int, int | None], Json] = {}

    @cached_property
    def hides(self) -> bool:
        """Whether players know things that others at the table must not see."""
        return self.match.title.hides(self.match.setup)

    def view(self, seat: int | None) -> Json:
        """The position as a seat sees it. Where nothing is hidden one view serves all seats: making it costs most."""
        which = (self.row.version, seat if self.hides else None)
        if which not in self._views:
            self._views[which] = self.match.view(which[1])
        return self._views[which] if self.hides else {**self._views[which], "viewer": seat}
