"""The festival's tasks: whoever does one first gets its reward."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import DRAW, MAN, PASS, PLACE_NOBLE
from boriken.games.puerto_rico.arranging import on_circles
from boriken.games.puerto_rico.catalogue import GOODS, PLACES
from boriken.games.puerto_rico.events import BY_FESTIVAL, COLONIST_MANNED, TASK_DONE
from boriken.games.puerto_rico.festival_board import BUILDING, PLANTATIONS, PRODUCTION
from boriken.games.puerto_rico.player import NOWHERE
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import AboutPlace, family, read_owed

TILES_WANTED: Final[i64] = 3
REWARD: Final[i64] = 3  # colonists, doubloons or victory points


class Man(AboutPlace):
    """Where the next of some colonists goes: from one place on, so that their order does not matter."""

    name: ClassVar[str] = "man"
    counting: ClassVar[Counting | Picking | None] = Picking("man", ("noble",))
    answers: ClassVar[Sequence[range]] = (family(MAN, PLACES), range(int(PLACE_NOBLE), int(DRAW)))

    def details(self, state: State) -> dict[str, Any]:
        left = int(state.to_place)
        return {**super().details(state), "left": left, **on_circles(state, int(MAN), self.sorts(state), left)}

    def sorts(self, state: State) -> dict[str, int]:
        """How many there are of each sort, by the first word of the answers; all that the festival brings are
        colonists."""
        return {"man": int(state.to_place)}

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), "owed": int(state.to_place)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.to_place = read_owed(state, document)


class ManForFestival(Man):
    """Where the colonists go that the festival brought."""

    expansion: ClassVar[str] = "festival"

    def legal(self, state: State) -> vec[i64]:
        """The Port is free to be chosen too: to pass leaves the rest there (FE-DEC-04)."""
        actions = vec[i64]([PASS])
        place: i64
        for place in range(state.about, state.rules.places):
            if state.current_player().free_circles(place) > 0:
                actions = append(actions, MAN + place)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(COLONIST_MANNED, state.current, NOWHERE, state.to_place)
            state.to_place = 0
        else:
            place = action - MAN
            player = state.current_player()
            player.release(NOWHERE, False)
            player.receive(place, False)
            state.tell(COLONIST_MANNED, state.current, place, 1)
            state.to_place -= 1
            if ask_where(state, place, state.ask):
                return
        self.go_on(state)

    def go_on(self, state: State) -> None:
        """When they have their places."""
        raise NotImplementedError

    def can_come_up(self, state: State) -> bool:
        """They wait in San Juan."""
        player = state.current_player()
        return state.to_place <= player.san_juan - player.idle_nobles and super().can_come_up(state)


# Three plantations of a kind


def check_plantations(state: State, ask: i64) -> bool:
    """After every tile laid (FE-DEC-03); says whether the current player is asked where the colonists go."""
    tile = state.festival_tile
    if tile == NOWHERE or state.current_player().owned[tile] < TILES_WANTED:
        return False
    state.festival_tile = NOWHERE
    state.deck[tile] += 1  # FE-DEC-08
    reward = min(REWARD, state.colonists)  # FE-PLANT-03
    state.colonists -= reward
    state.current_player().san_juan += reward
    state.tell(TASK_DONE, state.current, PLANTATIONS, reward)
    state.to_place = reward
    return ask_where(state, 0, ask)


def ask_where(state: State, start: i64, ask: i64) -> bool:
    """One colonist after the other, in the order of the places; without a free circle they stay in San Juan."""
    if state.to_place > 0:
        place: i64
        for place in range(start, state.rules.places):
            if state.current_player().free_circles(place) > 0:
                state.decide(ask, start)
                return True
    state.to_place = 0
    return False


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
