"""Which tiles the current player may take in a settler phase."""

from boriken.core.refusal import Refusal
from boriken.core.vectors import total
from boriken.games.puerto_rico.catalogue import (
    CONSTRUCTION_HUT,
    FOREST_HOUSE,
    HACIENDA,
    ISLAND_SPACES,
    LIBRARY,
    PLACE_NAMES,
)
from boriken.games.puerto_rico.guests import can_move_guest
from boriken.games.puerto_rico.island import may_lay_forest, unseen_left
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.state import State


def can_settle(state: State) -> bool:
    player = state.current_player()
    if player.tiles >= ISLAND_SPACES:  # PR-SETTLER-06
        return False
    return total(state.row) > 0 or may_take_quarry(state) or may_draw_unseen(state) or can_move_guest(player)


def may_take_quarry(state: State) -> bool:
    """PR-SETTLER-03, PR-SETTLER-12, PR-BLD-CONSTRUCTIONHUT-01; as a second tile only with the hut (NB-LIBRARY-03)."""
    if state.quarries == 0:
        return False
    return (state.has_privilege() and not state.second_tile) or state.current_player().has(CONSTRUCTION_HUT)


def may_draw_unseen(state: State) -> bool:
    """PR-BLD-HACIENDA-01, PR-DEC-07."""
    if state.unseen_taken or state.second_tile:
        return False
    return state.current_player().has(HACIENDA) and unseen_left(state)


def may_take_second(state: State) -> bool:
    player = state.current_player()
    if player.owned[LIBRARY] == 0 or player.tiles >= ISLAND_SPACES:
        return False
    if total(state.row) == 0 and not may_take_quarry(state):
        return False
    return player.has(LIBRARY) or can_move_guest(player)


def lacks_library(state: State) -> bool:
    """Whether a second tile first needs a guest in the library."""
    return state.second_tile and not state.current_player().has(LIBRARY)


def refuse_unseen(state: State) -> Refusal:
    if state.second_tile:
        return because("not_possible")
    if not state.current_player().has(HACIENDA):
        return because("needs_building", building=PLACE_NAMES[HACIENDA])
    if state.unseen_taken:
        return because("building_used", building=PLACE_NAMES[HACIENDA])
    return because("no_unseen_tile")


def refuse_forest(state: State, tile: int) -> Refusal:
    if not state.current_player().has(FOREST_HOUSE):
        return because("needs_building", building=PLACE_NAMES[FOREST_HOUSE])
    if not may_lay_forest(state):
        return because("no_forest_tile")
    return because("no_such_tile", tile=PLACE_NAMES[tile])
