"""How many moves a second a server takes, and how soon the others at the table see them.

A server is started on a new SQLite file; another process plays the people: at every table each seat has a live stream
and a connection of its own for its moves, and plays a random legal action after a moment of thought. What is measured
is the time from sending a move to the arrival of its event at each of the other seats.

    python bench/server.py --tables 200 --seats 4 --rate 300 --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from rich.console import Console
from rich.progress import track

HOST = "127.0.0.1"
START_PATIENCE = 60.0
WARM_UP = 3.0


@dataclass
class Tally:
    """What was seen while the clock ran."""

    counting: bool = False
    moves: int = 0
    refused: int = 0
    answers: list[float] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    processor: float = 0.0  # seconds that the server used


class Connection:
    """HTTP/1.1 with as little ceremony as a measurement needs."""

    def __init__(self, port: int, cookie: str = "", csrf: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.csrf = csrf
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port, limit=2**20)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, dict[str, str], Any]:
        await self.send(method, path, body)
        status, headers = await self.head()
        content = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return status, headers, orjson.loads(content) if content else None

    async def send(self, method: str, path: str, body: Any = None) -> None:
        content = b"" if body is None else orjson.dumps(body)
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {self.cookie}\r\nX-CSRF-Token: {self.csrf}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        await self.writer.drain()

    async def head(self) -> tuple[int, dict[str, str]]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        return int(lines[0].split()[1]), headers


class Person:
    """Somebody at a table: a stream to follow it, and moves when it is the own turn."""

    def __init__(self, port: int, name: str) -> None:
        self.name = name
        self.moves = Connection(port)
        self.stream = Connection(port)
        self.seat = -1

    async def arrive(self) -> None:
        await self.moves.open()
        status, headers, me = await self.moves.ask("POST", "/api/me", {"name": self.name})
        assert status == 200, me
        self.moves.cookie = self.stream.cookie = headers["set-cookie"].split(";")[0]
        self.moves.csrf = me["csrf"]

    async def play(self, table: str, tally: Tally, thought: float) -> None:
        await self.stream.open()
        await self.stream.send("GET", f"/api/tables/{table}/stream?seat={self.seat}")
        await self.stream.head()
        while True:
            for number, state in await self.events():
                now = time.perf_counter()
                started = tally.sent.get((table, number))
                if tally.counting and started is not None and state["actor"] is not None:
                    tally.arrivals.append(now - started)
                if state["actor"] == self.seat and state["choices"]:
                    await asyncio.sleep(random.expovariate(1.0 / thought))
                    await self.move(table, state, tally)
                elif state["over"]:
                    return

    async def events(self) -> list[tuple[int, Any]]:
        """The states in the next chunk of the stream."""
        size = int(await self.stream.reader.readline(), 16)
        chunk = await self.stream.reader.readexactly(size + 2)
        return [
            (int(number), orjson.loads(data))
            for number, data in re.findall(rb"event: state\nid: (\d+)\ndata: (.*)\n", chunk)
        ]

    async def move(self, table: str, state: Any, tally: Tally) -> None:
        body = {
            "version": state["version"],
            "key": f"{state['version']}",
            "seat": self.seat,
            "actions": [random.choice(state["choices"])],
        }
        started = time.perf_counter()
        tally.sent[table, state["version"] + 1] = started
        status, _, _ = await self.moves.ask("POST", f"/api/tables/{table}/moves", body)
        if tally.counting:
            tally.moves += status == 200
            tally.refused += status != 200
            tally.answers.append(time.perf_counter() - started)


async def fill_table(port: int, number: int, seats: int, tally: Tally, thought: float) -> list[asyncio.Task[None]]:
    """A table with people who start to play when all are there."""
    people = [Person(port, f"P{number}.{seat}") for seat in range(seats)]
    for person in people:
        await person.arrive()
    chairs = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    wish = {"game": "puerto-rico", "players": seats, "seats": chairs, "private": False}
    status, _, table = await people[0].moves.ask("POST", "/api/tables", wish)
    assert status == 201, table
    for seat, person in enumerate(people):
        person.seat = seat
        if seat:
            await person.moves.ask("POST", f"/api/tables/{table['id']}/join", {"seat": seat})
    return [asyncio.create_task(person.play(table["id"], tally, thought)) for person in people]


async def load(server: int, port: int, tables: int, seats: int, rate: float, seconds: float, console: Console) -> Tally:
    tally = Tally()
    thought = tables / rate
    tasks: list[asyncio.Task[None]] = []
    for number in track(range(tables), "people sit down", console=console):
        tasks += await fill_table(port, number, seats, tally, thought)
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    used = processor_seconds(server)
    for _ in track(range(int(seconds)), "they play", console=console):
        await asyncio.sleep(1.0)
    tally.counting = False
    tally.processor = processor_seconds(server) - used
    failed = [task for task in tasks if task.done() and task.exception()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not failed, failed[0]
    return tally


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return 1000.0 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def start_server(folder: Path) -> tuple[subprocess.Popen[str], int]:
    """A server on loopback that is ready, and its port."""
    command = [
        sys.executable,
        "-c",
        "from boriken.cli import main; main()",
        "serve",
        "--data",
        str(folder),
        "--port",
        "0",
        "--no-limits",
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = re.search(r":(\d+)", server.stdout.readline())
    assert address, "the server does not start"
    return server, int(address[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second that the people try to make")
    parser.add_argument("--seconds", type=float, default=30.0)
    wanted = parser.parse_args()
    needed = 4 * wanted.tables * wanted.seats + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, max(needed, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(Path(folder))
        try:
            tally = asyncio.run(
                load(server.pid, port, wanted.tables, wanted.seats, wanted.rate, wanted.seconds, console)
            )
        finally:
            server.terminate()
            server.wait(START_PATIENCE)
    print(f"tables {wanted.tables} of {wanted.seats}, wanted {wanted.rate:.0f} moves/s, {wanted.seconds:.0f} s")
    print(f"held             {tally.moves / wanted.seconds:8.1f} moves/s ({tally.refused} refused)")
    print(
        f"answer to a move {percentile(tally.answers, 0.5):8.1f} ms p50 {percentile(tally.answers, 0.99):8.1f} ms p99"
    )
    print(
        f"at the others    {percentile(tally.arrivals, 0.5):8.1f} ms p50 {percentile(tally.arrivals, 0.99):8.1f} ms p99"
    )
    print(f"server           {1000.0 * tally.processor / max(1, tally.moves):8.2f} ms of processor time a move")


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


if __name__ == "__main__":
    main()
