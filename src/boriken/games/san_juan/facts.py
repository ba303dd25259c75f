"""What is printed and laid out for one set-up: all that a board shows and no action changes."""

from boriken.core.title import Json
from boriken.games.san_juan.catalogue import (
    ALL_CARDS,
    CARD_NAMES,
    COPIES,
    COST,
    FIRST_LARGE,
    FIRST_MONUMENT,
    FULL_TOWN,
    GOOD_NAMES,
    GOODS,
    HAND,
    HAND_LIMIT,
    MINED,
    POINTS,
    ROLE_NAMES,
    TILE_NAMES,
    TOWER_LIMIT,
    prices_on,
)
from boriken.games.san_juan.roles.costs import MOST_GIVEN
from boriken.games.san_juan.rules import Rules
from boriken.games.san_juan.scoring import ARCH_POINTS


def facts(rules: Rules) -> Json:
    """Cards are in the order in which everything names them."""
    return {
        "cards": {name: card(number) for number, name in enumerate(CARD_NAMES)},
        "goods": list(GOOD_NAMES),
        "tiles": {name: prices_on(tile) for tile, name in enumerate(TILE_NAMES)},
        "roles": list(ROLE_NAMES),
        "roles_a_round": int(rules.roles_a_round),
        "all_cards": int(ALL_CARDS),
        "hand": int(HAND),
        "hand_limit": int(HAND_LIMIT),
        "tower_limit": int(TOWER_LIMIT),
        "full_town": int(FULL_TOWN),
        "most_given": int(MOST_GIVEN),
        "mined": int(MINED),
        "arch_points": [int(points) for points in ARCH_POINTS],
    }


def card(number: int) -> Json:
    printed: Json = {
        "kind": kind(number),
        "cost": int(COST[number]),
        "points": int(POINTS[number]),
        "copies": int(COPIES[number]),
    }
    if number < GOODS:
        printed["good"] = GOOD_NAMES[number]
    return printed


def kind(number: int) -> str:
    if number < GOODS:
        return "production"
    if number < FIRST_MONUMENT:
        return "violet"
    return "monument" if number < FIRST_LARGE else "large"
