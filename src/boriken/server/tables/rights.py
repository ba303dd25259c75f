"""Who may sit where. Of every right over a seat one asks: what could its owner learn or win with it?

While a game is played in which something is hidden or rated, seats are *kept*: each for the person who sat there when
the game began, and for bots. Whoever else sat down there would see what was not meant for them, or win by it.
"""

from __future__ import annotations

from collections.abc import Sequence

from boriken.core.match import Match
from boriken.server.tables.row import ENDED, GATHERING, PLAYING, TableRow
from boriken.server.tables.seating import BOT, OPEN, Seat, held_by


def keeps_seats(row: TableRow, match: Match) -> bool:
    return row.status == PLAYING and (row.rated or match.title.hides(match.setup))


def may_sit(row: TableRow, match: Match, seat: Seat, person: str | None) -> bool:
    """Whether somebody may take a seat: one that is free, and not kept for another."""
    if row.status == ENDED or seat.kind != OPEN:
        return False
    return not keeps_seats(row, match) or may_come_back(seat, person)


def may_return(row: TableRow, seat: Seat, person: str | None) -> bool:
    """Whether somebody may have a seat played by its person again: that person, or the host unless it is rated.

    Who was minded by a bot may have comes after all others; in a rated game nobody else undoes that.
    """
    if row.status != PLAYING or person is None:
        return False
    if seat.person is None:
        return may_come_back(seat, person)
    return seat.away and (seat.person == person or (row.host == person and not row.rated))


def may_come_back(seat: Seat, person: str | None) -> bool:
    """Whether a seat that nobody holds is that of a person who sat there when the game began."""
    return seat.person is None and person is not None and seat.first_person == person


def may_free(row: TableRow, match: Match, seat: Seat) -> bool:
    """Whether the host may free a seat: none of a rated game, and no bot's that a bot alone could take again."""
    if row.status != PLAYING:
        return row.status == GATHERING
    return not row.rated and (seat.kind != BOT or not keeps_seats(row, match))


def may_have_bot(row: TableRow, seat: Seat) -> bool:
    """Whether the host may put a bot on a seat: in a rated game none in the place of another bot, who counts."""
    return row.status == GATHERING or (row.status == PLAYING and not (row.rated and seat.kind == BOT))


def may_see(row: TableRow, match: Match, seats: Sequence[Seat], person: str | None) -> list[int]:
    """The seats through whose eyes somebody looks: their own; of those that a bot minds, where they sat first."""
    mine = held_by(seats, person)
    if not keeps_seats(row, match):
        return mine
    return [number for number in mine if not seats[number].away or seats[number].first_person == person]


def rights(row: TableRow, match: Match, seats: Sequence[Seat], person: str | None) -> dict[str, list[int]]:
    """The seats with which a person may do something now, by what it is; how long one must wait is another matter."""
    hosts = person is not None and row.host == person
    return {
        "sit": [seat.number for seat in seats if may_sit(row, match, seat, person)],
        "return": [seat.number for seat in seats if may_return(row, seat, person)],
        "free": [seat.number for seat in seats if hosts and seat.kind != OPEN and may_free(row, match, seat)],
        "bot": [seat.number for seat in seats if hosts and not seat.away and may_have_bot(row, seat)],
    }
