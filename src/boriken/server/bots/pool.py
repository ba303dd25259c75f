"""The processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

import orjson

from boriken.server.bots.worker import Problem

log = logging.getLogger(__name__)

MIND = (sys.executable, "-P", "-m", "boriken.server.bots.worker")
LONGEST_THOUGHT = 120.0  # seconds after which a mind counts as stuck


class ThinkingError(Exception):
    """A mind could not decide: it died, it hung, or its bot failed."""


class Mind:
    """One process. It is started when it is first needed, and again if it has died."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, task: str, problem: Problem) -> Any:
        try:
            line = await asyncio.wait_for(self._answer(orjson.dumps([task, asdict(problem)])), LONGEST_THOUGHT)
        except TimeoutError:
            await self.end()
            raise ThinkingError(f"no decision in {LONGEST_THOUGHT:.0f} s") from None
        except (OSError, asyncio.CancelledError):
            await self.end()  # what it still might say would be taken for the answer to another question
            raise
        if not line.endswith(b"\n"):
            await self.end()
            raise ThinkingError("the thinking process died")
        told = orjson.loads(line)
        if "trouble" in told:
            raise ThinkingError(told["trouble"])
        return told["thought"]

    async def _answer(self, question: bytes) -> bytes:
        process = await self.wake()
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError):  # it has died: nothing can be read then either
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
        return await process.stdout.readline()

    async def wake(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(*MIND, stdin=PIPE, stdout=PIPE)
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            assert process.stdin is not None
            process.stdin.close()


class Minds:
    """As many as there are processes to think in; who asks waits until one is free."""

    def __init__(self, count: int) -> None:
        self.all = [Mind() for _ in range(count)]
        self._free: asyncio.LifoQueue[Mind] = asyncio.LifoQueue()  # the one that thought last is awake
        for mind in self.all:
            self._free.put_nowait(mind)

    @property
    def idle(self) -> int:
        """How many have nothing to think about."""
        return self._free.qsize()

    async def open(self) -> None:
        """Wake the first, so that it is ready when a bot is to move."""
        await self.all[-1].wake()

    async def close(self) -> None:
        await asyncio.gather(*(mind.end() for mind in self.all))

    async def decide(self, problem: Problem) -> list[str]:
        """What a bot does, in notation."""
        async with self._one() as mind:
            decisions: list[str] = await mind.ask("think", problem)
            return decisions

    async def consider(self, problem: Problem) -> dict[str, Any]:
        """What a bot thinks of each choice."""
        async with self._one() as mind:
            explanation: dict[str, Any] = await mind.ask("consider", problem)
            return explanation

    @contextlib.asynccontextmanager
    async def _one(self) -> AsyncIterator[Mind]:
        mind = await self._free.get()
        try:
            yield mind
        finally:
            self._free.put_nowait(mind)
