"""Names of Anno 1503, in the order in which everything names them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from boriken.core.border import Counts

Commodity: TypeAlias = Literal["stone", "wood", "tools", "cloth", "spice", "tobacco"]
Luxury: TypeAlias = Literal["marble", "silk", "gems"]
Good: TypeAlias = Commodity | Luxury
Rank: TypeAlias = Literal["pioneer", "settler", "citizen", "merchant"]
Public: TypeAlias = Literal[
    "church",
    "fire_brigade",
    "smith",
    "market_hall",
    "tavern",
    "shipyard",
    "lighthouse",
    "school",
]
Noble: TypeAlias = Literal["wealthy_noble", "theatre", "university", "cathedral", "library", "park"]
Card: TypeAlias = Literal["sea_hero", "explorer", "master_builder", "inventor", "engineer"]
Thing: TypeAlias = Public | Noble | Card
"""A building or card of the house's sheet; sheets of one's own may have others."""
Disaster: TypeAlias = Literal["pirate", "fire", "golden_times"]
Point: TypeAlias = Literal[
    "gold",
    "posts",
    "contracts",
    "public_buildings",
    "merchants",
    "noble_buildings",
    "nests",
    "castle",
]
RaidFoe: TypeAlias = Literal["first_right", "second_right", "equal"]
Foe: TypeAlias = RaidFoe | Literal["nest"]
Loss: TypeAlias = Literal["damage_to_harbour", "gold_or_good", "half_gold"]
Buyer: TypeAlias = Rank | Literal["noble", "extra"]
Board: TypeAlias = Literal["base", "new"]
Phase: TypeAlias = Literal["before", "roll", "work", "ships", "end"]
Target: TypeAlias = Literal["ship", "pioneer", "upgrade", "repair", "castle_step", "noble_site", "cannon"]
EffectKind: TypeAlias = Literal[
    "golden_times_goods",
    "ignore_event",
    "buy_limit",
    "extra_sale",
    "cost_less",
    "ship_points",
    "luxury_sale",
    "luxury_discount",
    "cannons",
    "draw_action_cards",
    "free_upgrade",
    "gain_gold",
    "gain_commodities",
    "cannon_discount",
    "win_draw",
    "gain_luxuries",
    "buy_discount",
    "sale_bonus",
    "hand_limit",
    "gold_per_turn",
    "free_build",
    "peek",
    "reroll",
    "production_choice",
    "production_bonus",
]
Square: TypeAlias = str
"""As the chart names it: 'B3', or the start space 'S0'."""
TileName: TypeAlias = str
"""'post_wood', 'contract', 'treasure_gold', 'treasure_promotion', 'nest_5', ..."""
Cost: TypeAlias = Counts[Good | Literal["gold"]]
