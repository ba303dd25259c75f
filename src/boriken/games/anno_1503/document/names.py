"""The words in which a position is told, where the catalogue has none."""

from __future__ import annotations

from boriken.games.anno_1503 import catalogue as cat

QUESTION_NAMES = (
    "over",
    "home",
    "first",
    "roll",
    "event",
    "face",
    "card",
    "encounter",
    "foe",
    "raid_card",
    "foe_die",
    "own_die",
    "produce",
    "golden_times",
    "lose",
    "lay",
    "work",
    "without",
    "build_with_card",
    "harbour",
    "repair",
    "public_building",
    "upgrade",
    "commodity",
    "luxury",
    "peek",
    "ship",
    "sail",
    "tile",
    "ransom",
    "drawn_fight",
    "reroll",
    "tow",
    "give",
    "bargain",
    "return",
    "discard",
)
PHASE_NAMES = ("before", "roll", "work", "ships", "end")
ENDING_NAMES = ("", "victory", "rounds")
BOARD_NAMES = ("base", "new")
RESULT_NAMES = ("bought_off", "won", "lost")
FOE_NAMES = (*cat.FOE_NAMES, "nest")
BACK_NAMES = [str(back + int(cat.LOWEST_BACK)) for back in range(cat.BACKS)]

# What the active player has done in this turn, as numbers
DONE = ("buys", "extra_sales", "luxury_sales", "resident_sales", "swaps")
DUE = ("cards", "upgrades", "commodities", "luxuries", "peeks")
