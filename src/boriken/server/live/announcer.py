"""Events for everybody who follows a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sqlalchemy import select

from boriken.server.errors import NotFoundError
from boriken.server.live.streams import Hub, Stream, frame
from boriken.server.store import schema
from boriken.server.tables.access import is_open_to, seat_seen
from boriken.server.tables.change import CHAT, GAME, TABLE, Change, Note
from boriken.server.tables.rights import may_see
from boriken.server.tables.serializers import serialize_table, state_json
from boriken.server.tables.table import Table
from boriken.server.tables.tables import Tables

Present = Callable[[str], Collection[str]]


class Announcer:
    """Sends committed changes to the streams of this process."""

    def __init__(self, hub: Hub, tables: Tables, present: Present) -> None:
        self.hub = hub
        self.tables = tables
        self.present = present

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        if change.gone:
            self.end_streams(change.row.id)
        elif change.notes:
            self.send(change, change.notes)

    def end_streams(self, identity: str) -> None:
        """The table does not exist any more."""
        for stream in self.hub.at(identity):
            stream.end()

    def send(self, table: Table, new: Sequence[Note]) -> None:
        """Send each stream the notes it has not seen.

        These are the new ones, and others if another process has changed the table without this one knowing yet.
        """
        made: dict[tuple[int, str | None, int | None], bytes] = {}
        for stream in self.hub.at(table.row.id):
            if stream.seen >= table.row.version:
                continue
            if not is_open_to(table, stream.person, stream.invitation):
                stream.end()  # put out of a private table
                continue
            notes = new if new and new[0][0] == stream.seen + 1 else self.notes_after(table, stream.seen)
            seat = shown_seat(table, stream)
            who = (stream.seen, stream.person if any(kind == TABLE for _, kind, _ in notes) else None, seat)
            if who not in made:
                made[who] = self.frames(table, notes, stream.person, seat)
            stream.send(made[who])
            stream.seen = table.row.version

    def refresh(self, identity: str) -> None:
        """Send what another process has changed at a table."""
        if not self.hub.at(identity):
            return
        try:
            with self.tables.reading(identity) as table:
                self.send(table, ())
        except NotFoundError:
            self.end_streams(identity)

    def greeting(self, table: Table, stream: Stream, after: int | None) -> bytes:
        """The first events of a stream: everything, or what it has missed."""
        seat = shown_seat(table, stream)
        stream.seen = table.row.version
        if after is not None and 0 <= after <= table.row.version:
            missed = self.notes_after(table, after)
            if len(missed) == table.row.version - after:  # else some were cleared away
                return self.frames(table, missed, stream.person, seat)
        everything = [(table.row.version, TABLE, {}), (table.row.version, GAME, {"log_from": 0})]
        return self.frames(table, everything, stream.person, seat)

    def frames(self, table: Table, notes: Sequence[Note], person: str | None, seat: int | None) -> bytes:
        """The notes as events, in an order in which the last has the highest number."""
        events = b"".join(frame("chat", data, number) for number, kind, data in notes if kind == CHAT)
        number = table.row.version
        if any(kind == TABLE for _, kind, _ in notes):
            events += frame("table", serialize_table(table, person, self.present(table.row.id)), number)
        since = [data["log_from"] for _, kind, data in notes if kind == GAME]
        if since:
            events += frame("state", state_json(table, seat, min(since)), number)
        return events

    def notes_after(self, table: Table, after: int) -> list[Note]:
        """Read on a connection of its own, because that of a change is closed after the commit."""
        columns = schema.changes.c
        wanted = (
            select(columns.number, columns.kind, columns.data)
            .where(columns.table == table.row.id, columns.number > after, columns.number <= table.row.version)
            .order_by(columns.number)
        )
        with self.tables.database.reading() as connection:
            return [(row.number, row.kind, row.data) for row in connection.execute(wanted)]


def shown_seat(table: Table, stream: Stream) -> int | None:
    """The seat whose view a stream gets: the one asked for, if the person may see it."""
    if stream.seat is not None and stream.seat in may_see(table, stream.person):
        return stream.seat
    return seat_seen(table, stream.person)
