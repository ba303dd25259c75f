"""A building's gift is offered: given at once, or asked about first where the table wants it (PR-BLD-GEN-04)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.games.puerto_rico.actions import COLONIST, PASS, TAKE_NOBLE, USE
from boriken.games.puerto_rico.catalogue import CHURCH, FIRST_BUILDING, HOSPICE, PLACE_NAMES, PLACES
from boriken.games.puerto_rico.events import PASSED
from boriken.games.puerto_rico.names import SAN_JUAN, place_name
from boriken.games.puerto_rico.player import NOWHERE
from boriken.games.puerto_rico.roles.gifts import GIFTS, GIVERS, circle_in
from boriken.games.puerto_rico.roles.role import either_sort, take_or_leave
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import AboutPlace, Question, check_about, family, read_owed


def offer(state: State, building: i64) -> bool:
    """Give what a building gives, or ask first; says whether the current player is asked something."""
    gift = GIFTS[building]
    if state.rules.ask_optional:
        state.decide(gift.ask, building)
        return True
    return gift.give(state)


class Use(AboutPlace):
    """Whether to use a building."""

    name: ClassVar[str] = "use"
    tells_place: ClassVar[bool] = True
    answers: ClassVar[Sequence[range]] = (family(USE + FIRST_BUILDING, PLACES - FIRST_BUILDING),)

    def legal(self, state: State) -> vec[i64]:
        return take_or_leave(USE + state.about)

    def apply(self, state: State, action: i64) -> None:
        building = state.about
        if action == PASS:
            state.tell(PASSED, state.current)
        elif GIFTS[building].give(state):
            return
        self.go_on(state, building)

    def go_on(self, state: State, building: i64) -> None:
        """After a building was used or not."""
        raise NotImplementedError

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        check_about(state, [gift.building for gift in GIVERS if gift.ask == state.ask])


class Token(Question):
    """Whether a colonist or a noble comes."""

    name: ClassVar[str] = "token"
    expansion: ClassVar[str] = "nobles"
    answers: ClassVar[Sequence[range]] = (family(COLONIST, 2),)

    def legal(self, state: State) -> vec[i64]:
        return either_sort()

    def save(self, state: State) -> dict[str, Any]:
        return {"owed": int(state.undealt)}

    def load(self, state: State, document: Document) -> None:
        state.undealt = read_owed(state, document)


class NewcomerToken(Token):
    """Whether a building brings a colonist or a noble."""

    def apply(self, state: State, action: i64) -> None:
        state.take_colonist(circle_in(state.newest), state.about, action == TAKE_NOBLE)
        self.go_on(state)

    def go_on(self, state: State) -> None:
        """After the newcomer has arrived."""
        raise NotImplementedError

    def details(self, state: State) -> dict[str, Any]:
        return {"about": PLACE_NAMES[state.about]}

    def save(self, state: State) -> dict[str, Any]:
        return {"about": PLACE_NAMES[state.about], **save_newest(state), **super().save(state)}

    def load(self, state: State, document: Document) -> None:
        state.about = document.one_of("about", PLACE_NAMES)
        check_about(state, [gift.building for gift in GIVERS if gift.token == state.ask])
        load_newest(state, document)
        super().load(state, document)

    def can_come_up(self, state: State) -> bool:
        return state.either_may_come() and super().can_come_up(state)


def save_newest(state: State) -> dict[str, Any]:
    """The tile just laid or the building just built."""
    return {"on": place_name(int(state.newest))}


def load_newest(state: State, document: Document) -> None:
    newest = document.one_of("on", [*PLACE_NAMES, SAN_JUAN])
    state.newest = NOWHERE if newest == PLACES else newest  # a forest
    if state.about == CHURCH:
        return
    on_island = state.newest < FIRST_BUILDING
    full = circle_in(state.newest) != NOWHERE and state.current_player().free_circles(state.newest) <= 0
    if full or on_island != (state.about == HOSPICE) or not state.someone_to_come():
        place = place_name(int(state.newest))
        raise PositionError(f"No colonist can go on {place}.", "no_circle", place=place)
