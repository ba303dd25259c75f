"""The bot that looks ahead in a tree."""

from boriken.bots.bot import Bot
from boriken.bots.search import Search
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game


class SearchBot(Bot):
    """`search:1000` tries a thousand lines of play before each decision."""

    def __init__(self, evaluator: Evaluator, simulations: int, seed: int) -> None:
        self.name = f"search:{simulations}"
        self.search = Search(evaluator, simulations, seed)

    def choose(self, game: Game, seat: int) -> int:
        return int(self.search.choose(game, seat))
