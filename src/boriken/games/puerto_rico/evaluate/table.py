"""Terms that depend on the middle of the table, in the base game."""

from typing import Final

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    CITY_SPACES,
    COST,
    FIRST_LARGE,
    GOODS,
    NO_CARD,
    OFFICE,
    PRICE,
    QUARRY,
    is_large,
)
from boriken.games.puerto_rico.evaluate.terms import Board, Count, Term
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.roles.ships import carrier
from boriken.games.puerto_rico.roles.trader import house_is_full
from boriken.games.puerto_rico.state import State


class GoodsThatFit(Count):
    """Goods that a ship could take, kind by kind."""

    def on(self, board: Board) -> float:
        if board.goods == 0:
            return 0.0
        fits: i64 = 0
        stored = board.player.goods
        good: i64
        for good in range(GOODS):
            if stored[good] > 0:
                fits += room_on_ships(board.state, good, stored[good])
        return float(fits)


class PriceInTheHouse(Count):
    """Of the dearest good that the trading house takes."""

    def on(self, board: Board) -> float:
        state = board.state
        if board.goods == 0 or house_is_full(state):
            return 0.0
        player = board.player
        good: i64
        for good in range(GOODS - 1, -1, -1):
            if player.goods[good] > 0 and (state.house[good] == 0 or player.has(OFFICE)):
                return float(PRICE[good])
        return 0.0


class LargeInReach(Count):
    def on(self, board: Board) -> float:
        return 1.0 if large_in_reach(board.state, board.player) else 0.0


class TurnsToWait(Count):
    def on(self, board: Board) -> float:
        return float(turns_to_wait(board.state, board.seat))


TABLE_TERMS: Final[list[Term]] = [
    Term("good that fits on a ship", 0.26, 0.39, GoodsThatFit()),
    Term("price in the trading house", -0.08, 0.68, PriceInTheHouse()),
    Term("large building in reach", 1.01, -0.39, LargeInReach()),
    Term("turn to wait", -0.24, -0.04, TurnsToWait()),
]


def room_on_ships(state: State, good: i64, goods: i64) -> i64:
    """How many of so many goods the ship that carries the kind, or else the largest empty one, could take."""
    room: i64 = 0
    number: i64
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == 0:
            room = state.rules.ships[number]  # ships are in order of size
    carrying = carrier(state, good)
    if carrying >= 0:
        room = state.rules.ships[carrying] - state.ship_load[carrying]
    if room < goods:
        return room
    return goods


def large_in_reach(state: State, player: Player) -> bool:
    """Whether the player could pay for a large building with the help of their quarries, and has room for it."""
    if player.doubloons + player.crew[QUARRY] < COST[FIRST_LARGE] or player.spaces + 2 > CITY_SPACES:
        return False
    building: i64
    for building in range(FIRST_LARGE, state.rules.places):
        if state.sale[building] > 0 and is_large(building):
            return True
    return False


def turns_to_wait(state: State, seat: i64) -> i64:
    """How many others take a role before the seat does."""
    taken = state.taken
    if state.phase != NO_CARD:
        taken += 1  # the role being played is counted when its phase is over
    left = state.seats * state.rules.roles_each - taken
    wait = (seat - state.governor - taken) % state.seats
    if wait < left:
        return wait
    return left + (seat - state.governor - 1) % state.seats
