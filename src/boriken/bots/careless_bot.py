"""The bot that sees what is good and does not always do it."""

from math import exp

from boriken.bots.greedy_bot import GreedyBot
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game
from boriken.core.randomness import Random

FINE = 2**30  # as finely as the stream of random numbers goes


class CarelessBot(GreedyBot):
    """`careless:2` compares like `greedy` and then draws: an action that looks 2 points worse is e times less likely.

    Where only steps that belong together make sense, such as sending out colonists, it keeps to the plan.
    """

    def __init__(self, evaluator: Evaluator, points: float, seed: int) -> None:
        super().__init__(evaluator, style="")
        self.name = f"careless:{points:g}"
        self.points = points
        self.random = Random(seed)

    def choose(self, game: Game, seat: int) -> int:
        planned = int(self.greedy.evaluator.suggestion(game))
        if planned >= 0:
            return planned
        legal = game.legal()
        values = list(self.greedy.values(game, seat, legal))
        weights = [exp((value - max(values)) / self.points) for value in values]
        left = self.random.below(FINE) / FINE * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return int(action)
        return int(legal[-1])  # rounding ate the rest
