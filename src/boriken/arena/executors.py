"""Executors of blocks: this process, several processes, or a cluster."""

from __future__ import annotations

import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children
from typing import Any, TypeVar

T = TypeVar("T")

at_hand: list[Callable[[int], Any]] = []  # the work of this process, if it is one of several

WAITING = 4  # pieces of work a process may have in its queue, so that memory does not grow with the number of them


class Executor(ABC):
    """Does numbered pieces of work. The work must be something that another process can import."""

    @abstractmethod
    def map(self, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
        """The results of `work` for each number, in the order in which they are finished.

        The work stops when the caller stops iterating.
        """


class Here(Executor):
    """One after the other, in this process."""

    def map(self, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
        yield from map(work, numbers)


class Processes(Executor):
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
        others = set(active_children())
        left = iter(numbers)
        with ProcessPoolExecutor(self.jobs, initializer=take_up, initargs=(work,)) as pool:
            try:
                running: set[Future[T]] = set()
                while True:
                    room = self.jobs * WAITING - len(running)
                    running.update(pool.submit(do_piece, number) for number in islice(left, room))
                    if not running:
                        return
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in finished:
                        yield one.result()
            except BaseException:
                for child in set(active_children()) - others:  # a piece of work may take long
                    child.terminate()
                raise  # the pool sees that its processes are gone, and cleans up after them


def take_up(work: Callable[[int], Any]) -> None:
    """Begin as a process that does pieces of this work, which is handed over once and not with every piece."""
    at_hand[:] = [work]
    leave_interrupts_to_parent()


def do_piece(number: int) -> Any:
    return at_hand[0](number)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def on_this_machine(jobs: int) -> Executor:
    return Here() if jobs == 1 else Processes(jobs)
