"""Terms that depend on the middle of the table, where an expansion is in play."""

from typing import Final

from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.puerto_rico.catalogue import (
    CITY_SPACES,
    COST,
    GOODS,
    HUNTING_LODGE,
    PRICE,
    QUARRY,
    TRADING_POST,
)
from boriken.games.puerto_rico.evaluate.terms import Board, Count, Term
from boriken.games.puerto_rico.festival import TILES_WANTED
from boriken.games.puerto_rico.player import NOWHERE


class PriceOfThePost(Count):
    """Of the dearest good, if the trading house has one already (NB-TRADINGPOST-02)."""

    def on(self, board: Board) -> float:
        player = board.player
        if not player.has(TRADING_POST):
            return 0.0
        good: i64
        for good in range(GOODS - 1, 0, -1):
            if player.goods[good] > 0:
                return float(PRICE[good]) if board.state.house[good] > 0 else 0.0
        return 0.0


class RuleOfTheWild(Count):
    """Whether the noble in the hunting lodge would be paid (NO-HUNTINGLODGE-02, NO-HUNTINGLODGE-03)."""

    def on(self, board: Board) -> float:
        player = board.player
        if not player.has(HUNTING_LODGE) or not player.has_noble(HUNTING_LODGE):
            return 0.0
        other: i64
        for other in range(board.state.seats):
            if other != board.seat and board.state.players[other].tiles <= player.tiles:
                return 0.0
        return 1.0


class Wanted(Count):
    def on(self, board: Board) -> float:
        return 1.0 if board.state.wanted == board.seat else 0.0


class Kidnapper(Count):
    def on(self, board: Board) -> float:
        return 1.0 if board.state.kidnapper == board.seat else 0.0


class PlantationsWanted(Count):
    """How many the player has of the kind that the festival shows."""

    def on(self, board: Board) -> float:
        tile = board.state.festival_tile
        if tile == NOWHERE:
            return 0.0
        return float(min(board.player.owned[tile], TILES_WANTED))


class GoodsWanted(Count):
    """How many of the goods on the festival's board the harvest would bring."""

    def on(self, board: Board) -> float:
        return float(goods_wanted(board))


class AllGoodsWanted(Count):
    def on(self, board: Board) -> float:
        if not board.state.rules.festival:
            return 0.0
        wanted = total(board.state.festival_goods)
        return 1.0 if wanted > 0 and goods_wanted(board) == wanted else 0.0


class BuildingWanted(Count):
    """Whether the player could pay for the festival's building with the help of quarries, and has room for it."""

    def on(self, board: Board) -> float:
        state, player, building = board.state, board.player, board.state.festival_building
        if building == NOWHERE or player.owned[building] > 0 or player.spaces == CITY_SPACES:
            return 0.0
        paid = player.doubloons + player.crew[QUARRY] >= COST[building]
        return 1.0 if paid and state.sale[building] > 0 else 0.0


def goods_wanted(board: Board) -> i64:
    if not board.state.rules.festival:
        return 0
    wanted = board.state.festival_goods
    harvested: i64 = 0
    good: i64
    for good in range(GOODS):
        if wanted[good] > 0:
            harvested += min(wanted[good], board.made[good])
    return harvested


EXPANDED_TABLE_TERMS: Final[list[Term]] = [
    Term("price only the trading post pays", 0.0, 0.2, PriceOfThePost(TRADING_POST)),
    Term("emptiest island with a noble in the lodge", 0.0, 2.0, RuleOfTheWild(HUNTING_LODGE)),
    Term("wanted poster", -0.2, -0.1, Wanted()),
    Term("role_kidnapped", 0.3, 0.4, Kidnapper()),
    Term("plantation the festival wants", 0.2, 0.1, PlantationsWanted()),
    Term("good the festival wants in the harvest", 0.05, 0.05, GoodsWanted()),
    Term("all goods the festival wants in the harvest", 0.4, 0.4, AllGoodsWanted()),
    Term("building the festival wants in reach", 0.3, 0.2, BuildingWanted()),
]
