"""Learning from a stretch of games: proximal policy optimisation with a value for every seat."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional

from boriken.learn.batch import UNTAUGHT
from boriken.learn.network import NEVER, Network, absent, legal_inclinations, to_own
from boriken.learn.recipe import Recipe
from boriken.learn.rollout import Stretch, precision
from boriken.learn.rounds import Lesson

FLOOR = -50.0  # of a logarithm


class Learner:
    def __init__(self, network: Network, recipe: Recipe, device: torch.device) -> None:
        self.network = network
        self.recipe = recipe
        self.device = device
        self.optimizer = torch.optim.Adam(network.parameters(), lr=recipe.rate, eps=1e-5, fused=device.type == "cuda")

    def learn(self, stretch: Stretch, done: float) -> Lesson:
        """Some passes over a stretch; `done` is the part of the time that has passed."""
        recipe = self.recipe
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.rate_at(done)
        with torch.no_grad():
            advantages, wins, leads = self.look_back(stretch, recipe.points_at(done))
        rows = Rows(stretch, advantages, wins, leads)
        figures = torch.zeros(5, device=self.device)
        batches = 0
        for _ in range(recipe.passes):
            order = torch.randperm(len(rows.chosen), device=self.device)
            for begin in range(0, len(order) - recipe.minibatch + 1, recipe.minibatch):
                figures += self.step(rows, order[begin : begin + recipe.minibatch], recipe.entropy_at(done))
                batches += 1
        policy, won, led, entropy, change = (figures / max(1, batches)).tolist()
        return Lesson(policy, won, led, entropy, change, float(stretch.over.sum()))

    def look_back(self, stretch: Stretch, points: float) -> tuple[Tensor, Tensor, Tensor]:
        """How much better each decision was than expected, and what should have been expected of all seats."""
        steps = len(stretch.over)
        advantages = torch.empty_like(stretch.inclination)
        wins, leads = torch.empty_like(stretch.won), torch.empty_like(stretch.led)
        ahead_wins, ahead_leads = torch.zeros_like(stretch.won[0]), torch.zeros_like(stretch.led[0])
        for step in reversed(range(steps)):
            actor, seats = stretch.actor[step], stretch.seats[step]
            goes_on = (1.0 - stretch.over[step])[:, None]
            surprise = stretch.won[step] + goes_on * stretch.wins[step + 1] - stretch.wins[step]
            ahead_wins = surprise + self.recipe.horizon * goes_on * ahead_wins
            surprise = stretch.led[step] + goes_on * stretch.leads[step + 1] - stretch.leads[step]
            ahead_leads = surprise + self.recipe.horizon * goes_on * ahead_leads
            wins[step] = to_own(stretch.wins[step] + ahead_wins, actor, seats)
            leads[step] = to_own(stretch.leads[step] + ahead_leads, actor, seats)
            advantages[step] = (ahead_wins + points * ahead_leads).gather(1, actor[:, None])[:, 0]
        own = stretch.own > 0
        mean, spread = advantages[own].mean(), advantages[own].std()
        return (advantages - mean) / (spread + 1e-6), wins, leads

    def step(self, rows: Rows, batch: Tensor, entropy_weight: float) -> Tensor:
        recipe = self.recipe
        with precision(self.device):
            outputs = self.network(rows.observations[batch])
        inclinations = torch.log_softmax(legal_inclinations(outputs.actions, rows.choices[batch]), 1)
        chosen = inclinations.gather(1, rows.chosen[batch, None])[:, 0]
        own, advantage = rows.own[batch], rows.advantages[batch]
        own = own / own.sum().clamp(min=1.0)
        ratio = (chosen - rows.inclination[batch]).exp()
        clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        policy = -(torch.minimum(ratio * advantage, clipped * advantage) * own).sum()
        if rows.is_lesson:
            policy = copying_loss(inclinations, rows.taught[batch])
        entropy = -((inclinations.exp() * inclinations.clamp(min=FLOOR)).sum(1) * own).sum()
        nobody = absent(rows.seats[batch])
        wins = torch.log_softmax(outputs.wins.masked_fill(nobody, NEVER), 1).clamp(min=FLOOR)
        won = -(rows.wins[batch] * wins.masked_fill(nobody, 0.0)).sum(1).mean()
        led = functional.mse_loss(outputs.leads, rows.leads[batch], reduction="none")
        led = led.masked_fill(nobody, 0.0).sum(1).mean()
        loss = policy + recipe.wins * won + recipe.leads * led - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), recipe.most_change)
        self.optimizer.step()
        change = ((ratio.detach() - 1.0).abs() * own).sum()
        return torch.stack([policy.detach(), won.detach(), led.detach(), entropy.detach(), change])


def copying_loss(inclinations: Tensor, taught: Tensor) -> Tensor:
    """Small if the network is inclined to what the teacher does."""
    known = (taught != int(UNTAUGHT)).float()
    wanted = inclinations.gather(1, (taught * known.long())[:, None])[:, 0].clamp(min=FLOOR)
    return -(wanted * known).sum() / known.sum().clamp(min=1.0)


class Rows:
    """A stretch without its order: one row a decision."""

    def __init__(self, stretch: Stretch, advantages: Tensor, wins: Tensor, leads: Tensor) -> None:
        steps = len(stretch.over)
        self.observations = stretch.observations.flatten(0, 1)
        self.choices = stretch.choices.flatten(0, 1)
        self.chosen = stretch.chosen.flatten()
        self.inclination = stretch.inclination.flatten()
        self.own = stretch.own.flatten()
        self.taught = stretch.taught.flatten()
        self.is_lesson = bool((self.taught != int(UNTAUGHT)).any())
        self.seats = stretch.seats[:steps].flatten()
        self.advantages = advantages.flatten()
        self.wins = wins.flatten(0, 1)
        self.leads = leads.flatten(0, 1)
