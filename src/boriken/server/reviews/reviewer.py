"""The reviewer has reviews made in the bots' worker processes, part by part."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import Any

from boriken.server.bots.fair_queue import UNWATCHED, WATCHED, Claim
from boriken.server.bots.pool import WorkerError, WorkerPool
from boriken.server.bots.tasks import ReviewPart, ReviewPlan, ReviewWhole
from boriken.server.errors import ConflictError, NotFoundError
from boriken.server.live.background import cancel
from boriken.server.reviews import rows
from boriken.server.store.database import Database
from boriken.server.tables.access import Visitor
from boriken.server.tables.records import record_text
from boriken.server.tables.rows import ENDED
from boriken.server.tables.table import Table
from boriken.server.tables.tables import SERVER, Tables

log = logging.getLogger(__name__)

LOOKED_AT = 10.0  # seconds for which somebody who asked how far it is counts as waiting
TRIES = 3  # of one part
PAUSE = 1.0  # seconds before a part that failed is tried again


class Reviewer:
    """It keeps nothing that could be lost: each part is saved when it is made, and a sweep finds what is unfinished."""

    def __init__(self, process: str, tables: Tables, pool: WorkerPool) -> None:
        self.process = process
        self.tables = tables
        self.pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._looked: dict[str, float] = {}

    @property
    def database(self) -> Database:
        return self.tables.database

    async def close(self) -> None:
        await cancel(list(self._tasks.values()))

    async def ask(self, table: str, visitor: Visitor) -> None:
        """Have a finished game reviewed, for a person who may look at it."""
        assert visitor.id is not None
        await self.tables.read(table, visitor, check_finished)
        await self.database.write(rows.ask, table, visitor.id, self.process)
        self._start(table)

    async def progress(self, table: str, visitor: Visitor) -> rows.Progress | None:
        """How far a review is. It is made sooner while somebody looks."""
        await self.tables.read(table, visitor, check_finished)
        self._looked[table] = time.monotonic()
        return await self.database.read(rows.progress, table)

    async def sweep(self, others: Collection[str]) -> None:
        """Go on with the reviews that no process is busy with; `others` are the other processes that are alive."""
        for table in await self.database.write(rows.claim, self.process, others):
            self._start(table)

    def _start(self, table: str) -> None:
        if table not in self._tasks:
            task = self._tasks[table] = asyncio.create_task(self._make(table))
            task.add_done_callback(lambda _: self._forget(table))

    def _forget(self, table: str) -> None:
        self._tasks.pop(table, None)
        self._looked.pop(table, None)

    async def _make(self, table: str) -> None:
        try:
            wanted = await self.database.read(rows.order, table)
            if wanted is not None:
                await self._finish(wanted, await self.tables.read(table, SERVER, record_text))
        except NotFoundError:
            return  # the table was deleted
        except WorkerError as error:
            log.error("a review failed: %s", error, extra={"table": table})
            await self.database.write(rows.save_trouble, table, str(error))

    async def _finish(self, wanted: rows.Order, record: str) -> None:
        plan = ReviewPlan(record, wanted.seed, wanted.simulations)
        parts = wanted.parts
        if parts is None:
            parts = int(await self._asked("review_plan", plan, wanted))
            await self.database.write(rows.save_count, wanted.table, parts)
        left = iter([number for number in range(parts) if number not in wanted.made])
        async with asyncio.TaskGroup() as group:
            for _ in self.pool.workers:
                group.create_task(self._make_parts(wanted, plan, left))
        judged = await self.database.read(rows.all_parts, wanted.table)
        whole = ReviewWhole(record, wanted.seed, wanted.simulations, judged)
        await self.database.write(rows.save_whole, wanted.table, await self._asked("review_whole", whole, wanted))

    async def _make_parts(self, wanted: rows.Order, plan: ReviewPlan, left: Any) -> None:
        """Make one part after the other; others take the next ones meanwhile."""
        for number in left:
            part = ReviewPart(plan.record, plan.seed, plan.simulations, number)
            judged = await self._asked("review_part", part, wanted)
            await self.database.write(rows.save_part, wanted.table, number, judged)

    async def _asked(self, task: str, about: Any, wanted: rows.Order) -> Any:
        """The answer of a worker, which may die or be ended while it works."""
        for pause in range(1, TRIES):
            try:
                return await self.pool.ask(task, about, self._claim(wanted))
            except WorkerError as error:
                log.warning("a part of a review failed: %s", error, extra={"table": wanted.table})
                await asyncio.sleep(PAUSE * pause)
        return await self.pool.ask(task, about, self._claim(wanted))

    def _claim(self, wanted: rows.Order) -> Claim:
        watched = time.monotonic() - self._looked.get(wanted.table, -LOOKED_AT) < LOOKED_AT
        return Claim(WATCHED if watched else UNWATCHED, (wanted.person,))


def check_finished(table: Table) -> None:
    """Of a game that is still being played a review would tell what its players are still to find out."""
    if table.row.status != ENDED or not table.match.over:
        raise ConflictError("Only a finished game is reviewed.", "not_over")
