"""The pool of worker processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

import orjson

from boriken.server.bots.fair_queue import AddressOf, Claim, FairQueue, no_address
from boriken.server.bots.worker import Problem

log = logging.getLogger(__name__)

WORKER = (sys.executable, "-P", "-m", "boriken.server.bots.worker")
LONGEST_THOUGHT = 120.0  # seconds after which a worker counts as stuck
LONGEST_ANSWER = 1 << 24  # bytes: a whole review


class WorkerError(Exception):
    """A worker could not answer: it died, it hung, or its bot failed."""


class Worker:
    """One worker process, started when it is first needed, and again if it has died."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, task: str, about: Any) -> Any:
        """The answer to a task, which is described by a dataclass."""
        try:
            line = await asyncio.wait_for(self._answer(orjson.dumps([task, asdict(about)])), LONGEST_THOUGHT)
        except TimeoutError:
            await self.end()
            raise WorkerError(f"no decision in {LONGEST_THOUGHT:.0f} s") from None
        except (OSError, asyncio.CancelledError):
            await self.end()  # a late answer would be taken for that to another question
            raise
        if not line.endswith(b"\n"):
            await self.end()
            raise WorkerError("the worker process died")
        reply = orjson.loads(line)
        if "error" in reply:
            raise WorkerError(reply["error"])
        return reply["result"]

    async def _answer(self, question: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError):  # it has died, so nothing can be read either
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
        return await process.stdout.readline()

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(*WORKER, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER)
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            assert process.stdin is not None
            process.stdin.close()


class WorkerPool:
    """A fixed number of workers; callers wait in a fair queue until one is free."""

    def __init__(self, count: int, address_of: AddressOf = no_address) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.queue = FairQueue(count, address_of)
        self._free = list(self.workers)  # used from the end: the last one used is running already

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._free)

    async def open(self) -> None:
        """Start one worker, so that it is ready when a bot is to move."""
        await self.workers[-1].start()

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))

    async def decide(self, problem: Problem, claim: Claim) -> list[str]:
        """The actions of a bot, in notation."""
        decisions: list[str] = await self.ask("decide", problem, claim)
        return decisions

    async def explain(self, problem: Problem, claim: Claim) -> dict[str, Any]:
        """A bot's opinion of each choice."""
        explanation: dict[str, Any] = await self.ask("explain", problem, claim)
        return explanation

    async def ask(self, task: str, about: Any, claim: Claim) -> Any:
        """The answer of the next worker that is free."""
        async with self._one(claim) as worker:
            return await worker.ask(task, about)

    @contextlib.asynccontextmanager
    async def _one(self, claim: Claim) -> AsyncIterator[Worker]:
        await self.queue.take(claim)
        worker, began = self._free.pop(), time.monotonic()
        try:
            yield worker
        finally:
            self._free.append(worker)
            self.queue.charge(claim, time.monotonic() - began)
            self.queue.give_back()
