"""Groups of people and bots play at a server that is killed again and again, and check what it has promised.

Each group sets up a table of some game, plays, chats, takes back, leaves and comes back, and sends again whatever was
not answered. Most people promise a share in the deals, and few of them withhold it. When its time is up a group
compares the table with everything that was answered: each action is there once and in its place, each message once and
in order, each share in the deals, versions never go back, and the key and the shares prove all deals. A page that
follows the table by its stream must have been told all of it. Any answer 5xx is a fault, but for 503 while the disk is
full: then /healthz must say so, and nothing is lost either.

    python -m bench.soak --minutes 60
    python -m bench.soak --minutes 60 --database postgresql://me@127.0.0.1/empty --groups 20 --kill-every 5
    python -m bench.soak --minutes 10 --full-every 30

The last line says how many faults were seen, and each fault is printed when it is seen.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

import boriken
from bench.soak_people import Json, Known, Person
from bench.soak_server import NAP, STUCK_AFTER, FaultError, Follower, Server
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.fairness import prove_deals
from boriken.core.match import Match
from boriken.core.shares import new_share, promise_of
from boriken.server.store.database import Database
from boriken.server.tables.cache import opened as opened_match
from boriken.server.tables.cache import stored_actions
from boriken.server.tables.rows import table_row
from boriken.server.tables.seats import seats_of

LEVELS = ("beginner", "casual")
MOST_MOVES = 150  # of a group at one table, before it goes to the next
PROMISES, WITHHOLDS = 0.8, 0.05  # how often people promise a share, and then do not show it
LEAST_MOVES = 2  # between two kills, so that bots are not killed before they have thought
LONGEST_WAIT = 60.0  # seconds for which a table may wait for a bot before the server is left alone until it has moved
FULL_FOR = 3.0  # seconds
TOLD_EVERY = 60.0  # seconds between two lines about what was seen so far


class Group(threading.Thread):
    """Some people who go from table to table."""

    def __init__(self, soak: Soak, number: int) -> None:
        super().__init__(daemon=True)
        self.soak = soak
        self.random = random.Random(f"{soak.seed} {number}")
        self.name = f"group {number}"

    def run(self) -> None:
        while not self.soak.over.is_set():
            try:
                self.play_a_table()
            except FaultError as fault:
                self.soak.fault(f"{self.name}: {fault}")
            except Exception as error:
                self.soak.fault(f"{self.name}: {error!r}")

    def play_a_table(self) -> None:
        people = [Person(self.soak, f"{self.name} {letter}") for letter in "ABC"[: self.random.randint(1, 3)]]
        try:
            Sitting(self.soak, self.random, people).play()
        finally:
            for person in people:
                person.http.close()


class Sitting:
    """A group at one table."""

    def __init__(self, soak: Soak, chance: random.Random, people: list[Person]) -> None:
        self.soak = soak
        self.random = chance
        self.people = people
        self.known = Known()
        self.table = ""
        self.seats: dict[int, Person] = {}
        self.page: Follower | None = None

    def play(self) -> None:
        try:
            self.sit_down()
            self.open_page()
            self.play_on()
            self.compare()
        finally:
            if self.page is not None:
                self.page.end()
        self.soak.count["tables"] += 1

    def open_page(self) -> None:
        http = self.people[-1].http
        self.page = Follower(self.soak.server.address, self.table, dict(http.headers), dict(http.cookies))
        self.page.start()
        if not self.page.ready.wait(STUCK_AFTER):
            raise FaultError(f"{self.table}: its stream told nothing for {STUCK_AFTER:.0f} s")

    def play_on(self) -> None:
        try:
            for _ in range(self.random.randint(20, MOST_MOVES)):
                self.soak.waiting[self] = time.monotonic()
                state = self.wait_for_turn()
                if state["over"] or self.soak.over.is_set():
                    break
                self.do_something(state["actor"])
        finally:
            self.soak.waiting.pop(self, None)

    def wait_for_turn(self) -> Json:
        state, since = self.look(), self.soak.waiting[self]
        while state["actor"] not in self.seats and not state["over"] and not self.soak.over.is_set():
            if time.monotonic() - since > STUCK_AFTER:
                raise FaultError(f"table {self.table} waits for seat {state['actor']} for {STUCK_AFTER:.0f} s")
            time.sleep(NAP)
            state = self.look()
        return state

    def sit_down(self) -> None:
        title = registry.title(self.random.choice(registry.games()))
        players = self.random.choice([count for count in title.player_counts if count >= len(self.people)])
        shares = [new_share() if self.random.random() < PROMISES else None for _ in self.people]
        promises = [{"promise": promise_of(share)} if share else {} for share in shares]
        chairs: list[Json] = [{"kind": "me", **promises[0]}, *({"kind": "open"} for _ in self.people[1:])]
        chairs += [{"kind": "bot", "level": self.random.choice(LEVELS)} for _ in range(players - len(chairs))]
        wish = {"game": title.id, "players": players, "seats": chairs, "private": False, "key": uuid.uuid4().hex}
        made = self.people[0].ask("POST", "/api/tables", wish)
        if made.status_code != 201:
            raise FaultError(f"a table was refused: {made.text}")
        self.table = f"/api/tables/{made.json()['id']}"
        self.seats = dict(enumerate(self.people))
        for seat, person in list(self.seats.items())[1:]:
            joined = person.ask("POST", f"{self.table}/join", {"seat": seat, **promises[seat]})
            if joined.status_code not in (200, 409):  # 409: the answer to the first try was lost
                raise FaultError(f"a seat was refused: {joined.text}")
        for seat, share in enumerate(shares):
            if share is not None:
                self.show_share(seat, share)

    def show_share(self, seat: int, share: str) -> None:
        """Show a share, unless it is withheld. Where the server was away for long, the game has begun without it."""
        if self.random.random() < WITHHOLDS:
            self.soak.count["withheld shares"] += 1
            return
        shown = self.seats[seat].ask("POST", f"{self.table}/seats/{seat}/share", {"share": share})
        if shown.status_code not in (200, 409):
            raise FaultError(f"a share was refused: {shown.text}")
        if shown.status_code == 200:
            self.known.shares[seat] = share
        self.soak.count["shares" if shown.status_code == 200 else "late shares"] += 1

    def look(self) -> Json:
        person = self.random.choice(self.people)
        state: Json = person.ask("GET", f"{self.table}/state").json()
        self.known.see(state)
        return state

    def do_something(self, seat: int) -> None:
        """A move most of the time."""
        chance = self.random.random()
        if chance < 0.06:
            self.say(self.seats[seat])
        elif chance < 0.10:
            self.take_back(seat)
        elif chance < 0.12:
            self.leave_and_return(seat)
        else:
            self.move(seat)

    def move(self, seat: int) -> None:
        person = self.seats[seat]
        state = person.ask("GET", f"{self.table}/state?seat={seat}").json()
        if state["actor"] != seat or not state["choices"]:
            return
        actions = [self.random.choice(state["choices"])]
        wish = {"version": state["version"], "key": uuid.uuid4().hex, "seat": seat, "actions": actions}
        moved = person.ask("POST", f"{self.table}/moves", wish)
        if moved.status_code != 200:
            raise FaultError(f"a legal move was refused: {actions} {moved.status_code} {moved.text[:300]}")
        self.known.moved(state, actions, moved.json()["state"])
        self.soak.count["moves"] += 1

    def say(self, person: Person) -> None:
        text = uuid.uuid4().hex
        said = person.ask("POST", f"{self.table}/chat", {"text": text, "key": text})
        if said.status_code != 201:
            raise FaultError(f"a message was refused: {said.text}")
        self.known.said.append(text)
        self.soak.count["messages"] += 1

    def take_back(self, seat: int) -> None:
        """Take back something to which nobody has to agree."""
        person = self.seats[seat]
        state = person.ask("GET", f"{self.table}/state?seat={seat}").json()
        if state["actor"] != seat or not state["may_undo"]:
            return
        wish = {"version": state["version"], "key": uuid.uuid4().hex, "seat": seat}
        undone = person.ask("POST", f"{self.table}/undo", wish)
        if undone.status_code != 200:
            raise FaultError(f"taking back was refused: {undone.status_code} {undone.text[:300]}")
        self.known.taken_back(undone.json()["state"])
        self.soak.count["taken back"] += 1

    def leave_and_return(self, seat: int) -> None:
        """A bot plays for a while."""
        person = self.seats[seat]
        left = person.ask("POST", f"{self.table}/resign", {"seat": seat, "level": "beginner"})
        if left.status_code not in (200, 409):
            raise FaultError(f"leaving was refused: {left.text}")
        time.sleep(NAP)
        back = person.ask("POST", f"{self.table}/seats/{seat}/return")
        if back.status_code not in (200, 409):
            raise FaultError(f"coming back was refused: {back.text}")
        self.soak.count["came back"] += 1

    def compare(self) -> None:
        """Compare the table with everything that was answered."""
        person = self.people[0]
        messages = person.ask("GET", f"{self.table}/chat").json()["messages"]
        if [message["text"] for message in messages] != self.known.said:
            raise FaultError(f"{self.table}: the messages are not those that were answered")
        kept = self.soak.kept_actions(self.table.rpartition("/")[2])
        if len(kept) < self.known.count:
            raise FaultError(f"{self.table}: {self.known.count} actions were answered, {len(kept)} are kept")
        lost = {number: text for number, text in self.known.actions.items() if kept[number] != text}
        if lost:
            raise FaultError(f"{self.table}: answered, but not kept: {lost}")
        table = person.ask("GET", self.table).json()
        self.check_page(table["version"])
        if table["status"] != "gathering":
            self.check_shares(table)
        if table["status"] == "over":
            self.check_deals(person.ask("GET", f"{self.table}/record").text)
            return
        for seat, sitter in self.seats.items():  # bots play on
            sitter.ask("POST", f"{self.table}/resign", {"seat": seat, "level": "beginner"})

    def check_page(self, version: int) -> None:
        """The page that followed the table was told everything, and each message once."""
        assert self.page is not None
        self.page.wait_for(version)
        if self.page.said != self.known.said:
            raise FaultError(f"{self.table}: its stream told other messages than those that were answered")
        self.soak.count["streams"] += self.page.connected

    def check_shares(self, table: Json) -> None:
        """Each share that was taken is published, and everything dealt so far was dealt by the key and the shares."""
        found = {seat: table["shares"][seat]["share"] for seat in self.known.shares}
        if found != self.known.shares:
            raise FaultError(f"{self.table}: shares were answered, but not kept: {self.known.shares} {found}")
        try:
            self.soak.count["proved deals"] += prove_deals(self.soak.kept_match(table["id"]))
        except BorikenError as error:
            raise FaultError(f"{self.table}: the deals are not those of the key and the shares: {error}") from error

    def check_deals(self, record: str) -> None:
        try:
            prove_deals(boriken.load_record(record))
        except BorikenError as error:
            raise FaultError(f"{self.table}: the record does not prove its deals: {error}") from error
        self.soak.count["finished games"] += 1


class Soak:
    """A server, groups of people, and what was seen."""

    def __init__(self, server: Server, groups: int, seed: int, console: Console) -> None:
        self.server = server
        self.seed = seed
        self.console = console
        self.count: Counter[str] = Counter()
        self.faults = 0
        self.last_full = float("-inf")
        self.over = threading.Event()
        self.waiting: dict[Sitting, float] = {}  # since when each table waits for somebody's turn
        self.groups = [Group(self, number) for number in range(groups)]
        self.store = Database(server.database_url)

    def kept_actions(self, table: str) -> list[str]:
        """The actions of a table as they are in the database."""
        with self.store.reading() as connection:
            return stored_actions(connection, table, 0)

    def kept_match(self, table: str) -> Match:
        """The game of a table as the database has it, with the dealer's key."""
        with self.store.reading() as connection:
            match = opened_match(table_row(connection, table), seats_of(connection, table))
            for action in stored_actions(connection, table, 0):
                match.replay(action)
        return match

    def run(self, seconds: float, kill_every: float, full_every: float) -> None:
        """Let them play for so long, by the clock, with kills and full disks as often as asked, on average."""
        chance, began = random.Random(self.seed), time.monotonic()
        kill_at = self.next_time(chance, kill_every)
        moved = 0
        full_at, tell_at = self.next_time(chance, full_every), began + TOLD_EVERY
        self.begin()
        while (now := time.monotonic()) < began + seconds:
            if now >= kill_at and self.count["moves"] >= moved + LEAST_MOVES and not self.somebody_waits_long(now):
                self.server.kill()
                moved = self.count["moves"]
                kill_at = self.next_time(chance, kill_every)
            if now >= full_at:
                self.fill_disk()
                full_at = self.next_time(chance, full_every)
            if now >= tell_at:
                self.console.print(self.summary(), soft_wrap=True)
                tell_at += TOLD_EVERY
            time.sleep(NAP)
        self.end()

    def somebody_waits_long(self, now: float) -> bool:
        """Whether a table has waited for long: on a busy machine a bot may not get to it before the next kill."""
        return any(now - since > LONGEST_WAIT for since in list(self.waiting.values()))

    def next_time(self, chance: random.Random, every: float) -> float:
        return time.monotonic() + (chance.expovariate(1 / every) if every else float("inf"))

    def fill_disk(self) -> None:
        self.last_full = float("inf")
        try:
            self.server.fill_disk(FULL_FOR)
        except FaultError as fault:
            self.fault(str(fault))
        self.last_full = time.monotonic()

    def may_be_full(self, since: float) -> bool:
        """Whether the disk was full at some time since then."""
        return self.last_full > since

    def summary(self) -> str:
        seen = {**dict(sorted(self.count.items())), "kills": self.server.kills, "full disks": self.server.full_disks}
        return ", ".join(f"{what} {count}" for what, count in {**seen, "faults": self.faults}.items())

    def begin(self) -> None:
        for group in self.groups:
            group.start()

    def end(self) -> None:
        """Let everybody compare, and go."""
        self.over.set()
        for group in self.groups:
            group.join(STUCK_AFTER)
            if group.is_alive():
                self.fault(f"{group.name} hangs")
        self.store.close()

    def fault(self, sentence: str) -> None:
        self.faults += 1
        self.console.print(f"[red]fault[/red] {sentence}", soft_wrap=True)


@contextlib.contextmanager
def opened(database: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database)
        try:
            yield server
        finally:
            server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--groups", type=int, default=8, help="people who play at the same time: one to three each")
    parser.add_argument("--kill-every", type=float, default=10.0, help="seconds on average; 0: never")
    parser.add_argument("--full-every", type=float, default=0.0, help="seconds between full disks; 0: never")
    parser.add_argument("--database", default="", help="the URL of an empty PostgreSQL database")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.database and wanted.full_every:
        parser.error("PostgreSQL's disk is not the server's: --full-every goes with an SQLite file.")
    with opened(wanted.database) as server:
        soak = Soak(server, wanted.groups, wanted.seed, Console(stderr=True))
        soak.run(60 * wanted.minutes, wanted.kill_every, wanted.full_every)
    for line in soak.summary().split(", "):
        what, _, count = line.rpartition(" ")
        print(f"{what:<16} {count:>8}")
    sys.exit(soak.faults > 0)


if __name__ == "__main__":
    main()
