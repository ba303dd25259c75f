"""The log: events in names instead of numbers."""

from collections.abc import Callable, Mapping, Sequence

from boriken.core.title import Json
from boriken.games.puerto_rico import events
from boriken.games.puerto_rico.catalogue import CARD_NAMES, END_NAMES, GOOD_NAMES, PLACE_NAMES

Reader = Callable[[int], str | int | bool | None]

NO_SEAT = int(events.NO_SEAT)
BY = ["goods", "captain", "harbor"]


def number(value: int) -> int:
    return value


def yes(value: int) -> bool:
    return value == 1


def place(value: int) -> str:
    return PLACE_NAMES[value]


def good(value: int) -> str:
    return GOOD_NAMES[value]


def card(value: int) -> str:
    return CARD_NAMES[value]


def reason(value: int) -> str:
    return END_NAMES[value.bit_length() - 1]


def source(value: int) -> str:
    return BY[value]


def ship(value: int) -> int | None:
    return value or None  # the wharf has no number of spaces


# By the kind of event: its name, and what its numbers are
STORY: Mapping[int, tuple[str, Sequence[tuple[str, Reader]]]] = {
    int(events.GOVERNOR_DRAWN): ("governor drawn", []),
    int(events.START_TILE): ("start tile", [("tile", place)]),
    int(events.TILE_TURNED_UP): ("tile turned up", [("tile", place)]),
    int(events.ROLE_TAKEN): ("role taken", [("role", card), ("doubloons", number)]),
    int(events.TILE_TAKEN): ("tile taken", [("tile", place)]),
    int(events.HACIENDA_TILE): ("hacienda tile", [("tile", place)]),
    int(events.TILES_DISCARDED): ("tiles discarded", [("tile", place), ("count", number)]),
    int(events.COLONIST_ON_NEW): ("colonist on new", [("place", place), ("from_ship", yes), ("by", place)]),
    int(events.PRIVILEGE_COLONIST): ("privilege colonist", []),
    int(events.COLONISTS_DEALT): ("colonists dealt", [("count", number)]),
    int(events.COLONISTS_PLACED): ("colonists placed", [("place", place), ("count", number)]),
    int(events.SHIP_REFILLED): ("colonist ship refilled", [("count", number), ("wanted", number)]),
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
}


def event(numbers: Sequence[int]) -> Json:
    kind, seat, first, second, third = numbers
    name, readers = STORY[kind]
    told: Json = {"kind": name, "seat": None if seat == NO_SEAT else seat}
    for (key, read), value in zip(readers, (first, second, third)):
        told[key] = read(value)
    return told
