"""Looking on: a network that can play learns what a seat may hope for while another decides, as that seat sees it.

It goes by itself: what the seat expects when it is to decide next, or by the result if the game ends before. How it
plays, and what it expects where it decides, stay as they were. Where hands are hidden a search needs it: whoever sits
with good cards knows more about their own hopes than the one who is to decide.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple, TypeVar

import numpy as np
import torch
from librt.strings import BytesWriter
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from boriken.bots.greedy import Greedy
from boriken.core import registry
from boriken.learn.batch import MOST_CHOICES, WHOLE_WIN, Batch
from boriken.learn.beginning import Beginning, copied_weights, new_network
from boriken.learn.machine import Machine
from boriken.learn.network import MOST_SEATS, NEVER, Network, absent, legal_inclinations
from boriken.learn.plan import Plan
from boriken.learn.ppo import FLOOR
from boriken.learn.rollout import ACTOR, OVER, SEATS, WINS, precision, sample
from boriken.learn.rounds import Lesson, Round
from boriken.learn.starts import make_starts

LOOKS = 0.25  # of the decisions: those at which all seats look
STEPS = 16  # of all games, before it learns from what was seen
PASSES = 6  # over what was seen, on average
MINIBATCH = 4096
MEMORY = 1 << 21  # sights that it learns from, the newest
NO_CHOICES = np.full(int(MOST_CHOICES), -1, np.int16)

Kind = TypeVar("Kind", bound=np.generic)


class Sight(NamedTuple):
    """A position as a seat saw it, and the shares of the win it expected later, by seat from the one that looks."""

    row: NDArray[np.uint8]
    choices: NDArray[np.int16]  # NO_CHOICES if another was to decide
    seats: int
    hopes: NDArray[np.float32]


class LookingOn(Machine):
    """A network that learns to look on, and the network it was before, which plays and is its teacher."""

    def __init__(self, plan: Plan, beginning: Beginning) -> None:
        self.recipe = plan.recipe
        self.device = torch.device(plan.device)
        torch.manual_seed(plan.crew.seed)
        self.network = new_network(plan)
        self.network.load_state_dict(beginning.weights)
        self.network.to(self.device)
        self.teacher = deepcopy(self.network).requires_grad_(requires_grad=False)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=plan.recipe.rate, eps=1e-5)
        self.games = Games(plan, self.teacher, self.device)
        self.memory = Memory(int(self.games.batch.observer.size), plan.crew.seed)

    def begin(self) -> None:
        while not self.memory.added:
            self.memory.add(self.games.play(STEPS))

    def learn(self, done: float) -> Round:
        begun, finished = time.monotonic(), int(self.games.batch.finished)
        seen = self.memory.add(self.games.play(STEPS))
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate_at(done)
        batches = max(1, PASSES * seen // MINIBATCH)
        figures = torch.zeros(4, device=self.device)
        for _ in range(batches):
            figures += self.step(*(part.to(self.device) for part in self.memory.drawn(MINIBATCH)))
        policy, won, led, entropy = (figures / batches).tolist()
        lesson = Lesson(policy, won, led, entropy, 0.0, float(int(self.games.batch.finished) - finished))
        decisions = STEPS * int(self.games.batch.count)
        return Round(copied_weights(self.network), lesson, decisions, time.monotonic() - begun)

    def step(self, rows: Tensor, choices: Tensor, seats: Tensor, hopes: Tensor) -> Tensor:
        with precision(self.device):
            outputs = self.network(rows)
            before = self.teacher(rows)
        nobody = absent(seats)
        wins = torch.log_softmax(outputs.wins.masked_fill(nobody, NEVER), 1).clamp(min=FLOOR)
        won = -(hopes * wins.masked_fill(nobody, 0.0)).sum(1).mean()
        deciding = choices[:, 0] >= 0
        inclined = torch.log_softmax(legal_inclinations(outputs.actions, choices)[deciding], 1).clamp(min=FLOOR)
        wanted = torch.log_softmax(legal_inclinations(before.actions, choices)[deciding], 1).clamp(min=FLOOR)
        policy = (wanted.exp() * (wanted - inclined)).sum(1).mean()
        led = functional.mse_loss(outputs.leads[deciding], before.leads[deciding])
        loss = won + policy + self.recipe.leads * led
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.recipe.most_change)
        self.optimizer.step()
        entropy = -(inclined.exp() * inclined).sum(1).mean()
        return torch.stack([policy.detach(), won.detach(), led.detach(), entropy.detach()])

    def remember(self) -> None:
        """Nobody sits at the tables but the teacher."""

    def optimizer_state(self) -> dict[str, Any] | None:
        return None

    def stop(self) -> None:
        """Nothing goes on behind its back."""


class Games:
    """Games that a network plays with itself; at some decisions all seats look."""

    def __init__(self, plan: Plan, network: Network, device: torch.device) -> None:
        crew, title = plan.crew, registry.title(plan.crew.game)
        greedy = [Greedy(title.evaluator(style)) for style in ("", *title.styles)]
        starts = make_starts(title, crew.starts, crew.seed)
        self.batch = Batch(
            2 * crew.games,
            starts,
            title.observer(),
            greedy,
            crew.seed,
            crew.most_decisions,
            hosts=0,
            rivals=crew.rivals,
            alone=False,
        )
        self.batch.look()
        self.network = network
        self.device = device
        self.chance = np.random.default_rng(crew.seed)
        count = int(self.batch.count)
        self.seats = [0] * count
        # By game and seat: what the seats saw since they decided last
        self.open: list[dict[int, list[NDArray[np.uint8]]]] = [{} for _ in range(count)]

    def play(self, steps: int) -> list[Sight]:
        """So many steps of all games; the sights of which it is known by now what came of them."""
        found: list[Sight] = []
        for _ in range(steps):
            rows, choices, reports = self.reported()
            with torch.no_grad(), precision(self.device):
                outputs = self.network(torch.from_numpy(rows).to(self.device))
            seats = torch.from_numpy(reports[:, SEATS]).long().to(self.device)
            hopes = torch.softmax(outputs.wins.masked_fill(absent(seats), NEVER), 1).cpu().numpy()
            looks = self.chance.random(len(rows)) < LOOKS
            for number, report in enumerate(reports):
                if report[OVER]:
                    found += self.ended(number, report[WINS] / float(WHOLE_WIN))
                actor, count = int(report[ACTOR]), int(report[SEATS])
                self.seats[number] = count
                before = self.open[number].pop(actor, ())
                found += [Sight(row, NO_CHOICES, count, hopes[number]) for row in before]
                if looks[number]:
                    found.append(Sight(rows[number], choices[number], count, hopes[number]))
                    self.look_on(number, actor)
            inclinations = legal_inclinations(outputs.actions.cpu(), torch.from_numpy(choices))
            chosen = sample(inclinations).numpy()
            self.batch.step(choices[np.arange(len(choices)), chosen].tobytes())
        return found

    def reported(self) -> tuple[NDArray[np.uint8], NDArray[np.int16], NDArray[np.uint8]]:
        """By game: what the one who decides sees, may do, and how the last step ended."""
        count = int(self.batch.count)

        def rows(written: BytesWriter, kind: type[Kind]) -> NDArray[Kind]:
            return np.frombuffer(bytearray(written.getvalue()), kind).reshape(count, -1)

        return (
            rows(self.batch.observations, np.uint8),
            rows(self.batch.choices, np.int16),
            rows(self.batch.reports, np.uint8),
        )

    def look_on(self, number: int, actor: int) -> None:
        """All but the one who decides look."""
        game, observer = self.batch.games[number], self.batch.observer
        for seat in range(self.seats[number]):
            if seat != actor:
                self.open[number].setdefault(seat, []).append(np.frombuffer(observer.row(game, seat), np.uint8))

    def ended(self, number: int, won: NDArray[np.float64]) -> Iterator[Sight]:
        """The sights of a game that is over: what came of them is the result."""
        seats = self.seats[number]
        for seat, rows in self.open[number].items():
            hopes = np.zeros(MOST_SEATS, np.float32)
            hopes[:seats] = won[(seat + np.arange(seats)) % seats]
            for row in rows:
                yield Sight(row, NO_CHOICES, seats, hopes)
        self.open[number] = {}


class Memory:
    """The newest sights."""

    def __init__(self, size: int, seed: int, most: int = MEMORY) -> None:
        self.rows = np.zeros((most, size), np.uint8)
        self.choices = np.zeros((most, int(MOST_CHOICES)), np.int16)
        self.seats = np.zeros(most, np.int64)
        self.hopes = np.zeros((most, MOST_SEATS), np.float32)
        self.added = 0
        self.chance = np.random.default_rng(seed)

    def add(self, sights: list[Sight]) -> int:
        """Says how many they are. The oldest are forgotten for them."""
        for sight in sights:
            at = self.added % len(self.rows)
            self.rows[at], self.choices[at], self.seats[at], self.hopes[at] = sight
            self.added += 1
        return len(sights)

    def drawn(self, count: int) -> list[Tensor]:
        """Rows, choices, seats and hopes of so many sights, any of them."""
        places = self.chance.integers(0, min(self.added, len(self.rows)), count)
        return [torch.from_numpy(kept[places]) for kept in (self.rows, self.choices, self.seats, self.hopes)]
