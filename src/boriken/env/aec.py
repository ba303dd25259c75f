"""PettingZoo: the seats of a table as agents that act one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from boriken.core.errors import BorikenError
from boriken.env.rewards import ILLEGAL, WIN
from boriken.env.table import ANSI, MOST_DECISIONS, PLAYERS, SEEDS, Table

Seen = dict[str, Any]


def aec_env(
    game: str,
    players: int = PLAYERS,
    *,
    reward: str = WIN,
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Seen, int]:
    """A game as PettingZoo plays it: agents `player_0` and so on, observations with an `action_mask`.

    Whoever acts illegally gets -1, and the game is over. Raises SetupError for what cannot be played.

    >>> env = aec_env("san-juan", players=3)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.agents, bool(observation["action_mask"].sum() > 1)
    (['player_0', 'player_1', 'player_2'], True)
    """
    env: Any = SeatsEnv(game, players, reward, most_decisions, render_mode, options)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    ordered: AECEnv[str, Seen, int] = wrappers.OrderEnforcingWrapper(env)
    return ordered


class SeatsEnv(AECEnv[str, Seen, int]):
    """The environment itself. An action must be legal: the wrappers of `aec_env` see to it."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str,
        most_decisions: int,
        render_mode: str | None,
        options: dict[str, object],
    ) -> None:
        super().__init__()
        self.table = Table(game, players, reward=reward, most_decisions=most_decisions, options=options)
        self.metadata = {"name": f"boriken_{game}_v0", "render_modes": [ANSI], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        size, actions = int(self.table.observer.size), self.table.action_count
        self._sight = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._choice = spaces.Discrete(actions)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sight

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choice

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed deals the same."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.begin(int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> Seen:
        """All that the agent may know; its mask is empty unless it is its turn."""
        seat, table = self.possible_agents.index(agent), self.table
        acts = not table.over and table.actor == seat
        mask = table.mask() if acts else np.zeros(table.action_count, np.int8)
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.is_legal(int(action)):
            raise BorikenError(f"The action {action} is not legal; the action mask says which are.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.act(int(action))
        self.table.decisions += 1
        if self.table.over or self.table.cut_short:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.table.over)
            self.truncations = dict.fromkeys(self.agents, self.table.cut_short)
        if not self.table.over:
            self.agent_selection = self.possible_agents[self.table.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in text, as a spectator sees it."""
        return self.table.text() if self.render_mode == ANSI else None

    def close(self) -> None:
        """There is nothing to give back."""
