"""The words in which a position is told, where the catalogue has none."""

from __future__ import annotations

from boriken.games.anno_1503 import catalogue as cat

PHASE_NAMES = ("before", "roll", "work", "ships", "end")
ENDING_NAMES = ("", "victory", "rounds")
BOARD_NAMES = ("base", "new")
RESULT_NAMES = ("bought_off", "won", "lost")
FOE_NAMES = (*cat.FOE_NAMES, "nest")
BACK_NAMES = [str(back + int(cat.LOWEST_BACK)) for back in range(cat.BACKS)]

# What the active player has done in this turn, as numbers
DONE = ("buys", "extra_sales", "luxury_sales", "resident_sales", "swaps")
DUE = ("cards", "upgrades", "commodities", "luxuries", "peeks")
