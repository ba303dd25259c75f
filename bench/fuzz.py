"""Sends a server what it expects, nearly expects and does not expect at all, and looks for answers 5xx and silence.

The requests are made from the server's own OpenAPI document: each operation, with parameters and bodies that fit their
schemas, that nearly do, and rubbish; by some guests with their cookies, and by nobody. They are sent in the process of
the server, without a network. Ids in answers are used in later requests, so games are really played.

    python -m bench.fuzz --requests 1000000

The last line says how many faults were seen. The same seed sends the same requests, as far as the answers are the same.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import string
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import quote, unquote, urlencode

import orjson
from argon2 import PasswordHasher
from fastapi import FastAPI
from rich.console import Console

from boriken.cli.progress import progress_bar
from boriken.core import registry
from boriken.server.app import create_app
from boriken.server.people import passwords
from boriken.server.settings import Settings
from boriken.server.store import database

Json = Any

PATIENCE = 60.0  # seconds for an answer
GLANCE = 0.01  # seconds for which streams are followed
PEOPLE = 6
AT_ONCE = 16  # requests
KEPT = 200  # values of a kind that were seen in answers
ODD = ("", "0", "-1", "\x00", "\ud800", "' OR 1=1 --", "../../etc/passwd", "<script>", "🏝", "ä" * 50, "9" * 40, "null")
ODD_VALUES: tuple[Json, ...] = (None, True, -1, 2**63, 1e308, "", [], {}, [[]], {"a": {"b": []}}, "x" * 3000)


Request = tuple[str, str, str, bytes]
"""The method, path, query and body of a request."""


class Answer:
    """The answer of one request."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""


class Visitor:
    """Somebody who sends requests: a guest with a cookie, or nobody."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.headers: dict[str, str] = {}

    async def arrive(self, name: str) -> None:
        self.headers.clear()
        answer = await self.send("POST", "/api/me", "", orjson.dumps({"name": name}))
        self.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
        self.headers["x-csrf-token"] = orjson.loads(answer.body)["csrf"]

    async def send(self, method: str, path: str, query: str, body: bytes) -> Answer:
        """Send a request. Streams are left after a moment."""
        answer = Answer()
        raw = quote(path, errors="replace")
        messages = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if messages:
                return messages.pop()
            await asyncio.sleep(GLANCE if "stream" in path else 3600.0)
            return {"type": "http.disconnect"}

        async def hear(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            else:
                answer.body += message.get("body", b"")

        headers = {"host": "127.0.0.1", "origin": "http://127.0.0.1:8000", "content-type": "application/json"}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(raw),
            "raw_path": raw.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in (headers | self.headers).items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
            "app": self.app,
            "state": {},
        }
        await asyncio.wait_for(self.app(scope, receive, hear), PATIENCE)
        return answer


class Maker:
    """Makes requests."""

    def __init__(self, document: Json, seed: int) -> None:
        self.schemas = document["components"]["schemas"]
        self.random = random.Random(seed)
        self.seen: dict[str, list[Json]] = {}
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]

    def request(self) -> Request:
        if self.random.random() < 0.01:
            return "POST", "/api/tables", "", self.table()
        method, path, operation = self.random.choice(self.operations)
        if self.random.random() < 0.3:  # moves matter most
            method, path, operation = next(one for one in self.operations if one[1].endswith("/moves"))
        query: list[tuple[str, str]] = []
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "header":
                continue
            value = self.text(self.value(parameter["name"], parameter["schema"]))
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", value.replace("/", "") or "-")
            elif parameter.get("required") or self.random.random() < 0.4:
                query.append((parameter["name"], value))
        return method, path, urlencode(query, errors="replace"), self.body(operation)

    def table(self) -> bytes:
        """The wish for a table that is possible."""
        title = registry.title(self.random.choice(registry.games()))
        players = self.random.choice(title.player_counts)
        chairs = [{"kind": "me"}, *({"kind": "bot", "level": "beginner"} for _ in range(players - 1))]
        return orjson.dumps({"game": title.id, "players": players, "seats": chairs, "private": False})

    def body(self, operation: Json) -> bytes:
        content = operation.get("requestBody", {}).get("content", {})
        chance = self.random.random()
        if not content or chance < 0.03:
            return b""
        if chance < 0.06:
            return self.random.randbytes(self.random.randint(0, 200))
        schema = content.get("application/json", {}).get("schema", {"type": "string"})
        made = self.value("", schema)
        if isinstance(made, dict) and made and self.random.random() < 0.2:
            made[self.random.choice(list(made))] = self.random.choice(ODD_VALUES)
        try:
            return orjson.dumps(made)
        except (TypeError, orjson.JSONEncodeError):  # a lone surrogate, or too large a number
            return repr(made).encode(errors="replace")

    def value(self, name: str, schema: Json) -> Json:
        """A value that fits a schema; now and then one that does not, or one that was seen under this name."""
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        if self.random.random() < 0.7 and self.seen.get(name):
            return self.random.choice(self.seen[name])
        if self.random.random() < 0.03:
            return self.random.choice(ODD_VALUES)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(name, self.random.choice(schema[several]))
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if schema.get("examples") and self.random.random() < 0.6:
            return self.random.choice(schema["examples"])
        return self.of_type(schema)

    def of_type(self, schema: Json) -> Json:
        kind = schema.get("type")
        if kind == "object":
            properties = schema.get("properties", {})
            wanted = [one for one in properties if one in schema.get("required", ()) or self.random.random() < 0.5]
            return {one: self.value(one, properties[one]) for one in wanted}
        if kind == "array":
            return [self.value("", schema.get("items", {})) for _ in range(self.random.randint(0, 4))]
        if kind == "integer":
            return self.random.choice([0, 1, 2, 3, 4, 5, self.random.randint(-10, 1000)])
        if kind == "number":
            return self.random.uniform(-10, 1000)
        if kind == "boolean":
            return self.random.random() < 0.5
        if kind == "null":
            return None
        return self.text("")

    def text(self, value: Json) -> str:
        if value not in ("", None):
            return str(value)
        if self.random.random() < 0.2:
            return self.random.choice(ODD)
        return "".join(self.random.choices(string.ascii_lowercase, k=self.random.randint(1, 12)))

    def learn(self, name: str, found: Json) -> None:
        """Remember what an answer contains, under the names that requests use."""
        if isinstance(found, dict):
            if "choices" in found and "version" in found:
                self.remember("actions", [[one] for one in found["choices"][:5] if isinstance(one, str)])
                self.remember("version", [found["version"]])
            if "id" in found and "game" in found:
                self.remember("identity", [found["id"]])
            for key, value in found.items():
                self.learn(key, value)
        elif isinstance(found, list):
            for value in found[:5]:
                self.learn(name, value)
        elif name in ("invitation", "seat", "person", "level", "key", "ticket"):
            self.remember(name, [found])

    def remember(self, name: str, values: list[Json]) -> None:
        kept = self.seen.setdefault(name, [])
        kept += values
        del kept[:-KEPT]


async def fuzz(count: int, seed: int, folder: Path, console: Console) -> tuple[Counter[int], int]:
    """How often each status was answered, and the number of faults."""
    with hasty():
        return await send_requests(count, seed, folder, console)


@contextmanager
def hasty() -> Iterator[None]:
    """A server that does not wait for its disk, and hashes passwords fast: a fuzz is about answers."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    pragmas = (*database.PRAGMAS, "synchronous=OFF")
    with mock.patch.object(passwords, "PasswordHasher", quick), mock.patch.object(database, "PRAGMAS", pragmas):
        yield


