"""Access to a table: who may look at it, and from which seat."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from boriken.server.errors import ForbiddenError, NotFoundError
from boriken.server.people.person import Person
from boriken.server.tables.rights import may_see
from boriken.server.tables.rows import TableRow
from boriken.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who asks for a table: a known person or nobody yet, with the invitation from the link they followed."""

    person: Person | None = None
    invitation: str | None = None

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id


def check_may_look(table: Table, visitor: Visitor) -> None:
    """For everybody else a private table does not exist."""
    if not may_look(table, visitor):
        raise NotFoundError("There is no such table.", "no_table")


def may_look(table: Table, visitor: Visitor) -> bool:
    return is_open_to(table, visitor.id, visitor.invitation)


def is_open_to(table: Table, person: str | None, invitation: str | None) -> bool:
    """Public tables are open to all; private ones to the host, to those who sit or sat there, and by invitation."""
    if person is not None and (person == table.row.host or belongs_to(table, person)):
        return True
    return is_invited(table.row, invitation)


def is_invited(row: TableRow, invitation: str | None) -> bool:
    """Whether a table is open to everybody who has this invitation, or none."""
    if not row.private:
        return True
    return invitation is not None and hmac.compare_digest(invitation.encode(), row.invitation.encode())


def belongs_to(table: Table, person: str) -> bool:
    """Whether a person sits at a table, did when the game began, or is asked to play again there."""
    return any(person in (seat.person, seat.first_person) for seat in table.seats)


def seat_seen(table: Table, person: str | None) -> int | None:
    """The seat whose view a person gets: of several the one to decide; None, the public view, for spectators."""
    mine = may_see(table, person)
    if table.match.actor in mine:
        return table.match.actor
    return mine[0] if mine else None


def checked_seat(table: Table, visitor: Visitor, seat: int | None) -> int | None:
    """The seat asked for, which must be the visitor's own; without one the seat they would see anyway."""
    if seat is None:
        return seat_seen(table, visitor.id)
    if seat not in may_see(table, visitor.id):
        raise ForbiddenError("This is not your seat.", "not_your_seat")
    return seat
