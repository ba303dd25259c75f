"""How near the end is, and what counts then: points, and a little for what decides a tie."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.game import OVER
from boriken.games.san_juan.catalogue import FULL_TOWN, NO_CARD
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.scoring import score, wealth
from boriken.games.san_juan.state import State

ROUNDS_A_BUILDING: Final = vec[float]([1.41, 1.56, 1.27])  # with 2, 3 and 4 players
ROUNDS_A_ROLE: Final = 0.06  # by which a role that was taken brings the end nearer
TIE_BREAK: Final = 0.01  # points for a card or good that is left at the end


def rounds_left(state: State) -> float:
    """Until somebody has twelve buildings."""
    most: i64 = 0
    for player in state.players:
        if player.buildings > most:
            most = player.buildings
    if state.ending:
        return 0.0
    return ROUNDS_A_BUILDING[state.seats - 2] * float(FULL_TOWN - most) - ROUNDS_A_ROLE * float(state.taken)


def builds_left(player: Player, rounds: float) -> float:
    room_for = float(FULL_TOWN - player.buildings)
    if rounds < room_for:
        return rounds
    return room_for


def final_worth(state: State, seat: i64) -> float:
    """Points at the end, and a little for what decides a tie; a building that is being paid for will stand."""
    player = state.players[seat]
    if state.actor == OVER or state.site == NO_CARD or seat != state.current:
        return float(score(player)) + TIE_BREAK * float(wealth(player))
    player.town[state.site] += 1
    points = score(player)
    player.town[state.site] -= 1
    return float(points) + TIE_BREAK * float(wealth(player) - state.to_pay)
