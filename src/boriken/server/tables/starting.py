"""The start of a game: it waits a moment for the shares that people have promised.

Whoever sits down can promise a share in what will be dealt (`boriken.core.shares`). When all seats are taken the
promises are fixed: from then on no seat changes, and everybody who has promised shows their share. The game begins with
the last of them, or without those that have not come in time, which the record tells for ever.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select

from boriken.core.shares import promise_of
from boriken.server.errors import ConflictError, RefusedError
from boriken.server.people.person import Person
from boriken.server.store import schema
from boriken.server.tables import play
from boriken.server.tables.change import TABLE, Change
from boriken.server.tables.rows import GATHERING
from boriken.server.tables.seats import OPEN, awaited

SHARES_WITHIN = 10.0  # seconds
DUE_EVERY = 2.0


def begin(change: Change) -> None:
    """Begin the game, or fix the promises and wait for the shares."""
    if change.row.shares_due is not None:
        return
    if any(seat.kind == OPEN for seat in change.seats) or not awaited(change.seats):
        play.begin(change)
        return
    change.set(shares_due=change.now + SHARES_WITHIN)
    change.note(TABLE)


def show_share(change: Change, person: Person, number: int, share: str) -> None:
    """Show the share that was promised for a seat; with the last of them the game begins."""
    play.check_own(change, person.id, number)
    seat = change.seats[number]
    if seat.promise is None or promise_of(share) != seat.promise:
        raise RefusedError("This is not the share that was promised for this seat.", "not_promised")
    if seat.share is not None:
        return
    if change.row.status != GATHERING:
        raise ConflictError("The game has begun without this share.", "begun")
    if change.row.shares_due is None:
        raise ConflictError("Shares are shown when all seats are taken, and not before.", "not_awaited")
    change.seat(number, share=share)
    if awaited(change.seats):
        change.note(TABLE)
    else:
        play.begin(change)


def check_not_starting(change: Change) -> None:
    """Refuse to change seats while shares are shown: whoever knows some of them could choose whose are to count."""
    if change.row.shares_due is not None:
        raise ConflictError("The game is about to begin.", "starting")


def due_tables(connection: Connection, now: float) -> Sequence[str]:
    """The tables that have waited for shares long enough."""
    columns = schema.tables.c
    return connection.scalars(select(columns.id).where(columns.shares_due <= now)).all()


def begin_if_due(change: Change) -> None:
    """Begin without the shares that have not come in time."""
    if change.row.shares_due is not None and change.row.shares_due <= change.now:
        play.begin(change)
