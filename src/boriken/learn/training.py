"""A training run: its time, its journal and its files. A machine, or several, play and learn for it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict

import torch

from boriken.bots.weights import ONLOOKING, describe, save_weights
from boriken.core import registry
from boriken.core.title import Json
from boriken.learn.beginning import Beginning, beginning_of
from boriken.learn.files import JOURNAL, STATE, WEIGHTS
from boriken.learn.machine import Machine
from boriken.learn.one_machine import OneMachine
from boriken.learn.plan import Plan
from boriken.learn.rounds import Lesson, Round

CHECKPOINT = 60.0  # seconds between two
EARLY_NOTES = (2, 4, 16)  # rounds after which something is told before the first minute is over


class Training:
    """A run from beginning to end; what was learned is kept, however it ends."""

    def __init__(
        self,
        plan: Plan,
        report: Callable[[Json], None],
        advance: Callable[[float], None],
        machine_of: Callable[[Plan, Beginning], Machine] = OneMachine,
    ) -> None:
        """`report` hears every entry of the journal, `advance` how many seconds of the run have passed."""
        self.plan = plan
        self.report = report
        self.advance = advance
        self.title = registry.title(plan.crew.game)
        plan.folder.mkdir(parents=True, exist_ok=True)
        beginning = beginning_of(plan)
        self.decisions, self.games = beginning.decisions, beginning.games
        self.earlier = beginning.seconds  # of the runs before
        self.weights = beginning.weights
        # An average of the last weights: they play better than any of them
        self.steady = {name: tensor.clone() for name, tensor in self.weights.items()}
        self.rounds = 0
        self.first_decisions = 0  # of those so far: they were played before the time began
        self.begun: float | None = None
        self.machine = machine_of(plan, beginning)

    def run(self) -> None:
        try:
            self.machine.begin()
            try:
                self.learn()
            finally:
                self.keep()
        finally:
            self.machine.stop()

    def learn(self) -> None:
        self.begun = kept = time.monotonic()  # starting the workers is not training
        last = 0.0
        while (done := self.passed() / self.plan.seconds) < 1.0:
            learned = self.machine.learn(done)
            self.take_over(learned, (done - last) / max(1e-9, min(done, self.plan.recipe.memory)))
            last = done
            self.advance(self.passed())
            if time.monotonic() - kept >= CHECKPOINT:
                kept = time.monotonic()
                self.note(learned.lesson)
                self.keep()
                self.machine.remember()
            elif self.rounds in EARLY_NOTES or self.passed() >= self.plan.seconds:
                self.note(learned.lesson)

    def passed(self) -> float:
        """Seconds of this run."""
        return 0.0 if self.begun is None else time.monotonic() - self.begun

    def take_over(self, learned: Round, part: float) -> None:
        """Count what was learned, and move what is kept towards the newest weights by a part of the way: so that it
        remembers as much of the time as the recipe says."""
        self.rounds += 1
        self.decisions += learned.decisions
        self.games += int(learned.lesson.games)
        if self.rounds == 1:
            self.first_decisions = self.decisions
        self.weights = learned.weights
        for name, tensor in self.steady.items():
            tensor.lerp_(self.weights[name], min(1.0, part))

    def note(self, lesson: Lesson) -> None:
        """A line in the journal, and one for people."""
        seconds = self.passed()
        entry = {
            "seconds": round(self.earlier + seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            "decisions_a_second": round((self.decisions - self.first_decisions) / max(seconds, 0.001)),
            "machines": self.machine.count,
            **{name: round(value, 5) for name, value in asdict(lesson).items() if name != "games"},
        }
        with (self.plan.folder / JOURNAL).open("a") as journal:
            journal.write(json.dumps(entry) + "\n")
        self.report(entry)

    def keep(self) -> None:
        """Weights to play with, and all that is needed to go on."""
        seconds = round(self.earlier + self.passed())
        training = {"decisions": self.decisions, "seconds": seconds, "games": self.games}
        arrays = {name: tensor.float().numpy() for name, tensor in self.steady.items()}
        description = describe(self.title, training) | {ONLOOKING: self.plan.onlooking}
        save_weights(self.plan.folder / WEIGHTS, arrays, description)
        kept = {"network": self.weights, "optimizer": self.machine.optimizer_state(), **training}
        torch.save(kept, self.plan.folder / (STATE + ".new"))
        (self.plan.folder / (STATE + ".new")).replace(self.plan.folder / STATE)
