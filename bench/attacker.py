"""One address that does its worst to a server, all of it at once, in a process of its own: for `bench.attack`."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from multiprocessing.synchronize import Event
from typing import Any

import orjson
import uvloop

import boriken
from bench.server import HOST, Connection, Person, Stream, Tally

ADDRESS = "203.0.113.66"
ATTACKER = f"X-Forwarded-For: {ADDRESS}\r\n"
GUESTS = 6
TABLES_OF_A_GUEST = 20
READERS = 40  # every second of them a guest, with a budget of their own
HOME_PAGES = 300
SILENT = 200
LARGE = f"Cookie: boriken={'x' * 1_000_000}\r\n"
PACKED = "Accept-Encoding: gzip\r\n"
RAGES_AFTER = 3.0  # seconds, in which everything has begun
AGAIN = 0.5


class Cut(Connection):
    """A connection that the server may end."""

    def connection_lost(self, exc: Exception | None) -> None:
        if hasattr(self, "answer") and not self.answer.done():
            self.answer.set_exception(ConnectionResetError())


class Attack:
    """One address that does whatever it can, until it is told to stop."""

    def __init__(self, ports: Sequence[int], rages: Event, stop: Event) -> None:
        self.ports = ports
        self.rages = rages
        self.stop = stop
        self.answers: Counter[str] = Counter()
        self.tables: list[str] = []
        self.long: list[str] = []
        self.length = 0  # actions of a long game
        self.connections: list[Connection] = []

    async def run(self) -> None:
        works: list[Callable[[], Awaitable[None]]] = [
            *(self.have_masters_think for _ in range(GUESTS)),
            *(self.look_back for _ in range(READERS // 2)),
            *(self.look_back_as_guest for _ in range(READERS // 2)),
            *(self.ask_for_hints for _ in range(GUESTS)),
            *(self.send_large_heads for _ in range(4)),
            *(self.say_nothing for _ in range(SILENT)),
            *(self.watch_home for _ in range(HOME_PAGES)),
            self.change_the_list,
        ]
        await self.bring_long_games()
        tasks = [asyncio.create_task(self.again_and_again(work)) for work in works]
        await asyncio.sleep(RAGES_AFTER)
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
        _, connection = await asyncio.get_running_loop().create_connection(Cut, HOST, random.choice(self.ports))
        self.connections.append(connection)
        return connection

    async def send(self, connection: Connection, method: str, path: str, headers: str, body: Any = None) -> bytes:
        """The content of the answer. It comes late or never, or the connection is cut: then there is another one."""
        head, content = await asyncio.wait_for(connection.send(method, path, headers, body), 30)
        self.answers[f"{kind_of(path)} {head[9:12].decode()}"] += 1
        return content

    async def guest(self) -> tuple[Connection, str]:
        person = Person(random.choice(self.ports), "Mallory", Tally(), 0.0, ADDRESS)
        await person.arrive()
        self.connections.append(person.moves)
        return person.moves, person.headers

    async def bring_long_games(self) -> None:
        """Public ones, so that everybody can look at them; two, so that no limit for one table is enough."""
        connection, headers = await self.guest()
        record, self.length = long_game()
        for _ in range(2):
            path = "/api/records?public=true"
            made = orjson.loads(await self.send(connection, "POST", path, headers, record.encode()))
            self.long.append(made["id"])

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
        """Read whatever there is of the long games, by somebody without a name."""
        await self.read_on(await self.open(), ATTACKER)

    async def look_back_as_guest(self) -> None:
        await self.read_on(*await self.guest())

    async def read_on(self, connection: Connection, headers: str) -> None:
        while not self.stop.is_set():
            moment = random.randint(0, self.length)
            paths = (f"replay?at={moment}", f"film?after={moment}", "moments", "record", "state", "chat")
            path = f"/api/tables/{random.choice(self.long)}/{random.choice(paths)}"
            await self.send(connection, "GET", path, headers + random.choice(("", PACKED)))

    async def ask_for_hints(self) -> None:
        """Hints of a master, one after the other, at a table of one's own."""
        connection, headers = await self.guest()
        wish = {"game": "puerto-rico", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = orjson.loads(await self.send(connection, "POST", "/api/tables", headers, wish))
        while "id" in made and not self.stop.is_set():
            await self.send(connection, "GET", f"/api/tables/{made['id']}/hint", headers)

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
        _, stream = await asyncio.get_running_loop().create_connection(Stream, HOST, random.choice(self.ports))
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


def kind_of(path: str) -> str:
    """A word for what is asked for: the last of a path."""
    return path.partition("?")[0].rpartition("/")[2]


def long_game() -> tuple[str, int]:
    """The record of a finished game of many actions, played at random, and how many these are."""
    match, choice = boriken.new_match("anno-1503", 4, seed=1), random.Random(1)
    while not match.over:
        match.play(choice.choice(match.choices()))
    return match.record(), len(match.moves)


def attack(
    ports: Sequence[int], nice: int, rages: Event, stop: Event, told: multiprocessing.SimpleQueue[Counter[str]]
) -> None:
    os.nice(nice)
    attacking = Attack(ports, rages, stop)
    uvloop.run(attacking.run())
    told.put(attacking.answers)


@asynccontextmanager
async def attacked(ports: Sequence[int], nice: int) -> AsyncIterator[Counter[str]]:
    """An attack in a process of its own, from when it rages; afterwards, what it was answered."""
    context = multiprocessing.get_context("spawn")
    rages, stop, told = context.Event(), context.Event(), context.SimpleQueue()
    process = context.Process(target=attack, args=(ports, nice, rages, stop, told))
    answers: Counter[str] = Counter()
    await asyncio.to_thread(process.start)
    try:
        await asyncio.to_thread(rages.wait, 120)
        yield answers
    finally:
        stop.set()
        answers.update(await asyncio.to_thread(told.get))
        await asyncio.to_thread(process.join)
