"""Events of the log: their kinds, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# kind, then in the comment: what the numbers after the seat are
HOME_DRAWN: Final[i64] = 0  # home board
FIRST_DRAWN: Final[i64] = 1
ROLLED: Final[i64] = 2  # number on the die
PRODUCED: Final[i64] = 3  # good
NOTHING_PRODUCED: Final[i64] = 4
EVENT_CAME: Final[i64] = 5  # event (no seat)
EVENT_IGNORED: Final[i64] = 6  # event
FEE_PAID: Final[i64] = 7  # gold, event
POST_LOST: Final[i64] = 8  # tile, place
CONTRACT_LOST: Final[i64] = 9
INHABITANT_LOST: Final[i64] = 10  # rank
TILE_LAID: Final[i64] = 11  # square
GOLDEN_GOOD: Final[i64] = 12  # good
GOLD_EARNED: Final[i64] = 13  # gold that a building brings each turn
PAID: Final[i64] = 14  # good, count
SHIP_LAUNCHED: Final[i64] = 15  # square
PIONEER_CAME: Final[i64] = 16
UPGRADED: Final[i64] = 17  # new rank; 1 if it was free
PUBLIC_TAKEN: Final[i64] = 18  # public building
REPAIRED: Final[i64] = 19  # square
CASTLE_RAISED: Final[i64] = 20  # step
NOBLE_BUILT: Final[i64] = 21  # nobles' building, site
CANNON_BOUGHT: Final[i64] = 22  # number, price
SOLD: Final[i64] = 23  # good, gold, buyer: rank, RESIDENT or EXTRA
BOUGHT: Final[i64] = 24  # good, price
CARD_DRAWN: Final[i64] = 25  # action card: for its owner only
CARD_PLAYED: Final[i64] = 26  # action card
CARD_SWAPPED: Final[i64] = 27  # action card
CARD_DISCARDED: Final[i64] = 28  # action card
CARDS_SHUFFLED: Final[i64] = 29  # cards (no seat)
GOOD_GAINED: Final[i64] = 30  # good
GOLD_GAINED: Final[i64] = 31  # gold
SAILED: Final[i64] = 32  # from square, to square
LOOKED: Final[i64] = 33  # square
TILE_SEEN: Final[i64] = 34  # square, tile: only for the player who looked
LAID_BACK: Final[i64] = 35  # square
POST_ATTACHED: Final[i64] = 36  # tile, place, square
CONTRACT_TAKEN: Final[i64] = 37  # square
TREASURE_FOUND: Final[i64] = 38  # tile, square
NEST_ATTACKED: Final[i64] = 39  # tile, square
NEST_BEATEN: Final[i64] = 40  # tile, square
NEST_HELD: Final[i64] = 41  # tile, square
FOE_ROLLED: Final[i64] = 42  # number on the die, total
OWN_ROLLED: Final[i64] = 43  # number on the die, total
FIGHT_DRAWN: Final[i64] = 44
ENCOUNTER: Final[i64] = 45  # square; 1 for a raid
RANSOM_PAID: Final[i64] = 46  # gold
FOE_SHOWN: Final[i64] = 47  # who fights for the pirates, their seat
RAID_BOUGHT_OFF: Final[i64] = 48  # pirate card
RAID_WON: Final[i64] = 49  # pirate card
RAID_LOST: Final[i64] = 50  # pirate card
GOLD_LOST: Final[i64] = 51  # gold
GOOD_LOST: Final[i64] = 52  # good
SHIP_DAMAGED: Final[i64] = 53  # square
BARGAIN: Final[i64] = 54  # good, price
PIRATES_SHUFFLED: Final[i64] = 55  # (no seat)
GOOD_RETURNED: Final[i64] = 56  # good
PASSED: Final[i64] = 57
POINT_GAINED: Final[i64] = 58  # point
POINT_LOST: Final[i64] = 59  # point
ROUND_ENDED: Final[i64] = 60  # round (no seat)
GAME_WON: Final[i64] = 61
ROUNDS_OVER: Final[i64] = 62  # (no seat)
PEACEFUL_MET: Final[i64] = 63  # pirate card

NO_SEAT: Final[i64] = -1

# Buyers besides the ranks
RESIDENT: Final[i64] = 4
EXTRA: Final[i64] = 5
