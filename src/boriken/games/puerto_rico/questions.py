"""The numbers of the questions. Their steps stand beside the rules they belong to, each module with a table of its own;
game.py has the table of all.

A kind of question that several roles ask, such as whether a building is used, has a number for each of them.
"""

from typing import Final

from mypy_extensions import i64

ASK_NOTHING: Final[i64] = 0
ASK_GOVERNOR: Final[i64] = 1  # chance
ASK_ROW: Final[i64] = 2  # chance: which plantation is turned up
ASK_ROLE: Final[i64] = 3
ASK_TILE: Final[i64] = 4
ASK_UNSEEN_TILE: Final[i64] = 5  # chance: which plantation is drawn unseen
ASK_COLONIST: Final[i64] = 6
ASK_PLACE: Final[i64] = 7  # about: place
ASK_BUILD: Final[i64] = 8
ASK_PRODUCE: Final[i64] = 9
ASK_EXTRA: Final[i64] = 10
ASK_SELL: Final[i64] = 11
ASK_SHIP: Final[i64] = 12
ASK_KEEP: Final[i64] = 13  # about: good
ASK_USE_AS_SETTLER: Final[i64] = 14  # about: building whose gift may be declined
ASK_CHOOSE: Final[i64] = 15  # which building is to be on sale
ASK_ON_SALE: Final[i64] = 16  # chance: which building is on sale
ASK_FESTIVAL_TILE: Final[i64] = 17  # chance: what the festival shows
ASK_FESTIVAL_GOOD: Final[i64] = 18  # chance
ASK_FESTIVAL_BUILDING: Final[i64] = 19  # chance
ASK_LAY: Final[i64] = 20  # about: building that drew the tile, which becomes a plantation or a forest
ASK_GUEST: Final[i64] = 21  # about: window
ASK_RECALL: Final[i64] = 22  # about: building to be paid for; which colonist is given for it
ASK_RETURN: Final[i64] = 23  # about: building to be paid for; which good or point is given for it
ASK_SMALL_WHARF: Final[i64] = 24  # about: good
ASK_HOSPICE_TOKEN: Final[i64] = 25  # colonist or noble; about: building that brings it
ASK_NOBLE: Final[i64] = 26  # about: first place that may be named
ASK_SUPPLY: Final[i64] = 27  # about: first good that may be named
ASK_DISCARD: Final[i64] = 28
ASK_PIRATE: Final[i64] = 29
ASK_LOOT: Final[i64] = 30  # about: good
ASK_MAN_AS_SETTLER: Final[i64] = 31  # about: first place that may be named
# The same in other roles
ASK_OFFICE_TILE: Final[i64] = 32  # chance: which plantation is bought
ASK_USE_AS_BUILDER: Final[i64] = 33
ASK_USE_AS_CRAFTSMAN: Final[i64] = 34
ASK_USE_AS_TRADER: Final[i64] = 35
ASK_USE_AS_CAPTAIN: Final[i64] = 36
ASK_LAY_BOUGHT: Final[i64] = 37
ASK_SHIP_TOKEN: Final[i64] = 38
ASK_UNIVERSITY_TOKEN: Final[i64] = 39
ASK_RAID_TOKEN: Final[i64] = 40
ASK_MAN_AS_TRADER: Final[i64] = 41
ASK_BERTH: Final[i64] = 42

# Windows for the guests of a guesthouse (NB-DEC-10)
AT_THE_START: Final[i64] = 0  # of a phase, everybody
IN_TURN: Final[i64] = 1  # the current player, where the turn asks nothing else
AT_THE_END: Final[i64] = 2  # of a phase, everybody
AFTER_ALL: Final[i64] = 3  # before the score, everybody
