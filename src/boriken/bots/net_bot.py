"""The bots that play as a learned network is inclined to, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from boriken.bots.bot import Bot, Explanation, Opinion, Unit
from boriken.bots.greedy import Greedy
from boriken.bots.network import Floats, Network
from boriken.core.dealer import SeededDealer
from boriken.core.evaluator import Evaluator
from boriken.core.game import CHANCE, OVER, Game, rank
from boriken.core.observer import Observer
from boriken.core.randomness import Random

FINE = 2**30  # as finely as the stream of random numbers goes
FAR = 3.0  # temperatures: what lies so far behind the best is nonsense, and never chosen


class NetBot(Bot):
    """Where the game ends with this turn nothing counts but points: there it does what the evaluation counts out.

    That begins with the choice of the last role, where the game has roles.
    """

    def __init__(self, network: Network, observer: Observer, evaluator: Evaluator, name: str = "net") -> None:
        self.network = network
        self.observer = observer
        self.evaluator = evaluator
        self.greedy = Greedy(evaluator)
        self.name = name

    def choose(self, game: Game, seat: int) -> int:
        legal = [int(action) for action in game.legal()]
        return legal[int(np.argmax(self.inclinations(game, seat, legal)))]

    def choose_all(self, positions: Sequence[tuple[Game, int]]) -> list[int]:
        """A choice in each of many positions, by the seat to decide there: the network is faster with all at once."""
        rows = b"".join(self.observer.row(game, seat) for game, seat in positions)
        liked = self.network.judge(np.frombuffer(rows, np.uint8).reshape(len(positions), -1)).actions
        return [
            self.choose(game, seat) if self.evaluator.is_last_turn(game) else best(liking, game)
            for (game, seat), liking in zip(positions, liked, strict=True)
        ]

    def go_on(self, game: Game, seat: int) -> int:
        return NetBot.choose(self, game, seat)

    def explain(self, game: Game, seat: int, notation: Sequence[str]) -> Explanation:
        """The actions in the order of its inclination, each with the share of the win that it expects after it."""
        legal = [int(action) for action in game.legal()]
        order = np.argsort(-self.inclinations(game, seat, legal), kind="stable")
        opinions = [Opinion(notation[legal[at]], self.hope(game, legal[at], seat), 0) for at in order]
        return Explanation(self.name, Unit.SHARE, tuple(opinions))

    def hope(self, game: Game, action: int, seat: int) -> float:
        """The share of the win that the seat may expect after an action, and after one way that chance may go."""
        after = game.copy()
        after.apply(action)
        run_on(after, SeededDealer(0))
        seats = int(after.seats)
        if after.actor == OVER:
            winners = [other for other in range(seats) if rank(after, other) == 1]
            return 1 / len(winners) if seat in winners else 0.0
        viewer = seat if self.network.onlooking else int(after.actor)
        row = np.frombuffer(self.observer.row(after, viewer), np.uint8)[None]
        logits = self.network.judge(row).wins[0, :seats]
        shares = np.exp(logits - logits.max())
        return float(shares[(seat - viewer) % seats] / shares.sum())

    def inclinations(self, game: Game, seat: int, legal: Sequence[int]) -> Floats:
        """How much it would like to do each of the legal actions; in the last turn, the points it would be ahead."""
        if self.evaluator.is_last_turn(game):
            return np.array(list(self.greedy.values(game, seat, game.legal())), np.float32)
        row = np.frombuffer(self.observer.row(game, seat), np.uint8)[None]
        return self.network.judge(row).actions[0, legal]


class WarmNetBot(NetBot):
    """Draws among what the network is inclined to: an action a temperature behind is e times less likely.

    The temperature is its warmth in the unit of the network's inclinations, or in points in the last turn. Where only
    steps that belong together make sense, such as sending out colonists, it does what seems best.
    """

    def __init__(
        self,
        network: Network,
        observer: Observer,
        evaluator: Evaluator,
        name: str,
        warmth: float,
        unit: float,
        seed: int,
    ) -> None:
        super().__init__(network, observer, evaluator, name)
        self.warmth = warmth
        self.unit = unit
        self.random = Random(seed)

    def choose(self, game: Game, seat: int) -> int:
        if self.evaluator.suggestion(game) >= 0:
            return super().choose(game, seat)
        legal = [int(action) for action in game.legal()]
        inclinations = self.inclinations(game, seat, legal)
        behind = (inclinations.max() - inclinations).astype(float) / self.temperature(game)
        weights = np.where(behind <= FAR, np.exp(-behind), 0.0).cumsum()
        drawn = self.random.below(FINE) / FINE * weights[-1]
        return legal[int(np.searchsorted(weights, drawn, side="right"))]

    def temperature(self, game: Game) -> float:
        return self.warmth if self.evaluator.is_last_turn(game) else self.warmth * self.unit


def best(inclinations: Floats, game: Game) -> int:
    """Of the legal actions the one with the strongest inclination."""
    legal = [int(action) for action in game.legal()]
    return legal[int(np.argmax(inclinations[legal]))]


def run_on(game: Game, dealer: SeededDealer) -> None:
    """To the next real choice, or to the end."""
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
        elif len(legal := game.legal()) == 1:
            game.apply(legal[0])
        else:
            return
