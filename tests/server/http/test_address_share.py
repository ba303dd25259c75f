"""The share of an address: what one address asks for keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from boriken.server.errors import TooManyError
from boriken.server.http import address_share, rate_limits
from boriken.server.http.address_share import AT_A_TIME, FOR_A_REFUSAL, AddressShare
from boriken.server.http.rate_limits import ALLOWED, LONGEST_WAIT, ROUNDING, Allowance, RateLimits

BURST = 50


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALLOWED, "request", Allowance(BURST, 0.01))
    monkeypatch.setitem(ALLOWED, "at once", Allowance(BURST, 0.001))


class House:
    """A server that works on every request until it is told to answer."""

    def __init__(self, limits: bool = True, status: int = 200) -> None:
        self.share = AddressShare(self.work, RateLimits(limits))
        self.status = status
        self.inside: list[str] = []
        self.may_answer = asyncio.Event()
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.tasks: list[asyncio.Task[list[Message]]] = []

    async def work(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.inside.append(scope["client"][0])
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": self.status, "headers": []})
        await self.may_end.wait()
        await send({"type": "http.response.body", "body": b""})

    def ask(self, address: str, path: str = "/api/tables") -> asyncio.Task[list[Message]]:
        task = asyncio.create_task(self._ask(address, path))
        self.tasks.append(task)
        return task

    async def _ask(self, address: str, path: str) -> list[Message]:
        told: list[Message] = []

        async def send(message: Message) -> None:
            told.append(message)

        scope: dict[str, Any] = {"type": "http", "client": (address, 1), "path": path}
        await self.share(scope, receive, send)
        return told

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def end(self) -> None:
        self.may_answer.set()
        self.may_end.set()
        await asyncio.gather(*self.tasks)


async def receive() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


def sleep_as(monkeypatch: pytest.MonkeyPatch, sleep: Callable[[float], Awaitable[None]]) -> None:
    """Here alone: servers of other tests live on in threads of this process and sleep as always."""
    monkeypatch.setattr(address_share, "asyncio", SimpleNamespace(sleep=sleep, Semaphore=asyncio.Semaphore))


def in_time(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await asyncio.wait_for(story(), 20)

    asyncio.run(told())


def test_of_one_address_a_few_requests_are_worked_on_at_a_time() -> None:
    async def story() -> None:
        house = House()
        for _ in range(20):
            house.ask("203.0.113.66")
        house.ask("10.0.0.1")
        await house.settle()
        assert sorted(house.inside) == ["10.0.0.1", *(AT_A_TIME * ["203.0.113.66"])]
        await house.end()
        assert len(house.inside) == 21, "the others had to wait, and were not refused"

    in_time(story)


def test_of_one_address_one_request_reads_a_whole_game_at_a_time() -> None:
    async def story() -> None:
        house = House()
        for path in ("replay", "film", "moments", "record", "state"):
            house.ask("203.0.113.66", f"/api/tables/one/{path}")
        await house.settle()
        assert house.inside == ["203.0.113.66"]
        house.ask("203.0.113.66", "/api/tables/one/moves")
        house.ask("10.0.0.1", "/api/tables/two/replay")
        await house.settle()
        assert sorted(house.inside) == ["10.0.0.1", "203.0.113.66", "203.0.113.66"]
        await house.end()
        assert len(house.inside) == 7

    in_time(story)


def test_an_address_that_has_read_for_long_waits_before_it_reads_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House()
        house.may_answer.set()
        slow, waited = "/api/tables/long/film", list[float]()
        house.share.limits.reserve("reading", "203.0.113.66", ALLOWED["reading"].burst)
        house.share.limits.reserve("reading", "203.0.113.66", 1000)

        async def sleep(seconds: float) -> None:
            waited.append(seconds)

        sleep_as(monkeypatch, sleep)
        await asyncio.gather(house.ask("203.0.113.66", slow), house.ask("10.0.0.1", slow), house.ask("203.0.113.66"))
        assert sorted(map(round, waited)) == [0, 5]

    in_time(story)


def test_the_time_of_reading_whole_games_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house, now = House(), 100.0
        monkeypatch.setattr(address_share, "time", SimpleNamespace(monotonic=lambda: now))
        house.ask("192.0.2.1", "/api/tables/long/state")
        house.ask("192.0.2.1", "/api/tables/long/moves")
        await house.settle()
        now += 1.0
        await house.end()
        burst = ALLOWED["reading"].burst
        assert burst - 1000 <= house.share.limits.left("reading", "192.0.2.1") < burst - 900

    in_time(story)


def test_an_answer_that_does_not_end_takes_no_place() -> None:
    async def story() -> None:
        house = House()
        house.may_answer.set()
        house.may_end.clear()
        for _ in range(3 * AT_A_TIME):
            house.ask("203.0.113.66", "/api/stream")
        await house.settle()
        assert len(house.inside) == 3 * AT_A_TIME
        await house.end()

    in_time(story)


def test_whoever_waits_for_a_bot_keeps_nobody_of_the_house_waiting() -> None:
    async def story() -> None:
        house = House()
        for _ in range(2 * AT_A_TIME):
            house.ask("192.0.2.1", "/api/tables/one/hint")
        house.ask("192.0.2.1")
        await house.settle()
        assert len(house.inside) == 2 * AT_A_TIME + 1
        await house.end()

    in_time(story)


def test_of_those_that_come_at_once_some_come_in_and_then_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would be answered in one turn of the event loop, in which everybody else waits."""
    monkeypatch.setitem(ALLOWED, "at once", Allowance(6, 3600.0))

    async def story() -> None:
        house = House()
        house.may_answer.set()
        flood = [house.ask("203.0.113.66") for _ in range(20)]
        await asyncio.gather(*(house.ask("10.0.0.1") for _ in range(6)))
        await house.settle()
        assert Counter(house.inside) == {"203.0.113.66": 6, "10.0.0.1": 6}
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    in_time(story)


