"""Turns of the captain phase: who ships next, and what a shipment brings."""

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import GOODS, HARBOR, LIGHTHOUSE, ROYAL_SUPPLIER, UNION_HALL
from boriken.games.puerto_rico.events import BY_CAPTAIN, BY_GOODS
from boriken.games.puerto_rico.guests import ask_in_turn, can_move_guest
from boriken.games.puerto_rico.questions import ASK_SHIP, ASK_SUPPLY
from boriken.games.puerto_rico.roles.gifts import pairs
from boriken.games.puerto_rico.roles.offers import offer
from boriken.games.puerto_rico.roles.ships import can_load, may_sail_any
from boriken.games.puerto_rico.roles.storage import begin_storing, has_goods
from boriken.games.puerto_rico.state import State


def ship_on(state: State) -> None:
    """Shipping goes round and round until a whole round brings no shipment (PR-CAPTAIN-04, PR-DEC-10)."""
    while state.idle < state.turns():
        if state.rules.expanded and begin_turn(state):
            return
        if ask_ship(state):
            return
    begin_storing(state)


def take_turn(state: State) -> None:
    """The current player ships, or those who come after."""
    if not ask_ship(state):
        ship_on(state)


def end_turn(state: State) -> None:
    state.next_turn()
    ship_on(state)


def ask_ship(state: State) -> bool:
    """Whether the current player can ship; who cannot is passed over."""
    player = state.current_player()
    if can_load(state) or (may_sail_any(player) and has_goods(player)) or can_move_guest(player):
        state.decide(ASK_SHIP)
        return True
    state.idle += 1
    state.next_turn()
    return False


def begin_turn(state: State) -> bool:
    """Says whether the current player is asked something before the first shipment."""
    if state.begun & (1 << state.current):
        return False
    return ask_in_turn(state) or open_turn(state)


def open_turn(state: State) -> bool:
    """The union hall pays before the royal supplier takes (NB-DEC-14, NO-DEC-09)."""
    state.begun |= 1 << state.current
    player = state.current_player()
    if player.has(UNION_HALL) and pairs(player) > 0 and offer(state, UNION_HALL):  # NB-UNIONHALL-01 to -03
        return True
    return ask_supplier(state)


def ask_supplier(state: State) -> bool:
    """As many goods as there are nobles, all of different kinds (NO-ROYALSUPPLIER-01 to -03)."""
    player = state.current_player()
    if not player.has(ROYAL_SUPPLIER):
        return False
    state.supplies_left = player.all_nobles()
    return ask_supply(state, 0)


def ask_supply(state: State, start: i64) -> bool:
    good: i64
    for good in range(start, GOODS):
        if state.supplies_left > 0 and state.current_player().goods[good] > 0:
            state.decide(ASK_SUPPLY, start)
            return True
    state.supplies_left = 0
    return False


# What a shipment brings


def score(state: State, points: i64) -> None:
    state.idle = 0
    if points > 0:
        state.gain_points(points, BY_GOODS)  # PR-CAPTAIN-12
    if state.captain_point and state.has_privilege():
        state.captain_point = False
        state.gain_points(state.privilege(), BY_CAPTAIN)  # PR-CAPTAIN-13, -14, PR-DEC-14, NB-LIBRARY-09
    if state.current_player().has(HARBOR) and offer(state, HARBOR):  # PR-BLD-HARBOR-01, PR-BLD-HARBOR-02
        return
    light(state)


def light(state: State) -> None:
    """A doubloon for every shipment (NB-LIGHTHOUSE-01, NB-LIGHTHOUSE-02)."""
    if state.current_player().has(LIGHTHOUSE) and offer(state, LIGHTHOUSE):
        return
    end_turn(state)
