"""Who may look at a table."""

from __future__ import annotations

import hmac

from boriken.server.errors import NotFoundError
from boriken.server.identity import Person
from boriken.server.tables.change import Look
from boriken.server.tables.seating import held_by


def may_look(look: Look, person: Person | None, invitation: str | None) -> bool:
    """Public tables are open to all; a private one to who sits there, made it, or has its link."""
    if not look.row.private:
        return True
    if person is not None and (person.id == look.row.host or held_by(look.seats, person.id)):
        return True
    return invitation is not None and hmac.compare_digest(invitation.encode(), look.row.invitation.encode())


def check_may_look(look: Look, person: Person | None, invitation: str | None) -> None:
    """To others a private table does not exist."""
    if not may_look(look, person, invitation):
        raise NotFoundError("There is no such table.", "no_table")
