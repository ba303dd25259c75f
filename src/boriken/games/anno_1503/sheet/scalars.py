"""The single values of a sheet, and what they can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.sheet.rows import PLENTY, provenance

# The single values by table: the least and the most they can be, or the words there are
NUMBERS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "players": {"min": (2, 2), "max": (4, 4)},
    "setup": {"gold": (0, PLENTY), "ships_on_start": (0, 4), "castle_step": (0, PLENTY), "cannons": (0, PLENTY)},
    "limits": {
        "hand": (0, PLENTY),
        "action_hand": (0, PLENTY),
        "action_cards_per_turn": (0, PLENTY),
        "action_swaps_per_turn": (0, PLENTY),
        "buys_per_turn": (0, PLENTY),
        "gold_max": (1, 999),
        "ships": (1, 4),
        "low_tiles": (1, 9),
        "high_tiles": (0, 9),
        "contracts": (0, 9),
        "public_buildings": (0, int(cat.PUBLICS)),
        "nests": (0, 9),
        "gold_jetties": (0, 9),
        "markers": (1, 9),
    },
    "home": {"grey_jetties": (0, int(cat.PLACES))},
    "trade": {
        "commodity_price": (1, PLENTY),
        "commodity_price_min": (1, PLENTY),
        "contract_discount": (0, PLENTY),
        "luxury_price": (1, PLENTY),
        "luxury_price_min": (1, PLENTY),
        "resident_noble_price": (0, PLENTY),
        "resident_noble_per_turn": (0, PLENTY),
    },
    "dice": {"event_face": (0, 9)},
    "ship": {"points": (0, 9), "move_cost": (1, 9), "look_cost": (1, 9)},
    "public": {"first_at_inhabitant": (1, PLENTY)},
    "noble": {"nests_needed_for_skull": (0, 9)},
    "castle": {"action_cards_per_step": (0, 9)},
    "pirate_square": {"ransom": (0, PLENTY)},
    "goal.base": {
        "needed": (1, 5),
        "gold": (1, 999),
        "posts": (1, PLENTY),
        "contracts": (1, PLENTY),
        "public_buildings": (1, PLENTY),
        "merchants": (1, PLENTY),
    },
    "goal.expansion": {
        "home_needed": (0, 3),
        "noble_needed": (0, 3),
        "contracts": (1, PLENTY),
        "public_buildings": (1, PLENTY),
        "merchants": (1, PLENTY),
        "nests": (1, PLENTY),
        "castle_step": (1, PLENTY),
    },
}
WORDS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "setup": {"start_player": ["random"], "direction": ["clockwise"], "home_boards": ["random"]},
    "home": {"any_place_post": ["none", "luxury_only", "any"]},
    "trade": {"contract_scope": ["any_commodity"]},
    "ship": {"look_from": ["beside", "on"]},
    "goal.expansion": {"noble_sites": ["all"]},
}
FLAGS: Mapping[str, Mapping[str, Sequence[bool]]] = {
    "limits": {"luxury_buys_share_limit": [False, True]},
    "trade": {"contracts_add_up": [False, True], "luxury_discounts_add_up": [False, True]},
    "ship": {
        "diagonal": [False, True],
        "enter_island_squares": [False, True],
        "several_on_a_square": [True],
        "moves_in_turn_built": [False, True],
    },
    "public": {"same_kind_twice": [False, True], "kept_when_inhabitants_leave": [True]},
    "noble": {"same_kind_twice": [False, True]},
}


def read_scalars(tables: Mapping[str, Document]) -> Iterator[tuple[str, Any]]:
    for table, names in NUMBERS.items():
        for name, (least, most) in names.items():
            part = scalar(tables[table], name)
            yield f"{table}.{name}", part.number("v", least, most)
    for table, worded in WORDS.items():
        for name, words in worded.items():
            part = scalar(tables[table], name)
            yield f"{table}.{name}", words[part.one_of("v", words)]
    for table, flags in FLAGS.items():
        for name, known in flags.items():
            part = scalar(tables[table], name)
            value = part.flag("v")
            if value not in known:
                raise PositionError(
                    f"{part.where} can only be {str(known[0]).lower()}: the program knows no other rule."
                )
            yield f"{table}.{name}", value


def scalar(table: Document, name: str) -> Document:
    """A single value: `v`, with `p` for its provenance and perhaps a `ref`, a `note`, what it `was` and what it `may`
    be."""
    if not table.has(name):
        raise PositionError(f"{table.where}.{name} is missing.")
    part = table.part(name)
    part.content.pop("may", None)
    part.content.pop("was", None)
    provenance(part, "p")
    part.text("ref", "")
    part.text("note", "")
    if set(part.content) - {"v"}:
        part.content.pop("v", None)
        part.done()
    return part
