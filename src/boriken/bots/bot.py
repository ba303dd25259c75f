"""What a bot promises."""

from abc import ABC, abstractmethod

from boriken.core.game import Game


class Bot(ABC):
    """Somebody who decides for a seat. `name` is what one asks for it by, such as `random` or `search:1000`."""

    name: str

    @abstractmethod
    def choose(self, game: Game, seat: int) -> int:
        """One of the legal actions of the seat, which is the actor.

        The game is the bot's own: a copy that it may change, in which all that the seat cannot know was drawn again
        (`Game.determinize`).
        """
