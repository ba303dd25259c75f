"""The round: who takes a role next, and what happens when everybody has."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import TAKE
from boriken.games.puerto_rico.catalogue import BUCCANEER, CARD_NAMES, CARDS, END_BUILDINGS, FIRST_BUILDING, NO_CARD
from boriken.games.puerto_rico.events import (
    GAME_OVER,
    KIDNAPPED_PLAYED,
    NO_SEAT,
    RANSOM_PAID,
    ROLE_TAKEN,
    ROUND_ENDED,
)
from boriken.games.puerto_rico.guests import open_window
from boriken.games.puerto_rico.questions import AFTER_ALL, ASK_ROLE, AT_THE_END
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.rules import Rules
from boriken.games.puerto_rico.state import NOBODY, State
from boriken.games.puerto_rico.steps import Question, Steps, family

RANSOM: Final[i64] = 3  # BU-KIDNAP-04


class TakeRole(Question):
    name: ClassVar[str] = "role"
    answers: ClassVar[Sequence[range]] = (family(TAKE, CARDS),)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=state.rules.cards)
        card: i64
        for card in range(state.rules.cards):
            if state.free_cards & (1 << card):
                if not (card == BUCCANEER and state.wanted == state.current):  # BU-ROLE-05
                    actions = append(actions, TAKE + card)
        return actions

    def apply(self, state: State, action: i64) -> None:
        """The doubloons on the card come with it, whether or not the role is used (PR-ROUND-09, PR-ROUND-10)."""
        card = action - TAKE
        doubloons = state.card_doubloons[card]
        state.card_doubloons[card] = 0
        state.free_cards &= ~(1 << card)
        state.taker = state.current
        state.current_player().doubloons += doubloons
        state.tell(ROLE_TAKEN, state.current, card, doubloons)
        if card == BUCCANEER:
            state.wanted = state.current  # BU-ROLE-06
        elif card == state.kidnapped:
            free_kidnapped(state)
        state.begin_role(card)

    def candidates(self, state: State) -> Iterable[int]:
        return [TAKE + card for card in cards_in_play(state.rules)]

    def refuse_pass(self, state: State) -> Refusal:
        return because("must_take_role")

    def explain(self, state: State, action: int) -> Refusal:
        card = action - int(TAKE)
        if card not in cards_in_play(state.rules):
            return because("role_not_in_play", role=CARD_NAMES[card], players=int(state.seats))
        if state.free_cards & (1 << card):
            return because("wanted")
        return because("role_taken", role=CARD_NAMES[card])

    def load(self, state: State, document: Document) -> None:
        taker = next_taker(state)
        if state.current != taker:
            raise PositionError(
                f"Seat {taker} takes the next role, not seat {state.current}.",
                "next_taker",
                where="state.question.seat",
                seat=int(taker),
            )


STEPS: Steps = {ASK_ROLE: TakeRole()}


def ask_for_role(state: State, seat: i64) -> None:
    """The seat on turn must take a role (PR-ROUND-07)."""
    state.phase = NO_CARD
    state.current = seat
    state.turn += 1
    state.decide(ASK_ROLE)


def free_kidnapped(state: State) -> None:
    """An opponent who takes the role pays its kidnapper's ransom from the bank (BU-KIDNAP-04, BU-DEC-06)."""
    if state.kidnapper != state.current:
        state.players[state.kidnapper].doubloons += RANSOM
        state.tell(RANSOM_PAID, state.kidnapper, RANSOM)
    state.kidnapped = NO_CARD
    state.kidnapper = NOBODY


def finish_phase(state: State) -> None:
    """Everybody has had their turn; guests may move a last time (NB-DEC-10)."""
    if not open_window(state, AT_THE_END):
        end_phase(state)


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


def next_taker(state: State) -> int:
    """Whose turn it is to take a role, by the number of roles taken."""
    return int(state.governor + state.taken) % int(state.seats)


def cards_in_play(rules: Rules) -> list[int]:
    return [card for card in range(rules.cards) if rules.card_bits & (1 << card)]


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
    state.finish()
    state.about = 0
    state.tell(GAME_OVER, NO_SEAT)
