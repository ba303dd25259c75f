"""Rights over seats. The question for each right is what its owner could learn or win with it.

While a rated game or one with hidden information is played, seats are *kept*: each for the person who sat there when
the game began, and for bots. Anybody else who sat down there would see what was not meant for them, or profit from it.
"""

from __future__ import annotations

from boriken.server.tables.rows import ENDED, GATHERING, PLAYING
from boriken.server.tables.seats import BOT, OPEN, Seat, held_by
from boriken.server.tables.table import Table


def keeps_seats(table: Table) -> bool:
    return table.row.status == PLAYING and (table.row.rated or table.hides)


def may_sit(table: Table, seat: Seat, person: str | None) -> bool:
    """Whether a person may take a seat: it must be free, and not kept for somebody else."""
    if table.row.status == ENDED or seat.kind != OPEN:
        return False
    return not keeps_seats(table) or may_come_back(seat, person)


def may_return(table: Table, seat: Seat, person: str | None) -> bool:
    """Whether a person may end a bot's play for a seat's own player: that player may, and the host if it is not rated.

    Players who leave come last, so in a rated game nobody else can bring them back.
    """
    if table.row.status != PLAYING or person is None:
        return False
    if seat.person is None:
        return may_come_back(seat, person)
    return seat.away and (seat.person == person or (table.row.host == person and not table.row.rated))


def may_come_back(seat: Seat, person: str | None) -> bool:
    """Whether nobody holds the seat, and this person sat there when the game began."""
    return seat.person is None and person is not None and seat.first_person == person


def may_free(table: Table, seat: Seat) -> bool:
    """Whether the host may free a seat: never in a rated game, nor a bot's seat that only a bot could take again."""
    if table.row.status != PLAYING:
        return may_still_change(table)
    return not table.row.rated and (seat.kind != BOT or not keeps_seats(table))


def may_have_bot(table: Table, seat: Seat) -> bool:
    """Whether the host may put a bot on a seat: in a rated game not in place of another bot, which is rated too."""
    if table.row.status != PLAYING:
        return may_still_change(table)
    return not (table.row.rated and seat.kind == BOT)


def may_still_change(table: Table) -> bool:
    """Whether no game has begun, and none is about to."""
    return table.row.status == GATHERING and table.row.shares_due is None


def may_see(table: Table, person: str | None) -> list[int]:
    """The seats whose view a person gets: their own, but where a bot plays for them only if they sat there first."""
    mine = held_by(table.seats, person)
    if not keeps_seats(table):
        return mine
    return [number for number in mine if not table.seats[number].away or table.seats[number].first_person == person]


def rights(table: Table, person: str | None) -> dict[str, list[int]]:
    """The seats with which a person may do something now, by what that is. How long they must wait is checked later."""
    hosts = person is not None and table.row.host == person
    return {
        "sit": [seat.number for seat in table.seats if may_sit(table, seat, person)],
        "return": [seat.number for seat in table.seats if may_return(table, seat, person)],
        "free": [seat.number for seat in table.seats if hosts and seat.kind != OPEN and may_free(table, seat)],
        "bot": [seat.number for seat in table.seats if hosts and not seat.away and may_have_bot(table, seat)],
    }
