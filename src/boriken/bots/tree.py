"""The tree of a search: positions by what was done in them, and leaves that wait for a judge."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import Game

LEAST_PRIOR: Final = 0.02
UNKNOWN: Final = -1.0  # no promise was made


class Node:
    """A position in the tree; one entry in each list for an action seen in it, the most promising first."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.children = vec[Node | None]()
        self.visits = vec[i64]()
        self.waiting = vec[i64]()  # of the visits those whose leaves still wait for the judge
        self.offered = vec[i64]()  # how often the action was legal and considered when the node was passed
        self.priors = vec[float]()
        self.promises = vec[float]()  # what looking ahead said the action is worth to the one who decides
        self.totals = vec[float]()  # values of the seats, summed up: entry * seats + seat
        self.passed: i64 = 0
        self.expanded = False

    def entry(self, action: i64, seats: i64) -> i64:
        """The place of an action in the lists; it is added if it is new."""
        at: i64
        for at in range(len(self.actions)):
            if self.actions[at] == action:
                return at
        self.actions = append(self.actions, action)
        self.children = append(self.children, None)
        self.visits = append(self.visits, 0)
        self.waiting = append(self.waiting, 0)
        self.offered = append(self.offered, 0)
        self.priors = append(self.priors, LEAST_PRIOR)
        self.promises = append(self.promises, UNKNOWN)
        seat: i64
        for seat in range(seats):
            self.totals = append(self.totals, 0.0)
        return len(self.actions) - 1

    def rate(self, action: i64, seats: i64, prior: float, promise: float) -> None:
        at = self.entry(action, seats)
        self.priors[at] = prior
        self.promises[at] = promise

    def child(self, at: i64) -> "Node":
        found = self.children[at]
        if found is None:
            found = Node()
            self.children[at] = found
        return found

    def value(self, at: i64, seats: i64, seat: i64, untried: float) -> float:
        """The mean result of an action for the seat, its promise included; `untried` if it has neither."""
        total = self.totals[at * seats + seat]
        count = self.visits[at] - self.waiting[at]
        if self.promises[at] != UNKNOWN:
            total += self.promises[at]
            count += 1
        if count == 0:
            return untried
        return total / float(count)

    def most_tried(self) -> i64:
        best: i64 = 0
        at: i64
        for at in range(len(self.actions)):
            if self.visits[at] > self.visits[best]:
                best = at
        return best

    def lead_in_visits(self) -> i64:
        """By how many visits the action tried most is ahead of the next."""
        best = self.most_tried()
        most: i64 = 0
        at: i64
        for at in range(len(self.actions)):
            if at != best and self.visits[at] > most:
                most = self.visits[at]
        return self.visits[best] - most


class Leaf:
    """A position that the judge has not seen yet, and the way to it through the tree."""

    def __init__(
        self, game: Game, node: Node, legal: vec[i64], new_turn: bool, path: list[Node], entries: vec[i64]
    ) -> None:
        self.game = game
        self.node = node
        self.legal = legal
        self.new_turn = new_turn
        self.path = path
        self.entries = entries
        self.values = vec[float]()  # by seat: the share of the win it may hope for; the judge fills it in
