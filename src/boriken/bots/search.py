"""Monte-Carlo tree search for several players, with chance as a player of its own.

Every edge of the tree keeps a value for each seat, and each seat goes where its own is best (max^n). Hidden things are
drawn anew for every simulation (`Game.determinize`) and chance is not branched on: a node stands for what was done, not
for what was drawn, and an action is compared only by the times it was legal, as in information-set search. A leaf is
not played to the end at random: a judge says what share of the win each seat may hope for, and which actions are worth
a try.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boriken.bots.greedy import WORST
from boriken.bots.judge import Judge, enter, nothing_known
from boriken.bots.tree import Leaf, Node
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random

WIDTH: Final = 3.0  # actions considered at first; as many more as the square root of the visits says


@mypyc_attr(allow_interpreted_subclasses=True)  # bench/ablation.py leaves out one part or another
class Search:
    def __init__(self, judge: Judge, simulations: i64, seed: i64) -> None:
        self.judge = judge
        self.simulations = simulations
        self.random = Random(seed)

    def choose(self, game: Game, seat: i64) -> i64:
        """The action tried most often; a decision whose steps only make sense together is planned instead."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        planned = self.judge.planned(game)
        if planned >= 0:
            return planned
        root = self.grow(game, seat)
        return self.judge.second_thoughts(game, root.actions[root.most_tried()])

    def grow(self, game: Game, seat: i64) -> Node:
        """The tree after so many simulations that more could not change what is tried most."""
        root = self.plant(game, seat)
        left: i64 = 0 if root.expanded else self.simulations
        while left > 0:
            left -= self.simulate(root, game, seat, left)
            if root.lead_in_visits() > left:
                break
        return root

    def explore(self, game: Game, seat: i64) -> Node:
        """The tree after all simulations, for callers that want to know about the other actions, too."""
        root = self.plant(game, seat)
        if not root.expanded:
            self.extend(root, game, seat)
        return root

    def plant(self, game: Game, seat: i64) -> Node:
        """A new tree: empty, or of a decision that is planned with one simulation that follows the plan."""
        self.judge.begin(game)
        root = Node()
        planned = self.judge.planned(game)
        if planned >= 0:
            enter_plan(root, game, planned)
            self.simulate(root, game, seat, 1)
        return root

    def extend(self, root: Node, game: Game, seat: i64) -> None:
        """As many simulations again."""
        left = self.simulations
        while left > 0:
            left -= self.simulate(root, game, seat, left)

    def simulate(self, root: Node, game: Game, seat: i64, most: i64) -> i64:
        """As many simulations as the judge likes to see together, at most so many; says how many they were.

        While a leaf waits, the actions on the way to it count as tried, but not as lost: so the next simulation may
        go another way, and is not driven away from what is good (bench/strength.md).
        """
        count = min(most, self.judge.together)
        waiting: list[Leaf] = []
        number: i64
        for number in range(count):
            leaf = self.descend(root, game.determinize(seat, self.random.below(1 << 30)))
            if len(leaf.values) > 0:
                back_up(leaf)
            else:
                waiting.append(leaf)
        if waiting:
            self.judge.consider(waiting)
            for leaf in waiting:
                back_up(leaf)
        return count

    def descend(self, root: Node, game: Game) -> Leaf:
        """From the root to a position that the judge has not seen, or to the end."""
        path: list[Node] = []
        entries = vec[i64](capacity=32)
        node = root
        turn: i64 = -1
        end = game.turn + self.judge.turns_ahead()
        while game.actor != OVER and game.turn < end:
            if game.actor == CHANCE:
                game.apply(game.outcome(self.random.below(game.ways())))
                continue
            if path and self.judge.follow(game):
                continue
            legal = game.legal()
            if not node.expanded and len(legal) > 1:
                leaf = Leaf(game, node, legal, game.turn != turn, path, entries)
                if path:
                    return leaf
                self.judge.consider([leaf])
            at = self.select(node, game, legal)
            path.append(node)
            entries = append(entries, at)
            node.visits[at] += 1
            node.waiting[at] += 1
            turn = game.turn
            game.apply(node.actions[at])
            node = node.child(at)
        leaf = Leaf(game, node, vec[i64](), False, path, entries)
        leaf.values = self.judge.shares(game)
        return leaf

    def select(self, node: Node, game: Game, legal: vec[i64]) -> i64:
        """Of the actions considered, the one whose value so far and whose promise together are best for the actor."""
        seats = game.seats
        if len(legal) == 1:
            return node.entry(legal[0], seats)
        action: i64
        for action in legal:
            node.entry(action, seats)
        node.passed += 1
        width = self.width(node.passed)
        untried = self.mean(node, game)
        lowest = self.judge.lowest
        span = self.judge.span()
        best: i64 = -1
        best_score = WORST
        at: i64
        for at in range(len(node.actions)):
            if not contains(legal, node.actions[at]):
                continue
            node.offered[at] += 1
            prior = node.priors[at] * sqrt(float(node.offered[at])) / float(1 + node.visits[at])
            value = node.value(at, seats, game.actor, untried)
            score = (value - lowest) / span + self.judge.exploration * prior
            if score > best_score:
                best_score = score
                best = at
            width -= 1
            if width == 0:
                break
        return best

    def width(self, passed: i64) -> i64:
        """How many of the legal actions are considered: more, the more often the node was passed."""
        return i64(WIDTH * sqrt(float(passed)))

    def mean(self, node: Node, game: Game) -> float:
        """The mean result at the node for the seat that decides there."""
        total = 0.0
        visits: i64 = 0
        at: i64
        for at in range(len(node.actions)):
            visits += node.visits[at] - node.waiting[at]
            total += node.totals[at * game.seats + game.actor]
        if visits == 0:
            return 0.0
        return total / float(visits)


def back_up(leaf: Leaf) -> None:
    """Add what the seats got out of a leaf to all that was done on the way to it."""
    seats = leaf.game.seats
    step: i64
    seat: i64
    for step in range(len(leaf.entries)):
        passed = leaf.path[step]
        passed.waiting[leaf.entries[step]] -= 1
        begin = leaf.entries[step] * seats
        for seat in range(seats):
            passed.totals[begin + seat] += leaf.values[seat]


def enter_plan(root: Node, game: Game, planned: i64) -> None:
    """The plan is the most promising, and the rest are all alike."""
    legal = game.legal()
    looks = vec[float](capacity=len(legal))
    action: i64
    for action in legal:
        looks = append(looks, 1.0 if action == planned else 0.0)
    enter(root, game.seats, legal, looks, nothing_known(len(legal)), 1.0)


def contains(actions: vec[i64], wanted: i64) -> bool:
    action: i64
    for action in actions:
        if action == wanted:
            return True
    return False
