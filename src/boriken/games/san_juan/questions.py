"""The numbers of the questions: the place of each in the table of steps (game.py).

Some are asked in several phases, by a step of each: all those that draw a card for a hand are called 'card', both that
offer cards 'take', and both that have surplus cards of a hand discarded 'discard'.
"""

from typing import Final

from mypy_extensions import i64

ASK_NOTHING: Final[i64] = 0

# Chance answers
ASK_GOVERNOR: Final[i64] = 1
ASK_DEALT_CARD: Final[i64] = 2
ASK_BONUS_CARD: Final[i64] = 3  # of carpenter or poor house
ASK_WELL_CARD: Final[i64] = 4
ASK_SALE_CARD: Final[i64] = 5
ASK_PROSPECTED_CARD: Final[i64] = 6
ASK_GOOD: Final[i64] = 7  # the card that nobody sees, on a production building
ASK_TILE: Final[i64] = 8  # the next tile of the trading house
ASK_LOOK: Final[i64] = 9  # a card that the councillor phase shows the current player
ASK_TURN_UP: Final[i64] = 10  # a card that the gold mine shows everybody

# A player answers
ASK_ROLE: Final[i64] = 11
ASK_BUILD: Final[i64] = 12
ASK_COVER: Final[i64] = 13
ASK_LIBRARY: Final[i64] = 14
ASK_GIVE: Final[i64] = 15  # pick goods for the black market
ASK_PAY: Final[i64] = 16  # pick cards
ASK_PRODUCE: Final[i64] = 17  # pick goods
ASK_SELL: Final[i64] = 18  # pick goods
ASK_COUNCIL: Final[i64] = 19
ASK_PROSPECT: Final[i64] = 20
ASK_KEEP: Final[i64] = 21  # pick cards
ASK_MINE: Final[i64] = 22
ASK_FIND: Final[i64] = 23  # which of the cards that the gold mine showed
ASK_CHAPEL: Final[i64] = 24
ASK_DISCARD_DEALT: Final[i64] = 25  # pick cards
ASK_DISCARD_EXCESS: Final[i64] = 26  # pick cards
ASK_ARCHIVE: Final[i64] = 27  # pick cards


def draws_to_hand(ask: i64) -> bool:
    """Whether chance draws a card for the hand of the current player."""
    return ASK_DEALT_CARD <= ask <= ASK_PROSPECTED_CARD