def test_a_flood_is_answered_in_its_time_and_others_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it comes at the same moment, and time passes when the story says so."""
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    waits = list[float]()

    async def story() -> None:
        house, later = House(), asyncio.Event()

        async def wait(seconds: float) -> None:
            if seconds < ROUNDING:
                await asyncio.sleep(0)
            else:
                waits.append(seconds)
                await later.wait()

        sleep_as(monkeypatch, wait)
        house.may_answer.set()
        for _ in range(BURST + 10):
            house.ask("203.0.113.66")
        await house.settle()
        assert house.inside.count("203.0.113.66") == BURST
        await house.ask("10.0.0.1")
        assert house.inside.count("203.0.113.66") == BURST
        assert waits == pytest.approx([0.01 * number for number in range(1, 11)])
        later.set()
        await house.end()
        assert len(house.inside) == BURST + 11

    in_time(story)


def test_whoever_goes_on_after_a_refusal_waits_longer() -> None:
    async def story() -> None:
        house = House(status=TooManyError.status)
        house.may_answer.set()
        for _ in range(BURST // (1 + FOR_A_REFUSAL)):
            await house.ask("203.0.113.66")
        assert house.share.limits.left("request", "203.0.113.66") <= 1 + FOR_A_REFUSAL

    in_time(story)


def test_nobody_waits_without_end() -> None:
    limits = RateLimits(True)
    waits = [limits.reserve("request", "203.0.113.66") for _ in range(5000)]
    assert waits[0] == 0
    assert LONGEST_WAIT - 0.1 < max(waits) <= LONGEST_WAIT
    assert limits.reserve("request", "10.0.0.1") == 0


def test_more_than_can_wait_are_refused_and_their_connection_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_share, "MOST_WAITING", 4)

    async def story() -> None:
        house = House()
        for _ in range(AT_A_TIME + 4):
            house.ask("203.0.113.66")
        await house.settle()
        start, _ = await house.ask("203.0.113.66")
        assert start["status"] == 429
        assert (b"connection", b"close") in start["headers"]
        assert (b"retry-after", b"1") in start["headers"]
        await house.end()

    in_time(story)


def test_without_limits_nobody_waits() -> None:
    async def story() -> None:
        house = House(limits=False)
        for _ in range(2 * BURST):
            house.ask("203.0.113.66")
        await house.settle()
        assert len(house.inside) == 2 * BURST
        await house.end()

    in_time(story)
