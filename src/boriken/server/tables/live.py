"""Games in memory. The list of actions in the database is the truth; what is here can be thrown away at any moment."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from weakref import WeakValueDictionary

from sqlalchemy import Connection, select

from boriken.core import registry
from boriken.core.match import Match
from boriken.core.record import load_record
from boriken.core.secret import SecretDealer
from boriken.core.setup import Setup
from boriken.server.store import schema
from boriken.server.tables.row import TableRow, table_row, table_version
from boriken.server.tables.seating import Seat, seats_of

MOST_LIVE = 1000


class LiveTable:
    """One game, as of some version. Who uses it holds its lock."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.lock = threading.RLock()
        self.row: TableRow | None = None
        self.seats: tuple[Seat, ...] = ()
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        assert self._match is not None, "nobody has caught up"
        return self._match

    def forget(self) -> None:
        """What is in memory may not be what is in the database."""
        self.row = None
        self._match = None

    def catch_up(self, connection: Connection, hold: bool) -> TableRow:
        """The table as it is now, held against others if it is going to be changed."""
        version = table_version(connection, self.id, hold)
        if self.row is None or self.row.version != version:
            row = table_row(connection, self.id)
            self._play_on(connection, row)
            self.keep_up(row, seats_of(connection, self.id))
        assert self.row is not None
        return self.row

    def _play_on(self, connection: Connection, row: TableRow) -> None:
        """Play what was done since, by another process or before the server was started."""
        if self._match is None or self.row is None or self.row.rewinds != row.rewinds:
            self._match = opened(row)
        match = self._match
        for text in stored_actions(connection, self.id, len(match.moves)):
            match.replay(text)

    def keep_up(self, row: TableRow, seats: Sequence[Seat]) -> None:
        """The game is as far as the row says, and these are the seats: no change of them goes without a new version."""
        self.row = row
        self.seats = tuple(seats)


class LiveTables:
    """The games in memory, the least used forgotten first, but none that somebody holds: two locks lock nothing."""

    def __init__(self, most: int = MOST_LIVE) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, identity: str) -> LiveTable:
        with self._lock:
            live = self._held.get(identity)
            if live is None:
                live = self._held[identity] = LiveTable(identity)
            self._recent[identity] = live
            self._recent.move_to_end(identity)
            while len(self._recent) > self._most:
                self._recent.popitem(last=False)
            return live


def opened(row: TableRow) -> Match:
    """The match of a table before its first action; of a game played elsewhere, all of it."""
    if row.record is not None:
        return load_record(row.record, deal=False)
    title = registry.title(row.game)
    setup = Setup.of(title, row.players, row.options, stored=True)
    return Match(setup, SecretDealer(row.dealer_key), redealt=dict(row.redealt or ()))


def stored_actions(connection: Connection, identity: str, after: int) -> list[str]:
    """The actions of a table from number `after` on."""
    actions = schema.actions.c
    wanted = select(actions.text).where(actions.table == identity, actions.number >= after).order_by(actions.number)
    return list(connection.scalars(wanted))
