"""Terms that are counted on a board of the base game.

The numbers are those that best foretell how many points more than the others a player makes until the end: a regression
over the positions of some 1,800 games of earlier bots, in which more of a thing is never worth less where that would be
against all sense (bench/fit.py). Shipping was then valued a little higher, because bots who did so won more.
"""

from typing import Final

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    CITY_HALL,
    COFFEE,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FACTORY_PAY,
    FIRST_LARGE,
    FORTRESS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    INDIGO,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    OFFICE,
    QUARRY,
    RESIDENCE,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    SUGAR,
    TOBACCO,
    UNIVERSITY,
    WHARF,
)
from boriken.games.puerto_rico.evaluate.terms import Board, Count, Term


class One(Count):
    def on(self, board: Board) -> float:
        return 1.0


ONE: Final = One()


class Manned(Count):
    """A building with a colonist, as many times as it brings something."""

    def __init__(self, building: i64, times: Count = ONE) -> None:
        super().__init__(building)
        self.times = times

    def on(self, board: Board) -> float:
        if board.player.crew[self.place] == 0:
            return 0.0
        return self.times.on(board)


class Empty(Count):
    """The same building without a colonist."""

    def __init__(self, building: i64, times: Count = ONE) -> None:
        super().__init__(building)
        self.times = times

    def on(self, board: Board) -> float:
        if board.player.crew[self.place] > 0:
            return 0.0
        return self.times.on(board)


class Owned(Count):
    """Manned or not."""

    def on(self, board: Board) -> float:
        return float(board.player.owned[self.place])


class Crew(Count):
    def on(self, board: Board) -> float:
        return float(board.player.crew[self.place])


class Vacant(Count):
    """Tiles of a kind without a colonist."""

    def on(self, board: Board) -> float:
        return float(board.player.owned[self.place] - board.player.crew[self.place])


class Doubloons(Count):
    def on(self, board: Board) -> float:
        return float(board.player.doubloons)


class DoubloonsBeyond(Count):
    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    def on(self, board: Board) -> float:
        if board.player.doubloons <= self.limit:
            return 0.0
        return float(board.player.doubloons - self.limit)


class GoodsInStore(Count):
    def on(self, board: Board) -> float:
        return float(board.goods)


class KindsInStore(Count):
    def on(self, board: Board) -> float:
        return float(board.kinds)


class DearestPrice(Count):
    def on(self, board: Board) -> float:
        return float(board.dearest)


class InSanJuan(Count):
    def on(self, board: Board) -> float:
        return float(board.player.san_juan)


class Colonists(Count):
    def on(self, board: Board) -> float:
        return float(board.player.colonists())


class CitySpaces(Count):
    def on(self, board: Board) -> float:
        return float(board.player.spaces)


class IslandTiles(Count):
    def on(self, board: Board) -> float:
        return float(board.player.tiles)


class EmptyLarge(Count):
    """Large buildings of the base game without a colonist."""

    def on(self, board: Board) -> float:
        player = board.player
        if player.large == 0:
            return 0.0
        empty: i64 = 0
        building: i64
        for building in range(FIRST_LARGE, BASE_PLACES):
            if player.owned[building] > 0 and player.crew[building] == 0:
                empty += 1
        return float(empty)


class Harvest(Count):
    """Goods of a kind that a craftsman would bring."""

    def __init__(self, good: i64) -> None:
        super().__init__(good)
        self.good = good

    def on(self, board: Board) -> float:
        return float(board.made[self.good])


class AllHarvested(Count):
    def on(self, board: Board) -> float:
        return float(board.harvested)


class HarvestSquared(Count):
    def on(self, board: Board) -> float:
        return float(board.harvested * board.harvested)


class KindsHarvested(Count):
    def on(self, board: Board) -> float:
        return float(board.kinds_harvested)


class HarvestLacking(Count):
    """Goods more that there would be with colonists enough."""

    def on(self, board: Board) -> float:
        return float(board.lacking)


class FactoryPay(Count):
    def on(self, board: Board) -> float:
        return float(FACTORY_PAY[board.kinds_harvested])


HARVEST: Final = AllHarvested()
KINDS: Final = KindsHarvested()

