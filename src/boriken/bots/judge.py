"""A judge tells a search which actions are worth a try, and what each seat may hope for.

The search is the same whoever judges: the game's evaluation (`evaluation_judge.py`) or a network (`network_judge.py`).
"""

from math import exp
from typing import Final

from librt.strings import read_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boriken.bots.greedy import WORST
from boriken.bots.tree import LEAST_PRIOR, UNKNOWN, Leaf, Node
from boriken.core.evaluator import ANY_NUMBER, Evaluator
from boriken.core.game import Game, rank
from boriken.core.observer import Observer
from boriken.core.vectors import repeated

NUMBER: Final[i64] = 4  # bytes
NOWHERE: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """`together` is the number of leaves it likes to see at once, `exploration` how far a search follows its priors.

    Values are compared within what was seen so far, `lowest` to `highest`; what lies closer together than `narrowest`
    is not blown up.
    """

    def __init__(self, together: i64, exploration: float, narrowest: float) -> None:
        self.together = together
        self.exploration = exploration
        self.narrowest = narrowest
        self.lowest = 1.0
        self.highest = 0.0

    def consider(self, leaves: list[Leaf]) -> None:
        """Expand the node of each leaf by its actions, the most promising first, and fill in its values."""
        raise NotImplementedError

    def shares(self, game: Game) -> vec[float]:
        """By seat, the share of the win: of a game that is over, or has gone on for all the turns ahead."""
        raise NotImplementedError

    def planned(self, game: Game) -> i64:
        """An action to take at the root without a search, because its steps only make sense together; -1 to search."""
        return -1

    def second_thoughts(self, game: Game, chosen: i64) -> i64:
        """Instead of what was tried most: another, if it pays together with later ones that a tree misses."""
        return chosen

    def follow(self, game: Game) -> bool:
        """Within the tree: take at once all the steps of a decision that is not searched; False if it is."""
        return False

    def turns_ahead(self) -> i64:
        """How many turns a search goes through, the present one included."""
        return ANY_NUMBER

    def begin(self, game: Game) -> None:
        """A new tree, with this position at its root: nothing was seen yet."""
        self.lowest = 1.0
        self.highest = 0.0

    def span(self) -> float:
        span = self.highest - self.lowest
        return max(self.narrowest, span)

    def note(self, values: vec[float]) -> None:
        value: float
        for value in values:
            if value < self.lowest:
                self.lowest = value
            if value > self.highest:
                self.highest = value


