"""Pirate nests: attacked by the ship that found them."""

from mypy_extensions import i64

from boriken.games.anno_1503.events import NEST_ATTACKED, NEST_BEATEN, NEST_HELD, SHIP_DAMAGED
from boriken.games.anno_1503.player import ACTED, DAMAGED, NO_TILE
from boriken.games.anno_1503.state import ASK_FOE_DIE, NEST, State
from boriken.games.anno_1503.turn.agenda import anchor, go_on, sink


def attack(state: State) -> None:
    """The nest is turned up, so that everybody knows it (AN-NEST-01, AN-NEST-14)."""
    island = state.island
    state.foe = NEST
    state.rerolls = 0
    state.known[island] |= (1 << state.seats) - 1
    state.tell(NEST_ATTACKED, state.current, state.face[island], state.rules.islands[island])
    state.leave_to_chance(ASK_FOE_DIE)


def beat(state: State) -> None:
    """The nest is attached to a gold jetty, the ship goes back to the supply (AN-NEST-07, AN-NEST-08)."""
    island = state.island
    tile = state.face[island]
    state.player().nests[tile] += 1
    clear_island(state)
    sink(state)
    state.tell(NEST_BEATEN, state.current, tile, state.rules.islands[island])
    state.end_fight()
    go_on(state)


def clear_island(state: State) -> None:
    """The square stays empty until an event lays a tile there (AN-ISLE-16)."""
    state.face[state.island] = NO_TILE
    state.back[state.island] = 0
    state.known[state.island] = 0
    state.island = -1


def hold(state: State) -> None:
    """The nest lies face down again, the ship is damaged where it is (AN-NEST-11, AN-NEST-12)."""
    island = state.island
    state.tell(NEST_HELD, state.current, state.face[island], state.rules.islands[island])
    state.tell(SHIP_DAMAGED, state.current, state.square)
    anchor(state, DAMAGED + ACTED)
    state.end_fight()
    go_on(state)


def strength(state: State) -> i64:
    return state.rules.strength[state.face[state.island]]
