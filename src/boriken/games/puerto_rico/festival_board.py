"""The festival's board: drawn before the game, one thing for each of the three tasks (FE-SETUP)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.step import DEALER
from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import DRAW, DRAW_BUILDING
from boriken.games.puerto_rico.catalogue import (
    COFFEE_ROASTER,
    COLUMN,
    COPIES,
    FESTIVAL_COLUMN,
    FESTIVAL_GOODS,
    FIRST_BUILDING,
    GOODS,
    LARGE_PLANT,
    TOBACCO_STORAGE,
)
from boriken.games.puerto_rico.events import FESTIVAL_SHOWS, NO_SEAT
from boriken.games.puerto_rico.questions import ASK_FESTIVAL_BUILDING, ASK_FESTIVAL_GOOD, ASK_FESTIVAL_TILE
from boriken.games.puerto_rico.row import fill_row
from boriken.games.puerto_rico.rules import ONE_OF_EACH
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps

# The tasks
PLANTATIONS: Final[i64] = 0
PRODUCTION: Final[i64] = 1
BUILDING: Final[i64] = 2


def lay_out_festival(state: State) -> None:
    """Before the first row of plantations."""
    if state.rules.festival:
        state.leave_to_chance(ASK_FESTIVAL_TILE)
    else:
        fill_row(state)


class FestivalTile(Question):
    """Kinds are alike (FE-DEC-01)."""

    name: ClassVar[str] = "festival_tile"
    answered_by: ClassVar[str] = DEALER
    before_play: ClassVar[bool] = True
    expansion: ClassVar[str] = "festival"

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([DRAW, DRAW + 1, DRAW + 2, DRAW + 3, DRAW + 4])

    def apply(self, state: State, action: i64) -> None:
        tile = action - DRAW
        state.deck[tile] -= 1
        state.festival_tile = tile
        state.tell(FESTIVAL_SHOWS, NO_SEAT, PLANTATIONS, tile)
        state.leave_to_chance(ASK_FESTIVAL_GOOD)


class FestivalGood(FestivalTile):
    """Goods already drawn lie on the board (FE-SETUP-03)."""

    name: ClassVar[str] = "festival_good"

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64](capacity=GOODS)
        shown: i64
        for shown in state.festival_goods:
            ways = append(ways, FESTIVAL_GOODS - shown)
        return ways

    def apply(self, state: State, action: i64) -> None:
        """It is missing from the supply (FE-SETUP-04)."""
        good = action - DRAW
        state.goods[good] -= 1
        state.festival_goods[good] += 1
        state.tell(FESTIVAL_SHOWS, NO_SEAT, PRODUCTION, good)
        if total(state.festival_goods) == FESTIVAL_GOODS:
            state.leave_to_chance(ASK_FESTIVAL_BUILDING)


class FestivalBuilding(FestivalTile):
    """Kinds are alike (FE-DEC-02)."""

    name: ClassVar[str] = "festival_building"

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        building: i64
        for building in range(FIRST_BUILDING, state.rules.places):
            if may_be_shown(state, building):
                actions = append(actions, DRAW_BUILDING + building)
        return actions

    def apply(self, state: State, action: i64) -> None:
        """A copy less is on sale (FE-SETUP-06), unless one was left in the box (FE-SETUP-09, FE-DEC-10)."""
        building = action - DRAW_BUILDING
        spare = state.seats == 2 or state.rules.choice == ONE_OF_EACH
        if spare and COPIES[building] > state.copies[building]:
            copies = state.copies[:]
            copies[building] += 1
            state.copies = copies
        else:
            state.sale[building] -= 1
        state.festival_building = building
        state.tell(FESTIVAL_SHOWS, NO_SEAT, BUILDING, building)
        fill_row(state)


STEPS: Steps = {
    ASK_FESTIVAL_TILE: FestivalTile(),
    ASK_FESTIVAL_GOOD: FestivalGood(),
    ASK_FESTIVAL_BUILDING: FestivalBuilding(),
}


def may_be_shown(state: State, building: i64) -> bool:
    """Of column 3 and on sale, but not the one that makes the good of the plantation shown (FE-SETUP-05, -08)."""
    if COLUMN[building] != FESTIVAL_COLUMN or state.sale[building] == 0:
        return False
    if building in (TOBACCO_STORAGE, COFFEE_ROASTER):
        return LARGE_PLANT[state.festival_tile] != building
    return True
