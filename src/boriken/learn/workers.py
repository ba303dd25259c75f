"""Processes that play batches of games for a learner, through memory they share.

The games of a worker are in groups, so that the learner thinks about one group while another is played. All that
passes between them is numbers: the learner raises `asked[group]` when the actions lie ready, a worker raises
`played[worker, group]` when it has carried them out.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from multiprocessing import get_context, shared_memory
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boriken.bots.greedy import Greedy
from boriken.core import registry
from boriken.learn.batch import MOST_CHOICES, REPORT_SIZE, Batch
from boriken.learn.starts import make_starts

PATIENCE = 200  # looks before a worker sleeps between two of them
NAP = 0.00005
STOP = -1


@dataclass(frozen=True, slots=True)
class Crew:
    """How many workers play how many games, of what, with which luck."""

    game: str
    workers: int
    games: int  # of a worker in one group
    groups: int
    starts: int
    hosts: int  # of its games in a group: those in which past players sit
    rivals: int  # of a hundred games: those with a greedy seat
    alone: bool  # whether a guest has all seats but one, where it has any
    most_decisions: int
    seed: int

    @property
    def columns(self) -> int:
        """The games of one group."""
        return self.workers * self.games


class SharedMemory:
    """The arrays that workers and learner share."""

    def __init__(self, crew: Crew, size: int, name: str | None = None) -> None:
        columns, groups = crew.columns, crew.groups
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((groups, columns, size), np.uint8),
            ((groups, columns, int(MOST_CHOICES)), np.int16),
            ((groups, columns, int(REPORT_SIZE)), np.uint8),
            ((groups, columns), np.int16),
            ((groups,), np.int64),
            ((crew.workers, groups), np.int64),
            ((1,), np.int64),
        ]
        length = sum(aligned(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes)
        self.memory = shared_memory.SharedMemory(name=name, create=name is None, size=length)
        assert self.memory.buf is not None
        arrays: list[NDArray[Any]] = []
        offset = 0
        for shape, kind in shapes:
            count = int(np.prod(shape))
            arrays.append(np.frombuffer(self.memory.buf, kind, count, offset).reshape(shape))
            offset += aligned(count * np.dtype(kind).itemsize)
        self.observations: NDArray[np.uint8] = arrays[0]
        self.choices: NDArray[np.int16] = arrays[1]
        self.reports: NDArray[np.uint8] = arrays[2]
        self.actions: NDArray[np.int16] = arrays[3]
        self.asked: NDArray[np.int64] = arrays[4]
        self.played: NDArray[np.int64] = arrays[5]
        self.teaching: NDArray[np.int64] = arrays[6]  # 1 while the reports are to say what the teacher would do

    def close(self) -> None:
        """Let go of it; nobody may use the arrays any more."""
        nothing = np.empty(0, np.int64)
        self.observations = self.choices = self.reports = self.actions = nothing  # type: ignore[assignment]
        self.asked = self.played = self.teaching = nothing
        self.memory.close()


def aligned(length: int) -> int:
    return (length + 63) // 64 * 64


def start_workers(crew: Crew, memory: SharedMemory) -> list[BaseProcess]:
    context = get_context("spawn")
    workers: list[BaseProcess] = []
    for number in range(crew.workers):
        worker = context.Process(target=work, args=(crew, memory.memory.name, number), daemon=True)
        worker.start()
        workers.append(worker)
    return workers


def work(crew: Crew, name: str, number: int) -> None:
    """The life of a worker: play what is asked for until told to stop, or until the learner is gone."""
    title = registry.title(crew.game)
    observer = title.observer()
    memory = SharedMemory(crew, int(observer.size), name)
    mine = slice(number * crew.games, (number + 1) * crew.games)
    batches = []
    for group in range(crew.groups):
        seed = (crew.seed * crew.workers + number) * crew.groups + group
        starts = make_starts(title, crew.starts, seed)
        greedy = [Greedy(title.evaluator(style)) for style in ("", *title.styles)]
        batches.append(
            Batch(
                crew.games,
                starts,
                observer,
                greedy,
                seed,
                crew.most_decisions,
                crew.hosts,
                crew.rivals,
                alone=crew.alone,
            )
        )
    for group, batch in enumerate(batches):
        batch.look()
        hand_in(memory, batch, group, mine, number)
    learner = os.getppid()
    done = [0] * crew.groups
    group = 0
    while wait_for(memory, group, done[group], learner):
        done[group] += 1
        batch = batches[group]
        batch.teaching = bool(memory.teaching[0])
        batch.step(memory.actions[group, mine].tobytes())
        hand_in(memory, batch, group, mine, number)
        group = (group + 1) % crew.groups
    memory.close()


def wait_for(memory: SharedMemory, group: int, done: int, learner: int) -> bool:
    """Until there is something to do; False if there never will be."""
    looks = 0
    while memory.asked[group] <= done:
        if memory.asked[group] == STOP:
            return False
        looks += 1
        if looks > PATIENCE:
            time.sleep(NAP)
            if looks % 10_000 == 0 and os.getppid() != learner:
                return False
    return True


def hand_in(memory: SharedMemory, batch: Batch, group: int, mine: slice, worker: int) -> None:
    games = int(batch.count)
    put(memory.observations[group, mine], batch.observations.getvalue(), games)
    put(memory.choices[group, mine], batch.choices.getvalue(), games)
    put(memory.reports[group, mine], batch.reports.getvalue(), games)
    memory.played[worker, group] += 1


def put(rows: NDArray[Any], numbers: bytes, games: int) -> None:
    rows[:] = np.frombuffer(numbers, rows.dtype).reshape(games, -1)
