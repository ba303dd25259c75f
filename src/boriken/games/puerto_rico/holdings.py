"""The things a player has, in what players count when they weigh a move."""

from boriken.core.vectors import total
from boriken.games.puerto_rico.catalogue import FIRST_BUILDING, QUARRY
from boriken.games.puerto_rico.state import State


def holdings(state: State, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "points": int(state.points(seat)),
        "doubloons": int(player.doubloons),
        "goods": int(total(player.goods)),
        "quarries": int(player.owned[QUARRY]),
        "plantations": sum(int(player.owned[tile]) for tile in range(QUARRY)),
        "buildings": sum(player.owned[building] > 0 for building in range(FIRST_BUILDING, player.places)),
        "people": int(player.colonists()),
    }
