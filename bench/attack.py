"""The others' moves, pages and bots while one address does its worst.

People play at tables as in `bench.server`, each from an address of their own, and one of them plays against a beginner
bot. Limits are on. In turns it is quiet, and one address attacks from another process, all of it at once:

- guests fill tables with masters and move there, so that bots think; tables of masters alone are asked for as well
- long games are looked at again and again: replays, films, records, lists of moments, whole states
- requests come with a megabyte of cookies, or never end, and hundreds of connections say nothing
- hundreds of home pages are open, and the public list changes all the time

Printed are the times from a move to its answer and to its event at the others, quiet and attacked, and how long the
beginner took. The addresses are those of `X-Forwarded-For`, which the server believes from its own machine.

    python -m bench.attack --tables 10 --rate 20 --seconds 15 --times 2
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import resource
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from multiprocessing.synchronize import Event
from typing import Any

import orjson
import uvloop
from rich.console import Console

import boriken
from bench.server import HOST, Connection, Person, Stream, Tally, fill_table, percentile
from tools.serving import serving

ATTACKER = "X-Forwarded-For: 203.0.113.66\r\n"
NEWCOMER = "10.200.0.1"
GUESTS = 6
TABLES_OF_A_GUEST = 20
READERS = 40
HOME_PAGES = 300
SILENT = 200
LARGE = f"Cookie: boriken={'x' * 1_000_000}\r\n"
SETTLES = 3.0  # seconds after the beginning or end of an attack that count for nothing
AGAIN = 0.5


class Newcomer(Person):
    """Somebody at a table with a beginner, who notes how long it thinks."""

    def __init__(self, port: int, tally: Tally) -> None:
        super().__init__(port, "Newcomer", tally, 0.5, NEWCOMER)
        self.asked: float | None = None

    async def begin(self) -> None:
        await self.arrive()
        await self.next_table()

    async def next_table(self) -> None:
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
        table = await self.ask("/api/tables", {"game": "puerto-rico", "players": 2, "seats": chairs})
        await self.sit_down(table["id"], 0)

    def see(self, number: int, state: bytes, actor: int | None) -> None:
        now = time.perf_counter()
        if self.asked is not None and self.tally.counting:
            self.tally.arrivals.append(now - self.asked)
        self.asked = None if actor in (None, self.seat) else now
        if actor == self.seat:
            self.start_turn(state)
        elif actor is None:
            self.keep(asyncio.get_running_loop().create_task(self.next_table()))


class Cut(Connection):
    """A connection that the server may end."""

    def connection_lost(self, exc: Exception | None) -> None:
        if hasattr(self, "answer") and not self.answer.done():
            self.answer.set_exception(ConnectionResetError())


class Attack:
    """One address that does whatever it can, until it is told to stop."""

    def __init__(self, port: int, rages: Event, stop: Event) -> None:
        self.port = port
        self.rages = rages
        self.stop = stop
        self.answers: Counter[str] = Counter()
        self.tables: list[str] = []
        self.connections: list[Connection] = []

    async def run(self) -> None:
        works: list[Callable[[], Awaitable[None]]] = [
            *(self.have_masters_think for _ in range(GUESTS)),
            *(self.look_back for _ in range(READERS)),
            *(self.send_large_heads for _ in range(4)),
            *(self.say_nothing for _ in range(SILENT)),
            *(self.watch_home for _ in range(HOME_PAGES)),
            self.change_the_list,
        ]
        await self.bring_a_long_game()
        tasks = [asyncio.create_task(self.again_and_again(work)) for work in works]
        await asyncio.sleep(SETTLES)
        self.rages.set()
        while not self.stop.is_set():
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for connection in self.connections:
            connection.transport.close()

    async def again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while not self.stop.is_set():
            try:
                await work()
            except (OSError, AssertionError, orjson.JSONDecodeError, TimeoutError) as error:
                self.answers[type(error).__name__] += 1
                await asyncio.sleep(AGAIN)

    async def open(self) -> Connection:
        _, connection = await asyncio.get_running_loop().create_connection(Cut, HOST, self.port)
        self.connections.append(connection)
        return connection

    async def send(self, connection: Connection, method: str, path: str, headers: str, body: Any = None) -> bytes:
        """The content of the answer. It comes late or never, or the connection is cut: then there is another one."""
        head, content = await asyncio.wait_for(connection.send(method, path, headers, body), 30)
        self.answers[head[9:12].decode()] += 1
        return content

    async def guest(self) -> tuple[Connection, str]:
        person = Person(self.port, "Mallory", Tally(), 0.0, "203.0.113.66")
        await person.arrive()
        self.connections.append(person.moves)
        return person.moves, person.headers

    async def bring_a_long_game(self) -> None:
        connection, headers = await self.guest()
        made = orjson.loads(await self.send(connection, "POST", "/api/records", headers, long_game().encode()))
        self.tables += [made["id"]] if "id" in made else []

    async def have_masters_think(self) -> None:
        """Tables of masters alone, which guests may not have, and with a guest, who moves whenever it is their turn."""
        connection, headers = await self.guest()
        masters = [{"kind": "bot", "level": "master"} for _ in range(4)]
        mine: list[str] = []
        for number in range(TABLES_OF_A_GUEST):
            first = {"kind": "me"} if number % 2 else {"kind": "bot", "level": "master"}
            wish = {"game": "puerto-rico", "players": 5, "seats": [first, *masters], "private": False}
            made = orjson.loads(await self.send(connection, "POST", "/api/tables", headers, wish))
            if "id" in made:
                mine.append(made["id"])
                self.tables.append(made["id"])
        while mine and not self.stop.is_set():
            table = random.choice(mine)
            state = orjson.loads(await self.send(connection, "GET", f"/api/tables/{table}/state?seat=0", headers))
            if state.get("choices"):
                move = {"version": state["version"], "key": str(state["version"]), "seat": 0}
                move["actions"] = [random.choice(state["choices"])]
                await self.send(connection, "POST", f"/api/tables/{table}/moves", headers, move)

    async def look_back(self) -> None:
        """Whatever can be read of a table, by somebody with a name or without."""
        connection, headers = await self.open(), ATTACKER
        while not self.stop.is_set():
            table = random.choice(self.tables) if self.tables else "none"
            paths = ("replay?at=0", "replay?at=9", "film", "moments", "record", "state", "choices", "chat")
            path = f"/api/tables/{table}/{random.choice(paths)}"
            await self.send(connection, "GET", path, headers)

    async def send_large_heads(self) -> None:
        connection = await self.open()
        await self.send(connection, "GET", "/api/me", ATTACKER + LARGE)

    async def say_nothing(self) -> None:
        """Half a request, and then a byte now and then."""
        connection = await self.open()
        connection.transport.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        while not self.stop.is_set() and not connection.transport.is_closing():
            await asyncio.sleep(5.0)
            connection.transport.write(b"x")

    async def watch_home(self) -> None:
        _, stream = await asyncio.get_running_loop().create_connection(Stream, HOST, self.port)
        self.connections.append(stream)
        head, _ = await asyncio.wait_for(stream.send("GET", "/api/stream", ATTACKER), 30)
        self.answers[f"stream {head[9:12].decode()}"] += 1
        while head.startswith(b"HTTP/1.1 200") and not stream.transport.is_closing():
            await asyncio.sleep(1.0)
        await asyncio.sleep(AGAIN)

    async def change_the_list(self) -> None:
        """Tables come and go, and all home pages hear of it."""
        connection, headers = await self.guest()
        chairs = [{"kind": "me"}, {"kind": "open"}]
        while not self.stop.is_set():
            wish = {"game": "san-juan", "players": 2, "seats": chairs, "private": False}
            made = orjson.loads(await self.send(connection, "POST", "/api/tables", headers, wish))
            if "id" in made:
                await self.send(connection, "POST", f"/api/tables/{made['id']}/leave", headers)


def long_game() -> str:
    """A finished game of many actions, played at random."""
    match, choice = boriken.new_match("anno-1503", 4, seed=1), random.Random(1)
    while not match.over:
        match.play(choice.choice(match.choices()))
    return match.record()


def attack(port: int, nice: int, rages: Event, stop: Event, told: multiprocessing.SimpleQueue[Counter[str]]) -> None:
    os.nice(nice)
    attacking = Attack(port, rages, stop)
    uvloop.run(attacking.run())
    told.put(attacking.answers)


@asynccontextmanager
async def attacked(port: int, nice: int) -> AsyncIterator[Counter[str]]:
    """An attack in a process of its own, from when it rages; afterwards, what it was answered."""
    context = multiprocessing.get_context("spawn")
    rages, stop, told = context.Event(), context.Event(), context.SimpleQueue()
    process = context.Process(target=attack, args=(port, nice, rages, stop, told))
    answers: Counter[str] = Counter()
    await asyncio.to_thread(process.start)
    try:
        await asyncio.to_thread(rages.wait, 120)
        yield answers
    finally:
        stop.set()
        answers.update(await asyncio.to_thread(told.get))
        await asyncio.to_thread(process.join)


class Measured:
    """Times of all quiet moments, or of all attacked ones."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.arrivals: list[float] = []
        self.bot: list[float] = []

    async def during(self, seconds: float, tally: Tally, beginner: Tally) -> None:
        await asyncio.sleep(SETTLES)
        for one in (tally, beginner):
            one.counting = True
        await asyncio.sleep(seconds)
        for one in (tally, beginner):
            one.counting = False
        self.answers += tally.answers
        self.arrivals += tally.arrivals
        self.bot += beginner.arrivals
        for times in (tally.answers, tally.arrivals, beginner.answers, beginner.arrivals):
            times.clear()


