"""The round: who takes a role next, and the steps between two rounds (chapel, hand limit)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import OVER
from boriken.games.san_juan.actions import BURY, DISCARD, PASS
from boriken.games.san_juan.catalogue import (
    CHAPEL,
    END_STANDSTILL,
    HAND_LIMIT,
    KINDS,
    MOST_IDLE,
    ROLES,
    TOWER,
    TOWER_LIMIT,
)
from boriken.games.san_juan.events import (
    CARD_BURIED,
    CARD_DISCARDED,
    GAME_OVER,
    NO_SEAT,
    PASSED,
    ROUND_ENDED,
)
from boriken.games.san_juan.roles.role import Role
from boriken.games.san_juan.state import (
    ASK_CHAPEL,
    ASK_DISCARD,
    ASK_NOTHING,
    ASK_ROLE,
    NO_PHASE,
    ROUND_START,
    Player,
    State,
    changed,
    pickable,
)


def ask_for_role(state: State, seat: i64) -> None:
    """The seat on turn must take a role (SJ-ROUND-03)."""
    state.phase = NO_PHASE
    state.current = seat
    state.turn += 1
    state.decide(ASK_ROLE)


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
    state.ask = ASK_NOTHING
    state.actor = OVER
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
    ask_chapels(state)


class RoundStart(Role):
    """The steps between two rounds: first all chapels, then all hands (SJ-LIMIT-08)."""

    def legal(self, state: State) -> vec[i64]:
        hand = state.current_player().hand
        if state.ask == ASK_DISCARD:
            return pickable(hand, DISCARD, state)
        actions = vec[i64](capacity=KINDS + 1)
        actions = append(actions, PASS)  # SJ-LIMIT-07
        card: i64
        for card in range(KINDS):
            if hand[card] > 0:
                actions = append(actions, BURY + card)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_CHAPEL:
            if action == PASS:
                state.tell(PASSED, state.current)
            else:
                bury(state, action - BURY)
            state.next_turn()
            ask_chapels(state)
        elif not discard_picked(state, action):
            state.next_turn()
            check_hands(state)


def ask_chapels(state: State) -> None:
    """Each owner of a face-up chapel may put one card under it (SJ-LIMIT-06, SJ-CARD-CHAPEL-03)."""
    while state.left > 0:
        player = state.current_player()
        if player.has(CHAPEL) and player.cards > 0:
            state.decide(ASK_CHAPEL)
            return
        state.next_turn()
    state.start_turns(state.governor)
    check_hands(state)


def bury(state: State, card: i64) -> None:
    player = state.current_player()
    player.hide(card)
    player.chapel = changed(player.chapel, card, 1)
    state.tell(CARD_BURIED, state.current, card)


def check_hands(state: State) -> None:
    """Whoever has too many cards discards down to the limit, the governor too (SJ-LIMIT-01 to SJ-LIMIT-03)."""
    while state.left > 0:
        player = state.current_player()
        excess = player.cards - hand_limit(player)
        if excess > 0:
            state.pick(ASK_DISCARD, excess)
            return
        state.next_turn()
    ask_for_role(state, state.governor)  # SJ-ROUND-02


def hand_limit(player: Player) -> i64:
    if player.has(TOWER):  # SJ-CARD-TOWER-01
        return TOWER_LIMIT
    return HAND_LIMIT


def discard_picked(state: State, action: i64) -> bool:
    """One of several cards to be discarded; True if there are more."""
    card = action - DISCARD
    state.discard_from_hand(card)
    state.tell(CARD_DISCARDED, state.current, card)
    state.about = card
    state.due -= 1
    return state.due > 0
