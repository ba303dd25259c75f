"""The prospector: one doubloon for the taker, nothing for the others."""

from boriken.games.puerto_rico.events import PROSPECTED
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import State


class Prospector(Role):
    def begin(self, state: State) -> None:
        state.players[state.taker].doubloons += 1  # PR-PROSPECTOR-01
        state.tell(PROSPECTED, state.taker, 1)
        end_phase(state)
