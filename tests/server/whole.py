"""Whether what a database holds about tables is in one piece."""

from __future__ import annotations

from collections.abc import Iterable

from boriken.core.match import Match
from boriken.server.store.database import Database
from boriken.server.tables.cache import opened, stored_actions
from boriken.server.tables.rows import ENDED, PLAYING, table_row
from boriken.server.tables.seats import seats_of


def check_tables(store: Database, tables: Iterable[str]) -> None:
    """Each table is in one piece: its actions are a legal game, at the point at which the table says it is."""
    for table in tables:
        with store.reading() as connection:
            row = table_row(connection, table)
            actions = stored_actions(connection, table, 0)
            seats = seats_of(connection, table)
        match = replayed(opened(row, seats), actions)
        assert match.actor == row.actor
        assert row.status == (ENDED if match.over else PLAYING)
        assert match.forced() is None, "what follows without a choice belongs to the move"


def replayed(match: Match, actions: list[str]) -> Match:
    for action in actions:
        match.replay(action)
    return match
