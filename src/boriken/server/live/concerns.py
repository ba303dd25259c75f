"""The people whose home pages a change concerns: so that a move wakes nobody else, in this process or another."""

from __future__ import annotations

from typing import NamedTuple

from boriken.server.tables.change import TABLE, Change
from boriken.server.tables.rows import GATHERING

# Seconds: what is changed in the meantime is told to other processes together, the sooner if somebody follows it there
# or the public list is different; moves of others, which can only be on a home page of their own players, later
TOLD_EVERY, LISTS_TOLD_EVERY = 0.05, 1.0


class Concern(NamedTuple):
    """The people whose list of tables may be different, and whether the list of public tables may be."""

    people: frozenset[str]
    lobby: bool


def concern_of(change: Change) -> Concern:
    """The home pages that a change concerns."""
    turn_passed = change.row.actor != change.before.actor
    listed = change.new or change.gone or any(kind == TABLE for _, kind, _ in change.notes)
    seats = [*change.seats_before, *change.seats]
    seated = (person for seat in seats for person in (seat.person, seat.first_person) if person is not None)
    gathers = GATHERING in (change.before.status, change.row.status)
    return Concern(
        people=frozenset(seated) if turn_passed or listed else frozenset(),
        lobby=listed and gathers and not change.row.private,
    )
