"""Which buildings are on sale with New Buildings: chosen in turn or drawn, kind by kind (NB-SETUP)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import CHOOSE, DRAW_BUILDING
from boriken.games.puerto_rico.catalogue import (
    COPIES,
    COPIES_FOR_TWO,
    COST,
    FOREST_HOUSE,
    HACIENDA,
    KINDS_CHOSEN,
    NEW_PLACES,
    SMALL_MARKET,
    SPACES_BY_COST,
    is_violet,
)
from boriken.games.puerto_rico.events import BUILDING_CHOSEN, NO_SEAT
from boriken.games.puerto_rico.rules import CHOSEN_IN_TURN, DRAWN
from boriken.games.puerto_rico.state import ASK_CHOOSE, ASK_ON_SALE, State


def begin_choosing(state: State) -> bool:
    """The first governor chooses first (NB-SETUP-02); says whether there is anything to choose."""
    if not state.rules.new_buildings:
        return False
    state.current = state.governor
    return ask_choice(state)


def ask_choice(state: State) -> bool:
    """Until all spaces are full (NB-SETUP-05)."""
    if kinds_chosen(state) == KINDS_CHOSEN:
        return False
    if state.rules.choice == CHOSEN_IN_TURN:
        state.decide(ASK_CHOOSE)
        return True
    if state.rules.choice == DRAWN:
        state.leave_to_chance(ASK_ON_SALE)
        return True
    return False


def choices(state: State) -> vec[i64]:
    """By whoever chooses: a player or chance."""
    family = CHOOSE if state.ask == ASK_CHOOSE else DRAW_BUILDING
    actions = vec[i64](capacity=NEW_PLACES)
    building: i64
    for building in range(SMALL_MARKET, NEW_PLACES):
        if may_be_chosen(state, building):
            actions = append(actions, family + building)
    return actions


def choose(state: State, building: i64) -> bool:
    """Put a kind out and go on to the next player; says whether there is more to choose."""
    number = COPIES_FOR_TWO[building] if state.seats == 2 else COPIES[building]  # NB-SETUP-03, NB-SETUP-04
    copies = state.copies[:]
    copies[building] = number
    state.copies = copies
    state.sale[building] = number
    seat = state.current if state.ask == ASK_CHOOSE else NO_SEAT
    state.tell(BUILDING_CHOSEN, seat, building, number)
    state.current = (state.current + 1) % state.seats
    return ask_choice(state)


def kinds_chosen(state: State) -> i64:
    kinds: i64 = 0
    building: i64
    for building in range(SMALL_MARKET, NEW_PLACES):
        if state.copies[building] > 0:
            kinds += 1
    return kinds


def may_be_chosen(state: State, building: i64) -> bool:
    """A space of its cost must be free (NB-SETUP-08)."""
    if state.copies[building] > 0 or not is_violet(building) or is_banned(state, building):
        return False
    cost = COST[building]
    taken: i64 = 0
    other: i64
    for other in range(SMALL_MARKET, NEW_PLACES):
        if COST[other] == cost and state.copies[other] > 0:
            taken += 1
    return taken < SPACES_BY_COST[cost]


def is_banned(state: State, building: i64) -> bool:
    """With forest tiles, hacienda and forest house are never both on sale (NB-SETUP-09, NB-SETUP-10)."""
    if state.rules.turns_tiles:
        return False
    if building == HACIENDA:
        return state.copies[FOREST_HOUSE] > 0
    return building == FOREST_HOUSE and state.copies[HACIENDA] > 0
