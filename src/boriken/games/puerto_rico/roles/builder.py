"""The builder: everybody may build one building; the builder pays one doubloon less."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import BUILD, GUEST, PASS, RECALL
from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    CHURCH,
    CHURCH_PAY,
    CITY_SPACES,
    COLUMN,
    END_CITY,
    FIRST_BUILDING,
    PLACE_NAMES,
    QUARRY,
    UNIVERSITY,
    city_spaces,
    is_large,
)
from boriken.games.puerto_rico.events import BUILT, PASSED
from boriken.games.puerto_rico.festival import check_building
from boriken.games.puerto_rico.guests import WithGuests, add_guest_moves, ask_in_turn, can_move_guest, move_guest
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_BUILD
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.black_market import ask_help, can_help, lack
from boriken.games.puerto_rico.roles.offers import NewcomerToken, Use, load_newest, offer, save_newest
from boriken.games.puerto_rico.roles.prices import price
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.rounds import finish_phase
from boriken.games.puerto_rico.state import State


class Builder(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        ask_next(state)

    def go_on(self, state: State) -> None:
        end_turn(state)


class Build(WithGuests):
    name: ClassVar[str] = "build"
    phases: ClassVar[Sequence[str | None]] = ("builder",)
    answers: ClassVar[Sequence[range]] = (range(int(BUILD + FIRST_BUILDING), int(RECALL)),)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=BASE_PLACES - FIRST_BUILDING)
        actions = append(actions, PASS)
        building = next_buildable(state, FIRST_BUILDING)
        while building < state.rules.places:
            actions = append(actions, BUILD + building)
            building = next_buildable(state, building + 1)
        if state.rules.new_buildings:
            return add_guest_moves(actions, state)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action >= GUEST:
            move_guest(state, action)
            return
        if action == PASS:
            state.tell(PASSED, state.current)
            end_turn(state)
            return
        building = action - BUILD
        player = state.current_player()
        if price(state, player, building) > player.doubloons and ask_help(state, building):  # NB-BLACKMARKET-03
            return
        build(state, building)

    def hides_choices(self, state: State) -> bool:
        """Hidden points can pay."""
        return state.rules.hidden_vp

    def details(self, state: State) -> dict[str, Any]:
        player = state.current_player()
        prices = {
            PLACE_NAMES[building]: int(price(state, player, building))
            for building in range(FIRST_BUILDING, state.rules.places)
            if state.sale[building] and not player.owned[building]
        }
        return {**super().details(state), "prices": prices}

    def shown(self, state: State, seat: int | None, log: Sequence[dict[str, Any]]) -> dict[str, Any]:
        player = state.current_player()
        dear = {
            PLACE_NAMES[building]: int(lack(state, player, building))
            for building in range(FIRST_BUILDING, state.rules.places)
            if state.sale[building] and not player.owned[building] and lack(state, player, building) > 0
        }
        return {"missing": dear}

    def candidates(self, state: State) -> Iterable[int]:
        buildings = range(FIRST_BUILDING, state.rules.places)
        return [PASS, *[BUILD + building for building in buildings if state.copies[building]]]

    def explain(self, state: State, action: int) -> Refusal:
        building = action - int(BUILD)
        name = PLACE_NAMES[building]
        player = state.current_player()
        spaces, free = int(city_spaces(building)), int(CITY_SPACES - player.spaces)
        if player.owned[building]:
            return because("already_built", building=name)
        if not state.copies[building]:
            return because("not_in_the_game", building=name)
        if not state.sale[building]:
            return because("sold_out", building=name)
        if spaces > free:
            return because("no_city_space", building=name, spaces=spaces, free=free)
        if is_large(building) and player.large >= state.rules.max_large:
            return because("too_many_large", most=int(state.rules.max_large))
        cost = int(price(state, player, building))
        return because("too_expensive", building=name, price=cost, doubloons=int(player.doubloons))


class UseAsBuilder(Use):
    """University and church."""

    phases: ClassVar[Sequence[str | None]] = ("builder",)

    def go_on(self, state: State, building: i64) -> None:
        if building == UNIVERSITY:
            pay_church(state)
        else:
            built(state)

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), **save_newest(state)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        load_newest(state, document)


class UniversityToken(NewcomerToken):
    phases: ClassVar[Sequence[str | None]] = ("builder",)

    def go_on(self, state: State) -> None:
        pay_church(state)


# Turns


def ask_next(state: State) -> None:
    while state.left > 0:
        if seems_able_to_build(state) or can_move_guest(state.current_player()):
            state.decide(ASK_BUILD)
            return
        state.next_turn()
    finish_phase(state)


def end_turn(state: State) -> None:
    state.next_turn()
    ask_next(state)


def build(state: State, building: i64) -> None:
    player = state.current_player()
    cost = price(state, player, building)
    if cost > player.doubloons:
        cost = player.doubloons  # the black market has got the rest
    player.doubloons -= cost
    state.sale[building] -= 1
    player.add_building(building)
    state.newest = building
    state.tell(BUILT, state.current, building, cost)
    if player.spaces == CITY_SPACES:
        state.trigger_end(END_CITY)  # PR-END-04
    if player.has(UNIVERSITY) and state.someone_to_come():  # PR-BLD-UNIVERSITY-01, -03
        if offer(state, UNIVERSITY):
            return
    pay_church(state)


def pay_church(state: State) -> None:
    """It pays for every other building (NB-CHURCH-01, NB-CHURCH-02)."""
    if state.current_player().has(CHURCH) and state.newest != CHURCH and CHURCH_PAY[COLUMN[state.newest]] > 0:
        if offer(state, CHURCH):
            return
    built(state)


def built(state: State) -> None:
    """A guest may move into it at once (NB-DEC-10)."""
    check_building(state, state.newest)
    if not ask_in_turn(state):
        end_turn(state)


# What can be built


def seems_able_to_build(state: State) -> bool:
    """Whether the current player can build, as far as the others know: where points are hidden, a turn left out is not
    to tell that there is none for the black market."""
    if next_buildable(state, FIRST_BUILDING) < state.rules.places:
        return True
    player = state.current_player()
    if not state.rules.hidden_vp or player.points > 0:
        return False
    player.points = 1
    seems = next_buildable(state, FIRST_BUILDING) < state.rules.places
    player.points = 0
    return seems


def next_buildable(state: State, start: i64) -> i64:
    """The first building from `start` on that the current player can build, or one beyond all places.

    Every builder phase asks this of every player for every building, so it works out by itself what `price` and
    `has_space` say.
    """
    player = state.current_player()
    rules = state.rules
    free = CITY_SPACES - player.spaces
    if free == 0:
        return rules.places  # PR-BUILDER-06
    large_fits = free > 1 and player.large < rules.max_large  # PR-BUILDER-07, PR-BUILDER-08, PR-DEC-12
    purse = player.doubloons + state.privilege()
    quarries = player.crew[QUARRY]
    cost = rules.cost
    sale = state.sale
    owned = player.owned
    building: i64
    for building in range(start, rules.places):
        if sale[building] > 0 and owned[building] == 0:  # PR-BUILDER-04, PR-BUILDER-05
            off = COLUMN[building]
            if quarries < off:
                off = quarries
            if cost[building] - off <= purse or (rules.expanded and can_pay(state, player, building)):
                if large_fits or not is_large(building):
                    return building
    return rules.places


def can_pay(state: State, player: Player, building: i64) -> bool:
    """With all that the expansions take off the price, and with the black market."""
    return price(state, player, building) <= player.doubloons or can_help(state, player, building)
