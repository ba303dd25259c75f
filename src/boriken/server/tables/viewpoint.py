"""Through whose eyes somebody looks at a game."""

from __future__ import annotations

from boriken.server.errors import ForbiddenError
from boriken.server.identity import Person
from boriken.server.tables.change import Look
from boriken.server.tables.seating import held_by


def viewpoint(look: Look, person: str | None) -> int | None:
    """The own seat; of several that which decides; nobody's for a spectator."""
    mine = held_by(look.seats, person)
    if look.match.actor in mine:
        return look.match.actor
    return mine[0] if mine else None


def checked_seat(look: Look, person: Person | None, seat: int | None) -> int | None:
    """The seat asked for, which must be the person's own; without one the natural one."""
    identity = person.id if person else None
    if seat is None:
        return viewpoint(look, identity)
    if seat not in held_by(look.seats, identity):
        raise ForbiddenError("This is not your seat.", "not_your_seat")
    return seat
