"""The expansions' part of a board's worth: terms counted only where one of them is in play.

Printed points and nobles are in the score already, and the statue has nothing else. A building counts for each time it
would bring something: by the harvest, kinds, nobles or free spaces it depends on. The numbers lie between a guess from
the rules and a regression that holds those of the base game (bench/fit.py): in tournaments of greedy bots they did at
least as well as either.
"""

from typing import Final

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    AQUEDUCT,
    BLACK_MARKET,
    CHAPEL,
    CHURCH,
    CITY_SPACES,
    CLOISTER,
    CLOISTER_POINTS,
    FOREST_HOUSE,
    GUESTHOUSE,
    HUNTING_LODGE,
    INDIGO,
    ISLAND_SPACES,
    JEWELER,
    LAND_OFFICE,
    LARGE_PLANT,
    LIBRARY,
    LIGHTHOUSE,
    ROYAL_GARDEN,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    SPECIALTY_FACTORY,
    STOREHOUSE,
    SUGAR,
    TRADING_POST,
    UNION_HALL,
    VILLA,
    ZONING_OFFICE,
)
from boriken.games.puerto_rico.evaluate.board import HARVEST, KINDS, Empty, Manned, Owned
from boriken.games.puerto_rico.evaluate.terms import Board, Count, Term
from boriken.games.puerto_rico.roles.production import most_of_a_kind
from boriken.games.puerto_rico.roles.storage import STOREHOUSE_GOODS
from boriken.games.puerto_rico.scoring import sets_of_three


class AqueductGoods(Count):
    """Kinds of which it would bring one more: those whose large plant works."""

    def on(self, board: Board) -> float:
        goods: i64 = 0
        good: i64
        for good in range(INDIGO, SUGAR + 1):
            if board.made[good] > 0 and board.player.has(LARGE_PLANT[good]):
                goods += 1
        return float(goods)


class FreeIsland(Count):
    def on(self, board: Board) -> float:
        return float(ISLAND_SPACES - board.player.tiles)


class FreeCity(Count):
    def on(self, board: Board) -> float:
        return float(CITY_SPACES - board.player.spaces)


class GoodsStored(Count):
    """As many of the harvest as a storehouse holds."""

    def on(self, board: Board) -> float:
        return float(min(board.harvested, STOREHOUSE_GOODS))


class Guests(Count):
    """At least one is hoped for."""

    def on(self, board: Board) -> float:
        return float(max(board.player.crew[GUESTHOUSE], 1))


class MoreOfAKind(Count):
    """Goods of the kind harvested most, but for the first."""

    def on(self, board: Board) -> float:
        return float(max(most_of_a_kind(board.made) - 1, 0))


class Nobles(Count):
    def on(self, board: Board) -> float:
        return float(board.player.all_nobles())


class KindsForNobles(Count):
    def on(self, board: Board) -> float:
        return float(min(board.player.all_nobles(), board.kinds_harvested))


class Forests(Count):
    def on(self, board: Board) -> float:
        return float(board.player.forests)


class WithNoble(Count):
    """A building that tells a noble from a colonist, with a noble."""

    def on(self, board: Board) -> float:
        player = board.player
        return 1.0 if player.has(self.place) and player.has_noble(self.place) else 0.0


class WithColonist(Count):
    """The same with colonists only."""

    def on(self, board: Board) -> float:
        player = board.player
        return 1.0 if player.has(self.place) and not player.has_noble(self.place) else 0.0


class PointsWaiting(Count):
    """The points that the cloister and the royal garden would add with somebody in them."""

    def on(self, board: Board) -> float:
        player = board.player
        points: i64 = 0
        if player.owned[CLOISTER] > 0 and not player.has(CLOISTER):
            points += CLOISTER_POINTS[sets_of_three(player)]
        if player.owned[ROYAL_GARDEN] > 0 and not player.has(ROYAL_GARDEN):
            points += player.all_nobles()
        return float(points)


