"""A running server, and people who use it over HTTP."""

from __future__ import annotations

import asyncio
import copy
import json
import ssl
import threading
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx2 as httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import update

from boriken.core.match import Match
from boriken.core.randomness import Random
from boriken.server.app import create_app
from boriken.server.run import Server, configuration, listening
from boriken.server.service import Service
from boriken.server.settings import Settings
from boriken.server.store import database, schema
from boriken.server.tables import play
from tests.server.contract import check_answer, check_event

Json = dict[str, Any]
Result = TypeVar("Result")

PATIENCE = 30.0
PASSWORD = "quarry and coffee roaster"
NO_CERTIFICATES = ssl.SSLContext(
    ssl.PROTOCOL_TLS_CLIENT
)  # to load them would cost each person of a test 30 milliseconds

PRAGMAS = database.PRAGMAS

# Where the database plays no part one is enough
one_database = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


class RunningServer:
    def __init__(self, address: str, app: FastAPI, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.app = app
        self.loop = loop
        self._clients: list[httpx.Client] = []

    @property
    def service(self) -> Service:
        service = self.app.state.service
        assert isinstance(service, Service)
        return service

    def guest(self, name: str = "Ada") -> Guest:
        return Guest(self.stranger(), name)

    def member(self, name: str = "Ada") -> Guest:
        """Somebody with an account."""
        person = self.guest(name)
        person.post("/account", {"login": person.id, "password": PASSWORD}).raise_for_status()
        return person

    def stranger(self) -> httpx.Client:
        """Somebody who has not said who they are."""
        hooks = {"response": [check_answer]}
        client = httpx.Client(
            base_url=self.address, timeout=PATIENCE, trust_env=False, verify=NO_CERTIFICATES, event_hooks=hooks
        )
        self._clients.append(client)
        return client

    def inside(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result of something that is done in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def see_off(self) -> None:
        """Close what the people of a test have left open."""
        while self._clients:
            self._clients.pop().close()


@contextmanager
def running(settings: Settings) -> Iterator[RunningServer]:
    """A server in a thread of its own, on a free port of loopback.

    It does not wait for the disk, as little as our PostgreSQL: nothing of a test has to outlive the machine.
    """
    pytest.MonkeyPatch().setattr(database, "PRAGMAS", (*PRAGMAS, "synchronous=OFF"))
    settings.data.mkdir(parents=True, exist_ok=True)
    listener = listening("127.0.0.1", 0)
    app = create_app(settings)
    server = Server(app, configuration(app, grace=5))
    loop = asyncio.new_event_loop()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(server.serve([listener]))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server does not start"
        time.sleep(0.01)
    try:
        yield RunningServer(f"http://127.0.0.1:{listener.getsockname()[1]}", app, loop)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


class Guest:
    """A person with a cookie."""

    def __init__(self, http: httpx.Client, name: str) -> None:
        self.http = http
        self.id = ""
        self.name = name
        self.become("/me", {"name": name})

    def at(self, http: httpx.Client) -> Guest:
        """The same person with another connection, such as one to another server."""
        twin = copy.copy(self)
        twin.http = http
        http.headers["X-CSRF-Token"] = self.http.headers["X-CSRF-Token"]
        http.cookies.update(self.http.cookies)
        return twin

    def get(self, path: str, **query: object) -> httpx.Response:
        return self.http.get(f"/api{path}", params={key: str(value) for key, value in query.items()})

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json={} if body is None else body)

    def patch(self, path: str, body: Json) -> httpx.Response:
        return self.http.patch(f"/api{path}", json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(f"/api{path}")

    def me(self) -> Json | None:
        """The person that the server takes this browser for."""
        person = self.get("/me").raise_for_status().json()["person"]
        assert person is None or isinstance(person, dict)
        return person

    def become(self, path: str, body: Json) -> None:
        """Log in some way: this browser is somebody else from now on."""
        self._remember(self.post(path, body).raise_for_status().json())

    def _remember(self, me: Json) -> None:
        self.id = me["person"]["id"]
        self.name = me["person"]["name"]
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    def bring(self, record: str, **query: object) -> httpx.Response:
        return self.http.post("/api/records", content=record, params={key: str(value) for key, value in query.items()})

    def make_table(self, seats: str = "me open open", **settings: Any) -> Json:
        """A table; `seats` are words such as 'me open skilled' (a level is a bot)."""
        chairs = [chair(word) for word in seats.split()]
        wish = {"game": "puerto-rico", "players": len(chairs), "seats": chairs, "private": False, **settings}
        made = self.post("/tables", wish)
        assert made.status_code == 201, made.text
        table = made.json()
        assert isinstance(table, dict)
        return table

    def state(self, table: str, seat: int | None = None) -> Json:
        query = {} if seat is None else {"seat": seat}
        state = self.get(f"/tables/{table}/state", **query).raise_for_status().json()
        assert isinstance(state, dict)
        return state

    def move(self, table: str, seat: int, *actions: str, version: int | None = None, key: str = "") -> httpx.Response:
        if version is None:
            version = self.state(table, seat)["version"]
        body = {"version": version, "key": key or uuid.uuid4().hex, "seat": seat, "actions": list(actions)}
        return self.post(f"/tables/{table}/moves", body)

    @contextmanager
    def following(self, table: str, after: int | None = None, **query: Any) -> Iterator[Iterator[Event]]:
        """The events of a table as they come."""
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        with self._streaming(f"/api/tables/{table}/stream", headers, query) as found:
            yield found

    @contextmanager
    def following_home(self) -> Iterator[Iterator[Event]]:
        with self._streaming("/api/stream", {}, {}) as found:
            yield found

    @contextmanager
    def _streaming(self, path: str, headers: dict[str, str], query: Json) -> Iterator[Iterator[Event]]:
        with self.http.stream("GET", path, headers=headers, params=query) as answer:
            assert answer.status_code == 200, answer.read()
            yield events(answer)


MOST_BEATS = 8  # heart-beats between two events


class Event:
    def __init__(self, kind: str, number: int | None, data: Json) -> None:
        self.kind = kind
        self.number = number
        self.data = data


def events(answer: httpx.Response) -> Iterator[Event]:
    """Server-sent events, read as they are written; heart-beats left out, but after too many nothing will come."""
    fields: dict[str, str] = {}
    beats = 0
    for line in answer.iter_lines():
        beats = beats + 1 if line.startswith(":") else beats if not line else 0
        assert beats < MOST_BEATS, "nothing has happened for minutes"
        if line and not line.startswith(":"):
            name, _, value = line.partition(": ")
            fields[name] = value
        elif not line and "data" in fields:
            number = int(fields["id"]) if "id" in fields else None
            data = json.loads(fields["data"])
            check_event(fields["event"], data)
            yield Event(fields["event"], number, data)
            fields = {}


def until(events: Iterator[Event], kind: str) -> Event:
    """The next event of a kind."""
    return next(event for event in events if event.kind == kind)


def came_from(http: httpx.Client, address: str) -> httpx.Client:
    """The header that a proxy on the same machine adds."""
    http.headers["X-Forwarded-For"] = address
    return http


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal, and its code."""
    return answer.status_code, answer.json()["error"]["code"]


def chair(word: str) -> Json:
    return {"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word}


def seated(people: Sequence[Guest], **settings: Any) -> Json:
    """A table at which these people sit in this order, and play."""
    host, *others = people
    table = host.make_table(" ".join(["me", *("open" for _ in others)]), **settings)
    for number, person in enumerate(others, start=1):
        person.post(
            f"/tables/{table['id']}/join", {"seat": number, "invitation": table["invitation"]}
        ).raise_for_status()
    return table


def passed_by(server: RunningServer, table: str, seconds: float) -> None:
    """Let time go by at a table at which nothing happens."""
    service, cached = server.service, server.service.tables.cached(table)
    earlier = {
        schema.tables: ("turn_since", "changed", "created"),
        schema.changes: ("at",),
    }
    with cached.lock, service.database.writing() as connection:
        for part, times in earlier.items():
            here = (part.c.id if part is schema.tables else part.c.table) == table
            connection.execute(update(part).where(here).values({time: part.c[time] - seconds for time in times}))
        cached.forget()


def play_out(server: RunningServer, table: str, but: int = 0, until: Callable[[Match], bool] = lambda _: False) -> None:
    """Play a game at random to its end, or until so many decisions are left, or until it has come to something."""
    service = server.service
    with (
        service.database.transacting() as transaction,
        service.tables.changing(transaction, table) as change,
        play.saving_actions(change),
    ):
        decisions = rest_of(change.match, until)
        for decision in decisions[: len(decisions) - but]:
            change.match.play(decision)
            play.play_forced(change)


def rest_of(match: Match, until: Callable[[Match], bool] = lambda _: False) -> list[str]:
    """Decisions that lead to the end; where all can see that there is no choice the server goes on by itself."""
    ahead, luck, decisions = match.at(len(match.moves)), Random(1), []
    while not ahead.over and not until(ahead):
        choices, forced = ahead.choices(), ahead.forced()
        choice = choices[luck.below(len(choices))]
        ahead.play(choice)
        if forced is None:
            decisions.append(choice)
    return decisions
