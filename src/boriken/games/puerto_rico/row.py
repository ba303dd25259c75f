"""The plantations that lie open: the row is laid out before the first role, and cleared and filled by every settler."""

from collections.abc import Sequence
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.step import DEALER
from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import DRAW
from boriken.games.puerto_rico.catalogue import GOODS, NO_CARD
from boriken.games.puerto_rico.events import NO_SEAT, TILE_TURNED_UP, TILES_DISCARDED
from boriken.games.puerto_rico.island import gather_discards
from boriken.games.puerto_rico.questions import ASK_ROW
from boriken.games.puerto_rico.rounds import ask_for_role, end_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question


class DrawPlantation(Question):
    """Which of the face-down plantations is drawn."""

    answered_by: ClassVar[str] = DEALER

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=GOODS)
        tile: i64
        for tile in range(GOODS):
            if state.deck[tile] > 0:
                actions = append(actions, DRAW + tile)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64](capacity=GOODS)
        tiles: i64
        for tiles in state.deck:
            if tiles > 0:
                ways = append(ways, tiles)
        return ways


class TurnUp(DrawPlantation):
    name: ClassVar[str] = "row"
    phases: ClassVar[Sequence[str | None]] = (None, "settler")

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


def fill_row(state: State) -> None:
    """Then the first role is taken (PR-SETUP-15, PR-2P-04), or the settler phase is over."""
    if row_wants_tile(state):
        state.leave_to_chance(ASK_ROW)
    elif state.phase == NO_CARD:
        ask_for_role(state, state.governor)
    else:
        end_phase(state)


def clear_row(state: State) -> None:
    """What nobody took is discarded (PR-SETTLER-08)."""
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
