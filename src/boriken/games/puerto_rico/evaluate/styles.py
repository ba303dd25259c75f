"""Other tastes: points for ten rounds that a style adds to a term."""

from typing import Final

STYLES: Final[dict[str, dict[str, float]]] = {
    "": {},
    "shipper": {
        "harvest of corn": 0.5,
        "harvest of indigo": 0.2,
        "harbor": 0.3,
        "wharf": 0.3,
        "customs_house": 2.0,
        "large_warehouse": 0.2,
    },
    "builder": {
        "working quarry": 1.0,
        "empty quarry": 0.7,
        "city space": 0.8,
        "university": 1.5,
        "guild_hall": 1.5,
        "city_hall": 3.0,
        "fortress": 1.5,
        "harvest of corn": -0.5,
    },
    "trader": {
        "harvest of tobacco": 1.0,
        "harvest of coffee": 1.0,
        "harvest of corn": -0.3,
        "small_market": 1.5,
        "large_market": 1.5,
        "office": 1.0,
        "factory": 0.4,
    },
}
