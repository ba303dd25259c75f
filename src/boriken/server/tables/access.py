"""Who may look at a table."""

from __future__ import annotations

import hmac

from boriken.server.errors import NotFoundError
from boriken.server.identity import Person
from boriken.server.tables.change import Look


def may_look(look: Look, person: Person | None, invitation: str | None) -> bool:
    """Public tables are open to all; a private one to who sits or sat there, hosts it, or has its link."""
    if not look.row.private:
        return True
    if person is not None and (person.id == look.row.host or belongs_to(look, person.id)):
        return True
    return invitation is not None and hmac.compare_digest(invitation.encode(), look.row.invitation.encode())


def belongs_to(look: Look, person: str) -> bool:
    """Whether a person sits at a table, or did when the game began."""
    return any(person in (seat.person, seat.first_person) for seat in look.seats)


def check_may_look(look: Look, person: Person | None, invitation: str | None) -> None:
    """To others a private table does not exist."""
    if not may_look(look, person, invitation):
        raise NotFoundError("There is no such table.", "no_table")
