"""Tables that exist only while they are shown: of lessons and puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from sqlalchemy import Connection

from boriken.core.match import Match
from boriken.server.tables.rows import ENDED, PLAYING, new_row
from boriken.server.tables.seats import Seat
from boriken.server.tables.table import Table

PERSON = "learner"
LEVEL = "beginner"
NO_CONNECTION = cast(Connection, None)


def unstored_table(identity: str, match: Match, seat: int, version: int = 0) -> Table:
    """A table at which somebody without a name has one seat, and bots the others."""
    row = replace(
        new_row(identity, PERSON, match.setup, private=True),
        status=ENDED if match.over else PLAYING,
        version=version,
        game_version=version,
        actor=match.actor,
    )
    seats = [
        Seat(number, PERSON, PERSON, None) if number == seat else Seat(number, None, None, LEVEL)
        for number in range(match.setup.players)
    ]
    return Table(NO_CONNECTION, row, seats, match)
