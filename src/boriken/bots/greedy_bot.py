"""The bot that takes what looks best at once."""

from collections.abc import Sequence

from boriken.bots.bot import Bot, Explanation, Opinion, Unit
from boriken.bots.greedy import Greedy
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game


class GreedyBot(Bot):
    """`greedy`, or `greedy:shipper` and other tastes that the game knows. It has no chance in it: no seed."""

    def __init__(self, evaluator: Evaluator, style: str) -> None:
        self.name = f"greedy:{style}" if style else "greedy"
        self.greedy = Greedy(evaluator)

    def choose(self, game: Game, seat: int) -> int:
        return int(self.greedy.choose(game, seat))

    def explain(self, game: Game, seat: int, notation: Sequence[str]) -> Explanation:
        """Its choice comes first, also where it was planned together with later steps and not by comparing."""
        legal = game.legal()
        chosen = self.greedy.choose(game, seat)
        values = zip(legal, self.greedy.values(game, seat, legal), strict=True)
        ranked = sorted(values, key=lambda pair: (pair[0] != chosen, -pair[1]))
        opinions = (Opinion(notation[action], value, visits=1) for action, value in ranked)
        return Explanation(self.name, Unit.LEAD, tuple(opinions))
