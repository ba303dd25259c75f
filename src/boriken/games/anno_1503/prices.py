"""The numbers of a sheet that plans depend on, as parts of a row: what things cost, who buys what, which tiles exist.

A network that sees them can play with any sheet, not only with the one it has learned most with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from boriken.core.observer import Part
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.rules import Rules

Numbers = Callable[[Rules], list[int]]

ORDINARY_SAILS = 4  # spaces beside a space, unless ships go diagonally

PRICES: Sequence[tuple[Part, Numbers]] = [
    (Part("cost of a ship", int(cat.COMMODITIES)), lambda rules: commodities(rules.cost_ship)),
    (Part("cost of a pioneer", int(cat.COMMODITIES)), lambda rules: commodities(rules.cost_pioneer)),
    (
        Part("cost of upgrades", int((cat.RANKS - 1) * cat.COMMODITIES)),
        lambda rules: [number for cost in rules.cost_rank[1:] for number in commodities(cost)],
    ),
    (
        Part("commodities that inhabitants buy", int(cat.RANKS * cat.COMMODITIES)),
        lambda rules: counts(rules.accepts),
    ),
    (Part("fees of events", int(cat.EVENTS)), lambda rules: counts(rules.fee)),
    (Part("events with a fee by level", int(cat.EVENTS)), lambda rules: counts(rules.fee_by_level)),
    (Part("events that take every tile", int(cat.EVENTS)), lambda rules: counts(rules.remove_each)),
    (Part("tiles in use", int(cat.BACKS * cat.TILES), 2), lambda rules: counts(rules.tiles)),
    (
        Part("cost of all noble sites", int(cat.COST_SIZE), 2),
        lambda rules: summed(rules.cost_site[: int(rules.sites)]),
    ),
    (Part("cost of the castle", int(cat.COST_SIZE), 3), lambda rules: summed(rules.cost_castle)),
    (Part("luxuries bought beside the limit", 1), lambda rules: [int(not rules.luxuries_share_buys)]),
    (Part("ships go diagonally", 1), lambda rules: [int(max(map(len, rules.sails)) > ORDINARY_SAILS)]),
]

PARTS = [part for part, _ in PRICES]


def price_row(rules: Rules) -> bytes:
    return bytes(min(number, 255) for _, numbers in PRICES for number in numbers(rules))


def commodities(cost: Iterable[int]) -> list[int]:
    return counts(cost)[: int(cat.COMMODITIES)]


def summed(costs: Sequence[Iterable[int]]) -> list[int]:
    """Cards by good, and gold, of several costs together."""
    if not costs:
        return [0] * int(cat.COST_SIZE)
    return [sum(column) for column in zip(*map(counts, costs), strict=True)]


def counts(numbers: Iterable[int]) -> list[int]:
    return [max(0, int(number)) for number in numbers]