async def send_requests(count: int, seed: int, folder: Path, console: Console) -> tuple[Counter[int], int]:
    app = create_app(Settings(data=folder, limits=False))
    hidden = not sys.stderr.isatty()
    async with app.router.lifespan_context(app):
        visitors = [Visitor(app) for _ in range(PEOPLE + 1)]
        for number, visitor in enumerate(visitors[1:]):  # the first is nobody
            await visitor.arrive(f"Guest {number}")
        with progress_bar(count, hidden, "Requests") as advance:
            maker, tally = Maker(app.openapi(), seed), Fuzz(count, console, advance)
            await asyncio.gather(*(tally.send_on(maker, visitors) for _ in range(AT_ONCE)))
    return tally.statuses, tally.faults


class Fuzz:
    """Counts what is sent and answered. One request that takes long, such as a hint, keeps no other waiting."""

    def __init__(self, count: int, console: Console, advance: Callable[[int], None]) -> None:
        self.left = count
        self.console = console
        self.advance = advance
        self.statuses: Counter[int] = Counter()
        self.faults = 0

    async def send_on(self, maker: Maker, visitors: Sequence[Visitor]) -> None:
        """Send one request after the other."""
        while self.left > 0:
            self.left -= 1
            await self.send(maker, maker.random.choice(visitors), maker.request())
            self.advance(1)

    async def send(self, maker: Maker, visitor: Visitor, request: Request) -> None:
        try:
            answer = await visitor.send(*request)
        except Exception as error:
            self.statuses[0] += 1
            self.fault(0, request, error)
            return
        self.statuses[answer.status] += 1
        if answer.status >= 500 or answer.status == 0:
            self.fault(answer.status, request, answer.body)
        elif answer.status < 300 and answer.body.startswith(b"{"):
            maker.learn("", orjson.loads(answer.body))
        if answer.status == 401 and visitor.headers:  # logged out by a request before
            await visitor.arrive("Guest")

    def fault(self, status: int, request: Request, found: object) -> None:
        self.faults += 1
        self.console.print(f"fault {request}: {status} {found!r}", soft_wrap=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        statuses, faults = asyncio.run(fuzz(wanted.requests, wanted.seed, Path(folder), Console(stderr=True)))
    for status, count in sorted(statuses.items()):
        print(f"{status:<16} {count:8}")
    print(f"{'seconds':<16} {time.perf_counter() - began:8.0f}")
    print(f"{'faults':<16} {faults:8}")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
