"""Tables in memory. The list of actions in the database is the truth; what is here can be dropped at any moment."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from sqlalchemy import Connection, select

from boriken.core import registry
from boriken.core.match import Match
from boriken.core.record import load_record
from boriken.core.secret import SecretDealer
from boriken.core.setup import Setup
from boriken.server.store import schema
from boriken.server.tables.rows import GATHERING, PLAYING, TableRow, table_row, table_version
from boriken.server.tables.seats import Seat, seats_of, shares_in


class CachedTable:
    """A table as of some version. Whoever uses it holds its lock."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.lock = threading.RLock()
        self.row: TableRow | None = None
        self.seats: tuple[Seat, ...] = ()
        self.contested = False  # another process has changed it while this one took it for its own
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        assert self._match is not None, "catch_up comes first"
        return self._match

    def forget(self) -> None:
        """Drop everything: it may differ from the database."""
        self.row = None
        self._match = None

    def doubt(self) -> None:
        """Drop everything, and take nothing for granted any more."""
        self.forget()
        self.contested = True

    def is_of(self, process: str) -> bool:
        """Whether a process was the last to change it, as far as is known, during the game."""
        row = self.row
        return row is not None and row.process == process and row.status == PLAYING and not self.contested

    def catch_up(self, connection: Connection, hold: bool) -> TableRow:
        """The table as it is now, held against others if it is going to be changed."""
        version = table_version(connection, self.id, hold)
        if self.row is None or self.row.version != version:
            row, seats = table_row(connection, self.id), seats_of(connection, self.id)
            self._play_on(connection, row, seats)
            self.keep(row, seats)
        assert self.row is not None
        return self.row

    def _play_on(self, connection: Connection, row: TableRow, seats: Sequence[Seat]) -> None:
        """Play what has been done since, by another process or before this one started."""
        if self._match is None or self.row is None or self.row.rewinds != row.rewinds or self.row.status == GATHERING:
            self._match = opened(row, seats)
        match = self._match
        for text in stored_actions(connection, self.id, len(match.moves)):
            match.replay(text)

    def keep(self, row: TableRow, seats: Sequence[Seat]) -> None:
        """Keep row and seats for the version of the row, up to which the game has been played."""
        self.row = row
        self.seats = tuple(seats)


def opened(row: TableRow, seats: Sequence[Seat]) -> Match:
    """The match of a table before its first action; of a game played elsewhere, all of it."""
    if row.record is not None:
        return load_record(row.record, deal=False)
    title = registry.title(row.game)
    setup = Setup.of(title, row.players, row.options, stored=True)
    return Match(setup, dealer_of(row, seats), redealt=dict(row.redealt or ()))


def dealer_of(row: TableRow, seats: Sequence[Seat]) -> SecretDealer:
    """The dealer of a table. As long as no game has begun it deals nothing, and shares may still come."""
    return SecretDealer(row.dealer_key, shares=None if row.status == GATHERING else shares_in(seats))


def stored_actions(connection: Connection, identity: str, after: int) -> list[str]:
    """The actions of a table from number `after` on."""
    actions = schema.actions.c
    wanted = select(actions.text).where(actions.table == identity, actions.number >= after).order_by(actions.number)
    return list(connection.scalars(wanted))
