"""Through whose eyes somebody looks at a game."""

from __future__ import annotations

from boriken.server.errors import ForbiddenError
from boriken.server.identity import Person
from boriken.server.tables.change import Look
from boriken.server.tables.rights import may_see


def viewpoint(look: Look, person: str | None) -> int | None:
    """The own seat; of several that which decides; nobody's for a spectator."""
    mine = may_see(look.row, look.match, look.seats, person)
    if look.match.actor in mine:
        return look.match.actor
    return mine[0] if mine else None


def checked_seat(look: Look, person: Person | None, seat: int | None) -> int | None:
    """The seat asked for, which must be the person's own; without one the natural one."""
    identity = person.id if person else None
    if seat is None:
        return viewpoint(look, identity)
    if seat not in may_see(look.row, look.match, look.seats, identity):
        raise ForbiddenError("This is not your seat.", "not_your_seat")
    return seat
