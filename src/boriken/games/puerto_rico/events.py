"""What the log tells: the kinds of event and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# kind, then in the comment: what the numbers after the seat are
GOVERNOR_DRAWN: Final[i64] = 0
START_TILE: Final[i64] = 1  # plantation
TILE_TURNED_UP: Final[i64] = 2  # plantation (no seat)
ROLE_TAKEN: Final[i64] = 3  # role card, doubloons on it
TILE_TAKEN: Final[i64] = 4  # island tile
HACIENDA_TILE: Final[i64] = 5  # plantation
COLONIST_ON_NEW: Final[i64] = 6  # place; 1 if he came from the colonist ship; building that brought him
PRIVILEGE_COLONIST: Final[i64] = 7
COLONISTS_DEALT: Final[i64] = 8  # colonists
COLONISTS_PLACED: Final[i64] = 9  # place, colonists
SHIP_REFILLED: Final[i64] = 10  # colonists, how many were asked for (no seat)
BUILT: Final[i64] = 11  # building, price
PRODUCED: Final[i64] = 12  # good, count
FACTORY_PAID: Final[i64] = 13  # doubloons
EXTRA_GOOD: Final[i64] = 14  # good
SOLD: Final[i64] = 15  # good, doubloons without those of the markets
HOUSE_EMPTIED: Final[i64] = 16  # (no seat)
SHIPPED: Final[i64] = 17  # good, count, spaces of the ship (0: wharf)
POINTS_GAINED: Final[i64] = 18  # points; 0 goods, 1 captain, 2 harbor
GOODS_KEPT: Final[i64] = 19  # good, kept, returned
SHIP_EMPTIED: Final[i64] = 20  # spaces of the ship, good (no seat)
PROSPECTED: Final[i64] = 21  # doubloons
PASSED: Final[i64] = 22
ROUND_ENDED: Final[i64] = 23  # round (no seat)
END_TRIGGERED: Final[i64] = 24  # bit of the reason (no seat)
GAME_OVER: Final[i64] = 25  # (no seat)
MARKET_PAID: Final[i64] = 26  # building, doubloons
TILES_DISCARDED: Final[i64] = 27  # plantation, count (no seat)
PRODUCTION_SKIPPED: Final[i64] = 28

NO_SEAT: Final[i64] = -1

# How a victory point was earned
BY_GOODS: Final[i64] = 0
BY_CAPTAIN: Final[i64] = 1
BY_HARBOR: Final[i64] = 2
