"""Records of games, and games replayed moment by moment, as far as a seat may know them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import Connection

from boriken.core.errors import RecordError
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.record import load_record
from boriken.server.errors import ConflictError, RefusedError
from boriken.server.people.person import Person
from boriken.server.tables.places import final_scores
from boriken.server.tables.play import MOST_ACTIONS
from boriken.server.tables.rows import ENDED, insert_table, new_row
from boriken.server.tables.seats import Seat, names_of
from boriken.server.tables.serializers import LOG_PAGE, thought
from boriken.server.tables.table import Json, Table

LONGEST_NAME = 40


def record_text(table: Table) -> str:
    """The record of a game: with the dealer's key once it is over, and before only if nothing is hidden."""
    if table.row.record is not None:
        return table.row.record
    match = table.match
    if hides_now(match):
        raise ConflictError("The record would reveal what is hidden: it is available when the game is over.", "hidden")
    match.names = names_of(table.seats)
    match.date = datetime.fromtimestamp(table.row.created, UTC).date().isoformat()
    return match.record()


def hides_now(match: Match) -> bool:
    return not match.over and match.title.hides(match.setup)


def serialize_moment(table: Table, seat: int | None, count: int, since: int) -> Json:
    """The game after `count` actions as the seat saw it then, with the log from entry `since` on and no choices."""
    of = len(table.match.moves)
    if count > of:
        raise RefusedError(f"The game has {of} actions, not {count}.", "no_moment")
    match = table.match.at(count)
    view = match.view(seat)
    return {
        "version": table.row.version,
        "seat": seat,
        "actor": None if match.actor == CHANCE else match.actor,
        "over": match.over,
        "view": view,
        "question": view["question"],
        "choices": [],
        "counting": False,
        "log_from": since,
        "log": match.log(seat, since, since + LOG_PAGE),
        "log_length": match.told,
        "may_undo": False,
        "undo": None,
        "taken_back": [],
        "scores": final_scores(table.seats, match) if match.over else None,
        "seconds": [thought(one) for one in table.seats],
        "actions": count,
        "at": count,
        "of": of,
    }


def moments(match: Match, seat: int | None) -> list[Json]:
    """The actions of a game.

    While something is hidden only those in the seat's log are listed, and only the seat's own with their text: the
    text of another's action may tell what they hold.
    """
    hidden = hides_now(match)
    seen = {event["move"] for event in match.log(seat)} if hidden else range(1, len(match.moves) + 1)
    return [
        {
            "at": number,
            "turn": move.turn,
            "seat": None if move.actor == CHANCE else move.actor,
            "text": None if hidden and move.actor != seat else move.text,
        }
        for number, move in enumerate(match.moves, start=1)
        if number in seen
    ]


def read_finished(text: str) -> Match:
    """The match in a record, which must be finished."""
    check_length(text)
    try:
        match = load_record(text, deal=False)
    except RecordError as error:
        raise RefusedError(str(error), "record") from error
    if not match.over:
        raise RefusedError("The game in this record is not finished.", "unfinished")
    return match


def check_length(text: str) -> None:
    """Refuse a record with too many actions before they are played."""
    turns = (line for line in text.splitlines() if not line.startswith("["))
    if sum(1 + turn.count(",") + turn.count(";") for turn in turns) > MOST_ACTIONS:
        raise RefusedError(f"A game may have at most {MOST_ACTIONS} actions.", "too_long", {"most": MOST_ACTIONS})


def save_record(
    connection: Connection, identity: str, host: Person, text: str, match: Match, public: bool, origin: str | None
) -> None:
    """Add a finished table for a game that was played elsewhere."""
    row = new_row(identity, host.id, match.setup, private=not public, origin=origin)
    # a record brings its own dealer
    row = replace(row, status=ENDED, dealer_key=b"", record=text, ended=row.created)
    names = [printable(name) for name in match.names] or [None] * match.setup.players
    insert_table(connection, row, [Seat(number, None, name, None) for number, name in enumerate(names)])


def printable(name: str) -> str | None:
    """A name from a file without unprintable characters; None if nothing is left."""
    shown = "".join(character for character in name if character.isprintable())
    return shown[:LONGEST_NAME].strip() or None
