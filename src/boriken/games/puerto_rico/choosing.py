"""Which buildings are on sale with New Buildings: chosen in turn or drawn, kind by kind (NB-SETUP)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.core.step import DEALER, SEAT
from boriken.games.puerto_rico.actions import CHOOSE, DRAW_BUILDING
from boriken.games.puerto_rico.catalogue import (
    COPIES,
    COPIES_FOR_TWO,
    COST,
    FIRST_BUILDING,
    FIRST_VIOLET,
    FOREST_HOUSE,
    HACIENDA,
    KINDS_CHOSEN,
    NEW_PLACES,
    PLACE_NAMES,
    PLACES,
    SPACES_BY_COST,
    is_violet,
)
from boriken.games.puerto_rico.events import BUILDING_CHOSEN, NO_SEAT
from boriken.games.puerto_rico.festival_board import lay_out_festival
from boriken.games.puerto_rico.questions import ASK_CHOOSE, ASK_ON_SALE
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.rules import CHOSEN_IN_TURN, DRAWN, Rules
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps, family


class OnSale(Question):
    """Which kind of building is drawn by lot."""

    name: ClassVar[str] = "on_sale"
    answered_by: ClassVar[str] = DEALER
    before_play: ClassVar[bool] = True

    def legal(self, state: State) -> vec[i64]:
        return choices(state, DRAW_BUILDING)

    def apply(self, state: State, action: i64) -> None:
        put_on_sale(state, action - DRAW_BUILDING, NO_SEAT)
        choose_on(state)

    def can_come_up(self, state: State) -> bool:
        """Whoever chooses."""
        if not is_chosen_in_play(state.rules) or kinds_chosen(state) >= KINDS_CHOSEN:
            return False
        return super().can_come_up(state)


class Choose(OnSale):
    """Which kind of building a player chooses."""

    name: ClassVar[str] = "choose"
    answered_by: ClassVar[str] = SEAT
    answers: ClassVar[Sequence[range]] = (family(CHOOSE + FIRST_BUILDING, PLACES - FIRST_BUILDING),)

    def legal(self, state: State) -> vec[i64]:
        return choices(state, CHOOSE)

    def apply(self, state: State, action: i64) -> None:
        put_on_sale(state, action - CHOOSE, state.current)
        choose_on(state)

    def candidates(self, state: State) -> Iterable[int]:
        return family(CHOOSE + FIRST_VIOLET, NEW_PLACES - FIRST_VIOLET)

    def explain(self, state: State, action: int) -> Refusal:
        building = action - int(CHOOSE)
        if not FIRST_VIOLET <= building < NEW_PLACES:
            return because("not_possible")
        if state.copies[building]:
            return because("already_chosen", building=PLACE_NAMES[building])
        if is_banned(state, building):
            return because("not_both")
        return because("no_space_of_its_cost", price=int(COST[building]))


STEPS: Steps = {ASK_CHOOSE: Choose(), ASK_ON_SALE: OnSale()}


def choose_buildings(state: State) -> None:
    """The first governor chooses first (NB-SETUP-02), until all spaces are full (NB-SETUP-05)."""
    if state.rules.new_buildings:
        state.current = state.governor
    if is_chosen_in_play(state.rules):
        ask_choice(state)
    else:
        lay_out_festival(state)


def choose_on(state: State) -> None:
    state.current = (state.current + 1) % state.seats
    if kinds_chosen(state) < KINDS_CHOSEN:
        ask_choice(state)
    else:
        lay_out_festival(state)


def ask_choice(state: State) -> None:
    if state.rules.choice == CHOSEN_IN_TURN:
        state.decide(ASK_CHOOSE)
    else:
        state.leave_to_chance(ASK_ON_SALE)


def is_chosen_in_play(rules: Rules) -> bool:
    """Whether it is not known before the game which buildings are on sale."""
    return rules.new_buildings and rules.choice in (CHOSEN_IN_TURN, DRAWN)


def choices(state: State, family: i64) -> vec[i64]:
    actions = vec[i64](capacity=NEW_PLACES)
    building: i64
    for building in range(FIRST_VIOLET, NEW_PLACES):
        if may_be_chosen(state, building):
            actions = append(actions, family + building)
    return actions


def put_on_sale(state: State, building: i64, seat: i64) -> None:
    number = COPIES_FOR_TWO[building] if state.seats == 2 else COPIES[building]  # NB-SETUP-03, NB-SETUP-04
    copies = state.copies[:]
    copies[building] = number
    state.copies = copies
    state.sale[building] = number
    state.tell(BUILDING_CHOSEN, seat, building, number)


def kinds_chosen(state: State) -> i64:
    kinds: i64 = 0
    building: i64
    for building in range(FIRST_VIOLET, NEW_PLACES):
        if state.copies[building] > 0:
            kinds += 1
    return kinds


def may_be_chosen(state: State, building: i64) -> bool:
    """A space of its cost must be free (NB-SETUP-08)."""
    if state.copies[building] > 0 or not is_violet(building) or is_banned(state, building):
        return False
    return spaces_left(state, COST[building]) > 0


def spaces_left(state: State, cost: i64) -> i64:
    """How many more kinds of this cost can be chosen."""
    spaces = SPACES_BY_COST[cost]
    other: i64
    for other in range(FIRST_VIOLET, NEW_PLACES):
        if COST[other] == cost and state.copies[other] > 0:
            spaces -= 1
    return spaces


def is_banned(state: State, building: i64) -> bool:
    """With forest tiles, hacienda and forest house are never both on sale (NB-SETUP-09, NB-SETUP-10)."""
    if state.rules.turns_tiles:
        return False
    if building == HACIENDA:
        return state.copies[FOREST_HOUSE] > 0
    return building == FOREST_HOUSE and state.copies[HACIENDA] > 0
