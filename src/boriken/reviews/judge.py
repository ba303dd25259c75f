"""The judges of a review: what share of the win each seat may hope for after a choice, as one seat could know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from boriken.bots.bot import Bot
from boriken.bots.levels import LEARNED
from boriken.bots.registry import make_bot
from boriken.bots.search import back_up
from boriken.bots.search_bot import SearchBot
from boriken.bots.tree import Leaf, Node
from boriken.core.errors import SetupError
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random
from boriken.core.seeds import child_seed
from boriken.core.title import Title

Shares = tuple[float, ...]
"""By seat, the share of the win; together they are 1."""

SIMULATIONS = 600  # for all the choices together, and again for each of those that are compared in the end
LEAST = 100  # in a game with many decisions
WHOLE = 150_000  # for all the decisions of a game together: about a minute of one core in Puerto Rico


def fitting(decisions: int) -> int:
    """The simulations for a decision of a game with so many of them."""
    return max(LEAST, min(SIMULATIONS, WHOLE // max(decisions, 1)))


def judge_names(title: Title, simulations: int) -> tuple[str, ...]:
    """The bots that judge a game: the learned player where it plays at tables, if NumPy is there; else the search."""
    if title.id not in LEARNED:
        return (f"search:{simulations}",)
    try:
        make_bot("net", title, seed=0)
    except SetupError:
        return (f"search:{simulations}",)
    return (f"net:{simulations}",)


@dataclass(slots=True)
class Option:
    """A choice, or all the choices of a decision in many small steps: where it leads, and to which ends so far."""

    actions: tuple[int, ...]
    game: Game
    node: Node
    ends: list[Shares] = field(default_factory=list)

    @property
    def shares(self) -> Shares:
        """The share of the win that each seat may hope for."""
        return mean(self.ends)


class SeatJudge:
    """Thinks in the place of a seat about one decision, with luck of its own: the same seed judges alike.

    `game` is a position in which all that the seat cannot know was drawn again; each simulation draws it anew.
    """

    def __init__(self, name: str, title: Title, game: Game, seat: int, seed: int) -> None:
        bot = make_bot(name, title, child_seed(seed, 0))
        assert isinstance(bot, SearchBot), name
        self.title = title
        self.bot = bot
        self.search = bot.search
        self.simulations = int(bot.search.simulations)
        self.planner = planner(name, title, seed)
        self.seat = seat
        self.seed = seed
        self.random = Random(child_seed(seed, 2))
        self.deals = child_seed(seed, 4)
        self.game = game.determinize(seat, child_seed(seed, 1))
        self.search.judge.begin(self.game)

    def look(self) -> Node:
        """A tree in which all choices were tried, the promising ones most often."""
        root = self.bot.tree = Node()
        self.search.extend(root, self.game, self.seat)
        return root

    def option(self, actions: Sequence[int]) -> Option:
        """A choice with a tree of its own."""
        game = self.game.copy()
        for action in actions:
            game.apply(action)
        return Option(tuple(actions), game, Node())

    def weigh(self, option: Option, simulations: int) -> None:
        """Try so many lines of play after a choice, as many at a time as the judge likes to see together."""
        together = int(self.search.judge.together)
        for done in range(0, simulations, together):
            self.finish(option, [self.leaf(option) for _ in range(min(together, simulations - done))])

    def finish(self, option: Option, leaves: Sequence[Leaf]) -> None:
        """Let the judge say what the leaves are worth, and keep it."""
        if waiting := [leaf for leaf in leaves if not len(leaf.values)]:
            self.search.judge.consider(waiting)
        for leaf in leaves:
            back_up(leaf)
            option.ends.append(tuple(map(float, leaf.values)))

    def try_lines(self, option: Option, count: int) -> None:
        """Try so many more lines of play after a choice. Line number n has the same deals whatever was chosen."""
        together = int(self.search.judge.together)
        while count > 0:
            leaves = [self.dealt_leaf(option, len(option.ends) + n) for n in range(min(together, count))]
            self.finish(option, leaves)
            count -= len(leaves)

    def dealt_leaf(self, option: Option, number: int) -> Leaf:
        luck = child_seed(self.deals, number)
        self.random, self.search.random = Random(luck), Random(child_seed(luck, 0))
        return self.leaf(option)

    def leaf(self, option: Option) -> Leaf:
        guess = option.game.determinize(self.seat, self.random.below(1 << 30))
        self.run_on(guess)
        return self.search.descend(option.node, guess)

    def run_on(self, game: Game) -> None:
        """To the next decision that is searched: a tree has no node for what is planned or left to chance."""
        while game.actor != OVER:
            if game.actor == CHANCE:
                game.apply(game.outcome(self.random.below(game.ways())))
            elif not self.search.judge.follow(game):
                return


def planner(judge: str, title: Title, seed: int) -> Bot:
    """The bot that answers for a judge without trying lines of play: it plans what is decided in many small steps."""
    return make_bot("net" if judge.startswith("net") else "greedy", title, child_seed(seed, 0))


def mean(shares: Sequence[Shares]) -> Shares:
    return tuple(sum(seat) / len(shares) for seat in zip(*shares, strict=True))
