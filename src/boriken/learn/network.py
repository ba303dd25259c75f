"""The network: what a seat sees goes in; out come an inclination to every action, and what each seat may hope for."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from boriken.core.observer import Observer
from boriken.learn.batch import MOST_SEATS as SEATS

MOST_SEATS = int(SEATS)
NEVER = -1e9  # the inclination to what is not there


class Size(NamedTuple):
    """How large a network is."""

    width: int = 512
    depth: int = 3


class Outputs(NamedTuple):
    """By row of the batch; seats are counted from the one that looks."""

    actions: Tensor
    wins: Tensor
    leads: Tensor


class Network(nn.Module):
    """A body of layers with a shortcut around each but the first two, and three heads."""

    def __init__(self, observer: Observer, actions: int, size: Size) -> None:
        super().__init__()
        self.size = size
        scales = [1.0 / part.scale for part in observer.parts for _ in range(part.size)]
        self.register_buffer("scales", torch.tensor(scales))
        self.first = nn.Linear(len(scales), size.width)
        self.norm = nn.LayerNorm(size.width)
        self.body = nn.ModuleList(nn.Linear(size.width, size.width) for _ in range(size.depth - 1))
        self.actions = nn.Linear(size.width, actions)
        self.wins = nn.Linear(size.width, MOST_SEATS)
        self.leads = nn.Linear(size.width, MOST_SEATS)
        self.prepare()

    def prepare(self) -> None:
        """Begin without an opinion."""
        for layer in self.body:
            nn.init.orthogonal_(layer.weight, 1.4)
        nn.init.orthogonal_(self.actions.weight, 0.01)
        nn.init.zeros_(self.actions.bias)
        for head in (self.wins, self.leads):
            nn.init.orthogonal_(head.weight, 0.1)

    def forward(self, observations: Tensor) -> Outputs:
        body = functional.relu(self.norm(self.first(observations.to(torch.float32) * self.scales)))
        for number, layer in enumerate(self.body):
            more = functional.relu(layer(body))
            body = body + more if number else more
        return Outputs(self.actions(body).float(), self.wins(body).float(), self.leads(body).float())


def legal_inclinations(actions: Tensor, choices: Tensor) -> Tensor:
    """Those to the legal actions, in the order of the choices; empty places get NEVER."""
    return actions.gather(1, choices.clamp(min=0).long()).masked_fill(choices < 0, NEVER)


def absent(seats: Tensor) -> Tensor:
    """Which of the five places at a table nobody sits at."""
    return torch.arange(MOST_SEATS, device=seats.device)[None] >= seats[:, None]


def from_own(values: Tensor, actor: Tensor, seats: Tensor) -> Tensor:
    """Values counted from the one who looks, as values of the seats."""
    return turned(values, -actor, seats)


def to_own(values: Tensor, actor: Tensor, seats: Tensor) -> Tensor:
    """Values of the seats, counted from the one who looks."""
    return turned(values, actor, seats)


def turned(values: Tensor, by: Tensor, seats: Tensor) -> Tensor:
    places = torch.arange(MOST_SEATS, device=values.device)
    source = (places[None] + by[:, None]) % seats[:, None]
    return values.gather(1, source).masked_fill(absent(seats), 0.0)
