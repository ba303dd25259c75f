"""The worth of a hand: its cards as money, and for what they promise to become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.san_juan.catalogue import COST, KINDS, is_violet
from boriken.games.san_juan.evaluate.town import CARD, gain
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.rounds import hand_limit
from boriken.games.san_juan.state import State

LATE_CARD: Final = 0.26  # one that comes too late to be spent
SPENT_A_ROUND: Final = 3.05  # cards that can still be spent in each round that is left
OVER_THE_LIMIT: Final = 0.08  # of what a card is worth, if there are more in the hand than may stay there

# How much of what a hand promises to become counts, the best card first
HOPES: Final = vec[float]([0.93, 0.11, 0.25])
PLACE: Final = 0.14  # what a card in the hand must promise beyond its cost


def hand_cards(player: Player) -> float:
    """Those above the limit will hardly be kept."""
    over = player.cards - hand_limit(player)
    if over <= 0:
        return float(player.cards)
    return float(player.cards - over) + OVER_THE_LIMIT * float(over)


def money(cards: float, rounds: float) -> float:
    """Cards that can still be spent, and those that come too late."""
    spent = SPENT_A_ROUND * rounds + 1.0
    if cards < spent:
        return CARD * cards
    return CARD * spent + LATE_CARD * (cards - spent)


def hope(state: State, player: Player, card: i64, rounds: float, tastes: vec[float]) -> float:
    """The promise of a card in the hand beyond its use as money."""
    if is_violet(card) and player.has(card):
        return 0.0
    promise = gain(state, player, card, rounds - 1.0, tastes) - CARD * float(COST[card] + 1) - PLACE
    if promise < 0.0:
        return 0.0
    return promise


def hopes(state: State, player: Player, rounds: float, tastes: vec[float]) -> float:
    """Only the best few can be built."""
    best = 0.0
    second = 0.0
    third = 0.0
    card: i64
    for card in range(KINDS):
        if player.hand[card] > 0:
            promise = hope(state, player, card, rounds, tastes)
            if promise > best:
                third = second
                second = best
                best = promise
            elif promise > second:
                third = second
                second = promise
            elif promise > third:
                third = promise
    likely = 1.0
    if rounds < 2.0:
        likely = rounds / 2.0
    return likely * (HOPES[0] * best + HOPES[1] * second + HOPES[2] * third)
