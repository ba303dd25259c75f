"""The work of an arena on a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from boriken.arena.executors import WAITING, Executor
from boriken.arena.extras import need
from boriken.core.errors import BorikenError, quoted

T = TypeVar("T")

LOCAL = "local"
PORTS = 2**16
PATIENCE = 5.0  # seconds
STORE = 100_000_000  # bytes for what workers share: a plan is small, and Ray would take a third of the memory
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}


class RayCluster(Executor):
    """A cluster that runs already, by its address; or, called local, one that is started for this run alone.

    The local one listens on the loopback interface only: Ray asks nobody for a password.
    """

    def __init__(self, address: str, jobs: int) -> None:
        need("cluster", "ray")
        if address != LOCAL:
            check_reachable(address)
        self.address = address
        self.jobs = jobs

    def map(self, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
        self.prepare()
        import ray

        try:
            self.connect()
            remote = ray.remote(num_cpus=1)(work_on)
            shared = ray.put(work)
            left = iter(numbers)
            room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running = [remote.remote(shared, number) for number in islice(left, room)]
            while running:
                finished, running = ray.wait(running)
                running += [remote.remote(shared, number) for number in islice(left, len(finished))]
                yield from map(fetched, finished)
        finally:
            ray.shutdown()

    def prepare(self) -> None:
        """Set the environment that Ray reads when it is imported."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
        if self.address == LOCAL:
            # Asked for 127.0.0.1 by name, Ray would take the address of the network.
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

    def connect(self) -> None:
        import ray

        if self.address == LOCAL:
            ray.init(LOCAL, num_cpus=self.jobs, include_dashboard=False, object_store_memory=STORE, **QUIET)
            return
        try:
            ray.init(self.address, **QUIET)
        except (OSError, ValueError, RuntimeError) as error:
            raise BorikenError(f"There is no Ray cluster at {self.address}.") from error


def check_reachable(address: str) -> None:
    """Ray itself would go on knocking for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not int(port) < PORTS:
        raise BorikenError(f"A cluster is {LOCAL} or an address written HOST:PORT, not {quoted(address)}.")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, UnicodeError) as error:
        raise BorikenError(f"There is no Ray cluster at {address}.") from error


def work_on(work: Callable[[int], T], number: int) -> T:
    return work(number)


def fetched(reference: Any) -> Any:
    """A result, or the error as the work raised it: Ray wraps it in one of its own."""
    import ray

    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
