"""The share of an address in the server's time: nobody waits for what one address asks for.

A refusal costs nearly as much as an answer, so limits alone do not keep a flood out. Here requests wait at the door,
each for others from the same address and for no others: a few of them are worked on at a time, and so many a second.
Those that come at once come in one by one, because the event loop does one thing after the other.
Of those that read a whole game, which a long one makes slow, one is, and the time they take is counted: the readers'
threads are few, and for everybody.
Whoever goes on asking after an answer 429 waits longer. A page that people use never notices any of it.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from functools import partial
from weakref import WeakValueDictionary

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boriken.server.errors import TooManyError
from boriken.server.http.dependencies import counted_address
from boriken.server.http.rate_limits import RateLimits
from boriken.server.http.refuse import refuse

AT_A_TIME = 3  # requests of an address that are worked on; a move takes milliseconds
MOST_WAITING = 1000  # of an address; more are refused at once, and their connection ends
FOR_A_REFUSAL = 5  # more requests that an answer 429 counts for
WHOLE_GAME = ("/state", "/replay", "/film", "/moments", "/record")
THINKING = ("/hint", "/verdict", "/opinion", "/bots")  # wait for a bot, in a queue of their own


class Door:
    """Where the requests of one address wait."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_A_TIME)
        self.reading = asyncio.Semaphore(1)
        self.waiting = 0


class AddressShare:
    """Pure ASGI middleware, because streams pass through it. A place is given back when the answer begins."""

    def __init__(self, app: ASGIApp, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits
        self._doors: WeakValueDictionary[str, Door] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self.limits.on:
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = counted_address(client[0] if client else "")
        door = self._door(address)
        if door.waiting >= MOST_WAITING:
            await refuse(send, TooManyError(1), close=True)
            return
        give_back = await self._place(door, address, scope["path"])
        if scope["path"].endswith(WHOLE_GAME):
            give_back = both(give_back, self._timed(address))
        try:
            await self.app(scope, receive, self._answering(send, address, give_back))
        finally:
            give_back()

    def _door(self, address: str) -> Door:
        door = self._doors.get(address)
        if door is None:
            door = self._doors[address] = Door()
        return door

    async def _place(self, door: Door, address: str, path: str) -> Callable[[], None]:
        """Wait for a place; call the answer to give it back."""
        queue = [door.reading, door.places] if path.endswith(WHOLE_GAME) else [door.places]
        held: list[asyncio.Semaphore] = []
        door.waiting += 1
        try:
            wait = max(self.limits.reserve("request", address), self.limits.reserve("at once", address))
            if wait > 0:
                await asyncio.sleep(wait)
            if path.endswith(THINKING):
                return lambda: None
            if door.reading in queue:
                await asyncio.sleep(self.limits.reserve("reading", address, 0))
            for places in queue:
                await places.acquire()
                held.append(places)
        except BaseException:
            release(held)
            raise
        finally:
            door.waiting -= 1
        return once(partial(release, held))

    def _timed(self, address: str) -> Callable[[], None]:
        """Count the time until this is called for the first time."""
        began = time.monotonic()

        def note() -> None:
            self.limits.reserve("reading", address, math.ceil(1000 * (time.monotonic() - began)))

        return once(note)

    def _answering(self, send: Send, address: str, give_back: Callable[[], None]) -> Send:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                give_back()
                if message["status"] == TooManyError.status:
                    self.limits.reserve("request", address, FOR_A_REFUSAL)
            await send(message)

        return answer


def release(held: Sequence[asyncio.Semaphore]) -> None:
    for places in held:
        places.release()


def both(one: Callable[[], None], other: Callable[[], None]) -> Callable[[], None]:
    def act() -> None:
        one()
        other()

    return act


def once(act: Callable[[], None]) -> Callable[[], None]:
    """A function that acts when it is called the first time."""
    acted = False

    def act_once() -> None:
        nonlocal acted
        if not acted:
            acted = True
            act()

    return act_once
