"""Fights: die plus cannons against die plus strength, until somebody has more."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.actions import AGAIN, PASS, PLAY, ROLL
from boriken.games.anno_1503.catalogue import CARDS, REROLL
from boriken.games.anno_1503.effects import cannons, power
from boriken.games.anno_1503.events import CARD_PLAYED, FIGHT_DRAWN, FOE_ROLLED, OWN_ROLLED, PASSED
from boriken.games.anno_1503.state import (
    ASK_DRAWN,
    ASK_FOE_DIE,
    ASK_OWN_DIE,
    ASK_RAID,
    ASK_REROLL,
    LOST,
    NEST,
    WON,
    State,
)
from boriken.games.anno_1503.turn.cards import discard
from boriken.games.anno_1503.turn.nests import beat, hold, strength
from boriken.games.anno_1503.turn.pirates import foe_seat
from boriken.games.anno_1503.turn.roll import chances, faces
from boriken.games.anno_1503.turn.step import Step


class Battle(Step):
    """A roll of the battle die: the foe's first, then the player's."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def legal(self, state: State) -> vec[i64]:
        return faces(state.rules.battle_faces)

    def weights(self, state: State) -> vec[i64]:
        return chances(state.rules.battle_faces)

    def apply(self, state: State, action: i64) -> None:
        if self.own:
            state.own_die = action - ROLL
            state.tell(OWN_ROLLED, state.current, state.own_die, own_total(state))
            compare(state)
        else:
            state.foe_die = action - ROLL
            state.tell(FOE_ROLLED, state.current, state.foe_die, foe_total(state))
            state.leave_to_chance(ASK_OWN_DIE)


def own_total(state: State) -> i64:
    """AN-NEST-04, AN-PIRATE-13."""
    return state.own_die + cannons(state, state.current)


def foe_total(state: State) -> i64:
    """AN-NEST-03, AN-PIRATE-11, AN-PIRATE-12."""
    if state.foe == NEST:
        return state.foe_die + strength(state)
    return state.foe_die + cannons(state, foe_seat(state))


def compare(state: State) -> None:
    """The higher total wins (AN-NEST-05); who is not ahead may roll again if an effect allows it."""
    if own_total(state) > foe_total(state):
        end(state, True)
    elif state.rerolls < power(state, REROLL):
        state.decide(ASK_REROLL)
    else:
        accept(state)


def accept(state: State) -> None:
    if own_total(state) < foe_total(state):
        end(state, False)
        return
    state.tell(FIGHT_DRAWN, state.current)
    if total(state.player().hand) > 0:  # asked whatever they are, or the others would know (AN-INFO-08)
        state.decide(ASK_DRAWN)
    else:
        state.leave_to_chance(ASK_FOE_DIE)  # AN-NEST-06


def end(state: State, won: bool) -> None:
    if state.foe != NEST:
        state.leave_to_chance(ASK_RAID, WON if won else LOST)
    elif won:
        beat(state)
    else:
        hold(state)


class Drawn(Step):
    """A card decides the fight, or both roll again; it does not count as the card of the turn (AN-ACTION-04)."""

    def legal(self, state: State) -> vec[i64]:
        return append(heroes(state), AGAIN)

    def apply(self, state: State, action: i64) -> None:
        if action == AGAIN:
            state.leave_to_chance(ASK_FOE_DIE)
        else:
            discard(state, action - PLAY)
            state.tell(CARD_PLAYED, state.current, action - PLAY)
            end(state, True)  # AN-ACTION-13


def heroes(state: State) -> vec[i64]:
    actions = vec[i64]()
    card: i64
    for card in range(CARDS):
        if state.rules.for_drawn_fight[card] == 1 and state.player().hand[card] > 0:
            actions = append(actions, PLAY + card)
    return actions


class Reroll(Step):
    """The own die once more."""

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([PASS, AGAIN])

    def apply(self, state: State, action: i64) -> None:
        if action == AGAIN:
            state.rerolls += 1
            state.leave_to_chance(ASK_OWN_DIE)
        else:
            state.tell(PASSED, state.current)
            accept(state)
