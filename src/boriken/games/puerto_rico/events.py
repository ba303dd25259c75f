"""Events of the log: their kinds, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# kind, then in the comment: what the numbers after the seat are
GOVERNOR_DRAWN: Final[i64] = 0
START_TILE: Final[i64] = 1  # plantation
TILE_TURNED_UP: Final[i64] = 2  # plantation (no seat)
ROLE_TAKEN: Final[i64] = 3  # role card, doubloons on it
TILE_TAKEN: Final[i64] = 4  # island tile
HACIENDA_TILE: Final[i64] = 5  # plantation
COLONIST_ON_NEW: Final[i64] = 6  # place; 0 from the supply, 1 from the ship, 2 a noble from it; building
PRIVILEGE_COLONIST: Final[i64] = 7
COLONISTS_DEALT: Final[i64] = 8  # colonists
COLONISTS_PLACED: Final[i64] = 9  # place, colonists
SHIP_REFILLED: Final[i64] = 10  # colonists and nobles, how many were asked for, nobles among them (no seat)
BUILT: Final[i64] = 11  # building, price
PRODUCED: Final[i64] = 12  # good, count
FACTORY_PAID: Final[i64] = 13  # doubloons
EXTRA_GOOD: Final[i64] = 14  # good
SOLD: Final[i64] = 15  # good, doubloons without those of the markets
HOUSE_EMPTIED: Final[i64] = 16  # (no seat)
SHIPPED: Final[i64] = 17  # good, count; spaces of the ship, or 0 for the wharf, or minus another building with a ship
POINTS_GAINED: Final[i64] = 18  # points; what for, see below
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
# New Buildings
BUILDING_CHOSEN: Final[i64] = 29  # building, copies (no seat: drawn by lot)
FOREST_LAID: Final[i64] = 30  # plantation; 0 all have seen it, 1 its owner alone, 2 it left the game for a forest tile
TILE_DRAWN: Final[i64] = 31  # plantation that its owner looks at; building that drew it
GUEST_MOVED: Final[i64] = 32  # place, 1 if a noble
COLONIST_RETURNED: Final[i64] = 33  # place (-1: San Juan), 1 if a noble
GOOD_RETURNED: Final[i64] = 34  # good
POINT_RETURNED: Final[i64] = 35
POSTED: Final[i64] = 36  # good, doubloons
BUILDING_PAID: Final[i64] = 37  # building, doubloons
AQUEDUCT_GOOD: Final[i64] = 38  # good
# Nobles
TOKEN_TAKEN: Final[i64] = 39  # 1 if a noble
VILLA_TOKEN: Final[i64] = 40  # 1 if a noble
NOBLES_PLACED: Final[i64] = 41  # place, nobles
TILE_BOUGHT: Final[i64] = 42  # plantation
TILE_GIVEN_UP: Final[i64] = 43  # plantation, or -1 a forest tile; 0 empty, 1 a forest, 2 colonist, 3 noble; building
GOOD_SUPPLIED: Final[i64] = 44  # good
# Buccaneer
PIRACY_DONE: Final[i64] = 45  # spaces of the ship, good, count
GOODS_LOOTED: Final[i64] = 46  # good, kept, returned
HOUSE_PLUNDERED: Final[i64] = 47  # goods
SHIP_RAIDED: Final[i64] = 48  # colonists and nobles removed, nobles among them
COLONIST_MANNED: Final[i64] = 49  # place (-1: San Juan), count, 1 if a noble
ROLE_KIDNAPPED: Final[i64] = 50  # role card, doubloons on it
RANSOM_PAID: Final[i64] = 51  # doubloons
KIDNAPPED_PLAYED: Final[i64] = 52  # role card
# Festival
FESTIVAL_SHOWS: Final[i64] = 53  # 0 plantation, 1 good, 2 building; which (no seat)
TASK_DONE: Final[i64] = 54  # 0 plantation, 1 goods, 2 building; reward


NO_SEAT: Final[i64] = -1

# How a victory point was earned: by the building of this number, or
BY_GOODS: Final[i64] = -1
BY_CAPTAIN: Final[i64] = -2
BY_PLUNDER: Final[i64] = -3
BY_FESTIVAL: Final[i64] = -4
