"""A bot that plays as a learned network is inclined to, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from boriken.bots.bot import Bot, Explanation, Opinion, Unit
from boriken.bots.network import Floats, Network
from boriken.core.game import Game
from boriken.core.observer import Observer


class NetBot(Bot):
    name = "net"

    def __init__(self, network: Network, observer: Observer) -> None:
        self.network = network
        self.observer = observer

    def choose(self, game: Game, seat: int) -> int:
        legal = [int(action) for action in game.legal()]
        return legal[int(np.argmax(self.inclinations(game, seat, legal)))]

    def explain(self, game: Game, seat: int, notation: Sequence[str]) -> Explanation:
        """Its inclination to each action, and what share of the win it expects of the position as it is."""
        legal = [int(action) for action in game.legal()]
        inclinations = self.inclinations(game, seat, legal)
        chances = np.exp(inclinations - inclinations.max())
        chances /= chances.sum()
        ranked = sorted(zip(chances, legal, strict=True), reverse=True)
        opinions = [Opinion(notation[action], float(chance), 0) for chance, action in ranked]
        return Explanation(self.name, Unit.SHARE, tuple(opinions))

    def inclinations(self, game: Game, seat: int, legal: Sequence[int]) -> Floats:
        row = np.frombuffer(self.observer.row(game, seat), np.uint8)[None]
        return self.network.judge(row).actions[0, legal]
