"""Messages waiting to be sent. Each is written in the transaction that passes the turn, so none is lost."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, fields

from sqlalchemy import Connection, bindparam, case, delete, func, insert, select, update

from boriken.core.match import Match
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared
from boriken.server.tables.change import Change
from boriken.server.tables.rows import LIVE, PLAYING
from boriken.server.tables.seats import held_by
from boriken.server.tables.table import Table

MAIL, WEBHOOK = WAYS = "mail", "webhook"

MOST_AT_ONCE = 20  # messages on their way at the same time, by each way
MOST_FOR_ONE = 2  # of them taken at once for one person, so that nobody fills the round
LEASE = 120.0  # seconds after which a message is taken again, because the process that took it has ended
LONGEST_TROUBLE = 200

COLUMNS = schema.outbox.c
DELETE_PENDING = Prepared(delete(schema.outbox).where(COLUMNS.table == bindparam("identity"), COLUMNS.due.is_not(None)))
WRITTEN = ("person", "table", "turn", "since", "way", "due", "tries")
NEW_MESSAGES = Prepared(
    insert(schema.outbox).values({name: bindparam(name, type_=COLUMNS[name].type) for name in WRITTEN})
)
PEOPLE = schema.people.c
CONFIRMED = case((PEOPLE.email == PEOPLE.confirmed_email, PEOPLE.email))
ADDRESSES = select(CONFIRMED, PEOPLE.webhook).where(PEOPLE.id == bindparam("identity"))

Present = Callable[[str], Collection[str]]


@dataclass(frozen=True, slots=True)
class Message:
    """A message that tells a person it is their turn, by mail or webhook."""

    id: int
    person: str
    table: str
    turn: int
    since: int
    way: str
    tries: int


@dataclass(frozen=True, slots=True)
class Delays:
    """Seconds before a message is sent: people who move at once need none."""

    live: float
    turns: float


class Outbox:
    """Writes a message whenever it becomes another person's turn."""

    def __init__(self, present: Present, mail: bool, delays: Delays) -> None:
        self.present = present
        self.mail = mail
        self.delays = delays

    def changed(self, change: Change) -> None:
        before = person_at(change, change.before.actor)
        now = person_at(change, change.row.actor) if change.row.status == PLAYING else None
        if now == before:
            return
        change.write_later(DELETE_PENDING, {"identity": change.row.id})
        if now is not None:
            self.write(change, now)

    def committed(self, change: Change) -> None:
        """Nothing to do: no message is due yet."""

    def write(self, change: Change, person: str) -> None:
        live = change.row.pace == LIVE
        if live and person in self.present(change.row.id):
            return
        due = change.now + (self.delays.live if live else self.delays.turns)
        messages = [
            {
                "person": person,
                "table": change.row.id,
                "turn": change.row.version,
                "since": last_action_of(change.match, held_by(change.seats, person)),
                "way": way,
                "due": due,
                "tries": 0,
            }
            for way in self.ways(change.connection, person)
        ]
        if messages:
            change.write_later(NEW_MESSAGES, messages)

    def ways(self, connection: Connection, person: str) -> list[str]:
        """The ways in which a person wants to be notified."""
        email, webhook = connection.execute(ADDRESSES, {"identity": person}).one()
        return [*([MAIL] if email and self.mail else []), *([WEBHOOK] if webhook else [])]


def person_at(table: Table, seat: int | None) -> str | None:
    """The person who decides at a seat; None if a bot does."""
    if seat is None or not table.seats[seat].waits_for_person:
        return None
    return table.seats[seat].person


def last_action_of(match: Match, seats: Collection[int]) -> int:
    """The number of actions up to the last one of these seats."""
    return max((number for number, move in enumerate(match.moves, start=1) if move.actor in seats), default=0)


def take_due(connection: Connection, way: str, now: float, most: int) -> list[Message]:
    """Take some messages that are due. Other processes get them only if this one ends before it notes the result."""
    in_turn = func.row_number().over(partition_by=COLUMNS.person, order_by=COLUMNS.due).label("in_turn")
    due = select(COLUMNS.id, in_turn).where(COLUMNS.due <= now, COLUMNS.way == way).subquery()
    wanted = (
        select(*(COLUMNS[field.name] for field in fields(Message)))
        .where(COLUMNS.id.in_(select(due.c.id).where(due.c.in_turn <= MOST_FOR_ONE)), COLUMNS.due <= now)
        .order_by(COLUMNS.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    messages = [Message(*row) for row in connection.execute(wanted)]
    if messages:
        taken = COLUMNS.id.in_([message.id for message in messages])
        connection.execute(update(schema.outbox).where(taken).values(due=now + LEASE, tries=COLUMNS.tries + 1))
    return messages


def note_result(connection: Connection, message: Message, due: float | None = None, trouble: str | None = None) -> None:
    """Note how it went: finished, or to be tried again."""
    # the turn may have passed in the meantime, and another message may have got the id
    same = (COLUMNS.id == message.id) & (COLUMNS.table == message.table) & (COLUMNS.turn == message.turn)
    values = {"due": due, "trouble": trouble and trouble[:LONGEST_TROUBLE]}
    connection.execute(update(schema.outbox).where(same).values(**values))
