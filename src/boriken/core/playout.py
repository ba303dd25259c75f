"""Playing a game to its end with random choices: the loops behind simulations, benchmarks and piece counts."""

from mypy_extensions import i64

from boriken.core.dealer import Dealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random


def play_randomly(game: Game, dealer: Dealer, choice: Random, most_decisions: i64) -> i64:
    """Play until the game is over or `most_decisions` were made; returns the decisions of the seats, without chance."""
    decisions: i64 = 0
    while game.actor != OVER and decisions < most_decisions:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
        else:
            legal = game.legal()
            game.apply(legal[choice.below(len(legal))])
            decisions += 1
    return decisions


def play_counting_pieces(game: Game, dealer: Dealer, choice: Random, most_actions: i64) -> i64:
    """Play on, but no further than to the first position in which the pieces are not all there.

    Returns the actions after which they were counted, those of chance among them.
    """
    actions: i64 = 0
    while game.actor != OVER and actions < most_actions:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
        else:
            legal = game.legal()
            game.apply(legal[choice.below(len(legal))])
        actions += 1
        if not game.conserved():
            break
    return actions
