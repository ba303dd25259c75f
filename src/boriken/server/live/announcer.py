"""Telling everybody who looks at a table what has changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sqlalchemy import select

from boriken.server.errors import NotFoundError
from boriken.server.live.streams import Hub, Stream, frame
from boriken.server.store import schema
from boriken.server.tables.access import seat_seen
from boriken.server.tables.change import CHAT, GAME, TABLE, Change, Note
from boriken.server.tables.rights import may_see
from boriken.server.tables.serializers import state, table_picture
from boriken.server.tables.table import Table
from boriken.server.tables.tables import Tables

Present = Callable[[str], Collection[str]]


class Announcer:
    """Sends what was committed to the streams of this process."""

    def __init__(self, hub: Hub, tables: Tables, present: Present) -> None:
        self.hub = hub
        self.tables = tables
        self.present = present

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        if change.gone:
            self.dismiss(change.row.id)
        elif change.notes:
            self.tell(change, change.notes)

    def dismiss(self, identity: str) -> None:
        """The table is no more."""
        for stream in self.hub.at(identity):
            stream.end()

    def tell(self, table: Table, news: Sequence[Note]) -> None:
        """Tell each stream what it has not been told: as a rule the news, and more if another process changed things
        of which this one has not heard yet."""
        made: dict[tuple[int, str | None, int | None], bytes] = {}
        for stream in self.hub.at(table.row.id):
            if stream.seen >= table.row.version:
                continue
            notes = news if news and news[0][0] == stream.seen + 1 else self.notes_after(table, stream.seen)
            seat = shown_seat(table, stream)
            who = (stream.seen, stream.person if any(kind == TABLE for _, kind, _ in notes) else None, seat)
            if who not in made:
                made[who] = self.frames(table, notes, stream.person, seat)
            stream.send(made[who])
            stream.seen = table.row.version

    def refresh(self, identity: str) -> None:
        """Another process has changed a table: tell those who look at it here."""
        if not self.hub.at(identity):
            return
        try:
            with self.tables.reading(identity) as table:
                self.tell(table, ())
        except NotFoundError:
            self.dismiss(identity)

    def greeting(self, table: Table, stream: Stream, after: int | None) -> bytes:
        """What a page is told first: everything, or what it has missed."""
        seat = shown_seat(table, stream)
        stream.seen = table.row.version
        if after is not None and 0 <= after <= table.row.version:
            return self.frames(table, self.notes_after(table, after), stream.person, seat)
        everything = [(table.row.version, TABLE, {}), (table.row.version, GAME, {"log_from": 0})]
        return self.frames(table, everything, stream.person, seat)

    def frames(self, table: Table, notes: Sequence[Note], person: str | None, seat: int | None) -> bytes:
        """The notes as events, in an order in which the last has the highest number."""
        told = b"".join(frame("chat", data, number) for number, kind, data in notes if kind == CHAT)
        number = table.row.version
        if any(kind == TABLE for _, kind, _ in notes):
            picture = table_picture(table, person, self.present(table.row.id))
            told += frame("table", picture, number)
        since = [data["log_from"] for _, kind, data in notes if kind == GAME]
        if since:
            told += frame("state", state(table, seat, min(since)), number)
        return told

    def notes_after(self, table: Table, after: int) -> list[Note]:
        """On a connection of its own, as that of a change is closed by the time it is told."""
        columns = schema.changes.c
        wanted = (
            select(columns.number, columns.kind, columns.data)
            .where(columns.table == table.row.id, columns.number > after, columns.number <= table.row.version)
            .order_by(columns.number)
        )
        with self.tables.database.reading() as connection:
            return [(row.number, row.kind, row.data) for row in connection.execute(wanted)]


def shown_seat(table: Table, stream: Stream) -> int | None:
    """The seat whose view a stream gets: the one asked for if it is the person's own."""
    if stream.seat is not None and stream.seat in may_see(table, stream.person):
        return stream.seat
    return seat_seen(table, stream.person)
