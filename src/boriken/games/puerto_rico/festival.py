"""The festival: three tasks, drawn before the game; whoever does one first gets its reward."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import DRAW, DRAW_BUILDING, MAN, PASS
from boriken.games.puerto_rico.catalogue import (
    COFFEE_ROASTER,
    COLUMN,
    COPIES,
    FESTIVAL_COLUMN,
    FESTIVAL_GOODS,
    FIRST_BUILDING,
    GOODS,
    LARGE_PLANT,
    TOBACCO_STORAGE,
)
from boriken.games.puerto_rico.events import (
    BY_FESTIVAL,
    COLONIST_MANNED,
    FESTIVAL_SHOWS,
    NO_SEAT,
    TASK_DONE,
)
from boriken.games.puerto_rico.rules import ONE_OF_EACH
from boriken.games.puerto_rico.state import (
    ASK_FESTIVAL_BUILDING,
    ASK_FESTIVAL_GOOD,
    ASK_FESTIVAL_TILE,
    ASK_MAN,
    NOWHERE,
    State,
)

# The tasks
PLANTATIONS: Final[i64] = 0
PRODUCTION: Final[i64] = 1
BUILDING: Final[i64] = 2

TILES_WANTED: Final[i64] = 3
REWARD: Final[i64] = 3  # colonists, doubloons or victory points


# What the board shows


def outcomes(state: State) -> vec[i64]:
    """What chance can bring, by the task it is drawn for."""
    actions = vec[i64]()
    kind: i64
    if state.ask == ASK_FESTIVAL_BUILDING:
        for kind in range(FIRST_BUILDING, state.rules.places):
            if may_show_building(state, kind):
                actions = append(actions, DRAW_BUILDING + kind)
        return actions
    for kind in range(GOODS):
        actions = append(actions, DRAW + kind)
    return actions


def weights(state: State) -> vec[i64]:
    """Kinds are alike (FE-DEC-01, FE-DEC-02), but goods already drawn lie on the board (FE-SETUP-03)."""
    ways = vec[i64]()
    if state.ask == ASK_FESTIVAL_GOOD:
        shown: i64
        for shown in state.festival_goods:
            ways = append(ways, FESTIVAL_GOODS - shown)
        return ways
    action: i64
    for action in outcomes(state):
        ways = append(ways, 1)
    return ways


def may_show_building(state: State, building: i64) -> bool:
    """Of column 3 and on sale, but not the one that makes the good of the plantation shown (FE-SETUP-05, -08)."""
    if COLUMN[building] != FESTIVAL_COLUMN or state.sale[building] == 0:
        return False
    if building in (TOBACCO_STORAGE, COFFEE_ROASTER):
        return LARGE_PLANT[state.festival_tile] != building
    return True


def show(state: State, action: i64) -> bool:
    """Put on the board what was drawn; says whether something is still to be drawn."""
    if state.ask == ASK_FESTIVAL_TILE:
        show_tile(state, action - DRAW)
        state.leave_to_chance(ASK_FESTIVAL_GOOD)
        return True
    if state.ask == ASK_FESTIVAL_GOOD:
        show_good(state, action - DRAW)
        if total(state.festival_goods) == FESTIVAL_GOODS:
            state.leave_to_chance(ASK_FESTIVAL_BUILDING)
        return True
    show_building(state, action - DRAW_BUILDING)
    return False


def show_tile(state: State, tile: i64) -> None:
    state.deck[tile] -= 1
    state.festival_tile = tile
    state.tell(FESTIVAL_SHOWS, NO_SEAT, PLANTATIONS, tile)


def show_good(state: State, good: i64) -> None:
    """It is missing from the supply (FE-SETUP-04)."""
    state.goods[good] -= 1
    state.festival_goods[good] += 1
    state.tell(FESTIVAL_SHOWS, NO_SEAT, PRODUCTION, good)


def show_building(state: State, building: i64) -> None:
    """A copy less is on sale (FE-SETUP-06), unless one was left in the box (FE-SETUP-09, FE-DEC-10)."""
    spare = state.seats == 2 or state.rules.choice == ONE_OF_EACH
    if spare and COPIES[building] > state.copies[building]:
        copies = state.copies[:]
        copies[building] += 1
        state.copies = copies
    else:
        state.sale[building] -= 1
    state.festival_building = building
    state.tell(FESTIVAL_SHOWS, NO_SEAT, BUILDING, building)


# Three plantations of a kind


def check_plantations(state: State) -> bool:
    """After every tile laid (FE-DEC-03); says whether the current player is asked where his colonists go."""
    tile = state.festival_tile
    if tile == NOWHERE or state.current_player().owned[tile] < TILES_WANTED:
        return False
    state.festival_tile = NOWHERE
    state.deck[tile] += 1  # FE-DEC-08
    reward = min(REWARD, state.colonists)  # FE-PLANT-03
    state.colonists -= reward
    state.current_player().san_juan += reward
    state.tell(TASK_DONE, state.current, PLANTATIONS, reward)
    state.owed = reward
    return ask_where(state, 0)


def ask_where(state: State, start: i64) -> bool:
    """One colonist after the other, in the order of the places; without a free circle they stay in San Juan."""
    if state.owed > 0:
        place: i64
        for place in range(start, state.rules.places):
            if state.current_player().free_circles(place) > 0:
                state.decide(ASK_MAN, start)
                return True
    state.owed = 0
    return False


def where(state: State) -> vec[i64]:
    """The Port is free to be chosen too: to pass leaves the rest there (FE-DEC-04)."""
    actions = vec[i64]([PASS])
    place: i64
    for place in range(state.about, state.rules.places):
        if state.current_player().free_circles(place) > 0:
            actions = append(actions, MAN + place)
    return actions


def man(state: State, action: i64) -> bool:
    """Place one of the colonists won, or leave all in San Juan; says whether the player is asked again."""
    if action == PASS:
        state.tell(COLONIST_MANNED, state.current, NOWHERE, state.owed)
        state.owed = 0
        return False
    place = action - MAN
    player = state.current_player()
    player.release(NOWHERE, False)
    player.receive(place, False)
    state.tell(COLONIST_MANNED, state.current, place, 1)
    state.owed -= 1
    return ask_where(state, place)


# Production and building


def check_production(state: State, goods: vec[i64]) -> None:
    """At least the goods shown, produced in one phase (FE-GOODS-01)."""
    if not state.rules.festival or total(state.festival_goods) == 0:
        return
    good: i64
    for good in range(GOODS):
        if goods[good] < state.festival_goods[good]:
            return
    for good in range(GOODS):
        state.goods[good] += state.festival_goods[good]
        state.festival_goods[good] = 0
    state.current_player().doubloons += REWARD
    state.tell(TASK_DONE, state.current, PRODUCTION, REWARD)


def check_building(state: State, building: i64) -> None:
    """The copy shown is on sale from now on (FE-BUILD-01, FE-TASK-03, FE-DEC-09)."""
    if building != state.festival_building:
        return
    state.festival_building = NOWHERE
    state.sale[building] += 1
    state.tell(TASK_DONE, state.current, BUILDING, REWARD)
    state.gain_points(REWARD, BY_FESTIVAL)
