"""Tables and games as plain data, as one person or everybody may see them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import orjson

from boriken.core.match import Match
from boriken.server.tables.places import final_scores
from boriken.server.tables.rights import rights
from boriken.server.tables.rows import ENDED, GATHERING, PLAYING, TableRow
from boriken.server.tables.seats import Seat, held_by
from boriken.server.tables.table import Json, Table

DAY = 86_400.0
LOG_PAGE = 1000  # entries in one answer; most games have fewer


def serialize_summary(row: TableRow, seats: Sequence[Seat], person: str | None, present: Collection[str]) -> Json:
    """A table for a list."""
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
        "seats": [serialize_seat(seat, present) for seat in seats],
        "actor": row.actor,
        "created": iso(row.created),
        "changed": iso(row.changed),
        "your_turn": row.status == PLAYING and any(number == row.actor and not seats[number].away for number in mine),
        "yours": mine,
        "asked": row.status == GATHERING and any(person is not None and seat.first_person == person for seat in seats),
    }


def serialize_seat(seat: Seat, present: Collection[str]) -> Json:
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "level": seat.level,
        "present": seat.person is not None and seat.person in present,
        "seconds": thought(seat),
        "away": seat.away,
        "program": seat.person is not None and seat.program,
    }


def serialize_share(row: TableRow, seat: Seat) -> Json:
    """A seat's part in what is dealt. The share itself is told when the game has begun, with all others."""
    return {
        "promise": seat.promise,
        "share": None if row.status == GATHERING else seat.share,
        "awaited": row.shares_due is not None and seat.promise is not None and seat.share is None,
    }


def thought(seat: Seat) -> float:
    """The seconds a seat has thought so far."""
    return round(seat.seconds, 1)


def serialize_table(table: Table, person: str | None, present: Collection[str]) -> Json:
    """A table for its own page."""
    row, match = table.row, table.match
    seated = bool(held_by(table.seats, person))
    return {
        **serialize_summary(row, table.seats, person, present),
        "facts": match.title.facts(match.setup),
        "hides": table.hides,
        "version": row.version,
        "turn_since": iso(row.turn_since),
        "due": due(row),
        "is_host": person is not None and person == row.host,
        "invitation": row.invitation if seated or person == row.host else None,
        "commitment": commitment(row, match),
        "key": row.dealer_key.hex() if row.status == ENDED and row.record is None else None,
        "shares": [serialize_share(row, seat) for seat in table.seats],
        "rematch": row.rematch,
        "may": rights(table, person),
    }


def state_json(table: Table, seat: int | None, since: int = 0) -> orjson.Fragment:
    """`serialize_state` as JSON, made once for everybody who gets it."""
    which = (table.row.version, seat, since)
    if which not in table.states:
        table.states[which] = orjson.Fragment(orjson.dumps(serialize_state(table, seat, since)))
    return table.states[which]


def serialize_state(table: Table, seat: int | None, since: int) -> Json:
    """The game as a seat sees it (None: as everybody does), with the log from entry `since` on."""
    row, match, view = table.row, table.match, table.view(seat)
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
        "log": match.log(seat, since, since + LOG_PAGE),
        "log_length": match.told,
        "may_undo": may_undo(table, seat),
        "undo": row.undo,
        "taken_back": row.taken_back or [],
        "scores": final_scores(table.seats, match) if has_result(table) else None,
        "seconds": [thought(one) for one in table.seats],
        "actions": len(match.moves),
    }


def has_result(table: Table) -> bool:
    """Whether a game has ended and counts: a rated one also if it became too long.

    Otherwise the player who is about to lose would only have to go on until then.
    """
    return table.match.over or (table.row.status == ENDED and table.row.rated)


def serialize_choices(table: Table, seat: int | None) -> Json:
    """The immediate outcome of each choice of a seat, and why its other answers are not allowed.

    A seat that is not asked has no choices: a page that asks while the turn passes has done nothing wrong.
    """
    row, match = table.row, table.match
    if seat is None or match.actor != seat or row.status != PLAYING:
        return {"version": row.version, "choices": [], "refused": {}}
    return {"version": row.version, "choices": match.choices_explained(), "refused": match.refusals()}


def may_undo(table: Table, seat: int | None) -> bool:
    """Whether a seat can take back its last decision without asking."""
    return table.row.status == PLAYING and seat is not None and table.match.free_undo_count(seat) > 0


def due(row: TableRow) -> str | None:
    """The time by which a turn-based table expects a move."""
    if row.status != PLAYING or row.turn_since is None or not row.days_per_turn:
        return None
    return iso(row.turn_since + row.days_per_turn * DAY)


def commitment(row: TableRow, match: Match) -> str | None:
    return getattr(match.dealer, "commitment", None) if row.record is None else None


def iso(seconds: float | None) -> str | None:
    """A time in ISO 8601."""
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
