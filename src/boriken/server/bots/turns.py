"""The turn of a bot at a table: what it has to decide, and how its decision is saved."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from boriken.server.bots.worker import Problem
from boriken.server.tables import play
from boriken.server.tables.change import Change
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.table import Table

SEED_BITS = 60


@dataclass(frozen=True, slots=True)
class Turn:
    """A bot's turn at a table."""

    table: str
    version: int
    problem: Problem


def bots_turn(table: Table) -> Turn | None:
    """The turn of a bot at a table, if it is a bot's turn."""
    row, seat = table.row, bots_seat(table)
    if seat is None:
        return None
    level = table.seats[seat].level
    assert level is not None
    return Turn(row.id, row.version, problem_for(table, seat, level))


def problem_for(table: Table, seat: int, level: str) -> Problem:
    """The decision of a seat, as a problem for a bot of a level."""
    row, match = table.row, table.match
    state = match.title.save(match.game)
    seed = seed_for(row.dealer_key, len(match.moves))
    return Problem(row.game, row.players, dict(match.setup.options), state, seat, level, seed)


def bots_seat(table: Table) -> int | None:
    """The seat to decide, if a bot decides there."""
    seat = table.row.actor
    if table.row.status != PLAYING or seat is None or table.seats[seat].level is None:
        return None
    return seat


def seed_for(key: bytes, actions: int) -> int:
    """A seed that is the same for the same position of the same game, so that a restart changes nothing."""
    digest = hashlib.sha256(b"bot %s %d" % (key.hex().encode(), actions)).digest()
    return int.from_bytes(digest[:8]) >> (64 - SEED_BITS)


def save_decisions(change: Change, turn: Turn, decisions: list[str]) -> None:
    """Play a bot's decisions, if the question is still the same."""
    if bots_seat(change) == turn.problem.seat and change.row.game_version <= turn.version:
        play.move(change, turn.problem.seat, turn.version, decisions, None)
