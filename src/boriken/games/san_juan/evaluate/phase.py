"""Cards that the phase being played has yet to bring: those being drawn, and those of the turns still to come.

These numbers matter only amid a phase; they were found by letting bots play each other (bench/strength.md).
"""

from typing import Final

from mypy_extensions import i64

from boriken.core.game import CHANCE
from boriken.games.san_juan.catalogue import (
    AQUEDUCT,
    BUILDER,
    COUNCILLOR,
    GOLD_MINE,
    GOODS,
    PRODUCER,
    ROLES,
    TRADER,
    TRADING_POST,
)
from boriken.games.san_juan.evaluate.goods import SOLD, USUAL_PRICE, first_goods, gain_of_sale
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.questions import ASK_GOOD, ASK_LOOK, ASK_SELL, ASK_TILE, ASK_TURN_UP, draws_to_hand
from boriken.games.san_juan.roles.councillor import kept
from boriken.games.san_juan.roles.producer import chosen
from boriken.games.san_juan.roles.trader import limit
from boriken.games.san_juan.state import State

COUNCIL: Final = 0.81
SECOND_CARD: Final = 1.70  # with a prefecture
LOOK: Final = 0.05  # each card to choose from
TURN_TO_BUILD: Final = 0.76  # a building, and so points, sooner
TURN_TO_MINE: Final = 0.18


def to_come(state: State, seat: i64) -> float:
    """Cards that the phase being played has yet to bring: those being drawn, and those of the turns still to come."""
    if state.phase < 0 or state.phase >= ROLES:
        return 0.0
    player = state.players[seat]
    turn = (seat - state.current + state.seats) % state.seats
    if turn == 0:
        return being_drawn(state, player)
    if turn >= state.left:
        return 0.0
    if state.phase == COUNCILLOR:
        return COUNCIL + SECOND_CARD * float(kept(player) - 1)
    if state.phase == PRODUCER:
        return SOLD * first_goods(player, True, 2 if player.has(AQUEDUCT) else 1)
    if state.phase == TRADER:
        return gain_of_sale(player, 2 if player.has(TRADING_POST) else 1)
    if state.phase == BUILDER and player.cards > 2:
        return TURN_TO_BUILD
    if player.has(GOLD_MINE):
        return TURN_TO_MINE
    return 0.0


def being_drawn(state: State, player: Player) -> float:
    if draws_to_hand(state.ask):
        return float(state.to_draw)
    if state.ask == ASK_LOOK:
        return float(kept(player)) + LOOK * float(state.to_draw)
    if state.ask == ASK_TURN_UP:
        return 0.4
    if state.ask == ASK_GOOD:
        cards = 0.0
        good: i64
        for good in range(GOODS):
            cards += SOLD * USUAL_PRICE[good] * float(chosen(state, good))
        return cards
    if state.ask == ASK_SELL and state.actor != CHANCE:
        return float(state.proceeds)
    if state.ask == ASK_TILE:
        return gain_of_sale(player, limit(state))
    return 0.0
