"""The connection to a Ray cluster."""

from __future__ import annotations

import os
import socket
from types import TracebackType
from typing import Any

from boriken.arena.extras import need
from boriken.core.errors import BorikenError, quoted

LOCAL = "local"
PORTS = 2**16
PATIENCE = 5.0  # seconds
STORE = 100_000_000  # bytes for what machines share: weights are small, and Ray would take a third of the memory
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}


class Connection:
    """A cluster that runs already, by its address; or, called local, one that is started for as long as it is used.

    The local one listens on the loopback interface only: Ray asks nobody for a password. Within a `with` of it there
    may be another: they share one connection.
    """

    def __init__(self, address: str, processors: int) -> None:
        """`processors` are those of a local cluster."""
        need("cluster", "ray")
        if address != LOCAL:
            check_reachable(address)
        self.address = address
        self.processors = processors
        self.users = 0

    def __enter__(self) -> Connection:
        if not self.users:
            self.prepare()
            self.connect()
        self.users += 1
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.users -= 1
        if not self.users:
            self.end()

    def prepare(self) -> None:
        """Set the environment that Ray reads when it is imported."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
        if self.address == LOCAL:
            # Asked for 127.0.0.1 by name, Ray would take the address of the network.
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

    def connect(self) -> None:
        import ray

        try:
            if self.address == LOCAL:
                ray.init(LOCAL, num_cpus=self.processors, include_dashboard=False, object_store_memory=STORE, **QUIET)
            else:
                self.join()
        except BaseException:
            self.end()
            raise

    def join(self) -> None:
        import ray

        try:
            ray.init(self.address, **QUIET)
        except (OSError, ValueError, RuntimeError) as error:
            raise BorikenError(f"There is no Ray cluster at {self.address}.") from error

    def end(self) -> None:
        import ray

        ray.shutdown()


def check_reachable(address: str) -> None:
    """Ray itself would go on knocking for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not int(port) < PORTS:
        raise BorikenError(f"A cluster is {LOCAL} or an address written HOST:PORT, not {quoted(address)}.")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, UnicodeError) as error:
        raise BorikenError(f"There is no Ray cluster at {address}.") from error
