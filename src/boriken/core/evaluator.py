"""The worth of a position: all that a game must say about itself for the bots to play it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from boriken.core.game import Game

ANY_NUMBER: Final[i64] = 1 << 30  # of turns: as many as the simulations reach


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
        """Take at once one or all of the steps of such a decision; False if the open one is not of that kind."""
        planned = self.suggestion(game)
        if planned < 0:
            return False
        game.apply(planned)
        return True

    def wind_up(self, game: Game) -> bool:
        """Where a turn is only played out: go a short way to its end; False if it is played out move by move."""
        return self.follow(game)

    def second_thoughts(self, game: Game, chosen: i64) -> i64:
        """Instead of the action that looks best alone: another, if it pays together with later ones of the same turn.

        A search asks it, too: in a short tree such actions look bad alone."""
        return chosen

    def is_final(self, game: Game) -> bool:
        """Whether the game ends with the turn being played: nothing counts but points, and there is little to try."""
        return False

    def is_last_turn(self, game: Game) -> bool:
        """Whether the game ends with the turn being played, or with the one that begins with the choice to be made."""
        return self.is_final(game)

    def turns_ahead(self) -> i64:
        """How many turns a search goes through, the present one included."""
        return ANY_NUMBER

    def uncertainty(self, game: Game) -> float:
        """Points by which what `worth` expects is commonly wrong."""
        raise NotImplementedError


USUAL_ERROR: Final = 5.0


class PointsNow(Evaluator):
    """The judge of a game that brings none of its own: a position is worth the points that it has now."""

    def worth(self, game: Game, seat: i64) -> float:
        return float(game.points(seat))

    def uncertainty(self, game: Game) -> float:
        return USUAL_ERROR
