"""The round: who takes a role next, and the steps between two rounds (chapel, hand limit)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.core.vectors import changed
from boriken.games.san_juan.actions import BURY, PASS, ROLE
from boriken.games.san_juan.catalogue import (
    CARD_NAMES,
    CHAPEL,
    END_STANDSTILL,
    HAND_LIMIT,
    KINDS,
    MOST_IDLE,
    ROLE_NAMES,
    ROLES,
    TOWER,
    TOWER_LIMIT,
)
from boriken.games.san_juan.events import CARD_BURIED, GAME_OVER, NO_SEAT, PASSED, ROLE_TAKEN, ROUND_ENDED
from boriken.games.san_juan.picking import DiscardCards
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.questions import ASK_CHAPEL, ASK_DISCARD_EXCESS, ASK_ROLE
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.state import NO_PHASE, ROUND_START, State
from boriken.games.san_juan.steps import Phase, Question


def ask_for_role(state: State, seat: i64) -> None:
    """The seat on turn must take a role (SJ-ROUND-03)."""
    state.phase = NO_PHASE
    state.current = seat
    state.turn += 1
    state.decide(ASK_ROLE)


class TakeRole(Question):
    name: ClassVar[str] = "role"

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=ROLES)
        role: i64
        for role in range(ROLES):
            if state.free_roles & (1 << role):
                actions = append(actions, ROLE + role)
        return actions

    def apply(self, state: State, action: i64) -> None:
        """Nobody else can take it in this round (SJ-ROUND-09)."""
        role = action - ROLE
        state.free_roles &= ~(1 << role)
        state.taker = state.current
        state.phase = role
        state.tell(ROLE_TAKEN, state.current, role)
        state.begin_role()

    def candidates(self, state: State) -> Iterable[int]:
        return range(ROLE, ROLE + ROLES)

    def refuse(self, state: State, action: int) -> Refusal | None:
        if action == PASS:
            return because("must_take_role")
        role = action - int(ROLE)
        return because("role_taken", role=ROLE_NAMES[role]) if 0 <= role < ROLES else None


class RolePhase(Phase):
    """The phase of a role: clockwise, from its chooser on (SJ-ROUND-05, SJ-ROUND-06)."""

    def begin(self, state: State) -> None:
        """The role is taken, `state.taker` and `state.phase` are set."""
        state.start_turns(state.taker)
        self.ask_next(state)

    def end(self, state: State) -> None:
        end_phase(state)


def end_phase(state: State) -> None:
    """The chooser's left neighbour takes the next role (SJ-ROUND-07), or the round is over (SJ-ROUND-08, SJ-2P-01)."""
    state.taken += 1
    if state.taken == state.rules.roles_a_round:
        end_round(state)
    else:
        ask_for_role(state, (state.taker + 1) % state.seats)


def end_game(state: State) -> None:
    """At once: no further role, chapel or hand limit (SJ-END-03, SJ-LIMIT-09)."""
    state.phase = NO_PHASE
    state.finish()
    state.tell(GAME_OVER, NO_SEAT)


def end_round(state: State) -> None:
    """Roles back, governor card on, chapels, hand limit, first role (SJ-ROUND-16)."""
    state.tell(ROUND_ENDED, NO_SEAT, state.round)
    state.idle += 1
    if state.idle == MOST_IDLE:  # SJ-DEC-22
        state.ending |= END_STANDSTILL
        end_game(state)
        return
    state.free_roles = (1 << ROLES) - 1  # SJ-ROUND-10
    state.governor = (state.governor + 1) % state.seats  # SJ-ROUND-11
    state.round += 1
    state.taken = 0
    state.library_used = False
    state.phase = ROUND_START
    state.start_turns(state.governor)
    CHAPELS.ask_next(state)


# Between two rounds: first all chapels, then all hands (SJ-LIMIT-08)


class Chapels(Phase):
    """Each owner of a face-up chapel may put one card under it (SJ-LIMIT-06, SJ-CARD-CHAPEL-03)."""

    def ask(self, state: State) -> bool:
        player = state.current_player()
        if not player.has(CHAPEL) or player.cards == 0:
            return False
        state.decide(ASK_CHAPEL)
        return True

    def end(self, state: State) -> None:
        state.start_turns(state.governor)
        HANDS.ask_next(state)


class Hands(Phase):
    """Whoever has too many cards discards down to the limit, the governor too (SJ-LIMIT-01 to SJ-LIMIT-03)."""

    def ask(self, state: State) -> bool:
        player = state.current_player()
        excess = player.cards - hand_limit(player)
        if excess <= 0:
            return False
        state.pick(ASK_DISCARD_EXCESS, excess)
        return True

    def end(self, state: State) -> None:
        ask_for_role(state, state.governor)  # SJ-ROUND-02


CHAPELS: Final = Chapels()
HANDS: Final = Hands()


class Bury(Question):
    name: ClassVar[str] = "chapel"
    phases: ClassVar[Sequence[str | None]] = ("round_start",)

    def legal(self, state: State) -> vec[i64]:
        hand = state.current_player().hand
        actions = vec[i64](capacity=KINDS + 1)
        actions = append(actions, PASS)  # SJ-LIMIT-07
        card: i64
        for card in range(KINDS):
            if hand[card] > 0:
                actions = append(actions, BURY + card)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
        else:
            card = action - BURY
            player = state.current_player()
            player.hide(card)
            player.chapel = changed(player.chapel, card, 1)
            state.tell(CARD_BURIED, state.current, card)
        CHAPELS.end_turn(state)

    def hides_choices(self, state: State) -> bool:
        return True

    def refuse(self, state: State, action: int) -> Refusal | None:
        card = action - int(BURY)
        return because("not_in_hand", card=CARD_NAMES[card]) if 0 <= card < KINDS else None

    def can_come_up(self, state: State) -> bool:
        return state.current_player().cards > 0


class DiscardExcess(DiscardCards):
    phases: ClassVar[Sequence[str | None]] = ("round_start",)

    def done(self, state: State) -> None:
        HANDS.end_turn(state)


def hand_limit(player: Player) -> i64:
    if player.has(TOWER):  # SJ-CARD-TOWER-01
        return TOWER_LIMIT
    return HAND_LIMIT
