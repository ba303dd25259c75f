"""Tastes of learned players of San Juan, and things that weaker ones do not see."""

from typing import Final

PRODUCTION: Final = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")
MONUMENTS: Final = ("statue", "victory_column", "hero")

TASTES: Final[dict[str, dict[str, float]]] = {
    "guild": {
        "producer": 0.3,
        "trader": 0.3,
        **{f"build {building}": 0.5 for building in PRODUCTION},
        "build guild_hall": 0.8,
        **{f"keep {building}": 0.3 for building in PRODUCTION},
        "keep guild_hall": 0.6,
    },
    "monuments": {
        "builder": 0.2,
        "prospector": 0.2,
        **{f"build {building}": 0.6 for building in MONUMENTS},
        "build triumphal_arch": 0.8,
        **{f"keep {building}": 0.5 for building in MONUMENTS},
        "keep triumphal_arch": 0.6,
        **{f"build {building}": -0.2 for building in PRODUCTION},
    },
    "chapel": {
        "councillor": 0.3,
        "build chapel": 1.0,
        "keep chapel": 0.8,
        "chapel *": 0.3,
    },
}

OVERSIGHTS: Final[dict[str, tuple[str, ...]]] = {
    "rivals": ("player [1-9]: goods", "player [1-9]: cards", "player [1-9]: town"),
    "seen": (
        "player *: cards known *",
        "known to be shuffled in",
        "own discards",
        "discards all have seen",
        "tiles known",
    ),
    "prices": ("tile", "prices", "tiles known"),
}