BOARD_TERMS: Final[list[Term]] = [
    Term("doubloon", 0.28, 0.47, Doubloons()),
    Term("doubloon beyond ten", -0.47, 0.0, DoubloonsBeyond(10)),
    Term("good in store", 0.0, 0.24, GoodsInStore()),
    Term("kind in store", -0.03, 0.02, KindsInStore()),
    Term("price of the dearest good", 0.18, -0.53, DearestPrice()),
    Term("colonist in San Juan", -0.07, 0.13, InSanJuan()),
    Term("city space", -0.17, 0.06, CitySpaces()),
    Term("large building without a colonist", 2.89, 0.0, EmptyLarge(), until_last_mayor=True),
    Term("kind in store with a harbor", 0.0, 0.0, Manned(HARBOR, KindsInStore())),
    Term("good in store with a wharf", 0.04, 0.0, Manned(WHARF, GoodsInStore())),
    Term("harvest of corn", 0.71, 2.29, Harvest(CORN)),
    Term("harvest of indigo", 0.87, 1.69, Harvest(INDIGO)),
    Term("harvest of sugar", 0.69, 2.56, Harvest(SUGAR)),
    Term("harvest of tobacco", 0.6, 2.69, Harvest(TOBACCO)),
    Term("harvest of coffee", 0.59, 4.39, Harvest(COFFEE)),
    Term("kind harvested", -0.13, 0.33, KINDS),
    Term("harvest that lacks colonists", 0.0, 0.38, HarvestLacking()),
    Term("working quarry", 0.0, 1.27, Crew(QUARRY)),
    Term("empty quarry", 0.0, 0.0, Vacant(QUARRY)),
    Term("island tile", 0.0, 0.3, IslandTiles()),
    Term("colonist", 0.0, 0.3, Colonists()),
    Term("harvest squared", -0.06, -0.09, HarvestSquared()),
    Term("small_market", 0.0, 0.52, Manned(SMALL_MARKET)),
    Term("small_market, empty", 0.0, 0.47, Empty(SMALL_MARKET)),
    Term("hacienda", 0.0, 0.0, Manned(HACIENDA)),
    Term("hacienda, empty", 0.0, 0.0, Empty(HACIENDA)),
    Term("construction_hut", 0.0, 0.0, Manned(CONSTRUCTION_HUT)),
    Term("construction_hut, empty", 0.0, 0.0, Empty(CONSTRUCTION_HUT)),
    Term("small_warehouse", 0.0, 0.79, Manned(SMALL_WAREHOUSE, HARVEST)),
    Term("small_warehouse, empty", 0.0, 0.56, Empty(SMALL_WAREHOUSE, HARVEST)),
    Term("hospice", 0.0, 0.0, Manned(HOSPICE)),
    Term("hospice, empty", 0.0, 0.86, Empty(HOSPICE)),
    Term("office", 0.0, 0.1, Manned(OFFICE)),
    Term("office, empty", 0.0, 0.0, Empty(OFFICE)),
    Term("large_market", 0.0, 0.56, Manned(LARGE_MARKET)),
    Term("large_market, empty", 0.0, 0.0, Empty(LARGE_MARKET)),
    Term("large_warehouse", 0.0, 1.01, Manned(LARGE_WAREHOUSE, HARVEST)),
    Term("large_warehouse, empty", 0.0, 0.12, Empty(LARGE_WAREHOUSE, HARVEST)),
    Term("factory", 0.0, 0.93, Manned(FACTORY, FactoryPay())),
    Term("factory, empty", 0.0, 0.37, Empty(FACTORY, FactoryPay())),
    Term("university", 0.0, 0.25, Manned(UNIVERSITY)),
    Term("university, empty", 0.0, 0.41, Empty(UNIVERSITY)),
    Term("harbor", 0.0, 1.33, Manned(HARBOR, HARVEST)),
    Term("harbor, empty", 0.0, 0.12, Empty(HARBOR, HARVEST)),
    Term("wharf", 0.0, 1.31, Manned(WHARF, HARVEST)),
    Term("wharf, empty", 0.0, 0.26, Empty(WHARF, HARVEST)),
    Term("guild_hall", 0.0, 2.33, Owned(GUILD_HALL)),
    Term("residence", 0.0, 1.03, Owned(RESIDENCE)),
    Term("fortress", 0.0, 2.29, Owned(FORTRESS)),
    Term("customs_house", 0.0, 1.5, Owned(CUSTOMS_HOUSE)),
    Term("city_hall", 0.0, 1.65, Owned(CITY_HALL)),
]
