"""The prospector: one doubloon for the taker, nothing for the others."""

from boriken.games.puerto_rico.events import PROSPECTED
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.rounds import finish_phase
from boriken.games.puerto_rico.state import State


class Prospector(Role):
    def begin(self, state: State) -> None:
        state.current = state.taker
        doubloons = state.privilege()  # PR-PROSPECTOR-01, NB-LIBRARY-10
        state.current_player().doubloons += doubloons
        state.tell(PROSPECTED, state.taker, doubloons)
        finish_phase(state)
