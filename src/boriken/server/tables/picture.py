"""Tables as people see them: plain data for one person, or for nobody in particular."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any

from boriken.core.match import Match
from boriken.server.tables.places import final_scores
from boriken.server.tables.rights import rights
from boriken.server.tables.row import ENDED, PLAYING, TableRow
from boriken.server.tables.seating import Seat, held_by

Json = dict[str, Any]

DAY = 86_400.0


def summary(row: TableRow, seats: Sequence[Seat], person: str | None, present: Collection[str]) -> Json:
    """A table in a list."""
    mine = held_by(seats, person)
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "status": row.status,
        "private": row.private,
        "pace": row.pace,
        "days_per_turn": row.days_per_turn,
        "rated": row.rated,
        "host": row.host,
        "seats": [seat_picture(seat, present) for seat in seats],
        "actor": row.actor,
        "created": iso(row.created),
        "changed": iso(row.changed),
        "your_turn": row.status == PLAYING and any(number == row.actor and not seats[number].away for number in mine),
        "yours": mine,
    }


def seat_picture(seat: Seat, present: Collection[str]) -> Json:
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "level": seat.level,
        "present": seat.person is not None and seat.person in present,
        "seconds": thought(seat),
        "away": seat.away,
    }


def thought(seat: Seat) -> float:
    """The seconds that a seat has taken so far, as everybody may know them."""
    return round(seat.seconds, 1)


def table_picture(
    row: TableRow, seats: Sequence[Seat], match: Match, person: str | None, present: Collection[str]
) -> Json:
    """A table on its own page."""
    seated = bool(held_by(seats, person))
    return {
        **summary(row, seats, person, present),
        "facts": match.title.facts(match.setup),
        "hides": match.title.hides(match.setup),
        "version": row.version,
        "turn_since": iso(row.turn_since),
        "due": due(row),
        "is_host": person is not None and person == row.host,
        "invitation": row.invitation if seated or person == row.host else None,
        "commitment": commitment(row, match),
        "key": row.dealer_key.hex() if row.status == ENDED and row.record is None else None,
        "rematch": row.rematch,
        "may": rights(row, match, seats, person),
    }


def state_picture(row: TableRow, match: Match, seat: int | None, view: Json, since: int, seats: Sequence[Seat]) -> Json:
    """The game as a seat sees it (None: as everybody does), with the log from entry `since` on."""
    deciding = seat is not None and match.actor == seat and row.status == PLAYING
    return {
        "version": row.version,
        "seat": seat,
        "actor": match.actor if row.status == PLAYING else None,
        "over": match.over,
        "view": view,
        "question": view["question"] if row.status == PLAYING else None,
        "choices": match.choices() if deciding else [],
        "counting": deciding and view["question"]["kind"] in match.title.counting,
        "log_from": since,
        "log": match.log(seat, since),
        "may_undo": may_undo(row, match, seat),
        "undo": row.undo,
        "scores": final_scores(seats, match) if match.over else None,
        "seconds": [thought(one) for one in seats],
        "actions": len(match.moves),
    }


def choices_picture(row: TableRow, match: Match, seat: int | None) -> Json:
    """What each choice of the seat would bring at once, and why its other answers are not allowed.

    A seat that is not asked has no choices: a page that asks while the turn passes has done nothing wrong.
    """
    if seat is None or match.actor != seat or row.status != PLAYING:
        return {"version": row.version, "choices": [], "refused": {}}
    return {"version": row.version, "choices": match.choices_explained(), "refused": match.refusals()}


def may_undo(row: TableRow, match: Match, seat: int | None) -> bool:
    """Whether the last decision of a seat can be taken back without asking."""
    return row.status == PLAYING and seat is not None and match.free_undo_count(seat) > 0


def due(row: TableRow) -> str | None:
    """When a slow table expects a move at the latest."""
    if row.status != PLAYING or row.turn_since is None or not row.days_per_turn:
        return None
    return iso(row.turn_since + row.days_per_turn * DAY)


def commitment(row: TableRow, match: Match) -> str | None:
    return getattr(match.dealer, "commitment", None) if row.record is None else None


def iso(seconds: float | None) -> str | None:
    """A time as a text."""
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
