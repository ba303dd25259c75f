"""Guests: colonists of a guesthouse, who may move to a free circle in every phase but the mayor's (NB-GUESTHOUSE).

Where a player is asked something anyway he can move his guests as well; the question stays. Where he is not, a window
opens for him. Nobody is asked who has no guest, or no circle for one.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import GUEST, PLACE_NOBLE
from boriken.games.puerto_rico.catalogue import GUESTHOUSE
from boriken.games.puerto_rico.events import GUEST_MOVED
from boriken.games.puerto_rico.state import (
    ASK_BUILD,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_GUEST,
    ASK_PRODUCE,
    ASK_SELL,
    ASK_SHIP,
    ASK_TILE,
    IN_TURN,
    Player,
    State,
)


def open_window(state: State, window: i64) -> bool:
    """At the start or end of a phase, from the taker clockwise; says whether somebody is asked (NB-DEC-10)."""
    if not state.rules.new_buildings:
        return False
    state.start_turns()
    return ask_next_host(state, window)


def ask_next_host(state: State, window: i64) -> bool:
    while state.left > 0:
        if can_move_guest(state.current_player()):
            state.decide(ASK_GUEST, window)
            return True
        state.next_turn()
    return False


def ask_in_turn(state: State) -> bool:
    """Before the current player does what he is not asked about."""
    if can_move_guest(state.current_player()):
        state.decide(ASK_GUEST, IN_TURN)
        return True
    return False


def can_move_guest(player: Player) -> bool:
    """A guest goes to a free circle, not to San Juan (NB-DEC-11)."""
    if player.crew[GUESTHOUSE] == 0:
        return False
    place: i64
    for place in range(player.places):
        if place != GUESTHOUSE and player.free_circles(place) > 0:
            return True
    return False


def joins(ask: i64) -> bool:
    """Questions at which guests can be moved as well, also between the steps of a turn.

    Not while a building offers a colonist for a circle: a guest could take it from him.
    """
    return ask in (ASK_TILE, ASK_BUILD, ASK_PRODUCE, ASK_EXTRA, ASK_SELL, ASK_SHIP, ASK_DISCARD)


def is_guest_move(state: State, action: i64) -> bool:
    return GUEST <= action < PLACE_NOBLE or (action >= PLACE_NOBLE and (state.ask == ASK_GUEST or joins(state.ask)))


def add_guest_moves(actions: vec[i64], state: State) -> vec[i64]:
    """Where the current player's guests may go; a noble is named as such (NO-DEC-14)."""
    player = state.current_player()
    guests = player.crew[GUESTHOUSE]
    if guests == 0:
        return actions
    nobles = player.nobles[GUESTHOUSE] if state.rules.with_nobles else 0
    if guests > nobles:
        actions = add_places(actions, player, GUEST)
    if nobles > 0:
        actions = add_places(actions, player, PLACE_NOBLE)
    return actions


def add_places(actions: vec[i64], player: Player, family: i64) -> vec[i64]:
    place: i64
    for place in range(player.places):
        if place != GUESTHOUSE and player.free_circles(place) > 0:
            actions = append(actions, family + place)
    return actions


def move_guest(state: State, action: i64) -> None:
    """He stays there until the next mayor phase (NB-GUESTHOUSE-04)."""
    noble = action >= PLACE_NOBLE
    place = action - PLACE_NOBLE if noble else action - GUEST
    player = state.current_player()
    player.release(GUESTHOUSE, noble)
    player.receive(place, noble)
    state.tell(GUEST_MOVED, state.current, place, 1 if noble else 0)
