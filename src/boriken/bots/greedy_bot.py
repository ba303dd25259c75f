"""The bot that takes what looks best at once."""

from boriken.bots.bot import Bot
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
