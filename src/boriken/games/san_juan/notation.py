"""The text of every action, in the order of their numbers."""

from boriken.games.san_juan.actions import MOST_SEATS
from boriken.games.san_juan.catalogue import CARD_NAMES, GOOD_NAMES, GOODS, ROLE_NAMES, TILE_NAMES


def all_actions() -> list[str]:
    """Built in the order of actions.py; a test compares every offset with it."""
    return [
        "pass",
        *ROLE_NAMES,
        *(f"build {card}" for card in CARD_NAMES),
        *(f"cover {card}" for card in CARD_NAMES),
        *(f"cover full {card}" for card in CARD_NAMES[:GOODS]),
        "use library",
        *(f"give {good}" for good in GOOD_NAMES),
        *(f"pay {card}" for card in CARD_NAMES),
        *(f"produce {good}" for good in GOOD_NAMES),
        *(f"sell {good}" for good in GOOD_NAMES),
        "take",
        *(f"keep {card}" for card in CARD_NAMES),
        "use gold_mine",
        *(f"mine {card}" for card in CARD_NAMES),
        *(f"chapel {card}" for card in CARD_NAMES),
        *(f"discard {card}" for card in CARD_NAMES),
        *(f"draw {card}" for card in CARD_NAMES),
        *(f"tile {tile}" for tile in TILE_NAMES),
        *(f"governor {seat}" for seat in range(MOST_SEATS)),
    ]


NOTATION = tuple(all_actions())
