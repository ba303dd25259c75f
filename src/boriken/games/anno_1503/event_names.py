"""The log: events in names instead of numbers."""

from boriken.core.event_names import EventNames, number, one_of, yes
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import events

BUYERS = [*cat.RANK_NAMES, "noble", "extra"]


def place(value: int) -> int:
    return value + 1


good, rank, tile = one_of(cat.GOOD_NAMES), one_of(cat.RANK_NAMES), one_of(cat.TILE_NAMES)
square, card, raid = one_of(cat.SQUARE_NAMES), one_of(cat.CARD_NAMES), one_of(cat.PIRATE_NAMES)
event_name, point = one_of(cat.EVENT_NAMES), one_of(cat.POINT_NAMES)

EVENT_NAMES: EventNames = {
    int(events.HOME_DRAWN): ("home_drawn", [("home", one_of(cat.HOME_BOARD_NAMES))]),
    int(events.FIRST_DRAWN): ("first_drawn", []),
    int(events.ROLLED): ("rolled", [("number", number)]),
    int(events.PRODUCED): ("produced", [("good", good)]),
    int(events.NOTHING_PRODUCED): ("nothing_produced", []),
    int(events.EVENT_CAME): ("event", [("event", event_name)]),
    int(events.EVENT_IGNORED): ("event_ignored", [("event", event_name)]),
    int(events.FEE_PAID): ("fee_paid", [("gold", number), ("event", event_name)]),
    int(events.POST_LOST): ("post_lost", [("tile", tile), ("place", place)]),
    int(events.CONTRACT_LOST): ("contract_lost", []),
    int(events.INHABITANT_LOST): ("inhabitant_lost", [("rank", rank)]),
    int(events.TILE_LAID): ("tile_laid", [("square", square)]),
    int(events.GOLDEN_GOOD): ("golden_good", [("good", good)]),
    int(events.GOLD_EARNED): ("gold_earned", [("gold", number)]),
    int(events.PAID): ("paid", [("good", good), ("count", number)]),
    int(events.SHIP_LAUNCHED): ("ship_launched", [("square", square)]),
    int(events.PIONEER_CAME): ("pioneer_came", []),
    int(events.UPGRADED): ("upgraded", [("rank", rank), ("free", yes)]),
    int(events.PUBLIC_TAKEN): ("public_building_taken", [("building", one_of(cat.PUBLIC_NAMES))]),
    int(events.REPAIRED): ("repaired", [("square", square)]),
    int(events.CASTLE_RAISED): ("castle_raised", [("step", number)]),
    int(events.NOBLE_BUILT): (
        "noble_building_built",
        [("building", one_of(cat.NOBLE_NAMES)), ("site", one_of(cat.SITE_NAMES))],
    ),
    int(events.CANNON_BOUGHT): ("cannon_bought", [("number", number), ("price", number)]),
    int(events.SOLD): ("sold", [("good", good), ("gold", number), ("buyer", one_of(BUYERS))]),
    int(events.BOUGHT): ("bought", [("good", good), ("price", number)]),
    int(events.CARD_DRAWN): ("card_drawn", [("card", card)]),
    int(events.CARD_PLAYED): ("card_played", [("card", card)]),
    int(events.CARD_SWAPPED): ("card_swapped", [("card", card)]),
    int(events.CARD_DISCARDED): ("card_discarded", [("card", card)]),
    int(events.CARDS_SHUFFLED): ("cards_shuffled", [("count", number)]),
    int(events.GOOD_GAINED): ("good_gained", [("good", good)]),
    int(events.GOLD_GAINED): ("gold_gained", [("gold", number)]),
    int(events.SAILED): ("sailed", [("origin", square), ("square", square)]),
    int(events.LOOKED): ("looked", [("square", square)]),
    int(events.TILE_SEEN): ("tile_seen", [("square", square), ("tile", tile)]),
    int(events.LAID_BACK): ("laid_back", [("square", square)]),
    int(events.POST_ATTACHED): ("post_attached", [("tile", tile), ("place", place), ("square", square)]),
    int(events.CONTRACT_TAKEN): ("contract_taken", [("square", square)]),
    int(events.TREASURE_FOUND): ("treasure_found", [("tile", tile), ("square", square)]),
    int(events.NEST_ATTACKED): ("nest_attacked", [("tile", tile), ("square", square)]),
    int(events.NEST_BEATEN): ("nest_beaten", [("tile", tile), ("square", square)]),
    int(events.NEST_HELD): ("nest_held", [("tile", tile), ("square", square)]),
    int(events.FOE_ROLLED): ("foe_rolled", [("number", number), ("total", number)]),
    int(events.OWN_ROLLED): ("own_rolled", [("number", number), ("total", number)]),
    int(events.FIGHT_DRAWN): ("fight_drawn", []),
    int(events.ENCOUNTER): ("encounter", [("square", square), ("raid", yes)]),
    int(events.PEACEFUL_MET): ("peaceful_pirate", [("card", raid)]),
    int(events.RANSOM_PAID): ("ransom_paid", [("gold", number)]),
    int(events.FOE_SHOWN): ("foe_shown", [("foe", one_of(cat.FOE_NAMES)), ("by", number)]),
    int(events.RAID_BOUGHT_OFF): ("raid_bought_off", [("card", raid)]),
    int(events.RAID_WON): ("raid_won", [("card", raid)]),
    int(events.RAID_LOST): ("raid_lost", [("card", raid)]),
    int(events.GOLD_LOST): ("gold_lost", [("gold", number)]),
    int(events.GOOD_LOST): ("good_lost", [("good", good)]),
    int(events.SHIP_DAMAGED): ("ship_damaged", [("square", square)]),
    int(events.BARGAIN): ("bargain", [("good", good), ("price", number)]),
    int(events.PIRATES_SHUFFLED): ("pirates_shuffled", []),
    int(events.GOOD_RETURNED): ("good_returned", [("good", good)]),
    int(events.PASSED): ("passed", []),
    int(events.POINT_GAINED): ("point_gained", [("point", point)]),
    int(events.POINT_LOST): ("point_lost", [("point", point)]),
    int(events.ROUND_ENDED): ("round_ended", [("round", number)]),
    int(events.GAME_WON): ("game_won", []),
    int(events.ROUNDS_OVER): ("rounds_over", []),
}

# By the kind of event: the parameter that only the seat itself may know (AN-INFO-03, AN-INFO-08)
SECRET = {"tile_seen": "tile", "card_drawn": "card"}
