"""Bots at tables. They think in processes of their own; what they decide is saved like a person's move."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, select, update
from sqlalchemy.exc import DBAPIError

from boriken.server.bots.pool import Minds, ThinkingError
from boriken.server.bots.worker import Problem
from boriken.server.errors import NotFoundError, UnavailableError
from boriken.server.metrics import Metrics
from boriken.server.store import schema
from boriken.server.tables import play
from boriken.server.tables.change import Change
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.table import Table
from boriken.server.tables.tables import SERVER, Tables

log = logging.getLogger(__name__)

SWEEP_EVERY = 5.0
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 60.0  # seconds before a bot that failed is asked again; doubled each time
SEED_BITS = 60


@dataclass(frozen=True, slots=True)
class Turn:
    """A bot's turn at a table."""

    table: str
    version: int
    problem: Problem


def bots_turn(table: Table) -> Turn | None:
    """What a bot has to decide at a table, if one has to."""
    row, seat = table.row, bots_seat(table)
    if seat is None:
        return None
    level = table.seats[seat].level
    assert level is not None
    return Turn(row.id, row.version, problem_for(table, seat, level))


def problem_for(table: Table, seat: int, level: str) -> Problem:
    """What the seat has to decide, for a bot of a level."""
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
    """The same for the same position of the same game, so that a restart changes nothing."""
    digest = hashlib.sha256(b"bot %s %d" % (key.hex().encode(), actions)).digest()
    return int.from_bytes(digest[:8]) >> (64 - SEED_BITS)


def save_decisions(change: Change, turn: Turn, decisions: list[str]) -> None:
    """Play what a bot has decided, if that is still what is asked."""
    if bots_seat(change) == turn.problem.seat and change.row.game_version <= turn.version:
        play.move(change, turn.problem.seat, turn.version, decisions, None)


class Thinkers:
    """Sees to it that bots move. Nothing is lost with it: a sweep finds every table that waits for a bot.

    It thinks at the tables that this process changed last, and takes over those whose process is no more.
    """

    def __init__(self, process: str, minds: int, tables: Tables, metrics: Metrics) -> None:
        self.process = process
        self.minds = Minds(minds)
        self.tables = tables
        self.metrics = metrics
        self._loop: asyncio.AbstractEventLoop | None = None
        self._busy: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        turn, loop = bots_turn(change), self._loop
        if turn is not None and loop is not None:
            loop.call_soon_threadsafe(self.take_on, turn)

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self.minds.open()

    async def close(self) -> None:
        self._loop = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()

    def take_on(self, turn: Turn) -> None:
        """Think about it, unless that is being done already."""
        if self._loop is not None and self._busy.get(turn.table, -1) < turn.version:
            self._busy[turn.table] = turn.version
            task = asyncio.create_task(self._settle(turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def consider(self, problem: Problem) -> dict[str, Any]:
        """What a bot thinks of the choices of a person."""
        try:
            return await self.minds.consider(problem)
        except ThinkingError as error:
            log.error("a bot has no advice: %s", error)
            raise UnavailableError("The bot has lost the thread; ask again.") from error

    async def _settle(self, turn: Turn) -> None:
        """Think until it is decided: after a failure again, a little later each time."""
        pause = FIRST_PAUSE
        try:
            while not await self._solved(turn):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                if not await self._still_asked(turn):
                    break
        finally:
            if self._busy.get(turn.table) == turn.version:
                del self._busy[turn.table]

    async def _solved(self, turn: Turn) -> bool:
        level, began = turn.problem.level, time.perf_counter()
        try:
            decisions = await self.minds.decide(turn.problem)
            await self.tables.change(turn.table, SERVER, save_decisions, turn, decisions)
        except NotFoundError:
            return True  # the table was cleared away, and nobody waits
        except Exception as error:
            self.metrics.failed(level)
            log.error(
                "a bot failed: %s", error, exc_info=unexpected(error), extra={"table": turn.table, "level": level}
            )
            return False
        self.metrics.decided(level, len(decisions), time.perf_counter() - began)
        return True

    async def _still_asked(self, turn: Turn) -> bool:
        try:
            now = await self.tables.read(turn.table, SERVER, bots_turn)
        except NotFoundError:
            return False
        except DBAPIError:
            return True  # the database will be back
        return now is not None and now.version == turn.version

    async def sweep(self, others: Collection[str]) -> None:
        """Take on the turns of bots that nobody thinks about; `others` are the processes that share the database."""
        waiting = await self.tables.database.read(left_over, others)
        idle = [table for table in waiting if table not in self._busy]
        for table in await self.tables.database.write(claim, self.process, others, idle) if idle else ():
            turn = await self.tables.read(table, SERVER, bots_turn)
            if turn is not None:
                self.take_on(turn)


def left_over(connection: Connection, others: Collection[str]) -> list[str]:
    """The tables at which it is a bot's turn, but for those at which another process thinks."""
    return list(connection.scalars(waiting_for_bots(others)))


def claim(connection: Connection, process: str, others: Collection[str], tables: Collection[str]) -> list[str]:
    """Those of the tables that are still left over; from now on they are this process's own."""
    columns = schema.tables.c
    held = waiting_for_bots(others).where(columns.id.in_(tables)).with_for_update(of=schema.tables, skip_locked=True)
    claimed = list(connection.scalars(held))
    strange = columns.id.in_(claimed) & columns.process.is_distinct_from(process)
    connection.execute(update(schema.tables).where(strange).values(process=process))
    return claimed


def waiting_for_bots(others: Collection[str]) -> Select[str]:
    tables, seats = schema.tables.c, schema.seats.c
    return (
        select(tables.id)
        .join(schema.seats, (seats.table == tables.id) & (seats.seat == tables.actor))
        .where(tables.status == PLAYING, seats.level.is_not(None))
        .where(tables.process.is_(None) | tables.process.not_in(others))
    )


def unexpected(error: Exception) -> bool:
    """Whether a log should say where an error comes from."""
    return not isinstance(error, (ThinkingError, DBAPIError))
