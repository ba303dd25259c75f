"""The round: who takes a role next, and what happens when everybody has."""

from mypy_extensions import i64

from boriken.core.game import OVER
from boriken.games.puerto_rico.catalogue import BUCCANEER, END_BUILDINGS, FIRST_BUILDING, NO_CARD
from boriken.games.puerto_rico.events import GAME_OVER, KIDNAPPED_PLAYED, NO_SEAT, ROUND_ENDED
from boriken.games.puerto_rico.guests import open_window
from boriken.games.puerto_rico.state import AFTER_ALL, ASK_NOTHING, ASK_ROLE, NOBODY, State


def ask_for_role(state: State, seat: i64) -> None:
    """The seat on turn must take a role (PR-ROUND-07)."""
    state.phase = NO_CARD
    state.current = seat
    state.turn += 1
    state.decide(ASK_ROLE)


def end_phase(state: State) -> None:
    """The player after the taker takes the next role (PR-ROUND-05), or the round is over (PR-ROUND-13, PR-2P-11)."""
    state.taken += 1
    state.solo = False
    if state.taken < roles_in_a_round(state):
        ask_for_role(state, (state.taker + 1) % state.seats)
    elif state.kidnapped != NO_CARD:
        play_kidnapped(state)
    else:
        end_round(state)


def roles_in_a_round(state: State) -> i64:
    return state.seats * state.rules.roles_each


def play_kidnapped(state: State) -> None:
    """A role that nobody has freed is played by its kidnapper (BU-KIDNAP-05, BU-DEC-07, BU-DEC-09)."""
    card = state.kidnapped
    state.taker = state.kidnapper
    state.current = state.kidnapper
    state.kidnapped = NO_CARD
    state.kidnapper = NOBODY
    state.free_cards &= ~(1 << card)
    state.solo = state.rules.kidnap_solo
    state.tell(KIDNAPPED_PLAYED, state.taker, card)
    state.begin_role(card)


def end_round(state: State) -> None:
    card: i64
    for card in range(state.rules.cards):
        if state.free_cards & (1 << card) and card != BUCCANEER:  # BU-ROLE-03, BU-DEC-08
            state.card_doubloons[card] += 1  # PR-ROUND-14, PR-2P-12
    state.free_cards = state.rules.card_bits  # PR-ROUND-15
    state.tell(ROUND_ENDED, NO_SEAT, state.round)
    if state.rules.long_game and is_built_out(state):
        state.trigger_end(END_BUILDINGS)
    if state.ending:
        state.phase = NO_CARD
        if not open_window(state, AFTER_ALL):
            end_game(state)
        return
    state.round += 1
    state.taken = 0
    state.governor = (state.governor + 1) % state.seats  # PR-ROUND-16
    ask_for_role(state, state.governor)


def is_built_out(state: State) -> bool:
    """Nobody can ever build again, so no city would be filled and the long game would not end (NB-VAR-03)."""
    building: i64
    for player in state.players:
        for building in range(FIRST_BUILDING, state.rules.places):
            if state.sale[building] > 0 and player.owned[building] == 0:
                if player.has_space(building, state.rules.max_large):
                    return False
    return True


def end_game(state: State) -> None:
    state.ask = ASK_NOTHING
    state.about = 0
    state.actor = OVER
    state.tell(GAME_OVER, NO_SEAT)
