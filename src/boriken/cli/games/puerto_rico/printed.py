"""The figures printed on the buildings of a table."""

from collections.abc import Mapping

from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.puerto_rico.catalogue import ALL_BUILDINGS, FIRST_BUILDING, Building
from boriken.games.puerto_rico.rules import Rules, rules_for

PRINTED: Mapping[str, Building] = {building.name: building for building in ALL_BUILDINGS}


def list_prices(view: Json) -> dict[str, int]:
    """The costs of the buildings before any reduction."""
    rules = rules_at(view)
    return {name: int(rules.cost[int(FIRST_BUILDING) + number]) for number, name in enumerate(PRINTED)}


def buildings_in_play(view: Json) -> list[str]:
    """Those that are, or were, on sale at this table."""
    copies = rules_at(view).copies
    chosen = view.get("chosen", ())
    return [name for number, name in enumerate(PRINTED) if copies[int(FIRST_BUILDING) + number] or name in chosen]


def rules_at(view: Json) -> Rules:
    return rules_for(Setup(view["game"], view["players"], view["options"]))
