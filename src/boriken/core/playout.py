"""Playing a game to its end with random choices: the loops behind simulations, benchmarks and piece counts."""

from librt.strings import BytesWriter
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


def play_on(game: Game, dealer: Dealer) -> None:
    """Play what chance does and what is without alternative, until a seat has a choice or the game is over."""
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
            continue
        legal = game.legal()
        if len(legal) > 1:
            return
        game.apply(legal[0])


def legal_mask(game: Game, size: i64) -> bytes:
    """A byte for each of the first `size` actions: 1 if it is legal, 0 if not."""
    mask = BytesWriter()
    mask.write(bytes(size))
    action: i64
    for action in game.legal():
        mask[action] = 1
    return mask.getvalue()


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
