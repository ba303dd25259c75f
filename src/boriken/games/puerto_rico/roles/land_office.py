"""The land office: in a trader phase it sells or buys a plantation (NO-LANDOFFICE). What follows is in deeds.py."""

from boriken.games.puerto_rico.catalogue import ISLAND_SPACES, LAND_OFFICE
from boriken.games.puerto_rico.island import gather_discards, has_plantation, unseen_left
from boriken.games.puerto_rico.questions import ASK_OFFICE_TILE
from boriken.games.puerto_rico.state import State


def buy_tile(state: State) -> None:
    """The top face-down plantation, for one doubloon (NO-LANDOFFICE-01)."""
    state.tile_traded = True
    state.current_player().doubloons -= 1
    gather_discards(state)
    state.leave_to_chance(ASK_OFFICE_TILE)


def may_give_up_tile(state: State) -> bool:
    """A noble in the land office sells plantations (NO-LANDOFFICE-02)."""
    player = state.current_player()
    if state.tile_traded or not player.has(LAND_OFFICE):
        return False
    return player.has_noble(LAND_OFFICE) and has_plantation(player)


def may_buy_tile(state: State) -> bool:
    """A colonist there buys one (NO-LANDOFFICE-01, NO-LANDOFFICE-05)."""
    player = state.current_player()
    if state.tile_traded or not player.has(LAND_OFFICE) or player.has_noble(LAND_OFFICE):
        return False
    return player.doubloons > 0 and player.tiles < ISLAND_SPACES and unseen_left(state)
