"""The builder: everybody may build one building; the builder pays one doubloon less."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import BUILD, PASS, TAKE_NOBLE, USE
from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    CHURCH,
    CHURCH_PAY,
    CIRCLES,
    CITY_SPACES,
    COLUMN,
    END_CITY,
    FIRST_BUILDING,
    QUARRY,
    UNIVERSITY,
    is_large,
)
from boriken.games.puerto_rico.events import BUILT, BY_CHURCH, PASSED
from boriken.games.puerto_rico.festival import check_building
from boriken.games.puerto_rico.guests import ask_in_turn, can_move_guest
from boriken.games.puerto_rico.roles.black_market import (
    can_help,
    first_step,
    recall,
    recallable,
    return_piece,
    returnable,
)
from boriken.games.puerto_rico.roles.prices import price
from boriken.games.puerto_rico.roles.role import Role, either_sort, take_or_leave
from boriken.games.puerto_rico.state import (
    ASK_BUILD,
    ASK_RECALL,
    ASK_RETURN,
    ASK_TOKEN,
    ASK_USE,
    NOWHERE,
    Player,
    State,
)


class Builder(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_BUILD:
            return buildable(state)
        if state.ask == ASK_USE:
            return take_or_leave(USE + state.about)
        if state.ask == ASK_RECALL:
            return recallable(state)
        if state.ask == ASK_RETURN:
            return returnable(state)
        return either_sort()

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_BUILD:
            if action == PASS:
                state.tell(PASSED, state.current)
                self.end_turn(state)
            else:
                self.order(state, action - BUILD)
        elif state.ask == ASK_USE:
            self.use(state, action)
        elif state.ask == ASK_RECALL:
            if not recall(state, action):
                self.build(state, state.about)
        elif state.ask == ASK_RETURN:
            return_piece(state, action)
            self.build(state, state.about)
        else:
            state.take_colonist(circle_in(state.due), UNIVERSITY, action == TAKE_NOBLE)
            self.ask_church(state, state.due)

    def ask_next(self, state: State) -> None:
        while state.left > 0:
            if seems_able_to_build(state) or can_move_guest(state.current_player()):
                state.decide(ASK_BUILD)
                return
            state.next_turn()
        self.finish(state)

    def end_turn(self, state: State) -> None:
        state.next_turn()
        self.ask_next(state)

    def go_on(self, state: State) -> None:
        self.end_turn(state)

    def order(self, state: State, building: i64) -> None:
        """Who lacks something must give it to the black market first (NB-BLACKMARKET-03)."""
        purse = state.current_player().doubloons
        if price(state, state.current_player(), building) <= purse or not first_step(state, building):
            self.build(state, building)

    def build(self, state: State, building: i64) -> None:
        player = state.current_player()
        cost = price(state, player, building)
        if cost > player.doubloons:
            cost = player.doubloons  # the black market has got the rest
        player.doubloons -= cost
        state.sale[building] -= 1
        player.add_building(building)
        state.tell(BUILT, state.current, building, cost)
        if player.spaces == CITY_SPACES:
            state.trigger_end(END_CITY)  # PR-END-04
        if player.has(UNIVERSITY) and state.someone_to_come():  # PR-BLD-UNIVERSITY-01, -03
            if state.rules.ask_optional:
                state.due = building
                state.decide(ASK_USE, UNIVERSITY)
            else:
                self.man(state, building)
        else:
            self.ask_church(state, building)

    def man(self, state: State, building: i64) -> None:
        """The university's colonist, a single one (PR-BLD-UNIVERSITY-02)."""
        if state.either_may_come():
            state.due = building
            state.decide(ASK_TOKEN, UNIVERSITY)
            return
        state.take_colonist(circle_in(building), UNIVERSITY)
        self.ask_church(state, building)

    def ask_church(self, state: State, building: i64) -> None:
        """It pays for every other building (NB-CHURCH-01, NB-CHURCH-02)."""
        points = CHURCH_PAY[COLUMN[building]]
        if points > 0 and building != CHURCH and state.current_player().has(CHURCH):
            if state.rules.ask_optional:
                state.due = building
                state.decide(ASK_USE, CHURCH)
                return
            state.gain_points(points, BY_CHURCH)
        self.built(state, building)

    def use(self, state: State, action: i64) -> None:
        building = state.due
        if action == PASS:
            state.tell(PASSED, state.current)
        if state.about == CHURCH:
            if action != PASS:
                state.gain_points(CHURCH_PAY[COLUMN[building]], BY_CHURCH)
            self.built(state, building)
        elif action == PASS:
            self.ask_church(state, building)
        else:
            self.man(state, building)

    def built(self, state: State, building: i64) -> None:
        """A guest may move into it at once (NB-DEC-10)."""
        check_building(state, building)
        if not ask_in_turn(state):
            self.end_turn(state)


def circle_in(building: i64) -> i64:
    """Where there is none the colonist goes to San Juan (NB-STATUE-03, NB-DEC-16)."""
    if CIRCLES[building] == 0:
        return NOWHERE
    return building


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


def buildable(state: State) -> vec[i64]:
    actions = vec[i64](capacity=BASE_PLACES - FIRST_BUILDING)
    actions = append(actions, PASS)
    building = next_buildable(state, FIRST_BUILDING)
    while building < state.rules.places:
        actions = append(actions, BUILD + building)
        building = next_buildable(state, building + 1)
    return actions


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
