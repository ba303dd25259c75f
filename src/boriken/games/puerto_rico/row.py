"""The plantations that lie open: the row is laid out before the first role, and cleared and filled by every settler."""

from collections.abc import Sequence
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.step import DEALER
from boriken.core.vectors import kind_drawn, kinds_there, total, ways_there
from boriken.games.puerto_rico.actions import DRAW
from boriken.games.puerto_rico.catalogue import GOODS, NO_CARD
from boriken.games.puerto_rico.events import NO_SEAT, TILE_TURNED_UP, TILES_DISCARDED
from boriken.games.puerto_rico.island import gather_discards
from boriken.games.puerto_rico.questions import ASK_ROW
from boriken.games.puerto_rico.rounds import ask_for_role, end_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps


class DrawPlantation(Question):
    """Which of the face-down plantations is drawn."""

    answered_by: ClassVar[str] = DEALER

    def legal(self, state: State) -> vec[i64]:
        return kinds_there(state.deck, DRAW)

    def weights(self, state: State) -> vec[i64]:
        return ways_there(state.deck)

    def ways(self, state: State) -> i64:
        return total(state.deck)

    def outcome(self, state: State, chosen: i64) -> i64:
        """Without making lists: chance acts often."""
        return DRAW + kind_drawn(state.deck, chosen)


class TurnUp(DrawPlantation):
    name: ClassVar[str] = "row"
    phases: ClassVar[Sequence[str | None]] = (None, "settler")
    before_play: ClassVar[bool] = True

    def apply(self, state: State, action: i64) -> None:
        tile = action - DRAW
        state.deck[tile] -= 1
        state.row[tile] += 1
        state.tell(TILE_TURNED_UP, NO_SEAT, tile)
        fill_row(state)

    def load(self, state: State, document: Document) -> None:
        state.left = 0

    def can_come_up(self, state: State) -> bool:
        if total(state.row) >= state.rules.row_size or (state.phase == NO_CARD and state.taken > 0):
            return False
        return super().can_come_up(state)


STEPS: Steps = {ASK_ROW: TurnUp()}


def fill_row(state: State) -> None:
    """Then the first role is taken (PR-SETUP-15, PR-2P-04), or the settler phase is over."""
    if row_wants_tile(state):
        state.leave_to_chance(ASK_ROW)
    elif state.phase == NO_CARD:
        ask_for_role(state, state.governor)
    else:
        end_phase(state)


def clear_row(state: State) -> None:
    """Discard the tiles that nobody took (PR-SETTLER-08)."""
    tile: i64
    for tile in range(GOODS):
        if state.row[tile] > 0:
            state.tell(TILES_DISCARDED, NO_SEAT, tile, state.row[tile])
            state.discards[tile] += state.row[tile]
            state.row[tile] = 0
    fill_row(state)


def row_wants_tile(state: State) -> bool:
    """Whether another plantation is to be turned up; fewer lie open if there are no more (PR-SETTLER-09, -11)."""
    if total(state.row) >= state.rules.row_size:
        return False
    gather_discards(state)
    return total(state.deck) > 0
