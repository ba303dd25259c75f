"""Monte-Carlo tree search for several players, with chance as a player of its own.

Every edge of the tree keeps a value for each seat, and each seat goes where its own is best (max^n). Hidden things are
drawn anew for every simulation (`Game.determinize`) and chance is not branched on: a node stands for what was done, not
for what was drawn, and an action is compared only by the times it was legal, as in information-set search. A leaf is
not played to the end at random: the turn is finished with the best moves at hand, and the game's evaluation says what
share of the win each seat may hope for.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boriken.bots.greedy import WORST, Greedy
from boriken.core.evaluator import Evaluator
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random

EXPLORATION: Final = 0.6
TASTE: Final = 1.5  # points of difference that make an action less worth a try
LEAST_PRIOR: Final = 0.02
WIDTH: Final = 3.0  # actions considered at first; as many more as the square root of the visits says
NARROWEST: Final = 0.01  # values closer together than this are not blown up
UNKNOWN: Final = -1.0  # no promise was made


class Node:
    """A position in the tree; one entry in each list for an action seen in it, the most promising first."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.children = vec[Node | None]()
        self.visits = vec[i64]()
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
        """What the seat got out of an action on average, the promise counted in; `untried` without either."""
        total = self.totals[at * seats + seat]
        count = self.visits[at]
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


