"""The bots that look ahead in a tree."""

from collections.abc import Callable, Sequence
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from boriken.bots.bot import Bot, Explanation, Opinion, Unit
from boriken.bots.judge import Judge
from boriken.bots.search import Search
from boriken.bots.tree import UNKNOWN, Leaf, Node
from boriken.core.game import Game

BETWEEN_LOOKS = 10  # simulations between two looks at the clock: some milliseconds


class SearchBot(Bot):
    """`search:1000` tries a thousand lines of play before each decision; so does `net:1000`, with another judge."""

    def __init__(self, kind: str, judge: Judge, simulations: int, seed: int) -> None:
        self.name = f"{kind}:{simulations}"
        self.search = Search(judge, simulations, seed)
        self.tree: Node | None = None
        """Of the last decision that it explained."""

    def choose(self, game: Game, seat: int) -> int:
        return int(self.search.choose(game, seat))

    def go_on(self, game: Game, seat: int) -> int:
        """As the judge of the search is most inclined to."""
        judge, planned = self.search.judge, int(self.search.judge.planned(game))
        if planned >= 0:
            return planned
        judge.begin(game)
        node = Node()
        judge.consider([Leaf(game.copy(), node, game.legal(), True, [], vec[i64]())])
        return int(node.actions[0])

    def explain(self, game: Game, seat: int, notation: Sequence[str]) -> Explanation:
        root = self.tree = self.grow(game, seat)
        opinions = [opinion(root, entry, int(game.seats), seat, notation) for entry in ranked(root)]
        return Explanation(self.name, Unit.SHARE, tuple(opinions))

    def grow(self, game: Game, seat: int) -> Node:
        return self.search.explore(game, seat)


class TimedSearchBot(SearchBot):
    """`search:2s` tries as many lines of play as fit in two seconds: for people, as no machine repeats them."""

    repeatable = False

    def __init__(
        self, kind: str, judge: Judge, seconds: float, seed: int, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(kind, judge, BETWEEN_LOOKS, seed)
        self.name = f"{kind}:{seconds:g}s"
        self.seconds = seconds
        self.clock = clock

    def choose(self, game: Game, seat: int) -> int:
        planned = int(self.search.judge.planned(game))
        if planned >= 0:
            return planned
        root = self.grow(game, seat)
        return int(root.actions[ranked(root)[0]])

    def grow(self, game: Game, seat: int) -> Node:
        end = self.clock() + self.seconds
        root = super().grow(game, seat)
        while self.clock() < end:
            self.search.extend(root, game, seat)
        return root


def ranked(root: Node) -> list[int]:
    """The entries of a tree's root, most tried first: the first of them is what a search decides on."""
    return sorted(range(len(root.actions)), key=lambda entry: -root.visits[entry])


def opinion(root: Node, entry: int, seats: int, seat: int, notation: Sequence[str]) -> Opinion:
    """The opinion of an action from its results; for one that was not tried, from its promise at a first look."""
    value = root.value(entry, seats, seat, UNKNOWN)
    return Opinion(notation[root.actions[entry]], None if value == UNKNOWN else value, int(root.visits[entry]))
