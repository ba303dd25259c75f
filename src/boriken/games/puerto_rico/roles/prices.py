"""Prices of buildings, for each player."""

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import COLUMN, QUARRY, ZONING_OFFICE, is_large
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.state import State


def price(state: State, player: Player, building: i64) -> i64:
    """The price for the player whose turn it is, never below 0 (PR-BUILDER-13, PR-DEC-13)."""
    cost = state.rules.cost[building] - discount(player, building)
    cost -= state.privilege()  # PR-BUILDER-01, -12, NB-LIBRARY-06
    cost -= player.forests // 2  # NB-FOREST-07, NB-FOREST-08
    if player.has(ZONING_OFFICE):
        cost -= zoning_discount(player, building)
    if cost < 0:
        return 0
    return cost


def discount(player: Player, building: i64) -> i64:
    """The discount from occupied quarries: no more than the building's column (PR-BUILDER-09 to PR-BUILDER-11)."""
    quarries = player.crew[QUARRY]
    if quarries > COLUMN[building]:
        return COLUMN[building]
    return quarries


def zoning_discount(player: Player, building: i64) -> i64:
    """A colonist there helps with small buildings, a noble with large ones (NO-ZONINGOFFICE-01, -02, NO-DEC-11)."""
    if player.has_noble(ZONING_OFFICE):
        return 2 if is_large(building) else 0
    return 0 if is_large(building) else 1
