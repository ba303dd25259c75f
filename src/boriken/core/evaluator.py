"""What a position is worth: all that a game must say about itself for the bots to play it."""

from mypy_extensions import i64, mypyc_attr

from boriken.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions for one style of play. It may keep scratch space, so every bot has its own."""

    def worth(self, game: Game, seat: i64) -> float:
        """The points the seat can expect at the end, up to a constant that is the same for all seats."""
        raise NotImplementedError

    def suggestion(self, game: Game) -> i64:
        """A good action for a decision whose steps only make sense together, or -1: look one step ahead."""
        return -1

    def follow(self, game: Game) -> bool:
        """Take at once all the steps of such a decision; False if the open one is not of that kind."""
        return False

    def uncertainty(self, game: Game) -> float:
        """Points by which what `worth` expects is commonly wrong."""
        raise NotImplementedError
