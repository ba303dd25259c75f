"""The server of the soak, which is killed and whose disk is full now and then, and streams that follow its tables."""

from __future__ import annotations

import contextlib
import json
import resource
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx

from boriken.server.settings import Settings
from tools.serving import PATIENCE, address_of
from tools.warm import ForkedServer

NAP = 0.05  # seconds between two tries
STUCK_AFTER = 300.0  # seconds without an answer, or without a turn; a busy machine is slow


class FaultError(Exception):
    """The server has broken a promise."""


class Server:
    """`boriken serve` on loopback, on the same port after every kill, from a process that has imported it already."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.options = ["--no-limits", *(["--database", database] if database else [])]
        self.database_url = Settings(data=folder, database=database).database_url
        self.kills = self.full_disks = 0
        self.process = self.start("0")
        self.address = address_of(self.process)
        assert self.address, "the server does not start"

    def start(self, port: str) -> ForkedServer:
        return ForkedServer(["--port", port, "--data", str(self.folder), *self.options], self.folder / "log")

    def kill(self) -> None:
        self.end(signal.SIGKILL)
        self.kills += 1
        self.process = self.start(self.address.rpartition(":")[2])
        if address_of(self.process) != self.address:
            raise FaultError("the server does not start again")

    def fill_disk(self, seconds: float) -> None:
        """Let every write of the server to a file fail for a while, as on a full disk; it must say so, and recover."""
        self.full_disks += 1
        limit = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
        time.sleep(seconds)
        self.check_health(503)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, limit)
        self.check_health(200)

    def check_health(self, status: int) -> None:
        found, since = 0, time.monotonic()
        while found != status:
            found = httpx.get(f"{self.address}/healthz", timeout=PATIENCE, trust_env=False).status_code
            if time.monotonic() - since > STUCK_AFTER:
                raise FaultError(f"/healthz answers {found}, not {status}, for {STUCK_AFTER:.0f} s")
            time.sleep(NAP)

    def close(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, number: int) -> None:
        self.process.send_signal(number)
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class Follower(threading.Thread):
    """A page at a table: it connects again whenever its stream ends, with the last number it has seen."""

    def __init__(self, address: str, table: str, headers: Any, cookies: Any) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False, headers=headers, cookies=cookies)
        self.path = f"{table}/stream"
        self.seen = 0
        self.said: list[str] = []
        self.connected = 0
        self.fault = ""
        self.ready = threading.Event()
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.is_set():
            with contextlib.suppress(httpx.TransportError, httpx.StreamError):
                self.follow()
            time.sleep(NAP)
        self.http.close()

    def follow(self) -> None:
        headers = {"Last-Event-ID": str(self.seen)} if self.seen else {}
        with self.http.stream("GET", self.path, headers=headers) as answer:
            if answer.status_code != 200:
                return
            self.connected += 1
            fields: dict[str, str] = {}
            for line in answer.iter_lines():
                if self.over.is_set():
                    return
                name, _, value = line.partition(": ")
                fields[name] = value
                if not line:
                    self.hear(fields)
                    fields = {}

    def hear(self, fields: dict[str, str]) -> None:
        """One event. Numbers never go back; a message comes once."""
        if "id" not in fields:
            return
        number = int(fields["id"])
        if number < self.seen:
            self.fault = f"a stream told of change {number} after {self.seen}"
        if fields["event"] == "chat":
            self.said.append(json.loads(fields["data"])["text"])
        self.seen = number
        if fields["event"] == "state":
            self.ready.set()

    def wait_for(self, version: int) -> None:
        """Wait until everything up to a version was told."""
        since = time.monotonic()
        while self.seen < version and not self.fault:
            if time.monotonic() - since > STUCK_AFTER:
                raise FaultError(f"{self.path} told of {self.seen} changes of {version} in {STUCK_AFTER:.0f} s")
            time.sleep(NAP)
        if self.fault:
            raise FaultError(self.fault)

    def end(self) -> None:
        """It ends with the next line of its stream, or when that is cut."""
        self.over.set()
