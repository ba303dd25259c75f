"""Tasks in the background of the event loop."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from boriken.server.live import background


def test_a_task_that_loses_a_cancellation_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "CANCEL_AGAIN_AFTER", 0.01)
    cancelled: list[str] = []

    async def stubborn() -> None:
        for _ in range(3):
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            cancelled.append("stubborn")
        await asyncio.Event().wait()

    async def willing() -> None:
        await asyncio.Event().wait()

    async def failing() -> None:
        raise ValueError("It has failed before.")

    async def everything() -> list[bool]:
        tasks = [asyncio.create_task(work()) for work in (stubborn, willing, failing)]
        await asyncio.sleep(0)
        await background.cancel(tasks)
        return [task.done() for task in tasks]

    assert asyncio.run(everything()) == [True, True, True]
    assert cancelled == ["stubborn"] * 3
