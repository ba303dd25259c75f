"""The seats of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select, update

from boriken.core.shares import Shares
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared

PERSON, BOT, OPEN = "person", "bot", "open"

# The columns that can change
KEPT = ("person", "name", "level", "seconds", "first_person", "program", "promise", "share")


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a person's, a bot's or free. A person's seat with a level is played by a bot for the time being."""

    number: int
    person: str | None
    name: str | None
    level: str | None
    seconds: float = 0.0
    first_person: str | None = None  # sat here when the game began; before it, the one who is asked for a rematch
    program: bool = False  # the person's account is declared a bot's
    promise: str | None = None  # the hash of a share in what is dealt
    share: str | None = None  # that share, shown when all seats are taken

    @property
    def kind(self) -> str:
        if self.name is not None:  # in a game that was played elsewhere a person is only a name
            return PERSON
        return OPEN if self.level is None else BOT

    @property
    def away(self) -> bool:
        return self.person is not None and self.level is not None

    @property
    def waits_for_person(self) -> bool:
        """Whether a person decides here, and no bot."""
        return self.person is not None and self.level is None

    def values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in KEPT}


SEATS = select(schema.seats).where(schema.seats.c.table == bindparam("identity")).order_by(schema.seats.c.seat)
SAVE_SEAT = Prepared(
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("identity"), schema.seats.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}", type_=schema.seats.c[name].type) for name in KEPT})
)


def seats_of(connection: Connection, identity: str) -> list[Seat]:
    return [read_seat(row) for row in connection.execute(SEATS, {"identity": identity})]


def read_seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, **{name: getattr(row, name) for name in KEPT})


def seat_values(identity: str, seat: Seat) -> dict[str, Any]:
    """The values for `SAVE_SEAT`."""
    return {"identity": identity, "number": seat.number, **{f"new_{name}": it for name, it in seat.values().items()}}


def held_by(seats: Iterable[Seat], person: str | None) -> list[int]:
    """The numbers of a person's seats."""
    return [seat.number for seat in seats if person is not None and seat.person == person]


def shares_in(seats: Sequence[Seat]) -> Shares | None:
    """The shares of all seats in what is dealt; None if none was promised."""
    promises = tuple(seat.promise for seat in seats)
    return Shares(promises, tuple(seat.share for seat in seats)) if any(promises) else None


def awaited(seats: Iterable[Seat]) -> list[int]:
    """The seats whose shares were promised and not shown yet."""
    return [seat.number for seat in seats if seat.promise is not None and seat.share is None]


def names_of(seats: Sequence[Seat]) -> list[str]:
    """The names of the seats in records."""
    return [seat.name or seat.level or OPEN for seat in seats]
