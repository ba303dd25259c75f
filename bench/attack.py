"""The others' moves, pages and bots while one address does its worst.

People play at tables as in `bench.server`, each from an address of their own. One of them plays against a beginner bot
and asks for hints now and then; another opens tables and looks back at games. Limits are on. In turns it is quiet,
and one address attacks from another process (`bench.attacker`), all of it at once:

- guests fill tables with masters and move there, so that bots think; tables of masters alone are asked for as well,
  and hints
- two long, public games are looked at again and again, by guests and by people without a name: moments anywhere in
  them, films, records, lists of moments, whole states
- requests come with a megabyte of cookies, or never end, and hundreds of connections say nothing
- hundreds of home pages are open, and the public list changes all the time

Printed are the times from a move to its answer and to its event at the others, of the other one's reads, of hints, and
how long the beginner took, quiet and attacked. The addresses are those of `X-Forwarded-For`, which the server believes
from its own machine. With `--processes`, on PostgreSQL, the attacker and the people use all of them.

    python -m bench.attack --tables 10 --rate 20 --seconds 15 --times 2
    python -m bench.attack --processes 2 --database postgresql://me@127.0.0.1/empty
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import resource
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

import orjson
import uvloop
from rich.console import Console

from bench.attacker import attacked
from bench.server import Person, Tally, fill_table, percentile
from tools.serving import serving

NEWCOMER, READER = "10.200.0.1", "10.200.0.2"
SETTLES = 3.0  # seconds after the beginning or end of an attack that count for nothing
READS_EVERY = 0.2
HINTS_EVERY = 4.0  # seconds, within the budget for hints
KINDS = {
    "answers": "answer to a move",
    "arrivals": "at the others",
    "reads": "a read of another's table",
    "bot": "a beginner bot",
    "hints": "a hint of a master",
}


@dataclass
class Times:
    """How long everything took, in seconds."""

    answers: list[float] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)


class Newcomer(Person):
    """Somebody at a table with a beginner, who notes how long it thinks, and how long a hint takes."""

    def __init__(self, port: int, tally: Tally) -> None:
        super().__init__(port, "Newcomer", tally, 0.5, NEWCOMER)
        self.asked: float | None = None
        self.hints: list[float] = []
        self.last_hint = 0.0
        self.asking = asyncio.Lock()  # the last move of a game is seen before it is answered

    async def begin(self) -> None:
        await self.arrive()
        await self.next_table()

    async def next_table(self) -> None:
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
        async with self.asking:
            table = await self.ask("/api/tables", {"game": "puerto-rico", "players": 2, "seats": chairs})
        await self.sit_down(table["id"], 0)

    def see(self, number: int, state: bytes, actor: int | None) -> None:
        now = time.perf_counter()
        if self.asked is not None and self.tally.counting:
            self.tally.arrivals.append(now - self.asked)
        self.asked = None if actor in (None, self.seat) else now
        if actor == self.seat:
            self.keep(asyncio.get_running_loop().create_task(self.think_and_move(state)))
        elif actor is None:
            self.keep(asyncio.get_running_loop().create_task(self.next_table()))

    async def think_and_move(self, state: bytes) -> None:
        """Ask for a hint, unless there was one just now, and move."""
        async with self.asking:
            if time.perf_counter() - self.last_hint > HINTS_EVERY:
                self.last_hint = asked = time.perf_counter()
                head, _ = await self.moves.send("GET", f"/api/tables/{self.table}/hint?seat={self.seat}", self.headers)
                if self.tally.counting and head.startswith(b"HTTP/1.1 200"):
                    self.hints.append(time.perf_counter() - asked)
            await self.move(orjson.loads(state))


class Reader(Person):
    """Somebody who opens tables of others, and looks back at their games."""

    def __init__(self, port: int, tally: Tally, seen: Sequence[Person]) -> None:
        super().__init__(port, "Reader", tally, 0.0, READER)
        self.seen = seen

    async def begin(self) -> None:
        await self.arrive()
        self.keep(asyncio.get_running_loop().create_task(self.read_on()))

    async def read_on(self) -> None:
        while True:
            await asyncio.sleep(READS_EVERY)
            table = random.choice([one.table for one in self.seen if one.port == self.port])
            asked = time.perf_counter()
            path = f"/api/tables/{table}/{random.choice(('state', 'replay?at=9', 'moments'))}"
            head, _ = await self.moves.send("GET", path, self.headers)
            if self.tally.counting and head.startswith(b"HTTP/1.1 200"):
                self.tally.answers.append(time.perf_counter() - asked)


class Company:
    """Everybody who is not the attacker."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.tally, self.at_bot, self.at_reader = Tally(), Tally(), Tally()
        self.people: list[Person] = []
        self.newcomer = Newcomer(ports[0], self.at_bot)

    async def begin(self, tables: int, rate: float) -> None:
        for number in range(tables):
            port = self.ports[number % len(self.ports)]
            self.people += await fill_table(port, number, 4, self.tally, tables / rate, own_addresses=True)
        reader = Reader(self.ports[0], self.at_reader, list(self.people))
        await self.newcomer.begin()
        await reader.begin()
        self.people += [self.newcomer, reader]

    async def measure(self, seconds: float, times: Times) -> None:
        """Count for a while."""
        tallies = (self.tally, self.at_bot, self.at_reader)
        await asyncio.sleep(SETTLES)
        for one in tallies:
            one.counting = True
        await asyncio.sleep(seconds)
        for one in tallies:
            one.counting = False
        times.answers += self.tally.answers
        times.arrivals += self.tally.arrivals
        times.reads += self.at_reader.answers
        times.bot += self.at_bot.arrivals
        times.hints += self.newcomer.hints
        for measured in (*((one.answers, one.arrivals) for one in tallies), (self.newcomer.hints,)):
            for kind in measured:
                kind.clear()

    async def end(self) -> None:
        turns = [turn for person in self.people for turn in person.turns]
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        for person in self.people:
            with contextlib.suppress(AttributeError):
                person.stream.transport.close()
            person.moves.transport.close()


