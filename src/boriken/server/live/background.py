"""Tasks in the background of the event loop: work that is repeated, and how tasks are ended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import ParamSpec

from sqlalchemy.exc import DBAPIError

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")

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


async def in_own_thread(work: Callable[Arguments, None], *arguments: Arguments.args, **named: Arguments.kwargs) -> None:
    """Do work that may wait long for somebody else, in a thread that the server does not wait for when it stops.

    It would wait for the threads of `asyncio.to_thread`, however long a mail server takes to answer.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def finish(error: Exception | None) -> None:
        if done.done():  # cancelled
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def run() -> None:
        failure: Exception | None = None
        try:
            work(*arguments, **named)
        except Exception as error:
            failure = error
        with contextlib.suppress(RuntimeError):  # the event loop is closed: nobody waits any more
            loop.call_soon_threadsafe(finish, failure)

    threading.Thread(target=run, daemon=True).start()
    await done
