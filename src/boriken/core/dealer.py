"""Dealers, which choose what chance does."""

from mypy_extensions import i64, mypyc_attr

from boriken.core.game import Game
from boriken.core.randomness import stream_key, word_at


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Chooses among the outcomes of chance. `dealt` counts the choices made so far."""

    def __init__(self) -> None:
        self.dealt: i64 = 0

    def word(self, index: i64) -> i64:
        """The 32-bit random word for the chance event number `index`."""
        raise NotImplementedError

    def at(self, dealt: i64) -> "Dealer":
        """Another dealer with the same chances, who has made `dealt` choices so far."""
        raise NotImplementedError

    def deal(self, game: Game) -> i64:
        """The outcome of the open chance event, each as likely as its weight says."""
        chosen = (self.word(self.dealt) * game.ways()) >> 32
        self.dealt += 1
        return game.outcome(chosen)


class SeededDealer(Dealer):
    """The dealer of simulations and tests: same seed, same game.

    The outcome of the n-th event depends on the seed and on n alone, so a dealer can go on from any point of a record.
    """

    def __init__(self, seed: i64, dealt: i64 = 0) -> None:
        super().__init__()
        self.seed = seed
        self.key = stream_key(seed)
        self.dealt = dealt

    def word(self, index: i64) -> i64:
        return word_at(self.key, index)

    def at(self, dealt: i64) -> Dealer:
        return SeededDealer(self.seed, dealt)

    def __reduce__(self) -> tuple[object, ...]:
        return SeededDealer, (self.seed, self.dealt)
