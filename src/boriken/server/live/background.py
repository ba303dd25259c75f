"""Tasks in the background of the event loop: work that is repeated, and how tasks are ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from sqlalchemy.exc import DBAPIError

log = logging.getLogger(__name__)

CANCEL_AGAIN_AFTER = 2.0  # seconds


async def repeat(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do some work again and again until the server stops. If it fails it may work the next time."""
    while True:
        try:
            await work()
        except Exception as error:
            known = isinstance(error, DBAPIError)
            log.log(
                logging.WARNING if known else logging.ERROR, "%s failed: %s", name_of(work), error, exc_info=not known
            )
        await asyncio.sleep(pause)


def name_of(work: Callable[[], Awaitable[None]]) -> str:
    return str(getattr(work.func if isinstance(work, partial) else work, "__name__", work))


async def cancel(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended.

    A task that still runs is cancelled again: `asyncio.wait_for` of Python 3.11 loses a cancellation that arrives
    together with a result.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN_AFTER)
    await asyncio.gather(*tasks, return_exceptions=True)
