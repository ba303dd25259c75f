"""The log: events in names instead of numbers."""

from collections.abc import Sequence

from boriken.core.event_names import EventNames, Json, named_event, number, one_of, yes
from boriken.games.puerto_rico import events
from boriken.games.puerto_rico.catalogue import CARD_NAMES, END_NAMES, GOOD_NAMES, PLACE_NAMES

BY = {
    int(events.BY_GOODS): "goods",
    int(events.BY_CAPTAIN): "captain",
    int(events.BY_PLUNDER): "plunder",
    int(events.BY_FESTIVAL): "festival",
}
SAN_JUAN = "san_juan"
NOBLE_FROM_SHIP = 2
CREW = {2: "colonist", 3: "noble"}
KNOWN = ["all", "owner", "removed"]
TASKS = ["plantations", "production", "building"]
SECRET = "owner"


def place(value: int) -> str:
    return SAN_JUAN if value < 0 else PLACE_NAMES[value]


def tile(value: int) -> str | None:
    return None if value < 0 else PLACE_NAMES[value]


def aboard(value: int) -> bool:
    return value > 0


def reason(value: int) -> str:
    return END_NAMES[value.bit_length() - 1]


def ship(value: int) -> int | str | None:
    """By its spaces; those of buildings have no number of them, and that of the wharf has no name either."""
    return PLACE_NAMES[-value] if value < 0 else value or None


def source(value: int) -> str:
    return BY.get(value) or PLACE_NAMES[value]


good, card = one_of(GOOD_NAMES), one_of(CARD_NAMES)
known, task = one_of(KNOWN), one_of(TASKS)

EVENT_NAMES: EventNames = {
    int(events.GOVERNOR_DRAWN): ("governor_drawn", []),
    int(events.START_TILE): ("start_tile", [("tile", place)]),
    int(events.TILE_TURNED_UP): ("tile_turned_up", [("tile", place)]),
    int(events.ROLE_TAKEN): ("role_taken", [("role", card), ("doubloons", number)]),
    int(events.TILE_TAKEN): ("tile_taken", [("tile", place)]),
    int(events.HACIENDA_TILE): ("hacienda_tile", [("tile", place)]),
    int(events.TILES_DISCARDED): ("tiles_discarded", [("tile", place), ("count", number)]),
    int(events.COLONIST_ON_NEW): ("colonist_on_new", [("place", place), ("from_ship", aboard), ("by", place)]),
    int(events.PRIVILEGE_COLONIST): ("privilege_colonist", []),
    int(events.COLONISTS_DEALT): ("colonists_dealt", [("count", number)]),
    int(events.COLONISTS_PLACED): ("colonists_placed", [("place", place), ("count", number)]),
    int(events.SHIP_REFILLED): ("colonist_ship_refilled", [("count", number), ("wanted", number), ("nobles", number)]),
    int(events.BUILT): ("built", [("building", place), ("price", number)]),
    int(events.PRODUCED): ("produced", [("good", good), ("count", number)]),
    int(events.PRODUCTION_SKIPPED): ("production_skipped", []),
    int(events.FACTORY_PAID): ("factory_paid", [("doubloons", number)]),
    int(events.EXTRA_GOOD): ("extra_good", [("good", good)]),
    int(events.SOLD): ("sold", [("good", good), ("doubloons", number)]),
    int(events.MARKET_PAID): ("market_paid", [("building", place), ("doubloons", number)]),
    int(events.HOUSE_EMPTIED): ("trading_house_emptied", []),
    int(events.SHIPPED): ("shipped", [("good", good), ("count", number), ("ship", ship)]),
    int(events.POINTS_GAINED): ("points_gained", [("points", number), ("by", source)]),
    int(events.GOODS_KEPT): ("goods_kept", [("good", good), ("count", number), ("returned", number)]),
    int(events.SHIP_EMPTIED): ("cargo_ship_emptied", [("ship", number), ("good", good)]),
    int(events.PROSPECTED): ("prospected", [("doubloons", number)]),
    int(events.PASSED): ("passed", []),
    int(events.ROUND_ENDED): ("round_ended", [("round", number)]),
    int(events.END_TRIGGERED): ("end_triggered", [("reason", reason)]),
    int(events.GAME_OVER): ("game_over", []),
    int(events.BUILDING_CHOSEN): ("building_chosen", [("building", place), ("copies", number)]),
    int(events.FOREST_LAID): ("forest_laid", [("tile", tile), ("known", known)]),
    int(events.TILE_DRAWN): ("tile_drawn", [("tile", tile), ("by", place)]),
    int(events.GUEST_MOVED): ("guest_moved", [("place", place), ("noble", yes)]),
    int(events.COLONIST_RETURNED): ("colonist_returned", [("place", place), ("noble", yes)]),
    int(events.GOOD_RETURNED): ("good_returned", [("good", good)]),
    int(events.POINT_RETURNED): ("point_returned", []),
    int(events.POSTED): ("sold_by_trading_post", [("good", good), ("doubloons", number)]),
    int(events.BUILDING_PAID): ("building_paid", [("building", place), ("doubloons", number)]),
    int(events.AQUEDUCT_GOOD): ("aqueduct_good", [("good", good)]),
    int(events.TOKEN_TAKEN): ("token_taken", [("noble", yes)]),
    int(events.VILLA_TOKEN): ("villa_token", [("noble", yes)]),
    int(events.NOBLES_PLACED): ("nobles_placed", [("place", place), ("count", number)]),
    int(events.TILE_BOUGHT): ("tile_bought", [("tile", tile)]),
    int(events.TILE_GIVEN_UP): ("tile_given_up", [("tile", tile), ("forest", yes), ("by", place)]),
    int(events.GOOD_SUPPLIED): ("good_supplied", [("good", good)]),
    int(events.PIRACY_DONE): ("piracy", [("ship", number), ("good", good), ("count", number)]),
    int(events.GOODS_LOOTED): ("goods_looted", [("good", good), ("count", number), ("returned", number)]),
    int(events.HOUSE_PLUNDERED): ("trading_house_plundered", [("count", number)]),
    int(events.SHIP_RAIDED): ("colonist_ship_raided", [("count", number), ("nobles", number)]),
    int(events.COLONIST_MANNED): ("colonist_placed", [("place", place), ("count", number), ("noble", yes)]),
    int(events.ROLE_KIDNAPPED): ("role_kidnapped", [("role", card), ("doubloons", number)]),
    int(events.RANSOM_PAID): ("ransom_paid", [("doubloons", number)]),
    int(events.KIDNAPPED_PLAYED): ("kidnapped_role_played", [("role", card)]),
    int(events.FESTIVAL_SHOWS): ("festival_shows", [("task", task), ("shows", place)]),
    int(events.TASK_DONE): ("task_done", [("task", task), ("reward", number)]),
}


def event(numbers: Sequence[int]) -> Json:
    named = named_event(EVENT_NAMES, numbers)
    kind, _, _, second, _ = numbers
    if kind == events.COLONIST_ON_NEW and second == NOBLE_FROM_SHIP:
        named["noble"] = True
    if kind == events.TILE_GIVEN_UP and second in CREW:
        named["crew"] = CREW[second]
    return named


def masked(event: Json, seat: int | None) -> Json:
    """The plantation that its owner alone has looked at is nobody else's business."""
    secret = event["kind"] == "tile_drawn" or event.get("known") == SECRET
    return {**event, "tile": None} if secret and event["seat"] != seat else event
