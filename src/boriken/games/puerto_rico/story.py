"""The log: events in names instead of numbers."""

from collections.abc import Sequence

from boriken.core.story import Story, number, one_of, told, yes
from boriken.core.title import Json
from boriken.games.puerto_rico import events
from boriken.games.puerto_rico.catalogue import CARD_NAMES, END_NAMES, GOOD_NAMES, PLACE_NAMES

BY = [
    *("goods", "captain", "harbor", "church", "union_hall", "chapel", "hunting_lodge", "royal_supplier"),
    *("plunder", "festival"),
]
SAN_JUAN = "san_juan"
NOBLE_FROM_SHIP = 2
CREW = {2: "colonist", 3: "noble"}
CARRIERS = {0: None, 1: "small_wharf"}
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
    """The wharves have no number of spaces."""
    return CARRIERS.get(value, value)


good, card = one_of(GOOD_NAMES), one_of(CARD_NAMES)
source, known, task = one_of(BY), one_of(KNOWN), one_of(TASKS)

STORY: Story = {
    int(events.GOVERNOR_DRAWN): ("governor drawn", []),
    int(events.START_TILE): ("start tile", [("tile", place)]),
    int(events.TILE_TURNED_UP): ("tile turned up", [("tile", place)]),
    int(events.ROLE_TAKEN): ("role taken", [("role", card), ("doubloons", number)]),
    int(events.TILE_TAKEN): ("tile taken", [("tile", place)]),
    int(events.HACIENDA_TILE): ("hacienda tile", [("tile", place)]),
    int(events.TILES_DISCARDED): ("tiles discarded", [("tile", place), ("count", number)]),
    int(events.COLONIST_ON_NEW): ("colonist on new", [("place", place), ("from_ship", aboard), ("by", place)]),
    int(events.PRIVILEGE_COLONIST): ("privilege colonist", []),
    int(events.COLONISTS_DEALT): ("colonists dealt", [("count", number)]),
    int(events.COLONISTS_PLACED): ("colonists placed", [("place", place), ("count", number)]),
    int(events.SHIP_REFILLED): ("colonist ship refilled", [("count", number), ("wanted", number), ("nobles", number)]),
    int(events.BUILT): ("built", [("building", place), ("price", number)]),
    int(events.PRODUCED): ("produced", [("good", good), ("count", number)]),
    int(events.PRODUCTION_SKIPPED): ("production skipped", []),
    int(events.FACTORY_PAID): ("factory paid", [("doubloons", number)]),
    int(events.EXTRA_GOOD): ("extra good", [("good", good)]),
    int(events.SOLD): ("sold", [("good", good), ("doubloons", number)]),
    int(events.MARKET_PAID): ("market paid", [("building", place), ("doubloons", number)]),
    int(events.HOUSE_EMPTIED): ("trading house emptied", []),
    int(events.SHIPPED): ("shipped", [("good", good), ("count", number), ("ship", ship)]),
    int(events.POINTS_GAINED): ("points gained", [("points", number), ("by", source)]),
    int(events.GOODS_KEPT): ("goods kept", [("good", good), ("count", number), ("returned", number)]),
    int(events.SHIP_EMPTIED): ("cargo ship emptied", [("ship", number), ("good", good)]),
    int(events.PROSPECTED): ("prospected", [("doubloons", number)]),
    int(events.PASSED): ("passed", []),
    int(events.ROUND_ENDED): ("round ended", [("round", number)]),
    int(events.END_TRIGGERED): ("end triggered", [("reason", reason)]),
    int(events.GAME_OVER): ("game over", []),
    int(events.BUILDING_CHOSEN): ("building chosen", [("building", place), ("copies", number)]),
    int(events.FOREST_LAID): ("forest laid", [("tile", tile), ("known", known)]),
    int(events.TILE_DRAWN): ("tile drawn", [("tile", tile), ("by", place)]),
    int(events.GUEST_MOVED): ("guest moved", [("place", place), ("noble", yes)]),
    int(events.COLONIST_RETURNED): ("colonist returned", [("place", place), ("noble", yes)]),
    int(events.GOOD_RETURNED): ("good returned", [("good", good)]),
    int(events.POINT_RETURNED): ("point returned", []),
    int(events.POSTED): ("sold by trading post", [("good", good), ("doubloons", number)]),
    int(events.BUILDING_PAID): ("building paid", [("building", place), ("doubloons", number)]),
    int(events.AQUEDUCT_GOOD): ("aqueduct good", [("good", good)]),
    int(events.TOKEN_TAKEN): ("token taken", [("noble", yes)]),
    int(events.VILLA_TOKEN): ("villa token", [("noble", yes)]),
    int(events.NOBLES_PLACED): ("nobles placed", [("place", place), ("count", number)]),
    int(events.TILE_BOUGHT): ("tile bought", [("tile", tile)]),
    int(events.TILE_GIVEN_UP): ("tile given up", [("tile", tile), ("forest", yes), ("by", place)]),
    int(events.GOOD_SUPPLIED): ("good supplied", [("good", good)]),
    int(events.PIRACY_DONE): ("piracy", [("ship", number), ("good", good), ("count", number)]),
    int(events.GOODS_LOOTED): ("goods looted", [("good", good), ("count", number), ("returned", number)]),
    int(events.HOUSE_PLUNDERED): ("trading house plundered", [("count", number)]),
    int(events.SHIP_RAIDED): ("colonist ship raided", [("count", number), ("nobles", number)]),
    int(events.COLONIST_MANNED): ("colonist placed", [("place", place), ("count", number), ("noble", yes)]),
    int(events.ROLE_KIDNAPPED): ("role kidnapped", [("role", card), ("doubloons", number)]),
    int(events.RANSOM_PAID): ("ransom paid", [("doubloons", number)]),
    int(events.KIDNAPPED_PLAYED): ("kidnapped role played", [("role", card)]),
    int(events.FESTIVAL_SHOWS): ("festival shows", [("task", task), ("shows", place)]),
    int(events.TASK_DONE): ("task done", [("task", task), ("reward", number)]),
}


def event(numbers: Sequence[int]) -> Json:
    named = told(STORY, numbers)
    kind, _, _, second, _ = numbers
    if kind == events.COLONIST_ON_NEW and second == NOBLE_FROM_SHIP:
        named["noble"] = True
    if kind == events.TILE_GIVEN_UP and second in CREW:
        named["crew"] = CREW[second]
    return named


def masked(event: Json, seat: int | None) -> Json:
    """The plantation that its owner alone has looked at is nobody else's business."""
    secret = event["kind"] == "tile drawn" or event.get("known") == SECRET
    return {**event, "tile": None} if secret and event["seat"] != seat else event
