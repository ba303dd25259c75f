"""The bot that does anything."""

from boriken.bots.bot import Bot
from boriken.core.game import Game
from boriken.core.randomness import Random


class RandomBot(Bot):
    """Every legal action is as likely as any other; same seed, same choices."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, game: Game, seat: int) -> int:
        legal = game.legal()
        return int(legal[self.random.below(len(legal))])
