"""Tastes of learned players of Puerto Rico, and things that weaker ones do not see."""

from typing import Final

TASTES: Final[dict[str, dict[str, float]]] = {
    "shipper": {
        "captain": 0.5,
        "craftsman": 0.2,
        "settle corn": 0.5,
        "build harbor": 0.8,
        "build *wharf": 0.8,
        "build *warehouse": 0.4,
        "build customs_house": 0.6,
        "build city_hall": -0.4,
    },
    "builder": {
        "builder": 0.4,
        "prospector*": 0.2,
        "captain": -0.2,
        "settle quarry": 0.6,
        "build *": 0.3,
        "build university": 0.6,
        "build city_hall": 0.8,
        "build fortress": 0.6,
        "build guild_hall": 0.6,
        "build harbor": -0.3,
        "build *wharf": -0.3,
    },
    "trader": {
        "trader": 0.5,
        "settle coffee": 0.6,
        "settle tobacco": 0.5,
        "settle corn": -0.3,
        "build tobacco_storage": 0.5,
        "build coffee_roaster": 0.6,
        "build *market": 0.5,
        "build office": 0.5,
        "build factory": 0.4,
    },
}

OVERSIGHTS: Final[dict[str, tuple[str, ...]]] = {
    "shipping": ("player *: room on ships", "space left on ships", "goods on ships", "kinds on ships"),
    "rivals": ("player [1-9]: goods", "player [1-9]: harvest", "player [1-9]: room on ships"),
    "purses": ("player [1-9]: doubloons",),
}