async def measure(ports: Sequence[int], given: argparse.Namespace) -> tuple[Times, Times, Counter[str]]:
    company = Company(ports)
    await company.begin(given.tables, given.rate)
    quiet, loud, answers = Times(), Times(), Counter[str]()
    for _ in range(given.times):
        await company.measure(given.seconds, quiet)
        async with attacked(ports, given.nice) as told:
            await company.measure(given.seconds, loud)
        answers.update(told)
    await company.end()
    return quiet, loud, answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10, help="of four people each")
    parser.add_argument("--rate", type=float, default=20.0, help="moves a second that they try to make")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each quiet and each attacked time")
    parser.add_argument("--times", type=int, default=2, help="how often it is quiet and then attacked")
    parser.add_argument("--nice", type=int, default=0, help="how little of this machine the attacker itself gets")
    parser.add_argument("--database", help="the URL of an empty database; otherwise a new SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="servers that share a PostgreSQL database")
    given = parser.parse_args()
    if given.processes > 1 and not given.database:
        parser.error("An SQLite file belongs to one process: name a PostgreSQL database with --database.")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as servers:
        options = ["--database", given.database] if given.database else []
        started = [servers.enter_context(serving(*options)) for _ in range(given.processes)]
        ports = [int(address.rpartition(":")[2]) for _, address in started]
        quiet, loud, answers = uvloop.run(measure(ports, given))
    show(quiet, loud, answers, Console())


def show(quiet: Times, loud: Times, answers: Counter[str], console: Console) -> None:
    for kind, name in KINDS.items():
        before, after = getattr(quiet, kind), getattr(loud, kind)
        console.print(f"{name}: {len(before)} quiet, {len(after)} attacked", style="bold")
        for share in (0.5, 0.99, 1.0) if before and after else ():
            one, other = percentile(before, share), percentile(after, share)
            console.print(
                f"  p{100 * share:<4.0f} {one:8.1f} ms quiet {other:8.1f} ms attacked, {other / one:.2f} times"
            )
    console.print(f"the attacker was answered: {dict(answers.most_common())}")


if __name__ == "__main__":
    main()
