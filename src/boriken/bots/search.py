"""Monte-Carlo tree search for several players, with chance as a player of its own.

Every edge of the tree keeps a value for each seat, and each seat goes where its own is best (max^n). Hidden things are
drawn anew for every simulation (`Game.determinize`), and an action is compared only by the times it was legal, as in
information-set search. A leaf is not played to the end at random: a turn that has begun is finished with the best moves
at hand, and the game's evaluation says what share of the win each seat may hope for.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.bots.greedy import WORST, Greedy
from boriken.core.evaluator import Evaluator
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random

EXPLORATION: Final = 0.6
UNCERTAINTY: Final = 6.0  # points by which an expected result is commonly wrong
TASTE: Final = 1.5  # points of difference at hand that make an action less worth a try
LEAST_PRIOR: Final = 0.02
NARROWEST: Final = 0.01  # values closer together than this are not blown up


class Node:
    """A position in the tree; one entry in each list for an action seen in it."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.children = vec[Node | None]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()  # how often the action was legal when the node was passed
        self.priors = vec[float]()
        self.totals = vec[float]()  # values of the seats, summed up: entry * seats + seat
        self.expanded = False

    def entry(self, action: i64, seats: i64) -> i64:
        """The place of an action in the lists; it is added if it is new."""
        at: i64
        for at in range(len(self.actions)):
            if self.actions[at] == action:
                return at
        self.add(action, seats, LEAST_PRIOR)
        return len(self.actions) - 1

    def add(self, action: i64, seats: i64, prior: float) -> None:
        self.actions = append(self.actions, action)
        self.children = append(self.children, None)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.priors = append(self.priors, prior)
        seat: i64
        for seat in range(seats):
            self.totals = append(self.totals, 0.0)

    def child(self, at: i64) -> "Node":
        found = self.children[at]
        if found is None:
            found = Node()
            self.children[at] = found
        return found


class Search:
    def __init__(self, evaluator: Evaluator, simulations: i64, seed: i64) -> None:
        self.evaluator = evaluator
        self.greedy = Greedy(evaluator)
        self.simulations = simulations
        self.random = Random(seed)
        self.lowest = 1.0
        self.highest = 0.0

    def choose(self, game: Game, seat: i64) -> i64:
        """The action tried most often."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        root = self.grow(game, seat)
        best: i64 = 0
        at: i64
        for at in range(len(root.actions)):
            if root.visits[at] > root.visits[best]:
                best = at
        return root.actions[best]

    def grow(self, game: Game, seat: i64) -> Node:
        """The tree after all simulations."""
        self.lowest = 1.0
        self.highest = 0.0
        root = Node()
        number: i64
        for number in range(self.simulations):
            self.simulate(root, game.determinize(seat, self.random.below(1 << 30)))
        return root

    def simulate(self, root: Node, game: Game) -> None:
        """From the root to a new position, and back with what it is worth."""
        path: list[Node] = []
        entries = vec[i64](capacity=32)
        node = root
        between_turns = False
        while game.actor != OVER:
            if game.actor == CHANCE:
                at = node.entry(game.outcome(self.random.below(game.ways())), game.seats)
            else:
                legal = game.legal()
                if not node.expanded and len(legal) > 1:
                    self.expand(node, game, legal)
                    if path:
                        break
                at = self.select(node, game, legal)
            path.append(node)
            entries = append(entries, at)
            turn = game.turn
            game.apply(node.actions[at])
            between_turns = game.turn != turn
            node = node.child(at)
        if game.actor != OVER and not between_turns:
            self.greedy.play_out_turn(game, game.turn)
        values = self.judge(game)
        step: i64
        for step in range(len(entries)):
            passed = path[step]
            at = entries[step]
            passed.visits[at] += 1
            seat: i64
            for seat in range(game.seats):
                passed.totals[at * game.seats + seat] += values[seat]

    def expand(self, node: Node, game: Game, legal: vec[i64]) -> None:
        """Before any of its actions is tried: how good each looks at hand to the one who decides."""
        node.expanded = True
        planned = self.evaluator.suggestion(game)
        looks = vec[float](capacity=len(legal))
        best = WORST
        action: i64
        for action in legal:
            if planned < 0:
                after = game.copy()
                after.apply(action)
                look = self.evaluator.worth(after, game.actor)
            elif action == planned:
                look = TASTE
            else:
                look = 0.0
            if look > best:
                best = look
            looks = append(looks, look)
        total = 0.0
        at: i64
        for at in range(len(legal)):
            looks[at] = exp((looks[at] - best) / TASTE) + LEAST_PRIOR
            total += looks[at]
        for at in range(len(legal)):
            node.add(legal[at], game.seats, looks[at] / total)

    def select(self, node: Node, game: Game, legal: vec[i64]) -> i64:
        """The action whose value so far and whose promise together are best for the one who decides."""
        seats = game.seats
        if len(legal) == 1:
            return node.entry(legal[0], seats)
        untried = self.mean(node, game)
        span = self.highest - self.lowest
        if span < NARROWEST:
            span = NARROWEST
        best: i64 = -1
        best_score = WORST
        action: i64
        for action in legal:
            at = node.entry(action, seats)
            node.offered[at] += 1
            value = untried
            if node.visits[at] > 0:
                value = node.totals[at * seats + game.actor] / float(node.visits[at])
            promise = node.priors[at] * sqrt(float(node.offered[at])) / float(1 + node.visits[at])
            score = (value - self.lowest) / span + EXPLORATION * promise
            if score > best_score:
                best_score = score
                best = at
        return best

    def mean(self, node: Node, game: Game) -> float:
        """What the one who decides got out of the node on average."""
        total = 0.0
        visits: i64 = 0
        at: i64
        for at in range(len(node.actions)):
            visits += node.visits[at]
            total += node.totals[at * game.seats + game.actor]
        if visits == 0:
            return 0.0
        return total / float(visits)

    def judge(self, game: Game) -> vec[float]:
        """The share of the win each seat may hope for."""
        uncertainty = UNCERTAINTY
        if game.actor == OVER:
            uncertainty = NARROWEST
        shares = vec[float](capacity=game.seats)
        best = WORST
        seat: i64
        for seat in range(game.seats):
            worth = self.evaluator.worth(game, seat)
            if worth > best:
                best = worth
            shares = append(shares, worth)
        total = 0.0
        for seat in range(game.seats):
            shares[seat] = exp((shares[seat] - best) / uncertainty)
            total += shares[seat]
        for seat in range(game.seats):
            shares[seat] = shares[seat] / total
            if shares[seat] < self.lowest:
                self.lowest = shares[seat]
            if shares[seat] > self.highest:
                self.highest = shares[seat]
        return shares
