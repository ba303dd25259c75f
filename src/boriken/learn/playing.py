"""The games of a machine: a thread of its own fills stretches with them while the learner is busy with the last one."""

from __future__ import annotations

import threading
from dataclasses import replace
from queue import Empty, Queue

import torch

from boriken.core import registry
from boriken.learn.beginning import new_network
from boriken.learn.network import Network, Size
from boriken.learn.opponents import Opponents
from boriken.learn.plan import GPU, Plan, size_of
from boriken.learn.recipe import LEADS
from boriken.learn.rollout import Player, Stretch
from boriken.learn.rounds import State
from boriken.learn.workers import STOP, SharedMemory, start_workers

NEW_GUEST = 8  # stretches that the same guest stays
MOST_WAIT = 120.0  # seconds for one stretch, after which a worker must have died
GOODBYE = 5.0  # seconds in which a worker ends by itself


class Playing:
    """Workers play and a thread decides for them, always with the newest weights."""

    def __init__(self, plan: Plan, opponents: Opponents) -> None:
        self.plan = plan
        self.opponents = opponents
        self.device = torch.device(plan.device)
        crew, size = plan.crew, int(registry.title(plan.crew.game).observer().size)
        self.memory = SharedMemory(crew, size)
        self.guests: dict[Size, Network] = {}
        self.teach(plan.recipe.imitation > 0)
        self.workers = start_workers(crew, self.memory)
        self.filled: Queue[Stretch | BaseException] = Queue()
        self.empty: Queue[Stretch | None] = Queue()
        for _ in range(2):
            self.empty.put(Stretch(plan.recipe.steps, crew.columns * crew.groups, size, self.device))
        self.waiting: Stretch | None = None
        self.stopping = False
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def teach(self, wanted: bool) -> None:
        """Whether the reports are to say what the teacher would do."""
        self.memory.teaching[0] = wanted

    def wait(self) -> None:
        """Until there is a stretch to learn from."""
        if self.waiting is None:
            self.waiting = self.receive()

    def take(self) -> Stretch:
        """The next stretch; who has learned from it gives it back."""
        stretch = self.waiting or self.receive()
        self.waiting = None
        return stretch

    def receive(self) -> Stretch:
        try:
            stretch = self.filled.get(timeout=MOST_WAIT)
        except Empty:
            raise RuntimeError("The games stand still: a worker must have died.") from None
        if isinstance(stretch, BaseException):
            raise stretch
        return stretch

    def give_back(self, stretch: Stretch) -> None:
        self.empty.put(stretch)

    def stop(self) -> None:
        self.stopping = True
        self.empty.put(None)
        self.thread.join(MOST_WAIT)  # it still needs the workers for the stretch it is in
        self.memory.asked[:] = STOP
        for worker in self.workers:
            worker.join(GOODBYE)
            if worker.is_alive():
                worker.terminate()
        self.memory.memory.unlink()
        if not self.thread.is_alive():
            self.memory.close()

    # The thread

    def play(self) -> None:
        try:
            stream = torch.cuda.Stream(self.device) if self.device.type == GPU else None
            with torch.cuda.stream(stream):
                self.fill_stretches(stream)
        except BaseException as failure:  # the learner is told, and stops
            self.filled.put(failure)

    def fill_stretches(self, stream: torch.cuda.Stream | None) -> None:
        acting = new_network(self.plan).to(self.device)
        player = Player(self.plan.crew, self.memory, acting, LEADS[self.plan.crew.game], self.device)
        number = 0
        while (stretch := self.empty.get()) is not None and not self.stopping:
            acting.load_state_dict(self.opponents.newest)
            if number % NEW_GUEST == 0:
                player.guest = self.seated(self.opponents.next_guest())
            player.play(stretch)
            if stream is not None:
                stream.synchronize()
            self.filled.put(stretch)
            number += 1

    def seated(self, guest: State) -> Network:
        """A network with a guest's weights. There is one for each size."""
        size = size_of(guest)
        if size not in self.guests:
            self.guests[size] = new_network(replace(self.plan, size=size)).to(self.device)
        self.guests[size].load_state_dict(guest)
        return self.guests[size]
