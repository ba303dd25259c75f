"""The turn of a bot at a table: what it has to decide, and how its decision is saved."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from boriken.core.secret import SecretDealer
from boriken.server.bots.fair_queue import PERSON_WAITS, UNWATCHED, WATCHED, Claim
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
    people: tuple[str, ...]
    """The people on whose account the bot thinks: those at the table, or the host."""
    person_waits: bool
    """Whether a person plays here, and no bot for them."""
    bots_only: bool
    """Whether nobody holds a seat."""

    def claim(self, watched: bool) -> Claim | None:
        """How urgent the thought is; None if bots are among themselves and nobody looks."""
        if self.person_waits:
            return Claim(PERSON_WAITS, self.people)
        if watched:
            return Claim(WATCHED, self.people)
        return None if self.bots_only else Claim(UNWATCHED, self.people)


def bots_turn(table: Table) -> Turn | None:
    """The turn of a bot at a table, if it is a bot's turn."""
    row, seat = table.row, bots_seat(table)
    if seat is None:
        return None
    level = table.seats[seat].level
    assert level is not None
    seated = {one.person for one in table.seats if one.person is not None}
    waiting = {one.person for one in table.seats if one.person is not None and one.waits_for_person}
    people = tuple(sorted(waiting or seated or {row.host}))
    return Turn(row.id, row.version, problem_for(table, seat, level), people, bool(waiting), not seated)


def problem_for(table: Table, seat: int, level: str) -> Problem:
    """The decision of a seat, as a problem for a bot of a level."""
    row, match = table.row, table.match
    state = match.title.save(match.game)
    return Problem(
        row.game, row.players, dict(match.setup.options), state, seat, level, table_seed(table, len(match.moves))
    )


def table_seed(table: Table, actions: int) -> int:
    """The seed of a thought about the position after so many actions."""
    dealer = table.match.dealer
    key = dealer.dealing_key if isinstance(dealer, SecretDealer) else table.row.dealer_key.hex()
    return seed_for(key, actions)


def bots_seat(table: Table) -> int | None:
    """The seat to decide, if a bot decides there."""
    seat = table.row.actor
    if table.row.status != PLAYING or seat is None or table.seats[seat].level is None:
        return None
    return seat


def seed_for(key: str, actions: int) -> int:
    """A seed that is the same for the same position of the same game, so that a restart changes nothing."""
    digest = hashlib.sha256(f"bot {key} {actions}".encode()).digest()
    return int.from_bytes(digest[:8]) >> (64 - SEED_BITS)


def save_decisions(change: Change, turn: Turn, decisions: list[str]) -> None:
    """Play a bot's decisions, if the question is still the same."""
    if bots_seat(change) == turn.problem.seat and change.row.game_version <= turn.version:
        play.move(change, turn.problem.seat, turn.version, decisions, None)
