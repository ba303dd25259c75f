"""Gymnasium: many games at once, played by the compiled batch."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from boriken.bots.greedy import Greedy
from boriken.core.errors import BorikenError, SetupError, quoted
from boriken.env.learner import RANDOM, checked_seat
from boriken.env.rewards import ILLEGAL, WIN
from boriken.env.table import MOST_DECISIONS, PLAYERS, SEEDS, Mask, Row, Table
from boriken.learn.batch import (
    ANY_SEAT,
    EVERYBODY,
    MOST_SEATS,
    NO_ACTION,
    NO_LEAD,
    REPORT_SIZE,
    RESULTS,
    WHOLE_WIN,
    Batch,
)

GREEDY = "greedy"
SELF = "self"
OPPONENTS = (RANDOM, GREEDY, SELF)
OVER, ACTOR = 0, 1  # columns of a report
SHARES, LEADS = int(RESULTS), int(RESULTS + MOST_SEATS)

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]


class ManyGamesEnv(VectorEnv[Row, NDArray[np.int64], Any]):
    """So many games of one set-up, in step with each other; a game that is over gives way to a new one at once.

    As in `LearnerEnv`, one seat of each game is the learner's. The opponents can be `random` or `greedy`, which are
    compiled, or `self`: then the learner decides for every seat, `info["seat"]` says for which, and a reward belongs to
    the seat that moved last, while `final_info` has those of all.

    >>> env = ManyGamesEnv(num_envs=8, game="san-juan", players=2)
    >>> rows, info = env.reset(seed=1)
    >>> rows, rewards, over, cut_short, info = env.step(info["action_mask"].argmax(1))
    >>> rows.shape, rewards.tolist()
    ((8, 769), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    """

    table: Table
    """The game and its set-up."""
    opponents: str
    """The players of the other seats."""
    fixed_seat: int | None
    """The learner's seat; None where one is drawn for each game."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int = PLAYERS,
        *,
        seat: int | None = None,
        opponents: str = RANDOM,
        reward: str = WIN,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Raises SetupError for what cannot be played: a game, option, opponent, reward or seat that there is not."""
        super().__init__()
        self.num_envs = num_envs
        self.table = Table(game, players, reward=reward, most_decisions=most_decisions, options=options)
        if opponents not in OPPONENTS:
            raise SetupError(f"Of many games the opponents can be {', '.join(OPPONENTS)}, not {quoted(opponents)}.")
        if players > MOST_SEATS:
            raise SetupError(f"Many games at once have at most {MOST_SEATS} seats, not {players}.")
        self.opponents = opponents
        self.fixed_seat = checked_seat(seat, players)
        self.render_mode = render_mode
        self.single_observation_space = spaces.Box(0, 255, (int(self.table.observer.size),), np.uint8)
        self.single_action_space = spaces.Discrete(self.table.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch: Batch | None = None
        self._numbers = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """New games in all places; of a list of seeds, the first stands for all.

        >>> env = ManyGamesEnv(num_envs=2, game="san-juan", players=2)
        >>> rows, info = env.reset(seed=1)
        >>> rows.shape, info["seat"].shape
        ((2, 769), (2,))
        """
        if isinstance(seed, list):
            seed = seed[0]
        super().reset(seed=seed)
        self._batch = self._new_batch(int(self.np_random.integers(SEEDS)))
        self._batch.look()
        self._read()
        return self._rows, self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Row, Numbers, Flags, Flags, dict[str, Any]]:
        """An action in every game. One that is not legal costs -1 and ends its game.

        Raises BorikenError before the first `reset`.

        >>> env = ManyGamesEnv(num_envs=2, game="san-juan", players=2)
        >>> rows, info = env.reset(seed=1)
        >>> rows, rewards, over, cut_short, info = env.step(info["action_mask"].argmax(1))
        >>> over.tolist()
        [False, False]
        """
        if self._batch is None:
            raise BorikenError("No game has begun: call reset().")
        actions = np.asarray(actions)
        seats, legal = self._seats, self._legal(actions)
        self._batch.step(np.where(legal, actions, int(NO_ACTION)).astype(np.int16).tobytes())
        self._read()
        over = self._reports[:, OVER] == 1
        cut_short = (np.frombuffer(self._batch.cuts.getvalue(), np.uint8) == 1) & legal
        info = self._info()
        rewards = np.zeros(self.num_envs)
        if over.any():
            each = self._rewards_of_all()
            rewards[over] = each[self._numbers, seats][over]
            rewards[~legal] = ILLEGAL
            self._tell_the_end(info, over, each)
        return self._rows, rewards, over & ~cut_short, cut_short, info

    def action_masks(self) -> Mask:
        """Which actions are legal, game by game.

        >>> env = ManyGamesEnv(num_envs=2, game="san-juan", players=2)
        >>> rows, info = env.reset(seed=1)
        >>> env.action_masks().shape == (2, env.single_action_space.n)
        True
        """
        return self._masks

    def _new_batch(self, seed: int) -> Batch:
        title = self.table.title
        greedy = [Greedy(title.evaluator(""))] if self.opponents == GREEDY else []
        if self.opponents == SELF:
            learner = int(EVERYBODY)
        else:
            learner = int(ANY_SEAT) if self.fixed_seat is None else self.fixed_seat
        return Batch(
            self.num_envs,
            [title.new_game(self.table.setup)],
            self.table.observer,
            greedy,
            seed,
            self.table.most_decisions,
            hosts=0,
            rivals=0,
            alone=False,
            learner=learner,
            mask_size=self.table.action_count,
        )

    def _read(self) -> None:
        """Take over what the batch has written, in arrays of one's own."""
        assert self._batch is not None
        self._rows: Row = table_of(self._batch.observations.getvalue(), np.uint8, self.num_envs)
        self._masks: Mask = table_of(self._batch.masks.getvalue(), np.int8, self.num_envs)
        self._reports: Row = table_of(self._batch.reports.getvalue(), np.uint8, self.num_envs)
        self._seats = self._reports[:, ACTOR]

    def _legal(self, actions: NDArray[np.int64]) -> Flags:
        named = (actions >= 0) & (actions < self.table.action_count)
        legal: Flags = named & (self._masks[self._numbers, np.where(named, actions, 0)] == 1)
        return legal

    def _info(self) -> dict[str, Any]:
        everybody = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._masks, "_action_mask": everybody, "seat": self._seats, "_seat": everybody}

    def _rewards_of_all(self) -> Numbers:
        """By game and seat, for those that are over."""
        players = self.table.setup.players
        if self.table.reward == WIN:
            return self._reports[:, SHARES : SHARES + players].astype(np.float64) / int(WHOLE_WIN)
        return self._reports[:, LEADS : LEADS + players].astype(np.float64) - int(NO_LEAD)

    def _tell_the_end(self, info: dict[str, Any], over: Flags, each: Numbers) -> None:
        """The last sights of the games that are over, as Gymnasium wants them told."""
        assert self._batch is not None
        last = table_of(self._batch.last_sights.getvalue(), np.uint8, int(over.sum()))
        sights = np.full(self.num_envs, None, dtype=object)
        for number, row in zip(np.flatnonzero(over), last, strict=True):
            sights[number] = row
        info |= {"final_obs": sights, "_final_obs": over}
        info |= {"final_info": {"rewards": each, "_rewards": over}, "_final_info": over}


def table_of(numbers: bytes, kind: Any, rows: int) -> Any:
    return np.frombuffer(bytearray(numbers), kind).reshape(rows, -1)


assert int(REPORT_SIZE) == LEADS + int(MOST_SEATS)