@mypyc_attr(allow_interpreted_subclasses=True)
class RowJudge(Judge):
    """Judges the rows of an observer, many at once. Somebody with a faster arithmetic than this answers them.

    Where it is `onlooking`, what a seat may hope for is judged by what that seat sees: whoever has a hidden hand knows
    more about their own hopes than the one who is to decide. Otherwise the one who decides judges for all.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        observer: Observer,
        actions: i64,
        together: i64,
        exploration: float,
        narrowest: float,
        onlooking: bool,
    ) -> None:
        super().__init__(together, exploration, narrowest)
        self.evaluator = evaluator
        self.observer = observer
        self.onlooking = onlooking
        self.places = repeated(NOWHERE, actions)  # by action: where an answer has its inclination

    def answer(self, rows: bytes, count: i64, actions: list[int]) -> bytes:
        """For each row 4-byte numbers: inclinations to these actions, then the logits of winning, own seat first."""
        raise NotImplementedError

    def consider(self, leaves: list[Leaf]) -> None:
        """Of what looks alike only the first is judged: a third of the leaves that wait together may be the same."""
        rows: list[bytes] = []
        row_of = vec[i64]()  # leaf by leaf, by seat from the one who decides: the place of what it sees
        actions: list[int] = []
        action: i64
        order: i64
        for leaf in leaves:
            for order in range(self.views(leaf.game)):
                seat = (leaf.game.actor + order) % leaf.game.seats
                row_of = append(row_of, place(self.observer.row(leaf.game, seat), rows))
            for action in leaf.legal:
                if self.places[action] == NOWHERE:
                    self.places[action] = len(actions)
                    actions.append(action)
        answers = self.answer(b"".join(rows), len(rows), actions)
        size: i64 = len(answers) // len(rows)
        wins: i64 = len(actions) * NUMBER
        first: i64 = 0
        for leaf in leaves:
            game = leaf.game
            if not leaf.node.expanded:
                self.enter_inclinations(leaf, answers, row_of[first] * size)
            leaf.values = win_shares(game, game.actor, answers, row_of[first] * size + wins)
            if self.onlooking:
                for order in range(1, game.seats):
                    seat = (game.actor + order) % game.seats
                    leaf.values[seat] = win_shares(game, seat, answers, row_of[first + order] * size + wins)[seat]
                make_one(leaf.values)
            self.note(leaf.values)
            first += self.views(game)
        for action in actions:
            self.places[action] = NOWHERE

    def views(self, game: Game) -> i64:
        """How many seats look at a leaf, the one who decides first."""
        return game.seats if self.onlooking else 1

    def enter_inclinations(self, leaf: Leaf, answers: bytes, begin: i64) -> None:
        """The inclinations to the legal actions, as chances, are the priors."""
        legal = leaf.legal
        looks = vec[float](capacity=len(legal))
        action: i64
        for action in legal:
            looks = append(looks, read_f32_le(answers, begin + self.places[action] * NUMBER))
        enter(leaf.node, leaf.game.seats, legal, looks, nothing_known(len(legal)), 1.0)

    def shares(self, game: Game) -> vec[float]:
        shares = vec[float](capacity=game.seats)
        winners = 0.0
        seat: i64
        for seat in range(game.seats):
            won = 1.0 if rank(game, seat) == 1 else 0.0
            winners += won
            shares = append(shares, won)
        for seat in range(game.seats):
            shares[seat] = shares[seat] / winners
        self.note(shares)
        return shares

    def follow(self, game: Game) -> bool:
        return self.evaluator.follow(game)


def place(row: bytes, rows: list[bytes]) -> i64:
    """The place of a row in a list; it is added if it is new."""
    at: i64
    for at in range(len(rows)):
        if rows[at] == row:
            return at
    rows.append(row)
    return len(rows) - 1


def win_shares(game: Game, viewer: i64, answers: bytes, begin: i64) -> vec[float]:
    """By seat, as the viewer expects them."""
    shares = vec[float](capacity=game.seats)
    best = WORST
    seat: i64
    for seat in range(game.seats):
        logit = read_f32_le(answers, begin + (seat - viewer) % game.seats * NUMBER)
        if logit > best:
            best = logit
        shares = append(shares, logit)
    for seat in range(game.seats):
        shares[seat] = exp(shares[seat] - best)
    make_one(shares)
    return shares


def make_one(shares: vec[float]) -> None:
    """Change shares so that they are those of one win."""
    total = 0.0
    share: float
    for share in shares:
        total += share
    number: i64
    for number in range(len(shares)):
        shares[number] = shares[number] / total


def enter(node: Node, seats: i64, legal: vec[i64], looks: vec[float], promises: vec[float], taste: float) -> None:
    """Enter the actions in the order of their looks, with priors that fall off by `taste`."""
    node.expanded = True
    best = WORST
    look: float
    for look in looks:
        if look > best:
            best = look
    total = 0.0
    for look in looks:
        total += exp((look - best) / taste) + LEAST_PRIOR
    number: i64
    for number in range(len(legal)):
        next_best: i64 = 0
        at: i64
        for at in range(len(legal)):
            if looks[at] > looks[next_best]:
                next_best = at
        prior = (exp((looks[next_best] - best) / taste) + LEAST_PRIOR) / total
        node.rate(legal[next_best], seats, prior, promises[next_best])
        looks[next_best] = WORST


def nothing_known(count: i64) -> vec[float]:
    promises = vec[float](capacity=count)
    number: i64
    for number in range(count):
        promises = append(promises, UNKNOWN)
    return promises
