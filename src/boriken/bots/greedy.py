"""Looking one step ahead with the game's own evaluation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.evaluator import Evaluator
from boriken.core.game import Game

WORST: Final = -1e18
MOST_TRIED: Final[i64] = 200  # positions looked at for an action, where a seat tries all it can still do


class Greedy:
    """Does each action in mind, lets the turn run to its end with the best at hand for everybody, and compares.

    In the last turn of the game it tries all that the seat can still do. Half of what counts is being ahead of the best
    other seat, half being ahead of them all.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.to_try: i64 = 0  # positions that may still be looked at

    def choose(self, game: Game, seat: i64) -> i64:
        legal = game.legal()
        planned = self.evaluator.suggestion(game)
        if planned >= 0:
            return planned
        values = self.values(game, seat, legal)
        best: i64 = 0
        at: i64
        for at in range(len(legal)):
            if values[at] > values[best]:
                best = at
        return self.evaluator.second_thoughts(game, legal[best])

    def values(self, game: Game, seat: i64, legal: vec[i64]) -> vec[float]:
        """How many points ahead the seat would be after each of the actions."""
        values = vec[float](capacity=len(legal))
        final = self.evaluator.is_final(game)
        action: i64
        for action in legal:
            after = game.copy()
            after.apply(action)
            if final:
                values = append(values, self.best_lead(after, seat))
            else:
                self.play_out_turn(after, game.turn)
                values = append(values, self.lead(after, seat))
        return values

    def best_lead(self, game: Game, seat: i64) -> float:
        """How many points ahead the seat can get until the game ends with this turn."""
        self.to_try = MOST_TRIED
        return self.try_all(game, seat, game.turn)

    def try_all(self, game: Game, seat: i64, turn: i64) -> float:
        """Whatever the seat does, while the others do the best at hand, until the turn is over or chance decides."""
        while game.actor >= 0 and game.turn == turn:
            if self.evaluator.follow(game):
                continue
            legal = game.legal()
            if game.actor == seat and len(legal) > 1:
                return self.try_each(game, legal, turn)
            game.apply(self.at_hand(game))
        return self.lead(game, seat)

    def try_each(self, game: Game, legal: vec[i64], turn: i64) -> float:
        """The best of all that the actor can do; where that is too much, what comes of the best at hand."""
        seat = game.actor
        best = WORST
        action: i64
        for action in legal:
            if self.to_try == 0:
                break
            self.to_try -= 1
            after = game.copy()
            after.apply(action)
            lead = self.try_all(after, seat, turn)
            if lead > best:
                best = lead
        if self.to_try == 0:
            self.play_out_turn(game, turn)
            lead = self.lead(game, seat)
            if lead > best:
                best = lead
        return best

    def play_out_turn(self, game: Game, turn: i64) -> None:
        """Everybody does the best at hand until the turn is over or chance decides."""
        while game.actor >= 0 and game.turn == turn:
            if not self.evaluator.wind_up(game):
                game.apply(self.at_hand(game))

    def at_hand(self, game: Game) -> i64:
        """The action after which the actor's own prospects are best at once."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        best = legal[0]
        best_worth = WORST
        action: i64
        for action in legal:
            after = game.copy()
            after.apply(action)
            worth = self.evaluator.worth(after, game.actor)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def lead(self, game: Game, seat: i64) -> float:
        others = 0.0
        best = WORST
        other: i64
        for other in range(game.seats):
            if other != seat:
                worth = self.evaluator.worth(game, other)
                others += worth
                if worth > best:
                    best = worth
        return self.evaluator.worth(game, seat) - best / 2.0 - others / float(2 * (game.seats - 1))
