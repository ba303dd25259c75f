"""Facts of one set-up: all that a board shows and no action changes."""

from boriken.core.naming import ints
from boriken.core.title import Json
from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    CARD_NAMES,
    CHAPEL,
    CIRCLES,
    CITY_SPACES,
    COLUMN,
    FACTORY_PAY,
    FIRST_BUILDING,
    GOOD_NAMES,
    HOUSE_SPACES,
    HUNTING_LODGE,
    ISLAND_SPACES,
    KIND,
    LAND_OFFICE,
    LARGE_PLANT,
    LARGE_PRODUCTION,
    LARGE_VIOLET,
    NEW_PLACES,
    PLACE_NAMES,
    POINTS,
    PRICE,
    QUARRY,
    SMALL_PLANT,
    SMALL_PRODUCTION,
    VIOLET,
    ZONING_OFFICE,
    city_spaces,
)
from boriken.games.puerto_rico.document_middle import put_out
from boriken.games.puerto_rico.roles.storage import FREE_GOODS
from boriken.games.puerto_rico.rounds import cards_in_play
from boriken.games.puerto_rico.rules import Rules

KIND_NAMES = {
    int(SMALL_PRODUCTION): "small_production",
    int(LARGE_PRODUCTION): "large_production",
    int(VIOLET): "violet",
    int(LARGE_VIOLET): "large_violet",
}


# It matters whether a colonist or a noble stands there
DUAL = (LAND_OFFICE, CHAPEL, HUNTING_LODGE, ZONING_OFFICE)


def facts(rules: Rules) -> Json:
    """Places are in the order in which everything names them; supplies are those before the first player's turn.

    With New Buildings all that can be chosen are among the buildings.
    """
    places = places_in_play(rules)
    return {
        "places": [PLACE_NAMES[place] for place in places],
        "buildings": {PLACE_NAMES[place]: building(rules, place) for place in places if place >= FIRST_BUILDING},
        "goods": {
            name: {"price": int(PRICE[good]), "total": int(rules.goods[good])} for good, name in enumerate(GOOD_NAMES)
        },
        "tiles": dict(zip(GOOD_NAMES, ints(rules.tiles), strict=True)) | {PLACE_NAMES[QUARRY]: int(rules.quarries)},
        "roles": [CARD_NAMES[card] for card in cards_in_play(rules)],
        "roles_each": int(rules.roles_each),
        "row": int(rules.row_size),
        "ships": ints(rules.ships),
        "house_spaces": int(HOUSE_SPACES),
        "island_spaces": int(ISLAND_SPACES),
        "city_spaces": int(CITY_SPACES),
        "max_large": int(rules.max_large),
        "points": int(rules.vp_chips),
        "colonists": int(rules.colonists),
        "colonist_ship": int(rules.colonist_ship),
        "free_goods": int(FREE_GOODS),
        "factory_pay": ints(FACTORY_PAY),
        **added_facts(rules),
    }


def places_in_play(rules: Rules) -> list[int]:
    return [place for place in range(rules.places) if place < BASE_PLACES or is_in_play(rules, place)]


def is_in_play(rules: Rules, place: int) -> bool:
    return rules.with_nobles if place >= NEW_PLACES else rules.new_buildings


def added_facts(rules: Rules) -> Json:
    """All that the expansions bring besides buildings."""
    added: Json = {}
    if rules.new_buildings:
        added["forest_tiles"] = int(rules.forest_tiles) or None  # none: plantations are turned over
    if rules.with_nobles:
        added |= {"nobles": int(rules.nobles), "noble_ship": int(rules.noble_ship)}
    return added


def building(rules: Rules, number: int) -> Json:
    """`column` is also how many quarries can help to pay."""
    printed: Json = {
        "kind": KIND_NAMES[int(KIND[number])],
        "price": int(rules.cost[number]),
        "points": int(POINTS[number]),
        "circles": int(CIRCLES[number]),
        "column": int(COLUMN[number]),
        "spaces": int(city_spaces(number)),
        "copies": put_out(rules, number),
    }
    for good, name in enumerate(GOOD_NAMES):
        if number in (SMALL_PLANT[good], LARGE_PLANT[good]):
            printed["good"] = name
    if number in DUAL:
        printed["dual"] = True
    return printed
