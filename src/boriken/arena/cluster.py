"""The work of an arena on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from boriken.arena.connection import Connection
from boriken.arena.executors import WAITING, Executor

T = TypeVar("T")


class RayCluster(Executor):
    """The machines of a cluster."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def map(self, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
        with self.connection:
            import ray

            remote = ray.remote(num_cpus=1)(work_on)
            shared = ray.put(work)
            left = iter(numbers)
            room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running = [remote.remote(shared, number) for number in islice(left, room)]
            while running:
                finished, running = ray.wait(running)
                running += [remote.remote(shared, number) for number in islice(left, len(finished))]
                yield from map(fetched, finished)


def work_on(work: Callable[[int], T], number: int) -> T:
    return work(number)


def fetched(reference: Any) -> Any:
    """A result, or the error as the work raised it: Ray wraps it in one of its own."""
    import ray

    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
