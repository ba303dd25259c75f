"""The builder phase: how the black market is paid, with a colonist first, then with a good or a point."""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.naming import ints
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import (
    DRAW,
    NOBLE_SAN_JUAN,
    PASS,
    PLACE_NOBLE,
    RECALL,
    RECALL_SAN_JUAN,
    RETURN,
    RETURN_POINT,
)
from boriken.games.puerto_rico.arranging import picks
from boriken.games.puerto_rico.catalogue import BLACK_MARKET, GOODS, PLACE_NAMES
from boriken.games.puerto_rico.events import COLONIST_RETURNED, GOOD_RETURNED, PASSED
from boriken.games.puerto_rico.names import place_name
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.player import NOWHERE
from boriken.games.puerto_rico.questions import ASK_RECALL, ASK_RETURN
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.black_market import (
    ask_pieces,
    can_help_without_colonist,
    can_recall,
    can_recall_from_san_juan,
    give_point,
    lack,
)
from boriken.games.puerto_rico.roles.builder import build
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import AboutPlace, Steps, family, read_owed


class Pay(AboutPlace):
    """Choose what the black market gets for a building."""

    phases: ClassVar[Sequence[str | None]] = ("builder",)
    expansion: ClassVar[str] = "new-buildings"

    def hides_choices(self, state: State) -> bool:
        """Hidden points can pay."""
        return state.rules.hidden_vp

    def refuse_pass(self, state: State) -> Refusal:
        return because("must_give")


class Recall(Pay):
    """Which colonist it gets."""

    name: ClassVar[str] = "recall"
    answers: ClassVar[Sequence[range]] = (family(RECALL, RETURN - RECALL), family(PLACE_NOBLE, DRAW - PLACE_NOBLE))

    def legal(self, state: State) -> vec[i64]:
        player = state.current_player()
        with_nobles = state.rules.with_nobles
        actions = vec[i64](capacity=state.rules.places)
        if can_help_without_colonist(state, player, state.about):
            actions = append(actions, PASS)
        place: i64
        for place in range(state.rules.places):
            if can_recall(state, player, state.about, place):
                if not with_nobles or player.nobles[place] < player.crew[place]:
                    actions = append(actions, RECALL + place)
        in_san_juan = can_recall_from_san_juan(state, player, state.about)
        if in_san_juan and player.idle_nobles < player.san_juan:
            actions = append(actions, RECALL_SAN_JUAN)
        if with_nobles:
            for place in range(state.rules.places):
                if player.nobles[place] > 0 and can_recall(state, player, state.about, place):
                    actions = append(actions, PLACE_NOBLE + place)
            if in_san_juan and player.idle_nobles > 0:
                actions = append(actions, NOBLE_SAN_JUAN)
        return actions

    def apply(self, state: State, action: i64) -> None:
        building = state.about
        if action == PASS:
            state.tell(PASSED, state.current)
            lacking = lack(state, state.current_player(), building)
        else:
            recall(state, action)
            lacking = lack(state, state.current_player(), building) - 1
        if not ask_pieces(state, building, lacking):
            build(state, building)

    def shows_point(self, state: State) -> bool:
        player = state.current_player()
        points = player.points
        player.points = 0
        needed = len(self.legal(state)) == 0
        player.points = points
        return needed

    def explain(self, state: State, action: int) -> Refusal:
        """Whoever is given away, from a place or from San Juan."""
        if action in (RECALL_SAN_JUAN, NOBLE_SAN_JUAN):
            return because("nobody_there", place=place_name(-1))
        number = action - int(PLACE_NOBLE if action >= PLACE_NOBLE else RECALL)
        place = place_name(number)
        if state.current_player().crew[number] and number != BLACK_MARKET:
            return because("still_too_expensive", place=place, building=PLACE_NAMES[state.about])
        return because("nobody_there", place=place)


class Return(Pay):
    """Which good it gets, or whether a point."""

    name: ClassVar[str] = "return"
    secret: ClassVar[Sequence[str]] = ("things",)  # a point that can be given would tell that there is one
    counting: ClassVar[Counting | Picking | None] = Picking("return")
    answers: ClassVar[Sequence[range]] = (family(RETURN, GOODS + 1),)

    def legal(self, state: State) -> vec[i64]:
        player = state.current_player()
        actions = vec[i64](capacity=GOODS + 1)
        good: i64
        for good in range(GOODS):
            if player.goods[good] > 0:
                actions = append(actions, RETURN + good)
        if state.lacking == 1 and player.points > 0:
            actions = append(actions, RETURN_POINT)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action != RETURN_POINT:
            give_good(state, action - RETURN)
        if state.lacking > 0:
            give_point(state)
        build(state, state.about)

    def shows_point(self, state: State) -> bool:
        return state.lacking > 1

    def details(self, state: State) -> dict[str, Any]:
        """One piece is named; what is lacking then is a point (NB-BLACKMARKET-02)."""
        things = {NOTATION[action].removeprefix("return "): 1 for action in ints(self.legal(state))}
        return {**super().details(state), "left": int(state.lacking), **picks(things, 1, 1)}

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), "owed": int(state.lacking)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.lacking = read_owed(state, document)


STEPS: Steps = {ASK_RECALL: Recall(), ASK_RETURN: Return()}


def recall(state: State, action: i64) -> None:
    """A colonist or noble goes back to the supply."""
    noble = action >= PLACE_NOBLE
    place = action - PLACE_NOBLE if noble else action - RECALL
    if action in (RECALL_SAN_JUAN, NOBLE_SAN_JUAN):
        place = NOWHERE
    state.current_player().release(place, noble)
    if noble:
        state.nobles += 1  # NO-DEC-14
    else:
        state.colonists += 1
    state.tell(COLONIST_RETURNED, state.current, place, 1 if noble else 0)


def give_good(state: State, good: i64) -> None:
    state.current_player().goods[good] -= 1
    state.goods[good] += 1
    state.lacking -= 1
    state.tell(GOOD_RETURNED, state.current, good)
