"""The text of every action, in the order of their numbers."""

from boriken.games.anno_1503 import actions
from boriken.games.anno_1503.catalogue import (
    CARD_NAMES,
    COMMODITY_NAMES,
    FOE_NAMES,
    GOOD_NAMES,
    HOME_BOARD_NAMES,
    LUXURY_NAMES,
    NOBLE_NAMES,
    PIRATE_NAMES,
    PLACES,
    PUBLIC_NAMES,
    RANK_NAMES,
    SITE_NAMES,
    SQUARE_NAMES,
    TILE_NAMES,
)

PLACE_NUMBERS = range(1, PLACES + 1)


def all_actions() -> list[str]:
    """Built in the order of actions.py; a test compares every offset with it."""
    return [
        "pass",
        "ships",
        "build ship",
        "build pioneer",
        *(f"upgrade {rank}" for rank in RANK_NAMES[1:]),
        "repair",
        "castle",
        "cannon",
        *(f"build {building} {site}" for building in NOBLE_NAMES for site in SITE_NAMES),
        *(f"sell {good} {rank}" for good in COMMODITY_NAMES for rank in RANK_NAMES),
        *(f"sell {good} noble" for good in LUXURY_NAMES),
        *(f"sell {good} extra" for good in GOOD_NAMES),
        *(f"buy {good}" for good in GOOD_NAMES),
        *(f"take {good}" for good in GOOD_NAMES),
        *(f"return {good}" for good in GOOD_NAMES),
        *(f"without {good}" for good in GOOD_NAMES),
        *(f"take {building}" for building in PUBLIC_NAMES),
        *(f"play {card}" for card in CARD_NAMES),
        *(f"swap {card}" for card in CARD_NAMES),
        *(f"discard {card}" for card in CARD_NAMES),
        *(f"lose post {place}" for place in PLACE_NUMBERS),
        "lose contract",
        *(f"lose {rank}" for rank in RANK_NAMES),
        *(f"attach {place}" for place in PLACE_NUMBERS),
        "take tile",
        "back",
        "fight",
        "pay",
        "again",
        *(f"at {square}" for square in SQUARE_NAMES),
        *(f"ship {square}" for square in SQUARE_NAMES),
        *(f"sail {square}" for square in SQUARE_NAMES),
        *(f"look {square}" for square in SQUARE_NAMES),
        *(f"roll {number}" for number in range(actions.FACES)),
        *(f"draw {tile}" for tile in TILE_NAMES),
        *(f"draw {card}" for card in CARD_NAMES),
        "raid",
        *(f"draw {card}" for card in PIRATE_NAMES),
        *(f"pirate {foe}" for foe in FOE_NAMES),
        *(f"home {board}" for board in HOME_BOARD_NAMES),
        *(f"first {seat}" for seat in range(actions.MOST_SEATS)),
    ]


NOTATION = tuple(all_actions())
