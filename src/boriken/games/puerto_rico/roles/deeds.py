"""The plantation that a land office has bought: drawn, looked at, laid."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from boriken.games.puerto_rico.actions import DRAW, LAY_FOREST
from boriken.games.puerto_rico.catalogue import ISLAND_SPACES, LAND_OFFICE
from boriken.games.puerto_rico.events import TILE_BOUGHT
from boriken.games.puerto_rico.festival import ManForFestival, check_plantations
from boriken.games.puerto_rico.island import Lay, lay_drawn, look_at, may_lay_forest
from boriken.games.puerto_rico.questions import ASK_LAY_BOUGHT, ASK_MAN_AS_TRADER, ASK_OFFICE_TILE
from boriken.games.puerto_rico.roles.trader import trade_on
from boriken.games.puerto_rico.row import DrawPlantation
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps


class DrawForOffice(DrawPlantation):
    name: ClassVar[str] = "unseen_tile"
    phases: ClassVar[Sequence[str | None]] = ("trader",)

    def apply(self, state: State, action: i64) -> None:
        tile = action - DRAW
        state.deck[tile] -= 1
        if may_lay_forest(state):
            look_at(state, tile, LAND_OFFICE, ASK_LAY_BOUGHT)
        else:
            state.drawn = tile
            lay_bought(state, forest=False)

    def can_come_up(self, state: State) -> bool:
        return state.current_player().tiles < ISLAND_SPACES and super().can_come_up(state)


class LayBought(Lay):
    phases: ClassVar[Sequence[str | None]] = ("trader",)

    def apply(self, state: State, action: i64) -> None:
        lay_bought(state, action == LAY_FOREST)


class ManAsTrader(ManForFestival):
    phases: ClassVar[Sequence[str | None]] = ("trader",)

    def go_on(self, state: State) -> None:
        trade_on(state)


STEPS: Steps = {ASK_OFFICE_TILE: DrawForOffice(), ASK_LAY_BOUGHT: LayBought(), ASK_MAN_AS_TRADER: ManAsTrader()}


def lay_bought(state: State, forest: bool) -> None:
    """It must be laid, and no hospice mans it (NO-LANDOFFICE-03, NO-LANDOFFICE-05)."""
    lay_drawn(state, forest, TILE_BOUGHT)
    if not check_plantations(state, ASK_MAN_AS_TRADER):
        trade_on(state)
