"""A table at which one game is played after the other: what the environments of one game at a time have in common."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.errors import SetupError, quoted
from boriken.core.game import OVER
from boriken.core.match import Match
from boriken.core.observer import Observer
from boriken.core.playout import legal_mask, play_on
from boriken.core.setup import Setup
from boriken.core.title import Title
from boriken.env.rewards import check_reward, rewards

PLAYERS = 4
MOST_DECISIONS = 20_000
SEEDS = 1 << 60
ANSI = "ansi"

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Table:
    """A set-up, and a game of it. Chance and what is without alternative are played on the way."""

    def __init__(
        self, game: str, players: int, *, reward: str, most_decisions: int, options: Mapping[str, object]
    ) -> None:
        self.title = registry.title(game)
        self.setup = Setup.of(self.title, players, options)
        self.observer = self.title.observer()
        self.action_count = action_count(self.title)
        self.reward = check_reward(reward)
        if most_decisions < 1:
            raise SetupError(f"A game has at least one decision, not {quoted(most_decisions)}.")
        self.most_decisions = most_decisions
        self._start = self.title.new_game(self.setup)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; one that is over before anybody has a choice is passed over."""
        self.decisions = 0
        for attempt in range(seed, seed + SEEDS):
            self.game = self._start.copy()
            self._dealer = SeededDealer(attempt % SEEDS)
            play_on(self.game, self._dealer)
            if not self.over:
                return

    @property
    def actor(self) -> int:
        """The seat that has a choice; not for a game that is over."""
        return int(self.game.actor)

    @property
    def over(self) -> bool:
        return bool(self.game.actor == OVER)

    @property
    def cut_short(self) -> bool:
        return not self.over and self.decisions >= self.most_decisions

    def is_legal(self, action: int) -> bool:
        return not self.over and action in list(self.game.legal())

    def act(self, action: int) -> None:
        """Carry out a legal action, and go on to the next choice or to the end. The caller counts its decisions."""
        self.game.apply(action)
        play_on(self.game, self._dealer)

    def observe(self, seat: int) -> Row:
        """All that a seat may know, one byte for each number that the observer's parts name."""
        return np.frombuffer(bytearray(self.observer.row(self.game, seat)), np.uint8)

    def mask(self) -> Mask:
        """1 for every action that the actor may choose; when the game is over, for none."""
        return np.frombuffer(bytearray(legal_mask(self.game, self.action_count)), np.int8)

    def rewards(self) -> list[float]:
        """The rewards of all seats for a game that ends here."""
        return rewards(self.game, self.reward)

    def text(self) -> str:
        """The table as a spectator sees it."""
        return str(Match(self.setup, SeededDealer(0), start=self.title.save(self.game)))


def action_count(title: Title) -> int:
    """How many actions seats can choose from, in all set-ups of a game; what only chance does is not among them."""
    return len(title.notation) if title.first_outcome is None else title.first_outcome


def scales_of(observer: Observer) -> NDArray[np.float32]:
    """By what each number of a row is divided, so that it is commonly between 0 and 2."""
    return np.concatenate([np.full(part.size, part.scale, np.float32) for part in observer.parts])
