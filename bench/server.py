"""How many moves a second a server takes, and how soon the others at the table see them.

A server is started on a new SQLite file; another process plays the people: at every table each seat has a live stream
and a connection of its own for its moves, and plays a random legal action after a moment of thought. What is measured
is the time from sending a move to the arrival of its event at each of the other seats.

With `--database` the server uses PostgreSQL, in a new database beside the one that is named; with `--processes` several
share it, and every table is served by one of them, as behind a proxy that chooses by table. Each process gets the
same work: `--tables` and `--rate` are for one. `--home-pages` opens home pages beside the tables, and `--spectators`
streams that look on, both spread over the processes; `--idle` tables are there at which nobody plays. Several servers
on SQLite share nothing: what they lose to each other the machine takes.

One figure against another is best measured in one run: several databases can be given as `--database sqlite --database
postgresql://…`, and several numbers of processes; each is measured by turns, `--times` over, and at the end it is said
how they compare. Of a PostgreSQL on the same machine the processor time of its own processes is counted too.

Both share the machine, so the people are played with as little work as can be: of what they are told they read who is
to decide, and all of it only when they are to decide themselves.

    python -m bench.server --tables 200 --seats 4 --rate 300 --seconds 30
    python -m bench.server --tables 40 --rate 100 --times 3 --processes 1 2 --database sqlite \
        --database postgresql://me@127.0.0.1/postgres
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import re
import resource
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import Any, cast

import orjson
import uvloop
from rich.console import Console
from rich.progress import track

from bench.processor_time import empty_database, postmaster, processes_seconds, processor_seconds
from bench.server_figures import POSTGRESQL, SQLITE, Figures, compare
from tools.serving import serving

HOST = "127.0.0.1"
WARM_UP = 3.0
TABLES_AT_ONCE = 10  # are filled, until all are

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)")
COOKIE = re.compile(rb"\r\nset-cookie: ([^;]+)")
STATE = re.compile(
    rb"event: state\nid: (\d+)\n"
    rb'data: ({"version":\d+,"seat":\d+,"actor":(\d+|null).*)\n'
)


@dataclass
class Tally:
    """Counts and times measured while the clock ran."""

    counting: bool = False
    moves: int = 0
    refused: int = 0
    answers: list[float] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int], tuple[int, float]] = field(default_factory=dict)  # by whom and when
    server_seconds: float = 0.0  # of processor time
    database_seconds: float = 0.0  # of PostgreSQL's own processes
    people_seconds: float = 0.0


@dataclass(frozen=True)
class Load:
    """The work that is asked of the servers."""

    tables: int
    seats: int
    rate: float  # moves a second that the people try to make
    seconds: float
    home_pages: int
    spectators: int
    idle: int  # tables at which nobody plays


class Connection(asyncio.Protocol):
    """HTTP/1.1 with as little ceremony as a measurement needs: one question at a time."""

    def __init__(self) -> None:
        self.heard = bytearray()
        self.transport: asyncio.WriteTransport
        self.answer: asyncio.Future[tuple[bytes, bytes]]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)

    def send(self, method: str, path: str, headers: str, body: Any = None) -> asyncio.Future[tuple[bytes, bytes]]:
        """The head and the content of the answer, in time."""
        content = b"" if body is None else body if isinstance(body, bytes) else orjson.dumps(body)
        self.transport.write(
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n{headers}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        self.answer = asyncio.get_running_loop().create_future()
        return self.answer

    def data_received(self, data: bytes) -> None:
        self.heard += data
        end = self.heard.find(b"\r\n\r\n") + 4
        length = LENGTH.search(self.heard, 0, end) if end >= 4 else None
        if length is not None and len(self.heard) >= end + int(length[1]):
            if not self.answer.done():  # at the end nobody waits for it any more
                self.answer.set_result((bytes(self.heard[:end]), bytes(self.heard[end:])))
            self.heard.clear()


class Stream(Connection):
    """An answer that does not end, in chunks. Without a person, nobody reads it."""

    def __init__(self, person: Person | None = None) -> None:
        super().__init__()
        self.person = person

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if not self.answer.done():
            head, found, rest = bytes(self.heard).partition(b"\r\n\r\n")
            if not found:
                return
            self.answer.set_result((head, b""))
            self.heard = bytearray(rest)
        if self.person is None:
            self.heard.clear()
            return
        while (start := self.heard.find(b"\r\n") + 2) >= 2:
            end = start + int(self.heard[: start - 2], 16)
            if len(self.heard) < end + 2:
                return
            for number, state, actor in STATE.findall(self.heard, start, end):
                self.person.see(int(number), state, None if actor == b"null" else int(actor))
            del self.heard[: end + 2]


class Person:
    """Somebody at a table: a stream to follow it, and a move whenever it is their turn."""

    def __init__(self, port: int, name: str, tally: Tally, thought: float, address: str = "") -> None:
        self.port = port
        self.name = name
        self.tally = tally
        self.thought = thought
        self.headers = f"X-Forwarded-For: {address}\r\n" if address else ""
        self.table = ""
        self.seat = -1
        self.moves: Connection
        self.stream: Stream
        self.turns: set[asyncio.Task[None]] = set()

    async def arrive(self) -> None:
        _, self.moves = await asyncio.get_running_loop().create_connection(Connection, HOST, self.port)
        head, me = await self.moves.send("POST", "/api/me", self.headers, {"name": self.name})
        cookie = COOKIE.search(head)
        assert cookie, head
        self.headers += f"Cookie: {cookie[1].decode()}\r\nX-CSRF-Token: {orjson.loads(me)['csrf']}\r\n"

    async def ask(self, path: str, wish: Any) -> Any:
        head, content = await self.moves.send("POST", path, self.headers, wish)
        assert head.startswith(b"HTTP/1.1 2"), content
        return orjson.loads(content)

    async def sit_down(self, table: str, seat: int) -> None:
        """Follow the table; whoever is to decide begins to think."""
        self.table, self.seat = table, seat
        loop = asyncio.get_running_loop()
        _, self.stream = await loop.create_connection(lambda: Stream(self), HOST, self.port)
        head, _ = await self.stream.send("GET", f"/api/tables/{table}/stream?seat={seat}", self.headers)
        assert head.startswith(b"HTTP/1.1 200"), head

    def see(self, number: int, state: bytes, actor: int | None) -> None:
        mover, sent = self.tally.sent.get((self.table, number), (self.seat, 0.0))
        if self.tally.counting and mover != self.seat:
            self.tally.arrivals.append(time.perf_counter() - sent)
        if actor == self.seat:
            self.start_turn(state)

    def start_turn(self, state: bytes) -> None:
        self.keep(asyncio.get_running_loop().create_task(self.move(orjson.loads(state))))

    def keep(self, turn: asyncio.Task[None]) -> None:
        """Keep a task until it is done: the event loop would let it be collected."""
        self.turns.add(turn)
        turn.add_done_callback(self.turns.discard)

    async def move(self, state: Any) -> None:
        await asyncio.sleep(random.expovariate(1.0 / self.thought))
        version = state["version"]
        wish = {
            "version": version,
            "key": str(version),
            "seat": self.seat,
            "actions": [random.choice(state["choices"])],
        }
        sent = time.perf_counter()
        self.tally.sent[self.table, version + 1] = (self.seat, sent)
        head, _ = await self.moves.send("POST", f"/api/tables/{self.table}/moves", self.headers, wish)
        if self.tally.counting:
            moved = head.startswith(b"HTTP/1.1 200")
            self.tally.moves += moved
            self.tally.refused += not moved
            self.tally.answers.append(time.perf_counter() - sent)


async def fill_table(
    port: int, number: int, seats: int, tally: Tally, thought: float, own_addresses: bool = False
) -> list[Person]:
    """A table with people who start to play when all are there."""
    addresses = [f"10.{number // 250}.{number % 250}.{seat}" if own_addresses else "" for seat in range(seats)]
    people = [Person(port, f"P{number}.{seat}", tally, thought, one) for seat, one in enumerate(addresses)]
    for person in people:
        await person.arrive()
    chairs = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    wish = {"game": "puerto-rico", "players": seats, "seats": chairs, "private": False}
    table = (await people[0].ask("/api/tables", wish))["id"]
    for seat, person in enumerate(people[1:], start=1):
        await person.ask(f"/api/tables/{table}/join", {"seat": seat})
    for seat, person in enumerate(people):
        await person.sit_down(table, seat)
    return people


async def open_stream(port: int, path: str) -> Stream:
    """A page that only looks."""
    _, stream = await asyncio.get_running_loop().create_connection(Stream, HOST, port)
    head, _ = await stream.send("GET", path, "")
    assert head.startswith(b"HTTP/1.1 200"), head
    return stream


async def add_idle(port: int, count: int) -> None:
    """Tables with a free seat each, one host for all of them."""
    host = Person(port, "Host", Tally(), 0.0)
    await host.arrive()
    chairs = [{"kind": "me"}, {"kind": "open"}]
    for _ in range(count):
        await host.ask("/api/tables", {"game": "puerto-rico", "players": 2, "seats": chairs, "private": False})
    host.moves.transport.close()


async def play(
    servers: Sequence[int], ports: Sequence[int], database: set[int], wanted: Load, console: Console
) -> Tally:
    """Let people play at servers, which are named by their processes and their ports."""
    tally = Tally()
    await add_idle(ports[0], wanted.idle)
    people: list[Person] = []
    for first in track(range(0, wanted.tables, TABLES_AT_ONCE), "people sit down", console=console):
        numbers = range(first, min(first + TABLES_AT_ONCE, wanted.tables))
        filled = await asyncio.gather(
            *(
                fill_table(ports[number % len(ports)], number, wanted.seats, tally, wanted.tables / wanted.rate)
                for number in numbers
            )
        )
        people += [person for table in filled for person in table]
    lookers = [await open_stream(ports[page % len(ports)], "/api/stream") for page in range(wanted.home_pages)]
    for number in range(wanted.spectators):
        seen = people[number % len(people)]
        lookers.append(await open_stream(seen.port, f"/api/tables/{seen.table}/stream"))
    await asyncio.sleep(WARM_UP)
    gc.collect()
    gc.disable()
    tally.counting = True
    used, own = sum(map(processor_seconds, servers)), time.process_time()
    stored = processes_seconds(database)
    for _ in track(range(int(wanted.seconds)), "they play", console=console):
        await asyncio.sleep(1.0)
    tally.counting = False
    tally.server_seconds = sum(map(processor_seconds, servers)) - used
    tally.people_seconds = time.process_time() - own
    tally.database_seconds = processes_seconds(database) - stored
    gc.enable()
    turns = [turn for person in people for turn in person.turns]
    for turn in turns:
        turn.cancel()
    await asyncio.gather(*turns, return_exceptions=True)
    for connection in [*lookers, *(one for person in people for one in (person.stream, person.moves))]:
        connection.transport.close()
    return tally


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return 1000.0 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="at each process")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--rate", type=float, default=300.0, help="moves a second that people try to make at each process"
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", action="append", help=f"{SQLITE} (the default), or the URL of a PostgreSQL")
    parser.add_argument("--processes", type=int, nargs="+", default=[1], help="servers that share PostgreSQL")
    parser.add_argument("--times", type=int, default=1, help="how often each is measured")
    parser.add_argument("--idle", type=int, default=0, help="tables at which nobody plays")
    parser.add_argument("--home-pages", type=int, default=0)
    parser.add_argument("--spectators", type=int, default=0)
    given = parser.parse_args()
    wanted = Load(given.tables, given.seats, given.rate, given.seconds, given.home_pages, given.spectators, given.idle)
    connections = 2 * max(given.processes) * wanted.tables * wanted.seats + wanted.home_pages + wanted.spectators
    needed = 2 * connections + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, max(needed, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    measured = []
    for _ in range(given.times):
        for database in given.database or [SQLITE]:
            for processes in given.processes:
                measured.append(measure(database, processes, wanted))
                print(measured[-1].in_words(), flush=True)
    if len(measured) > 1:
        print(compare(measured))


def measure(database: str, processes: int, load: Load) -> Figures:
    """The figures of so many servers, each with the same load."""
    together = replace(load, tables=processes * load.tables, rate=processes * load.rate)
    with ExitStack() as servers:
        options, stored_by = ["--no-limits"], set[int]()
        if database != SQLITE:
            options += ["--database", servers.enter_context(empty_database(database))]
            stored_by = postmaster(database)
        started = [servers.enter_context(serving(*options)) for _ in range(processes)]
        ports = [int(address.rpartition(":")[2]) for _, address in started]
        pids = [server.pid for server, _ in started]
        tally = uvloop.run(play(pids, ports, stored_by, together, Console(stderr=True)))
    return figures(database, processes, together, tally)


def figures(database: str, processes: int, load: Load, tally: Tally) -> Figures:
    moves = max(1, tally.moves)
    return Figures(
        database=SQLITE if database == SQLITE else POSTGRESQL,
        processes=processes,
        held=tally.moves / load.seconds,
        refused=tally.refused,
        answers=(percentile(tally.answers, 0.5), percentile(tally.answers, 0.99)),
        arrivals=(percentile(tally.arrivals, 0.5), percentile(tally.arrivals, 0.99)),
        server=1000.0 * tally.server_seconds / moves,
        postgresql=1000.0 * tally.database_seconds / moves,
        people=1000.0 * tally.people_seconds / moves,
    )


if __name__ == "__main__":
    main()
