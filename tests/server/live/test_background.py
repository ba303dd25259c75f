"""Tasks in the background of the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import threading

import pytest

from boriken.server.live import background
from tests.server.kit import PATIENCE


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


def test_nobody_waits_for_a_thread_of_its_own_when_the_server_stops() -> None:
    """As for one that talks to a mail server that does not answer."""
    answered = threading.Event()
    ended: list[bool] = []

    def wait_for_an_answer() -> None:
        ended.append(answered.wait(PATIENCE))

    async def stop() -> None:
        task = asyncio.create_task(background.in_own_thread(wait_for_an_answer))
        await asyncio.sleep(0)
        await background.cancel([task])

    asyncio.run(stop())
    assert not ended
    answered.set()


def test_an_error_in_a_thread_of_its_own_is_raised() -> None:
    def fail(sentence: str) -> None:
        raise ValueError(sentence)

    with pytest.raises(ValueError, match=r"No such address\."):
        asyncio.run(background.in_own_thread(fail, "No such address."))
