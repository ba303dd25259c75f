"""The scheduler of bots: it has their turns thought about in worker processes, and saves what they decide."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection, Select, exists, select, update
from sqlalchemy.exc import DBAPIError

from boriken.server.bots.fair_queue import PERSON_WAITS, AddressOf, Claim, no_address
from boriken.server.bots.pool import WorkerError, WorkerPool
from boriken.server.bots.tasks import Made
from boriken.server.bots.turns import Turn, bots_turn, save_decisions
from boriken.server.bots.worker import Problem
from boriken.server.errors import NotFoundError, UnavailableError
from boriken.server.live.background import cancel
from boriken.server.metrics import Metrics
from boriken.server.store import schema
from boriken.server.tables.change import Change
from boriken.server.tables.lobby import QUICK_LEVELS
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.tables import SERVER, Tables

log = logging.getLogger(__name__)

SWEEP_EVERY = 5.0
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 60.0  # seconds before a bot that failed is asked again; doubled each time

Watched = Callable[[str], bool]
"""Whether somebody looks at a table."""


class BotScheduler:
    """Makes bots move. It keeps nothing that could be lost: a sweep finds every table that waits for a bot.

    It is responsible for the tables that its process changed last, and takes over those of processes that have ended.
    Bots that are among themselves pause until somebody looks.
    """

    def __init__(
        self,
        process: str,
        workers: int,
        tables: Tables,
        metrics: Metrics,
        watched: Watched,
        address_of: AddressOf = no_address,
    ) -> None:
        self.process = process
        self.watched = watched
        self.pool = WorkerPool(workers, address_of)
        self.quick = WorkerPool(
            1, address_of
        )  # for bots that decide in milliseconds, so that they wait for no long thought
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
            loop.call_soon_threadsafe(self.start_turn, turn)

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self.quick.open()

    async def close(self) -> None:
        self._loop = None
        await cancel(list(self._tasks))
        await asyncio.gather(self.quick.close(), self.pool.close())

    def start_turn(self, turn: Turn) -> None:
        """Have a bot decide, unless it is doing so already or the table is paused."""
        claim = turn.claim(self.watched(turn.table))
        if self._loop is not None and claim is not None and self._busy.get(turn.table, -1) < turn.version:
            self._busy[turn.table] = turn.version
            self._keep(asyncio.create_task(self._decide(turn, claim)))

    def _keep(self, task: asyncio.Task[None]) -> None:
        """Keep a task until it is done: the event loop would let it be collected."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def resume(self, table: str) -> None:
        """Somebody looks at a table: if its bots have paused they go on."""
        row = self.tables.cached(table).row
        if self._loop is not None and table not in self._busy and row is not None and row.status == PLAYING:
            self._keep(asyncio.create_task(self._resume(table)))

    async def _resume(self, table: str) -> None:
        with contextlib.suppress(NotFoundError):
            turn = await self.tables.read(table, SERVER, bots_turn)
            if turn is not None:
                self.start_turn(turn)

    async def advise(self, problem: Problem, person: str) -> dict[str, Any]:
        """A bot's opinion of each choice of a person."""
        try:
            return await self.pool.explain(problem, Claim(PERSON_WAITS, (person,)))
        except WorkerError as error:
            log.error("a bot has no advice: %s", error)
            raise UnavailableError("The bot could not answer. Ask again.") from error

    async def judge(self, made: Made, person: str) -> dict[str, Any]:
        """The judgement on a decision that a person made."""
        try:
            judged: dict[str, Any] = await self.pool.ask("judge_made", made, Claim(PERSON_WAITS, (person,)))
            return judged
        except WorkerError as error:
            log.error("a coach has no verdict: %s", error)
            raise UnavailableError("The bot could not answer. Ask again.") from error

    async def _decide(self, turn: Turn, claim: Claim) -> None:
        """Try until it is decided, with a longer pause after each failure."""
        pause = FIRST_PAUSE
        try:
            while not await self._decided(turn, claim):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                if not await self._still_asked(turn):
                    break
        finally:
            if self._busy.get(turn.table) == turn.version:
                del self._busy[turn.table]

    async def _decided(self, turn: Turn, claim: Claim) -> bool:
        level, began = turn.problem.level, time.perf_counter()
        try:
            pool = self.quick if level in QUICK_LEVELS else self.pool
            decisions = await pool.decide(turn.problem, claim)
            await self.tables.change(turn.table, SERVER, save_decisions, turn, decisions)
        except NotFoundError:
            return True  # the table was deleted, and nobody waits
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
        """Start the turns of bots that no process is busy with; `others` are the other processes that are alive."""
        waiting = await self.tables.database.read(unclaimed, others)
        idle = [
            table for table, bots_only in waiting if table not in self._busy and (not bots_only or self.watched(table))
        ]
        claimed = await self.tables.database.write(claim, self.process, others, idle) if idle else set()
        for table in idle:
            if table in claimed:
                await self._resume(table)


def unclaimed(connection: Connection, others: Collection[str]) -> list[tuple[str, bool]]:
    """The tables at which it is a bot's turn, except those of other processes; and whether nobody sits there.

    Those at which a person waits come first: after a restart there may be many, and each takes a while to read.
    """
    tables, seats = schema.tables.c, schema.seats.alias("others").c
    held = exists().where(seats.table == tables.id, seats.person.is_not(None))
    person_waits = held.where(seats.level.is_(None))
    wanted = waiting_for_bots(others).add_columns((~held).label("bots_only"))
    in_order = wanted.order_by(person_waits.desc(), tables.changed.desc())
    return [(table, bool(bots_only)) for table, bots_only in connection.execute(in_order)]


def claim(connection: Connection, process: str, others: Collection[str], tables: Collection[str]) -> set[str]:
    """Those of the tables that are still unclaimed; from now on they belong to this process."""
    columns = schema.tables.c
    held = waiting_for_bots(others).where(columns.id.in_(tables)).with_for_update(of=schema.tables, skip_locked=True)
    claimed = set(connection.scalars(held))
    foreign = columns.id.in_(claimed) & columns.process.is_distinct_from(process)
    connection.execute(update(schema.tables).where(foreign).values(process=process))
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
    """Whether the log should have the traceback of an error."""
    return not isinstance(error, (WorkerError, DBAPIError))