EXPANDED_BOARD_TERMS: Final[list[Term]] = [
    # New Buildings
    Term("aqueduct", 0.3, 1.8, Manned(AQUEDUCT, AqueductGoods())),
    Term("aqueduct, empty", 0.3, 0.7, Empty(AQUEDUCT, AqueductGoods())),
    Term("forest_house", 0.0, 0.03, Manned(FOREST_HOUSE, FreeIsland())),
    Term("forest_house, empty", 0.0, 0.01, Empty(FOREST_HOUSE, FreeIsland())),
    Term("black_market", 0.0, 2.0, Manned(BLACK_MARKET)),
    Term("black_market, empty", 0.0, 1.3, Empty(BLACK_MARKET)),
    Term("storehouse", 0.0, 1.0, Manned(STOREHOUSE, GoodsStored())),
    Term("storehouse, empty", 0.0, 0.7, Empty(STOREHOUSE, GoodsStored())),
    Term("guesthouse", 0.2, 0.3, Manned(GUESTHOUSE, Guests())),
    Term("guesthouse, empty", 0.0, 0.3, Empty(GUESTHOUSE, Guests())),
    Term("church", 0.0, 0.3, Manned(CHURCH, FreeCity())),
    Term("church, empty", 0.0, 0.15, Empty(CHURCH, FreeCity())),
    Term("trading_post", 0.0, 0.3, Manned(TRADING_POST)),
    Term("trading_post, empty", 0.0, 0.1, Empty(TRADING_POST)),
    Term("small_wharf", 0.0, 0.3, Manned(SMALL_WHARF, HARVEST)),
    Term("small_wharf, empty", 0.0, 0.1, Empty(SMALL_WHARF, HARVEST)),
    Term("lighthouse", 0.0, 1.6, Manned(LIGHTHOUSE, KINDS)),
    Term("lighthouse, empty", 0.0, 1.0, Empty(LIGHTHOUSE, KINDS)),
    Term("library", 0.8, 1.6, Manned(LIBRARY)),
    Term("library, empty", 0.4, 0.9, Empty(LIBRARY)),
    Term("specialty_factory", 0.0, 0.4, Manned(SPECIALTY_FACTORY, MoreOfAKind())),
    Term("specialty_factory, empty", 0.0, 0.15, Empty(SPECIALTY_FACTORY, MoreOfAKind())),
    Term("union_hall", 0.0, 0.5, Manned(UNION_HALL, HARVEST)),
    Term("union_hall, empty", 0.0, 0.15, Empty(UNION_HALL, HARVEST)),
    Term("cloister", 0.0, 2.1, Owned(CLOISTER)),
    Term("forest", 0.5, 0.2, Forests()),
    # Nobles
    Term("land_office", 0.0, 0.3, WithColonist(LAND_OFFICE)),
    Term("land_office with a noble", 0.3, 0.2, WithNoble(LAND_OFFICE)),
    Term("land_office, empty", 0.0, 0.1, Empty(LAND_OFFICE)),
    Term("chapel", 0.0, 1.5, WithColonist(CHAPEL)),
    Term("chapel with a noble", 0.0, 4.0, WithNoble(CHAPEL)),
    Term("chapel, empty", 0.0, 1.3, Empty(CHAPEL)),
    Term("hunting_lodge", 0.1, 0.2, WithColonist(HUNTING_LODGE)),
    Term("hunting_lodge with a noble", 0.1, 0.2, WithNoble(HUNTING_LODGE)),
    Term("hunting_lodge, empty", 0.0, 0.1, Empty(HUNTING_LODGE)),
    Term("zoning_office", 0.1, 0.8, WithColonist(ZONING_OFFICE)),
    Term("zoning_office with a noble", 0.1, 0.6, WithNoble(ZONING_OFFICE)),
    Term("zoning_office, empty", 0.0, 0.3, Empty(ZONING_OFFICE)),
    Term("royal_supplier", 0.0, 0.3, Manned(ROYAL_SUPPLIER, KindsForNobles())),
    Term("royal_supplier, empty", 0.0, 0.1, Empty(ROYAL_SUPPLIER, KindsForNobles())),
    Term("villa", 0.5, 1.8, Manned(VILLA)),
    Term("villa, empty", 0.0, 1.5, Empty(VILLA)),
    Term("jeweler", 0.0, 1.0, Manned(JEWELER, Nobles())),
    Term("jeweler, empty", 0.0, 0.5, Empty(JEWELER, Nobles())),
    Term("royal_garden", 0.5, 1.0, Owned(ROYAL_GARDEN)),
    Term("noble", 0.0, 0.0, Nobles()),
    Term("points of a cloister or royal_garden without a colonist", 0.4, 0.6, PointsWaiting(), until_last_mayor=True),
]
