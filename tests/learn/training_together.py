"""A program in which two machines of a local cluster train a tiny network, go on with it, and fail one by one."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from boriken.arena.cluster import RayCluster
from boriken.arena.connection import LOCAL, Connection
from boriken.bots.weights import load_weights
from boriken.core.errors import BorikenError
from boriken.core.title import Json
from boriken.learn.beginning import Beginning
from boriken.learn.cluster import Machines, places_on, plans_for
from boriken.learn.files import JOURNAL, STATE, WEIGHTS
from boriken.learn.machine import Machine
from boriken.learn.one_machine import OneMachine
from boriken.learn.plan import Plan
from boriken.learn.report import matches
from boriken.learn.rounds import Lesson
from boriken.learn.training import Training
from tests.learn.kit import GAME, plan_of

FOLDER = Path("network")
SECONDS = 3.0
STRETCH = 8 * 16 * 2  # decisions
LIFE = 3  # stretches


class Mortal(OneMachine):
    """Fails after some stretches, unless no greedy bot ever sits at its tables."""

    def __init__(self, plan: Plan, beginning: Beginning) -> None:
        super().__init__(plan, beginning)
        self.stretches = 0

    def learn_from_next(self, done: float) -> tuple[Lesson, int]:
        self.stretches += 1
        if self.plan.crew.rivals and self.stretches > LIFE:
            raise RuntimeError("It has had enough.")
        return super().learn_from_next(done)


class Run:
    """A run on both machines, and what is heard of it."""

    def __init__(
        self, connection: Connection, kind: Callable[[Plan, Beginning], Machine] = OneMachine, *rivals: int
    ) -> None:
        self.entries: list[Json] = []
        self.warnings: list[str] = []
        self.kind = kind
        self.places = places_on(connection)
        self.plan = plan_of(FOLDER, SECONDS, resume=(FOLDER / STATE).exists())
        plans = plans_for(self.places, lambda _: self.plan)
        self.plans = [
            replace(plan, crew=replace(plan.crew, rivals=number))
            for plan, number in zip(plans, rivals or (0, 0), strict=True)
        ]

    def machines(self, plan: Plan, beginning: Beginning) -> Machine:
        return Machines(self.kind, self.places, self.plans, beginning, self.warnings.append)

    def train(self) -> None:
        Training(self.plan, self.entries.append, lambda _: None, self.machines).run()


def main() -> None:
    with Connection(LOCAL, 2) as connection:
        keeps_what_it_learned(connection)
        goes_on_from_it_without_one(connection)
        keeps_what_it_learned_when_none_is_left(connection)
        rows = matches(FOLDER, GAME, 2, lambda _: None, RayCluster(connection))
        assert [row["players"] for row in rows] == [2, 3, 4]


def keeps_what_it_learned(connection: Connection) -> None:
    run = Run(connection)
    run.train()
    assert run.entries
    assert not run.warnings
    assert [json.loads(line) for line in (FOLDER / JOURNAL).read_text().splitlines()] == run.entries
    assert run.entries[0]["machines"] == 2
    assert run.entries[0]["decisions"] >= 2 * 2 * STRETCH, "after two rounds of both"
    assert torch.load(FOLDER / STATE, weights_only=True)["optimizer"]["state"]
    assert decisions() >= run.entries[-1]["decisions"]


def goes_on_from_it_without_one(connection: Connection) -> None:
    before = decisions()
    run = Run(connection, Mortal, 0, 1)
    assert run.plan.resume
    run.train()
    assert run.warnings == ["The machine 127.0.0.1, number 2 is left out from now on: It has had enough."]
    assert run.entries[-1]["machines"] == 1
    assert decisions() > before


def keeps_what_it_learned_when_none_is_left(connection: Connection) -> None:
    before = decisions()
    run = Run(connection, Mortal, 1, 1)
    with pytest.raises(BorikenError, match=r"^No machine of the cluster is left to learn\.$"):
        run.train()
    assert len(run.warnings) == 2
    assert decisions() > before
    assert torch.load(FOLDER / STATE, weights_only=True)["decisions"] == decisions()


def decisions() -> int:
    return int(load_weights(FOLDER / WEIGHTS)[1]["training"]["decisions"])


if __name__ == "__main__":
    main()
