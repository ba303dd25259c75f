"""The builder: everybody may build one building; the builder pays one doubloon less."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import BUILD, PASS, USE
from boriken.games.puerto_rico.catalogue import (
    CITY_SPACES,
    COLUMN,
    END_CITY,
    FIRST_BUILDING,
    FIRST_LARGE,
    PLACES,
    QUARRY,
    UNIVERSITY,
    city_spaces,
)
from boriken.games.puerto_rico.events import BUILT, COLONIST_ON_NEW, PASSED
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import ASK_BUILD, ASK_USE, Player, State


class Builder(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_USE:
            return take_or_leave(USE + UNIVERSITY)
        actions = vec[i64](capacity=PLACES - FIRST_BUILDING)
        actions = append(actions, PASS)
        building = next_buildable(state, FIRST_BUILDING)
        while building < PLACES:
            actions = append(actions, BUILD + building)
            building = next_buildable(state, building + 1)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_USE:
            if action == PASS:
                state.tell(PASSED, state.current)
            else:
                man_new_building(state, state.due)
            self.end_turn(state)
        elif action == PASS:
            state.tell(PASSED, state.current)
            self.end_turn(state)
        else:
            self.build(state, action - BUILD)

    def ask_next(self, state: State) -> None:
        while state.left > 0:
            if next_buildable(state, FIRST_BUILDING) < PLACES:
                state.decide(ASK_BUILD)
                return
            state.next_turn()
        end_phase(state)

    def end_turn(self, state: State) -> None:
        state.next_turn()
        self.ask_next(state)

    def build(self, state: State, building: i64) -> None:
        player = state.current_player()
        cost = price(state, player, building)
        player.doubloons -= cost
        state.sale[building] -= 1
        player.add_building(building)
        state.tell(BUILT, state.current, building, cost)
        if player.spaces == CITY_SPACES:
            state.trigger_end(END_CITY)  # PR-END-04
        if player.has(UNIVERSITY) and state.colonists + state.colonist_ship > 0:  # PR-BLD-UNIVERSITY-01, -03
            if state.rules.ask_optional:
                state.due = building
                state.decide(ASK_USE, UNIVERSITY)
                return
            man_new_building(state, building)
        self.end_turn(state)


def price(state: State, player: Player, building: i64) -> i64:
    """What the player, whose turn it is, pays, never below 0 (PR-BUILDER-13)."""
    cost = state.rules.cost[building] - discount(player, building)
    if state.has_privilege():
        cost -= 1  # PR-BUILDER-01, -12
    if cost < 0:
        return 0
    return cost


def discount(player: Player, building: i64) -> i64:
    """What the occupied quarries take off: no more than the building's column (PR-BUILDER-09 to PR-BUILDER-11)."""
    quarries = player.crew[QUARRY]
    if quarries > COLUMN[building]:
        return COLUMN[building]
    return quarries


def has_space(state: State, player: Player, building: i64) -> bool:
    """PR-BUILDER-06 to PR-BUILDER-08; no more large buildings than the city's columns can hold (PR-DEC-12)."""
    if building >= FIRST_LARGE and player.large >= state.rules.max_large:
        return False
    return player.spaces + city_spaces(building) <= CITY_SPACES


def next_buildable(state: State, start: i64) -> i64:
    """The first building from `start` on that the current player can build, or PLACES."""
    player = state.current_player()
    purse = player.doubloons
    if state.has_privilege():
        purse += 1
    building: i64
    for building in range(start, PLACES):
        if (
            state.sale[building] > 0  # PR-BUILDER-04
            and player.owned[building] == 0  # PR-BUILDER-05
            and state.rules.cost[building] - discount(player, building) <= purse
            and has_space(state, player, building)
        ):
            return building
    return PLACES


def man_new_building(state: State, building: i64) -> None:
    """The university's colonist, a single one (PR-BLD-UNIVERSITY-02)."""
    origin = state.take_colonist()
    state.current_player().crew[building] += 1
    state.tell(COLONIST_ON_NEW, state.current, building, origin, UNIVERSITY)