async def measure(port: int, given: argparse.Namespace) -> tuple[Measured, Measured, Counter[str]]:
    tally, beginner = Tally(), Tally()
    people: list[Person] = []
    for number in range(given.tables):
        people += await fill_table(port, number, 4, tally, given.tables / given.rate, own_addresses=True)
    newcomer = Newcomer(port, beginner)
    await newcomer.begin()
    quiet, loud, answers = Measured(), Measured(), Counter[str]()
    for _ in range(given.times):
        await quiet.during(given.seconds, tally, beginner)
        async with attacked(port, given.nice) as told:
            await loud.during(given.seconds, tally, beginner)
        answers.update(told)
    turns = [turn for person in [*people, newcomer] for turn in person.turns]
    for turn in turns:
        turn.cancel()
    await asyncio.gather(*turns, return_exceptions=True)
    for person in [*people, newcomer]:
        with contextlib.suppress(AttributeError):
            person.stream.transport.close()
        person.moves.transport.close()
    return quiet, loud, answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10, help="of four people each")
    parser.add_argument("--rate", type=float, default=20.0, help="moves a second that they try to make")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each quiet and each attacked time")
    parser.add_argument("--times", type=int, default=2, help="how often it is quiet and then attacked")
    parser.add_argument("--nice", type=int, default=0, help="how little of this machine the attacker itself gets")
    parser.add_argument("--database", help="the URL of an empty database; otherwise a new SQLite file")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with serving(*(["--database", given.database] if given.database else [])) as (_, address):
        quiet, loud, answers = uvloop.run(measure(int(address.rpartition(":")[2]), given))
    show(quiet, loud, answers, Console())


def show(quiet: Measured, loud: Measured, answers: Counter[str], console: Console) -> None:
    for name, before, after in (
        ("answer to a move", quiet.answers, loud.answers),
        ("at the others", quiet.arrivals, loud.arrivals),
        ("a beginner bot", quiet.bot, loud.bot),
    ):
        console.print(f"{name}: {len(before)} quiet, {len(after)} attacked", style="bold")
        for share in (0.5, 0.99, 1.0):
            one, other = percentile(before, share), percentile(after, share)
            console.print(
                f"  p{100 * share:<4.0f} {one:8.1f} ms quiet {other:8.1f} ms attacked, {other / one:.2f} times"
            )
    console.print(f"the attacker was answered: {dict(answers.most_common())}")


if __name__ == "__main__":
    main()
