"""Gymnasium: one learner at a table, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boriken.bots import asking
from boriken.bots.bot import Bot
from boriken.bots.registry import make_bot
from boriken.core.errors import BorikenError, SetupError, quoted
from boriken.core.observer import Observer
from boriken.env.rewards import ILLEGAL, LEAD, LEAST_LEAD, MOST_LEAD, WIN
from boriken.env.table import ANSI, MOST_DECISIONS, PLAYERS, SEEDS, Mask, Table, scales_of

RANDOM = "random"
REWARD_RANGES = {WIN: (ILLEGAL, 1.0), LEAD: (float(LEAST_LEAD), float(MOST_LEAD))}


class LearnerEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A step is a decision of the learner; bots, chance and what is without alternative are played on the way.

    `seat` is the learner's, None draws one for each game. `opponents` is a bot for every other seat, or a list with one
    for each; docs/bots.md says how bots are named. The reward comes at the end: a share of the win, or with
    `reward="lead"` the points ahead of the mean. With `scaled`, the numbers of a row are divided by the scales of their
    parts, which most networks want, and are floats. Which actions are legal is in `info["action_mask"]` and told by
    `action_masks()`; an action that is not costs -1 and ends the game.

    >>> env = LearnerEnv("san-juan", players=2, opponents="greedy")
    >>> row, info = env.reset(seed=1)
    >>> row, reward, over, cut_short, info = env.step(info["action_mask"].argmax())
    >>> reward, over
    (0.0, False)
    """

    table: Table
    """The game, its set-up and where it stands."""
    opponents: list[str]
    """The bots of the other seats, by name."""
    fixed_seat: int | None
    """The learner's seat; None where one is drawn for each game."""
    scales: NDArray[np.float32] | None
    """The numbers that a row is divided by, where that is wanted."""
    seat: int
    """The learner's seat in this game."""

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        reward: str = WIN,
        most_decisions: int = MOST_DECISIONS,
        scaled: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Raises SetupError for what cannot be played: a game, option, bot, reward or seat that there is not."""
        self.table = Table(game, players, reward=reward, most_decisions=most_decisions, options=options)
        self.render_mode = render_mode
        self.opponents = opponents_of(self.table, opponents)
        self.fixed_seat = checked_seat(seat, players)
        self.scales = scales_of(self.table.observer) if scaled else None
        self.observation_space = row_space(self.table.observer, self.scales)
        self.action_space = spaces.Discrete(self.table.action_count)
        self.seat = 0
        self._bots: list[Bot | None] = []
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """A new game, which may begin with decisions of the bots.

        >>> env = LearnerEnv("san-juan", players=2, seat=0)
        >>> row, info = env.reset(seed=1)
        >>> info["seat"], info["action_mask"].shape == (env.action_space.n,)
        (0, True)
        """
        super().reset(seed=seed)
        self.seat = self._drawn(self.table.setup.players) if self.fixed_seat is None else self.fixed_seat
        while True:
            self._sit_down()
            self.table.begin(self._drawn(SEEDS))
            self._wait_for_turn()
            if not self.table.over:
                break
        self._ended = False
        return self._sight(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], SupportsFloat, bool, bool, dict[str, Any]]:
        """Do an action, and go on to the learner's next choice or to the end of the game.

        Raises BorikenError if no game has begun or the last one is over.

        >>> env = LearnerEnv("san-juan", players=2, seat=0)
        >>> row, info = env.reset(seed=1)
        >>> row, reward, over, cut_short, info = env.step(0 if info["action_mask"][0] else info["action_mask"].argmax())
        >>> over, cut_short
        (False, False)
        """
        if self._ended:
            raise BorikenError("The game is over, or has not begun: call reset().")
        if not self.table.is_legal(int(action)):
            self._ended = True
            return self._sight(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.table.act(int(action))
        self.table.decisions += 1
        self._wait_for_turn()
        over, cut_short = self.table.over, self.table.cut_short
        self._ended = over or cut_short
        reward = self.table.rewards()[self.seat] if self._ended else 0.0
        return self._sight(), reward, over, cut_short, self._info()

    def action_masks(self) -> Mask:
        """Which actions are legal: by this name learners such as MaskablePPO ask for it.

        >>> env = LearnerEnv("san-juan", players=2, seat=0)
        >>> row, info = env.reset(seed=1)
        >>> (env.action_masks() == info["action_mask"]).all()
        np.True_
        """
        return self.table.mask()

    def render(self) -> str | None:
        """The table in text, as a spectator sees it.

        >>> env = LearnerEnv("san-juan", players=2, render_mode="ansi")
        >>> row, info = env.reset(seed=1)
        >>> "Round 1" in env.render()
        True
        """
        return self.table.text() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Let the bots go.

        >>> env = LearnerEnv("san-juan", players=2, seat=0)
        >>> row, info = env.reset(seed=1)
        >>> env.close()
        """
        for bot in self._bots:
            if bot is not None:
                bot.close()
        self._bots = []

    def _sight(self) -> NDArray[Any]:
        row = self.table.observe(self.seat)
        return row if self.scales is None else row / self.scales

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(), "seat": self.seat}
        if self.table.over:
            info["points"] = [int(self.table.game.points(seat)) for seat in range(self.table.setup.players)]
        return info

    def _sit_down(self) -> None:
        """A bot for every other seat; whoever plays at random needs none."""
        self.close()
        others = list(self.opponents)
        for seat in range(self.table.setup.players):
            name = RANDOM if seat == self.seat else others.pop(0)
            self._bots.append(None if name == RANDOM else make_bot(name, self.table.title, self._drawn(SEEDS)))

    def _wait_for_turn(self) -> None:
        """Let the bots play until the learner has a choice."""
        table = self.table
        while not table.over and table.actor != self.seat:
            bot = self._bots[table.actor]
            if bot is None:
                legal = table.game.legal()
                table.act(legal[self._drawn(len(legal))])
            else:
                table.act(asking.choice(bot, table.game, self._drawn(SEEDS), table.setup))

    def _drawn(self, limit: int) -> int:
        return int(self.np_random.integers(limit))


def row_space(observer: Observer, scales: NDArray[np.float32] | None) -> spaces.Box:
    if scales is None:
        return spaces.Box(0, 255, (int(observer.size),), np.uint8)
    return spaces.Box(np.zeros_like(scales), 255 / scales, dtype=np.float32)


def opponents_of(table: Table, named: str | Sequence[str]) -> list[str]:
    """The bots of the other seats by name; each is made once, so that a wrong name is told at once."""
    others = table.setup.players - 1
    names = [named] * others if isinstance(named, str) else list(named)
    if len(names) != others:
        raise SetupError(f"There are {others} seats for opponents, and {len(names)} are named.")
    for name in set(names):
        make_bot(name, table.title, 0).close()
    return names


def checked_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and seat not in range(players):
        raise SetupError(f"There is no seat {quoted(seat)} at a table of {players}.")
    return seat
