"""One machine that plays and learns: while it learns from one stretch, the next is played."""

from __future__ import annotations

import time
from typing import Any

import torch

from boriken.learn.beginning import Beginning, copied_weights, new_network
from boriken.learn.machine import Machine
from boriken.learn.opponents import Opponents
from boriken.learn.plan import Plan
from boriken.learn.playing import Playing
from boriken.learn.ppo import Learner
from boriken.learn.rounds import Lesson, Round, State


class OneMachine(Machine):
    """A network, the processes that play with it, and what learns from it."""

    def __init__(self, plan: Plan, beginning: Beginning) -> None:
        self.plan = plan
        device = torch.device(plan.device)
        torch.manual_seed(plan.crew.seed)
        torch.set_float32_matmul_precision("high")
        self.network = new_network(plan)
        self.network.to(device)
        self.network.load_state_dict(beginning.weights)
        self.learner = Learner(self.network, plan.recipe, device)
        if beginning.optimizer is not None:
            self.learner.optimizer.load_state_dict(beginning.optimizer)
        crew = plan.crew
        self.opponents = Opponents(beginning.weights, beginning.guests, alone=crew.alone, seed=crew.seed)
        self.playing: Playing | None = None

    def begin(self) -> None:
        self.playing = Playing(self.plan, self.opponents)
        self.playing.wait()

    def learn(self, done: float, lasting: float = 0.0, weights: State | None = None) -> Round:
        """A round of one stretch, or of as many as there is time for in `lasting` seconds; `weights` replace its own
        before."""
        if weights is not None:
            self.network.load_state_dict(weights)
            self.opponents.publish(weights)
        begun = before = time.monotonic()
        longest, decisions, games = 0.0, 0, 0.0
        while not decisions or before - begun + longest <= lasting:
            lesson, count = self.learn_from_next(done)
            decisions += count
            games += lesson.games
            now = time.monotonic()
            longest, before = max(longest, now - before), now
        lesson.games = games
        return Round(self.opponents.newest, lesson, decisions, longest)

    def learn_from_next(self, done: float) -> tuple[Lesson, int]:
        """The lesson of one stretch, and of how many decisions it is."""
        assert self.playing is not None
        stretch = self.playing.take()
        self.playing.teach(done < self.plan.recipe.imitation)
        lesson = self.learner.learn(stretch, done)
        self.playing.give_back(stretch)
        self.opponents.publish(copied_weights(self.network))
        return lesson, stretch.over.numel()

    def remember(self) -> None:
        self.opponents.remember()

    def optimizer_state(self) -> dict[str, Any]:
        """In ordinary memory, for whoever goes on may have no GPU."""
        state = self.learner.optimizer.state_dict()
        moments = {number: {name: kept.cpu() for name, kept in own.items()} for number, own in state["state"].items()}
        return {**state, "state": moments}

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.stop()
