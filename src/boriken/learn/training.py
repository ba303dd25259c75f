"""A training run: workers play, the network decides and learns, and what it has learned is kept."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from queue import Empty, Queue
from random import Random

import torch
from torch import Tensor

from boriken.bots.weights import describe, fitted, load_weights, save_weights
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.title import Json
from boriken.learn.files import JOURNAL, STATE, WEIGHTS
from boriken.learn.network import Network
from boriken.learn.plan import Plan
from boriken.learn.ppo import Learner, Lesson
from boriken.learn.recipe import LEADS
from boriken.learn.rollout import Player, Stretch
from boriken.learn.workers import STOP, SharedMemory, start_workers

CHECKPOINT = 60.0  # seconds between two
EARLY_NOTES = (2, 4, 16)  # stretches after which something is told before the first minute is over
KEPT_PASTS = 12  # past networks that still come as guests
NEW_GUEST = 8  # stretches that the same guest stays
NAMED = 0.5  # how often the guest is one of those that were named
MOST_WAIT = 120.0  # seconds for one stretch, after which a worker must have died


class Training:
    """The learner and the player work at the same time: while one stretch is learned from, the next is played."""

    def __init__(self, plan: Plan, report: Callable[[Json], None], advance: Callable[[float], None]) -> None:
        """`tell` hears every entry of the journal, `advance` how many seconds of the run have passed."""
        self.plan = plan
        self.report = report
        self.advance = advance
        self.title = registry.title(plan.crew.game)
        self.device = torch.device(plan.device)
        torch.manual_seed(plan.crew.seed)
        torch.set_float32_matmul_precision("high")
        self.network = self.new_network()
        self.learner = Learner(self.network, plan.recipe, self.device)
        self.decisions = 0
        self.seconds = 0.0
        self.games = 0
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.take_up()
        self.stopping = False
        self.published = self.copied_state()
        self.steady = self.copied_state()  # an average of the last weights: they play better than any of them
        self.publishing = threading.Lock()
        self.pasts = [self.published]
        self.guests = [self.stored(path)[0] for path in plan.guests]
        self.chance = Random(plan.crew.seed)

    def new_network(self) -> Network:
        network = Network(self.title.observer(), len(self.title.notation), self.plan.size)
        network.to(self.device)
        return network

    def take_up(self) -> None:
        """Go on where an earlier run has stopped, or begin with the weights of another."""
        state = self.plan.folder / STATE
        if self.plan.resume and state.exists():
            kept = torch.load(state, map_location=self.device, weights_only=True)
            self.network.load_state_dict(kept["network"])
            self.learner.optimizer.load_state_dict(kept["optimizer"])
            self.decisions, self.seconds, self.games = kept["decisions"], kept["seconds"], kept["games"]
        elif self.plan.begin_with is not None:
            weights, before = self.stored(self.plan.begin_with)
            self.network.load_state_dict(weights)
            self.decisions, self.seconds, self.games = before["decisions"], before["seconds"], before["games"]

    def stored(self, path: Path) -> tuple[dict[str, Tensor], Json]:
        """The weights of another run, fitted to the game as it is now, and how long it had learned."""
        arrays, description = load_weights(path)
        arrays = fitted(arrays, description, self.title)
        wanted = self.network.state_dict()
        weights = {**wanted, **{name: torch.from_numpy(array).to(self.device) for name, array in arrays.items()}}
        if any(weights[name].shape != wanted[name].shape for name in wanted):
            raise BorikenError(f"The network in {path} has another size than the one that learns.")
        return weights, description["training"]

    def run(self) -> None:
        crew, device = self.plan.crew, self.device
        size = int(self.title.observer().size)
        memory = SharedMemory(crew, size)
        memory.teaching[0] = self.plan.recipe.imitation > 0
        workers = start_workers(crew, memory)
        filled: Queue[Stretch | BaseException] = Queue()
        empty: Queue[Stretch | None] = Queue()
        for _ in range(2):
            empty.put(Stretch(self.plan.recipe.steps, crew.columns * crew.groups, size, device))
        playing = threading.Thread(target=self.play, args=(memory, empty, filled), daemon=True)
        playing.start()
        try:
            self.learn(memory, filled, empty)
        finally:
            self.stopping = True
            empty.put(None)
            playing.join(MOST_WAIT)  # it still needs the workers for the stretch it is in
            memory.asked[:] = STOP
            for worker in workers:
                worker.join(5)
                if worker.is_alive():
                    worker.terminate()
            self.keep()
            memory.memory.unlink()
            if not playing.is_alive():
                memory.close()

    def play(self, memory: SharedMemory, empty: Queue[Stretch | None], filled: Queue[Stretch | BaseException]) -> None:
        """In a thread of its own: fill stretches with the newest network."""
        try:
            acting, guest = self.new_network(), self.new_network()
            stream = torch.cuda.Stream(self.device) if self.device.type == "cuda" else None
            with torch.cuda.stream(stream):
                player = Player(self.plan.crew, memory, acting, guest, LEADS[self.title.id], self.device)
                number = 0
                while (stretch := empty.get()) is not None and not self.stopping:
                    with self.publishing:
                        acting.load_state_dict(self.published)
                        if number % NEW_GUEST == 0:
                            guest.load_state_dict(self.next_guest())
                    player.play(stretch)
                    if stream is not None:
                        stream.synchronize()
                    filled.put(stretch)
                    number += 1
        except BaseException as failure:  # the learner is told, and stops
            filled.put(failure)

    def next_guest(self) -> dict[str, Tensor]:
        """Half of the time a network that was named, if any was, else a past self; or the only opponent there is."""
        named = self.guests and (self.plan.crew.alone or self.chance.random() < NAMED)
        return self.chance.choice(self.guests if named else self.pasts)

    def learn(self, memory: SharedMemory, filled: Queue[Stretch | BaseException], empty: Queue[Stretch | None]) -> None:
        begun = kept = time.monotonic()
        earlier, stretches, last = self.seconds, 0, 0.0
        while True:
            try:
                stretch = filled.get(timeout=MOST_WAIT)
            except Empty:
                raise RuntimeError("The games stand still: a worker must have died.") from None
            if isinstance(stretch, BaseException):
                raise stretch
            now = time.monotonic()
            if not stretches:
                begun = kept = now  # starting the workers is not training
            done = (now - begun) / self.plan.seconds
            if done >= 1.0:
                break
            memory.teaching[0] = done < self.plan.recipe.imitation
            lesson = self.learner.learn(stretch, done)
            stretches += 1
            self.decisions += stretch.over.numel()
            self.games += int(lesson.games)
            self.seconds = earlier + now - begun
            self.advance(now - begun)
            empty.put(stretch)
            state = self.copied_state()
            self.average(state, (done - last) / max(1e-9, min(done, self.plan.recipe.memory)))
            last = done
            with self.publishing:
                self.published = state
            if now - kept >= CHECKPOINT:
                kept = now
                self.note(lesson, now - begun, stretches)
                self.keep()
                with self.publishing:
                    self.pasts = [*self.pasts[-KEPT_PASTS + 1 :], state]
            elif stretches in EARLY_NOTES:
                self.note(lesson, now - begun, stretches)
        self.seconds = earlier + time.monotonic() - begun

    def average(self, state: dict[str, Tensor], part: float) -> None:
        """Move what is kept towards the newest weights, so that it remembers as much of the time as the recipe says."""
        for name, tensor in self.steady.items():
            tensor.lerp_(state[name], min(1.0, part))

    def copied_state(self) -> dict[str, Tensor]:
        state = {name: tensor.detach().clone() for name, tensor in self.network.state_dict().items()}
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        return state

    def note(self, lesson: Lesson, seconds: float, stretches: int) -> None:
        """A line in the journal, and one for people."""
        columns = self.plan.crew.columns * self.plan.crew.groups * self.plan.recipe.steps
        entry = {
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            "decisions_a_second": round((stretches - 1) * columns / max(seconds, 0.001)),
            **{name: round(value, 5) for name, value in asdict(lesson).items() if name != "games"},
        }
        with (self.plan.folder / JOURNAL).open("a") as journal:
            journal.write(json.dumps(entry) + "\n")
        self.report(entry)

    def keep(self) -> None:
        """Weights to play with, and all that is needed to go on."""
        training = {"decisions": self.decisions, "seconds": round(self.seconds), "games": self.games}
        state = self.network.state_dict()
        arrays = {name: tensor.float().cpu().numpy() for name, tensor in self.steady.items()}
        save_weights(self.plan.folder / WEIGHTS, arrays, describe(self.title, training))
        kept = {"network": state, "optimizer": self.learner.optimizer.state_dict(), **training}
        torch.save(kept, self.plan.folder / (STATE + ".new"))
        (self.plan.folder / (STATE + ".new")).replace(self.plan.folder / STATE)
