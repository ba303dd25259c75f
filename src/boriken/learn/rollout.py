"""Playing stretches of many games with the network as it is, while it learns from the stretch before."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any

import torch
from torch import Tensor

from boriken.learn.batch import MOST_CHOICES, NO_LEAD, RESULTS, UNTAUGHT, WHOLE_WIN
from boriken.learn.network import MOST_SEATS, NEVER, Network, absent, from_own, legal_inclinations
from boriken.learn.workers import Crew, SharedMemory

OVER, ACTOR, SEATS, GUEST, TAUGHT = range(int(RESULTS))  # columns of a report
WINS = slice(int(RESULTS), int(RESULTS) + MOST_SEATS)
LEADS = slice(int(RESULTS) + MOST_SEATS, int(RESULTS) + 2 * MOST_SEATS)
OBEDIENCE = 0.9  # of the decisions under a teacher: those that are played as the teacher would
NAP = 0.00002


class Stretch:
    """The record of so many steps of all games: one row a step, one column a game; values by seat."""

    def __init__(self, steps: int, columns: int, size: int, device: torch.device) -> None:
        def zeros(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        self.observations = zeros(steps, columns, size, kind=torch.uint8)
        self.choices = zeros(steps, columns, int(MOST_CHOICES), kind=torch.int16)
        self.chosen = zeros(steps, columns, kind=torch.int64)
        self.inclination = zeros(steps, columns)  # logarithm of the chance with which it was chosen
        self.own = zeros(steps, columns)  # 1 where the network decided, 0 where a guest did
        self.taught = zeros(steps, columns, kind=torch.int64)  # the teacher's choice; UNTAUGHT without one
        self.wins = zeros(steps + 1, columns, MOST_SEATS)  # as the network expected them
        self.leads = zeros(steps + 1, columns, MOST_SEATS)
        self.actor = zeros(steps + 1, columns, kind=torch.int64)
        self.seats = zeros(steps + 1, columns, kind=torch.int64)
        self.over = zeros(steps, columns)
        self.won = zeros(steps, columns, MOST_SEATS)  # as they were
        self.led = zeros(steps, columns, MOST_SEATS)


class Player:
    """Plays the games of all workers with a network, and with a guest, which may be another, in some seats."""

    def __init__(self, crew: Crew, memory: SharedMemory, network: Network, lead: float, device: torch.device) -> None:
        self.crew = crew
        self.memory = memory
        self.network = network
        self.guest = network  # until another comes
        self.lead = lead
        self.device = device
        self.steps_taken = [0] * crew.groups
        self.hosts = host_columns(crew).to(device)
        self.shared = [torch.from_numpy(a) for a in (memory.observations, memory.choices, memory.reports)]
        self.actions = torch.from_numpy(memory.actions)
        if device.type == "cuda":
            register(memory)
        self.waiting = [self.receive(group) for group in range(crew.groups)]

    def play(self, stretch: Stretch) -> None:
        """Fill a stretch."""
        steps = len(stretch.over)
        with torch.no_grad():
            for step in range(steps + 1):
                for group in range(self.crew.groups):
                    if step:
                        self.waiting[group] = self.receive(group)
                        self.note_results(stretch, step - 1, group)
                    self.decide(stretch, step, group, go_on=step < steps)

    def receive(self, group: int) -> tuple[Tensor, Tensor, Tensor]:
        """The observations, choices and reports that the workers have handed in for a group of games."""
        self.steps_taken[group] += 1
        while (self.memory.played[:, group] < self.steps_taken[group]).any():
            time.sleep(NAP)
        observations, choices, reports = (a[group].to(self.device, non_blocking=True) for a in self.shared)
        if self.device.type == "cpu":
            observations, choices, reports = observations.clone(), choices.clone(), reports.clone()
        return observations, choices, reports

    def columns(self, group: int) -> slice:
        return slice(group * self.crew.columns, (group + 1) * self.crew.columns)

    def note_results(self, stretch: Stretch, step: int, group: int) -> None:
        reports, columns = self.waiting[group][2].float(), self.columns(group)
        over = reports[:, OVER]
        stretch.over[step, columns] = over
        stretch.won[step, columns] = reports[:, WINS] / float(WHOLE_WIN)
        stretch.led[step, columns] = (reports[:, LEADS] - float(NO_LEAD)) / self.lead * over[:, None]

    def decide(self, stretch: Stretch, step: int, group: int, go_on: bool) -> None:
        """Choose in every game of a group; at the end of a stretch only say what the positions are worth."""
        observations, choices, reports = self.waiting[group]
        columns = self.columns(group)
        actor, seats = reports[:, ACTOR].long(), reports[:, SEATS].long()
        with precision(self.device):
            outputs = self.network(observations)
        wins = torch.softmax(outputs.wins.masked_fill(absent(seats), NEVER), 1)
        stretch.wins[step, columns] = from_own(wins, actor, seats)
        stretch.leads[step, columns] = from_own(outputs.leads, actor, seats)
        stretch.actor[step, columns] = actor
        stretch.seats[step, columns] = seats
        if not go_on:
            return
        inclinations = legal_inclinations(outputs.actions, choices)
        own = 1.0 - reports[:, GUEST].float()
        if len(self.hosts):
            inclinations = self.with_guests(inclinations, observations, choices, own)
        taught = reports[:, TAUGHT].long()
        chosen = obey(taught, sample(inclinations))
        stretch.observations[step, columns] = observations
        stretch.choices[step, columns] = choices
        stretch.chosen[step, columns] = chosen
        stretch.inclination[step, columns] = torch.log_softmax(inclinations, 1).gather(1, chosen[:, None])[:, 0]
        stretch.own[step, columns] = own
        stretch.taught[step, columns] = taught
        self.actions[group].copy_(choices.gather(1, chosen[:, None])[:, 0])
        self.memory.asked[group] += 1

    def with_guests(self, inclinations: Tensor, observations: Tensor, choices: Tensor, own: Tensor) -> Tensor:
        """In the seats of guests their own inclinations."""
        with precision(self.device):
            outputs = self.guest(observations[self.hosts])
        theirs = legal_inclinations(outputs.actions, choices[self.hosts])
        mixed = torch.where(own[self.hosts, None] > 0, inclinations[self.hosts], theirs)
        return inclinations.index_copy(0, self.hosts, mixed)


def host_columns(crew: Crew) -> Tensor:
    """The games of a group in which guests sit: the first of every worker."""
    return torch.tensor(
        [worker * crew.games + game for worker in range(crew.workers) for game in range(crew.hosts)], dtype=torch.int64
    )


def sample(inclinations: Tensor) -> Tensor:
    """One of the choices in each row, as often as the inclinations say (by adding Gumbel noise)."""
    noise = -torch.log(-torch.log(torch.rand_like(inclinations).clamp_(1e-9, 1 - 1e-7)))
    return (inclinations + noise).argmax(1)


def obey(taught: Tensor, chosen: Tensor) -> Tensor:
    """Mostly the teacher's choice, where there is one: whoever copies must also see what comes of being wrong."""
    obedient = (taught != int(UNTAUGHT)) & (torch.rand(taught.shape, device=taught.device) < OBEDIENCE)
    return torch.where(obedient, taught, chosen)


def precision(device: torch.device) -> AbstractContextManager[Any]:
    """Half precision where it is fast: three times as fast on a processor that can calculate with it."""
    is_fast = device.type != "cpu" or has_fast_halves()
    return torch.autocast(device.type, dtype=torch.bfloat16) if is_fast else nullcontext()


@cache
def has_fast_halves() -> bool:
    """Whether the processor multiplies numbers of half precision by itself. An older PyTorch does not say so."""
    abilities: dict[str, bool] = getattr(torch.cpu, "get_capabilities", dict)()
    return bool(abilities.get("avx512_bf16") or abilities.get("amx_bf16"))


def register(memory: SharedMemory) -> None:
    """Let the GPU read the shared memory directly: a third of the time of a copy."""
    torch.cuda.cudart().cudaHostRegister(memory.observations.ctypes.data, memory.memory.size, 0)
