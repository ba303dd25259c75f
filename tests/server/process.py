"""A server as people run it: a process of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2 as httpx

from tests.server.kit import NO_CERTIFICATES, PATIENCE, Guest
from tests.server.postgres import free_port
from tools.serving import address_of, start_server
from tools.warm import ForkedServer

A_LOOK = 0.05  # seconds between two, each of which keeps a processor busy
WORKER = b"boriken.server.bots.worker"


class ServerProcess:
    """`boriken serve` on loopback. The port stays the same, so that people find it again.

    A warm one is forked from a process that has imported the server, for tests that start it again and again.
    """

    def __init__(self, data: Path, database: str = "", *options: str, warm: bool = False) -> None:
        self.warm = warm
        self.port = free_port()
        self.data = data
        self.options = ["--no-limits", *options]
        if database:
            self.options += ["--database", database]
        self.log = data.parent / f"{data.name}-{self.port}.log"
        self.workers: set[int] = set()
        self._process: subprocess.Popen[str] | ForkedServer | None = None
        self._clients: list[httpx.Client] = []

    @property
    def process(self) -> subprocess.Popen[str] | ForkedServer:
        assert self._process is not None
        return self._process

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        if self.warm:
            arguments = ["--port", str(self.port), "--data", str(self.data), *self.options]
            self._process = ForkedServer(arguments, self.log)
            return
        with self.log.open("a") as log:
            self._process = start_server(self.data, self.options, self.port, log)

    def wait_until_open(self) -> None:
        address = address_of(self.process)
        assert address == self.address, f"{address}{self.log.read_text()}"

    def kill(self) -> None:
        """As a power cut does."""
        self.workers.update(children(self.process.pid))
        self.end(signal.SIGKILL)

    def end(self, number: int = signal.SIGTERM) -> int:
        """Its exit status."""
        self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._process = None
        return status

    def stranger(self) -> httpx.Client:
        client = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False, verify=NO_CERTIFICATES)
        self._clients.append(client)
        return client

    def guest(self, name: str = "Ada") -> Guest:
        return Guest(self.stranger(), name)

    def close(self) -> None:
        for client in self._clients:
            client.close()
        if self._process is not None:
            self.end(signal.SIGKILL)


@contextlib.contextmanager
def server_process(data: Path, database: str = "", *options: str) -> Iterator[ServerProcess]:
    """A server that is open."""
    server = ServerProcess(data, database, *options)
    try:
        server.start()
        server.wait_until_open()
        yield server
    finally:
        server.close()


def children(pid: int) -> set[int]:
    """The processes that a process has started, as Linux tells."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        return {int(child) for child in listed.read_text().split()}
    except OSError:
        return set()


def still_running(workers: set[int]) -> set[int]:
    """Those of the processes that are still there, and thinking for bots."""
    return {pid for pid in workers if is_worker(pid)}


def is_worker(pid: int) -> bool:
    try:
        return WORKER in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def eventually(true: Callable[[], bool], patience: float = PATIENCE) -> bool:
    """Whether something comes true in time."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(A_LOOK)
    return True
