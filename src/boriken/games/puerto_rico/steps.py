"""The base of every question of the game."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError
from boriken.core.refusal import Refusal
from boriken.core.step import NOBODY, Step
from boriken.core.turns import NO_ACTIONS
from boriken.games.puerto_rico.actions import MOST_SEATS, PASS
from boriken.games.puerto_rico.catalogue import GOOD_NAMES, PLACE_NAMES
from boriken.games.puerto_rico.questions import ASK_NOTHING
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.rules import Rules
from boriken.games.puerto_rico.state import State


class Question(Step[State]):
    """A question of Puerto Rico."""

    expansion: ClassVar[str] = ""
    """The expansion that asks it; without a name any table may."""
    taker_only: ClassVar[bool] = False
    """Whether it is about the privilege of the role."""
    before_play: ClassVar[bool] = False
    """Whether it is part of the set-up, as long as no role is played."""
    lifted: ClassVar[bool] = False
    """Whether the current player's nobles are told from the colonists only later."""
    tells_place: ClassVar[bool] = False
    """Whether observers are told the place or the good that it is about."""
    answers: ClassVar[Sequence[range]] = ()
    """The families of actions among which its answers are."""

    def legal(self, state: State) -> vec[i64]:
        raise NotImplementedError

    def apply(self, state: State, action: i64) -> None:
        raise NotImplementedError

    def shows_point(self, state: State) -> bool:
        """Whether everybody can tell from the question that the current player has a victory point."""
        return False

    def has_memory(self, state: State) -> bool:
        """Whether the role being played has something to remember yet, or still."""
        return True

    def shown(self, state: State, seat: int | None, log: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """More entries about it for a view: from what the viewer alone knows, and from the log."""
        return {}

    def refuse(self, state: State, action: int) -> Refusal | None:
        if action == PASS:
            return self.refuse_pass(state)
        if any(action in family for family in self.answers):
            return self.explain(state, action)
        return None

    def refuse_pass(self, state: State) -> Refusal | None:
        """Why nobody may pass, where there is a better reason than that it must be answered."""
        return None

    def explain(self, state: State, action: int) -> Refusal:
        """Why one of the actions that belong to the question is not legal."""
        return because("not_possible")

    def can_come_up(self, state: State) -> bool:
        for player in state.players:
            if player.idle_nobles > player.san_juan and not (self.lifted and player is state.current_player()):
                return False
        return is_in_play(state.rules, self.expansion) and state.drawn < 0


class Over(Question):
    """Nothing is asked any more."""

    name: ClassVar[str] = "over"
    answered_by: ClassVar[str] = NOBODY

    def legal(self, state: State) -> vec[i64]:
        return NO_ACTIONS

    def load(self, state: State, document: Document) -> None:
        if not state.ending:
            raise PositionError("A game that is over has met an end condition.", "no_ending")


Steps: TypeAlias = Mapping[int, Question]
"""Questions by their numbers. Each module has a table of those that it asks; game.py has all of them."""

STEPS: Steps = {ASK_NOTHING: Over()}


class AboutPlace(Question):
    """A question about a place, by name."""

    def details(self, state: State) -> dict[str, Any]:
        return {"about": PLACE_NAMES[state.about]}

    def save(self, state: State) -> dict[str, Any]:
        return {"about": PLACE_NAMES[state.about]}

    def load(self, state: State, document: Document) -> None:
        state.about = document.one_of("about", PLACE_NAMES)


class AboutGood(Question):
    """A question about a kind of good."""

    def details(self, state: State) -> dict[str, Any]:
        return {"about": GOOD_NAMES[state.about]}

    def save(self, state: State) -> dict[str, Any]:
        return {"about": GOOD_NAMES[state.about]}

    def load(self, state: State, document: Document) -> None:
        state.about = document.one_of("about", GOOD_NAMES)


def family(first: i64, count: i64) -> range:
    """The actions from a number on."""
    return range(int(first), int(first + count))


def is_in_play(rules: Rules, expansion: str) -> bool:
    return {
        "": True,
        "new-buildings": rules.new_buildings,
        "nobles": rules.with_nobles,
        "buccaneer": rules.buccaneer,
        "festival": rules.festival,
    }[expansion]


def check_about(state: State, buildings: Sequence[i64]) -> None:
    """The building asked about must be one that the role asks about, and work."""
    if state.about not in buildings or not state.current_player().has(state.about):
        place = PLACE_NAMES[state.about]
        raise PositionError(
            f"Seat {state.current} cannot be asked about its {place} now.",
            "not_asked_about",
            seat=int(state.current),
            place=place,
        )


def read_owed(state: State, document: Document) -> int:
    """How many pieces are still to be given, taken or placed; only expansions have such questions."""
    return document.number("owed", 0, PLENTY, 0) if state.rules.expanded else 0


def seats_in(bits: i64) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(MOST_SEATS) if bits & (1 << seat)]
