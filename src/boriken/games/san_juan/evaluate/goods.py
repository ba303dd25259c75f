"""The worth of goods: over the rounds that are left, and in a phase whose turns are still to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.san_juan.catalogue import (
    AQUEDUCT,
    GOODS,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    ROLES,
    TRADING_POST,
    WELL,
)
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.state import State

USUAL_PRICE: Final = vec[float]([1.0, 1.4, 1.8, 2.2, 2.6])  # of a good, over all tiles
SOLD: Final = 0.51  # of what a good brings: it may come late, and until then its building stands idle
SALES: Final = 0.17  # of what could be sold if every role was taken at the right time
AQUEDUCT_GOODS: Final = 0.55  # a round
TRADING_POST_GOODS: Final = 0.21


def in_store(player: Player) -> float:
    """The worth of a player's goods, in cards."""
    cards = 0.0
    good: i64
    for good in range(GOODS):
        cards += SOLD * USUAL_PRICE[good] * float(player.goods[good])
    return cards


def share(state: State) -> float:
    """How many of the roles are taken in a round."""
    return float(state.rules.roles_a_round) / float(ROLES)


def own_share(state: State) -> float:
    """The chance that a role is taken by this player."""
    return 1.0 / float(state.seats)


def sales(state: State, player: Player) -> float:
    """Cards a round that goods bring: the dearest are made and sold as far as the roles allow."""
    capacity = 1.0 + own_share(state)
    if player.has(AQUEDUCT):
        capacity += AQUEDUCT_GOODS
    if player.has(TRADING_POST):
        capacity += TRADING_POST_GOODS
    if player.has(LIBRARY):
        capacity += own_share(state)
    left = capacity
    cards = 0.0
    good: i64 = GOODS - 1
    while good >= 0:
        made = float(player.town[good])
        if made > left:
            made = left
        cards += made * USUAL_PRICE[good]
        left -= made
        good -= 1
    sold = capacity - left
    second = sold - 1.0  # how often a second good is made and sold
    if second < 0.0:
        second = 0.0
    if second > 1.0:
        second = 1.0
    if sold > 1.0:
        sold = 1.0
    if player.has(MARKET_HALL):
        cards += sold
    if player.has(MARKET_STAND):
        cards += second
    if player.has(WELL):
        cards += second
    return cards * share(state) * SALES


def first_goods(player: Player, empty: bool, count: i64) -> float:
    """The cards brought by the dearest goods that can be made, or sold, in a turn."""
    left = count
    cards = 0.0
    good: i64 = GOODS - 1
    while good >= 0 and left > 0:
        goods = player.goods[good]
        if empty:
            goods = player.town[good] - goods
        if goods > left:
            goods = left
        cards += float(goods) * USUAL_PRICE[good]
        left -= goods
        good -= 1
    return cards


def gain_of_sale(player: Player, count: i64) -> float:
    """The gain from selling so many goods now rather than later."""
    cards = (1.0 - SOLD) * first_goods(player, False, count)
    goods = player.all_goods()
    if player.has(MARKET_HALL) and goods > 0:
        cards += 1.0
    if player.has(MARKET_STAND) and goods > 1 and count > 1:
        cards += 1.0
    return cards
