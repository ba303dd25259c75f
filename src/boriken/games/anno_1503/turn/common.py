"""The questions of Anno 1503 as far as they are alike."""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.step import NOBODY, Step
from boriken.games.anno_1503.document.names import PHASE_NAMES
from boriken.games.anno_1503.state import State


class AnnoStep(Step[State]):
    """Asked in the action phase, unless it says otherwise.

    The methods of the rules are declared here once more for this game's positions: so they are called without a cast.
    """

    phases: ClassVar[Sequence[str | None]] = ("work",)

    def legal(self, state: State) -> vec[i64]:
        raise NotImplementedError

    def apply(self, state: State, action: i64) -> None:
        raise NotImplementedError


class GameOver(AnnoStep):
    """Nothing is asked any more."""

    name: ClassVar[str] = "over"
    answered_by: ClassVar[str] = NOBODY
    phases: ClassVar[Sequence[str | None]] = PHASE_NAMES


class RoundTheTable(AnnoStep):
    """Everybody is asked, from the active player on."""

    phases: ClassVar[Sequence[str | None]] = ("roll",)

    def load(self, state: State, document: Document) -> None:
        state.left = state.seats - (state.current - state.active) % state.seats
        state.tiles_lost = document.number("lost", 0, PLENTY, 0)


class AtSea(AnnoStep):
    """Asked while a ship is under way."""

    phases: ClassVar[Sequence[str | None]] = ("ships",)

    def can_come_up(self, state: State) -> bool:
        return state.square >= 0


def lost_tiles(state: State) -> dict[str, Any]:
    """As documents tell them: only if there are any."""
    return {"lost": state.tiles_lost} if state.tiles_lost else {}
