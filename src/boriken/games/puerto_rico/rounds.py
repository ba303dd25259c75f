"""The round: who takes a role next, and what happens when everybody has."""

from mypy_extensions import i64

from boriken.core.game import OVER
from boriken.games.puerto_rico.catalogue import NO_CARD
from boriken.games.puerto_rico.events import GAME_OVER, NO_SEAT, ROUND_ENDED
from boriken.games.puerto_rico.state import ASK_NOTHING, ASK_ROLE, State


def ask_for_role(state: State, seat: i64) -> None:
    """The seat on turn must take a role (PR-ROUND-07)."""
    state.phase = NO_CARD
    state.current = seat
    state.turn += 1
    state.decide(ASK_ROLE)


def end_phase(state: State) -> None:
    """The player after the taker takes the next role (PR-ROUND-05), or the round is over (PR-ROUND-13, PR-2P-11)."""
    state.taken += 1
    if state.taken == state.seats * state.rules.roles_each:
        end_round(state)
    else:
        ask_for_role(state, (state.taker + 1) % state.seats)


def end_round(state: State) -> None:
    card: i64
    for card in range(state.rules.cards):
        if state.free_cards & (1 << card):
            state.card_doubloons[card] += 1  # PR-ROUND-14, PR-2P-12
    state.free_cards = (1 << state.rules.cards) - 1  # PR-ROUND-15
    state.tell(ROUND_ENDED, NO_SEAT, state.round)
    if state.ending:
        state.phase = NO_CARD
        state.ask = ASK_NOTHING
        state.actor = OVER
        state.tell(GAME_OVER, NO_SEAT)
        return
    state.round += 1
    state.taken = 0
    state.governor = (state.governor + 1) % state.seats  # PR-ROUND-16
    ask_for_role(state, state.governor)