@mypyc_attr(allow_interpreted_subclasses=True)  # bench/ablation.py leaves out one part or another
class Search:
    def __init__(self, evaluator: Evaluator, simulations: i64, seed: i64) -> None:
        self.evaluator = evaluator
        self.greedy = Greedy(evaluator)
        self.simulations = simulations
        self.random = Random(seed)
        self.lowest = 1.0
        self.highest = 0.0

    def choose(self, game: Game, seat: i64) -> i64:
        """The action tried most often; a decision whose steps only make sense together is planned instead."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        planned = self.evaluator.suggestion(game)
        if planned >= 0:
            return planned
        root = self.grow(game, seat)
        return root.actions[root.most_tried()]

    def grow(self, game: Game, seat: i64) -> Node:
        """The tree after so many simulations that more could not change what is tried most."""
        root = self.plant(game, seat)
        left: i64 = 0 if root.expanded else self.simulations
        while left > 0:
            self.simulate(root, game.determinize(seat, self.random.below(1 << 30)))
            left -= 1
            if root.lead_in_visits() > left:
                break
        return root

    def explore(self, game: Game, seat: i64) -> Node:
        """The tree after all simulations, for who wants to know about the other actions, too."""
        root = self.plant(game, seat)
        if not root.expanded:
            self.extend(root, game, seat)
        return root

    def plant(self, game: Game, seat: i64) -> Node:
        """A new tree: empty, or of a decision that is planned with one simulation that follows the plan."""
        self.lowest = 1.0
        self.highest = 0.0
        root = Node()
        planned = self.evaluator.suggestion(game)
        if planned >= 0:
            self.enter_plan(root, game, planned)
            self.simulate(root, game.determinize(seat, self.random.below(1 << 30)))
        return root

    def extend(self, root: Node, game: Game, seat: i64) -> None:
        """As many simulations again."""
        number: i64
        for number in range(self.simulations):
            self.simulate(root, game.determinize(seat, self.random.below(1 << 30)))

    def simulate(self, root: Node, game: Game) -> None:
        """From the root to a new position, and back with what it is worth."""
        path: list[Node] = []
        entries = vec[i64](capacity=32)
        node = root
        values = vec[float]()
        turn: i64 = -1
        end = game.turn + self.evaluator.turns_ahead()
        while game.actor != OVER:
            if game.turn >= end:
                values = self.judge(game)
                break
            if game.actor == CHANCE:
                game.apply(game.outcome(self.random.below(game.ways())))
                continue
            if path and self.evaluator.follow(game):
                continue
            legal = game.legal()
            if not node.expanded and len(legal) > 1:
                values = self.expand(node, game, legal, game.turn != turn)
                if path:
                    break
            at = self.select(node, game, legal)
            path.append(node)
            entries = append(entries, at)
            turn = game.turn
            game.apply(node.actions[at])
            node = node.child(at)
        if game.actor == OVER:
            values = self.judge(game)
        step: i64
        for step in range(len(entries)):
            passed = path[step]
            at = entries[step]
            passed.visits[at] += 1
            seat: i64
            for seat in range(game.seats):
                passed.totals[at * game.seats + seat] += values[seat]

    def expand(self, node: Node, game: Game, legal: vec[i64], new_turn: bool) -> vec[float]:
        """Before any of its actions is tried: how promising they are, and what the position is worth."""
        node.expanded = True
        if new_turn:
            return self.look_ahead(node, game, legal)
        self.look_at_hand(node, game, legal)
        return self.leaf(game)

    def look_ahead(self, node: Node, game: Game, legal: vec[i64]) -> vec[float]:
        """Play the turn out after each action; what the one who decides likes best is what the position is worth."""
        looks = vec[float](capacity=len(legal))
        promises = vec[float](capacity=len(legal))
        best = vec[float]()
        best_promise = WORST
        final = self.evaluator.is_final(game)
        action: i64
        for action in legal:
            after = game.copy()
            after.apply(action)
            if final:
                looks = append(looks, self.greedy.best_lead(after.copy(), game.actor))
            self.greedy.play_out_turn(after, game.turn)
            if not final:
                looks = append(looks, self.greedy.lead(after, game.actor))
            values = self.judge(after)
            promises = append(promises, values[game.actor])
            if values[game.actor] > best_promise:
                best_promise = values[game.actor]
                best = values
        self.enter(node, game.seats, legal, looks, promises)
        return best

    def look_at_hand(self, node: Node, game: Game, legal: vec[i64]) -> None:
        """Amid a turn an action is as promising as what the one who decides has of it at once."""
        looks = vec[float](capacity=len(legal))
        action: i64
        for action in legal:
            after = game.copy()
            after.apply(action)
            looks = append(looks, self.evaluator.worth(after, game.actor))
        self.enter(node, game.seats, legal, looks, nothing_known(len(legal)))

    def enter_plan(self, root: Node, game: Game, planned: i64) -> None:
        """The plan is the most promising, and the rest are all alike."""
        root.expanded = True
        legal = game.legal()
        looks = vec[float](capacity=len(legal))
        action: i64
        for action in legal:
            looks = append(looks, TASTE if action == planned else 0.0)
        self.enter(root, game.seats, legal, looks, nothing_known(len(legal)))

    def enter(self, node: Node, seats: i64, legal: vec[i64], looks: vec[float], promises: vec[float]) -> None:
        """Enter the actions in the order of their looks, with priors that fall off by TASTE."""
        best = WORST
        look: float
        for look in looks:
            if look > best:
                best = look
        total = 0.0
        for look in looks:
            total += exp((look - best) / TASTE) + LEAST_PRIOR
        number: i64
        for number in range(len(legal)):
            next_best: i64 = 0
            at: i64
            for at in range(len(legal)):
                if looks[at] > looks[next_best]:
                    next_best = at
            prior = (exp((looks[next_best] - best) / TASTE) + LEAST_PRIOR) / total
            node.rate(legal[next_best], seats, prior, promises[next_best])
            looks[next_best] = WORST

    def leaf(self, game: Game) -> vec[float]:
        """What a position amid a turn is worth: what it is worth at the end of the turn."""
        self.greedy.play_out_turn(game, game.turn)
        return self.judge(game)

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
        span = self.highest - self.lowest
        if span < NARROWEST:
            span = NARROWEST
        best: i64 = -1
        best_score = WORST
        at: i64
        for at in range(len(node.actions)):
            if not contains(legal, node.actions[at]):
                continue
            node.offered[at] += 1
            prior = node.priors[at] * sqrt(float(node.offered[at])) / float(1 + node.visits[at])
            value = node.value(at, seats, game.actor, untried)
            score = (value - self.lowest) / span + EXPLORATION * prior
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
        uncertainty = NARROWEST
        if game.actor != OVER:
            uncertainty = self.evaluator.uncertainty(game)
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


def nothing_known(count: i64) -> vec[float]:
    promises = vec[float](capacity=count)
    number: i64
    for number in range(count):
        promises = append(promises, UNKNOWN)
    return promises


def contains(actions: vec[i64], wanted: i64) -> bool:
    action: i64
    for action in actions:
        if action == wanted:
            return True
    return False
