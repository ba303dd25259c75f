"""The game's own evaluation as the judge of a search.

An action at the start of a turn is as good as the end of that turn, played out with the best moves at hand; amid a
turn, as good as what it brings at once. At a leaf the turn is finished, and the evaluation says what share of the win
each seat may hope for.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boriken.bots.greedy import WORST, Greedy
from boriken.bots.judge import Judge, enter, nothing_known
from boriken.bots.tree import Leaf, Node
from boriken.core.evaluator import Evaluator
from boriken.core.game import OVER, Game

EXPLORATION: Final = 0.6
TASTE: Final = 1.5  # points of difference that make an action less worth a try
NARROWEST: Final = 0.01


@mypyc_attr(allow_interpreted_subclasses=True)  # bench/ablation.py leaves out one part or another
class EvaluationJudge(Judge):
    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__(1, EXPLORATION, NARROWEST)
        self.evaluator = evaluator
        self.greedy = Greedy(evaluator)

    def consider(self, leaves: list[Leaf]) -> None:
        for leaf in leaves:
            leaf.values = self.expand(leaf.node, leaf.game, leaf.legal, leaf.new_turn)

    def planned(self, game: Game) -> i64:
        return self.evaluator.suggestion(game)

    def second_thoughts(self, game: Game, chosen: i64) -> i64:
        return self.evaluator.second_thoughts(game, chosen)

    def follow(self, game: Game) -> bool:
        return self.evaluator.follow(game)

    def turns_ahead(self) -> i64:
        return self.evaluator.turns_ahead()

    def expand(self, node: Node, game: Game, legal: vec[i64], new_turn: bool) -> vec[float]:
        """How promising the actions are, and what the position is worth."""
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
            values = self.shares(after)
            promises = append(promises, values[game.actor])
            if values[game.actor] > best_promise:
                best_promise = values[game.actor]
                best = values
        enter(node, game.seats, legal, looks, promises, TASTE)
        return best

    def look_at_hand(self, node: Node, game: Game, legal: vec[i64]) -> None:
        """Amid a turn an action is as promising as what the one who decides has of it at once."""
        looks = vec[float](capacity=len(legal))
        action: i64
        for action in legal:
            after = game.copy()
            after.apply(action)
            looks = append(looks, self.evaluator.worth(after, game.actor))
        enter(node, game.seats, legal, looks, nothing_known(len(legal)), TASTE)

    def leaf(self, game: Game) -> vec[float]:
        """The worth of a position in the middle of a turn, which is its worth at the end of the turn."""
        self.greedy.play_out_turn(game, game.turn)
        return self.shares(game)

    def shares(self, game: Game) -> vec[float]:
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
        self.note(shares)
        return shares
