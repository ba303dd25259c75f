"""The log: events in names instead of numbers, and what of them is for one seat only."""

from collections.abc import Sequence

from boriken.core.event_names import EventNames, named_event, number, one_of, yes
from boriken.core.title import Json
from boriken.games.san_juan import events
from boriken.games.san_juan.catalogue import CARD_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES, prices_on

REASONS = ["start", "sale", "councillor", "prospector", "bonus"]


card, good, role = one_of(CARD_NAMES), one_of(GOOD_NAMES), one_of(ROLE_NAMES)
tile, reason = one_of(TILE_NAMES), one_of(REASONS)

EVENT_NAMES: EventNames = {
    int(events.GOVERNOR_DRAWN): ("governor_drawn", []),
    int(events.CARD_DRAWN): ("card_drawn", [("card", card), ("reason", reason)]),
    int(events.ROLE_TAKEN): ("role_taken", [("role", role)]),
    int(events.BUILT): ("built", [("building", card), ("price", number)]),
    int(events.COVERED): ("covered", [("building", card), ("good_lost", yes)]),
    int(events.LIBRARY_USED): ("library_used", []),
    int(events.GOOD_GIVEN): ("good_given", [("good", good)]),
    int(events.CARD_PAID): ("card_paid", [("card", card)]),
    int(events.GOOD_MADE): ("good_made", [("good", good)]),
    int(events.TILE_TURNED_UP): ("tile_turned_up", [("tile", tile)]),
    int(events.GOOD_SOLD): ("good_sold", [("good", good), ("price", number)]),
    int(events.CARD_KEPT): ("card_kept", [("card", card)]),
    int(events.CARD_DISCARDED): ("card_discarded", [("card", card)]),
    int(events.CARD_TURNED_UP): ("card_turned_up", [("card", card)]),
    int(events.MINE_FAILED): ("mine_failed", []),
    int(events.CARD_MINED): ("card_mined", [("card", card)]),
    int(events.CARD_BURIED): ("card_buried", [("card", card)]),
    int(events.PASSED): ("passed", []),
    int(events.PILE_SHUFFLED): ("pile_shuffled", [("count", number)]),
    int(events.BONUS): ("bonus", [("building", card)]),
    int(events.ROUND_ENDED): ("round_ended", [("round", number)]),
    int(events.TOWN_COMPLETE): ("town_complete", []),
    int(events.GAME_OVER): ("game_over", []),
}

# Only the seat itself sees which card it is (SJ-INFO-01, SJ-INFO-05 to SJ-INFO-07)
SECRET = dict.fromkeys(("card_drawn", "card_paid", "card_kept", "card_discarded", "card_buried"), "card")


def event(numbers: Sequence[int]) -> Json:
    """A tile tells what it pays, too."""
    named = named_event(EVENT_NAMES, numbers)
    if named["kind"] == "tile_turned_up":
        named["prices"] = prices_on(TILE_NAMES.index(named["tile"]))
    return named
