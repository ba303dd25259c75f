"""Events of the log: their kinds, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# kind, then in the comment: what the numbers after the seat are; (hidden): for the seat itself only
GOVERNOR_DRAWN: Final[i64] = 0
CARD_DRAWN: Final[i64] = 1  # card (hidden), what for
ROLE_TAKEN: Final[i64] = 2  # role
BUILT: Final[i64] = 3  # building, cards to pay after all discounts
COVERED: Final[i64] = 4  # building, 1 if a good is lost with it
LIBRARY_USED: Final[i64] = 5
GOOD_GIVEN: Final[i64] = 6  # good
CARD_PAID: Final[i64] = 7  # card (hidden)
GOOD_MADE: Final[i64] = 8  # good
TILE_TURNED_UP: Final[i64] = 9  # tile (no seat)
GOOD_SOLD: Final[i64] = 10  # good, cards for it
CARD_KEPT: Final[i64] = 11  # card (hidden)
CARD_DISCARDED: Final[i64] = 12  # card (hidden)
CARD_TURNED_UP: Final[i64] = 13  # card
MINE_FAILED: Final[i64] = 14
CARD_MINED: Final[i64] = 15  # card
CARD_BURIED: Final[i64] = 16  # card (hidden)
PASSED: Final[i64] = 17
PILE_SHUFFLED: Final[i64] = 18  # cards (no seat)
BONUS: Final[i64] = 19  # building that brings one more card
ROUND_ENDED: Final[i64] = 20  # round (no seat)
TOWN_COMPLETE: Final[i64] = 21
GAME_OVER: Final[i64] = 22  # (no seat)

NO_SEAT: Final[i64] = -1

# What a card is drawn for
FOR_START: Final[i64] = 0
FOR_SALE: Final[i64] = 1
FOR_COUNCIL: Final[i64] = 2
FOR_PROSPECTOR: Final[i64] = 3
FOR_BONUS: Final[i64] = 4
