"""Fights: die plus cannons against die plus strength, until somebody has more."""

from collections.abc import Iterable
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.core.step import DEALER
from boriken.core.vectors import total
from boriken.games.anno_1503.actions import AGAIN, PASS, PLAY, ROLL, SWAP
from boriken.games.anno_1503.catalogue import CARD_NAMES, CARDS, REROLL
from boriken.games.anno_1503.effects import cannons, power
from boriken.games.anno_1503.events import CARD_PLAYED, FIGHT_DRAWN, FOE_ROLLED, OWN_ROLLED, PASSED
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import (
    ASK_DRAWN,
    ASK_FOE_DIE,
    ASK_OWN_DIE,
    ASK_RAID,
    ASK_REROLL,
    LOST,
    NEST,
    NOBODY,
    WON,
    State,
)
from boriken.games.anno_1503.turn.cards import discard, holds_cards, with_own_cards
from boriken.games.anno_1503.turn.common import AtSea
from boriken.games.anno_1503.turn.nests import beat, hold, strength
from boriken.games.anno_1503.turn.raids import foe_seat
from boriken.games.anno_1503.turn.roll import chances, faces


class Fight(AtSea):
    """A question that comes up in a fight."""

    def can_come_up(self, state: State) -> bool:
        return state.foe != NOBODY and state.square >= 0


class BattleDie(Fight):
    """A roll of the battle die: the foe's first, then the player's."""

    answered_by: ClassVar[str] = DEALER

    def legal(self, state: State) -> vec[i64]:
        return faces(state.rules.battle_faces)

    def weights(self, state: State) -> vec[i64]:
        return chances(state.rules.battle_faces)

    def ways(self, state: State) -> i64:
        return len(state.rules.battle_faces)

    def outcome(self, state: State, chosen: i64) -> i64:
        """Without making lists: each way is a face of the die."""
        return ROLL + state.rules.battle_faces[chosen]


class FoeDie(BattleDie):
    name: ClassVar[str] = "foe_die"

    def apply(self, state: State, action: i64) -> None:
        state.foe_die = action - ROLL
        state.tell(FOE_ROLLED, state.current, state.foe_die, foe_total(state))
        state.leave_to_chance(ASK_OWN_DIE)


class OwnDie(BattleDie):
    name: ClassVar[str] = "own_die"

    def apply(self, state: State, action: i64) -> None:
        state.own_die = action - ROLL
        state.tell(OWN_ROLLED, state.current, state.own_die, own_total(state))
        compare(state)


def own_total(state: State) -> i64:
    """AN-NEST-04, AN-PIRATE-13."""
    return state.own_die + cannons(state, state.current)


def foe_total(state: State) -> i64:
    """AN-NEST-03, AN-PIRATE-11, AN-PIRATE-12."""
    if state.foe == NEST:
        return state.foe_die + strength(state)
    return state.foe_die + cannons(state, foe_seat(state))


def compare(state: State) -> None:
    """The higher total wins (AN-NEST-05); a player who is not ahead may roll again if an effect allows it."""
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
        state.raid_result = WON if won else LOST
        state.leave_to_chance(ASK_RAID)
    elif won:
        beat(state)
    else:
        hold(state)


class Drawn(Fight):
    """A card decides the fight, or both roll again; it does not count as the card of the turn (AN-ACTION-04)."""

    name: ClassVar[str] = "drawn_fight"

    def legal(self, state: State) -> vec[i64]:
        return append(heroes(state), AGAIN)

    def apply(self, state: State, action: i64) -> None:
        if action == AGAIN:
            state.leave_to_chance(ASK_FOE_DIE)
        else:
            discard(state, action - PLAY)
            state.tell(CARD_PLAYED, state.current, action - PLAY)
            end(state, True)  # AN-ACTION-13

    def details(self, state: State) -> dict[str, Any]:
        return totals(state)

    def hides_choices(self, state: State) -> bool:
        return holds_cards(state)

    def candidates(self, state: State) -> Iterable[int]:
        return with_own_cards(state, PLAY)

    def refuse(self, state: State, action: int) -> Refusal | None:
        if not PLAY <= action < SWAP:
            return None
        card = action - PLAY
        return because("not_in_a_fight" if state.player().hand[card] else "no_such_card", card=CARD_NAMES[card])


def totals(state: State) -> dict[str, Any]:
    return {"own": own_total(state), "foe": foe_total(state)}


def heroes(state: State) -> vec[i64]:
    actions = vec[i64]()
    card: i64
    for card in range(CARDS):
        if state.rules.for_drawn_fight[card] == 1 and state.player().hand[card] > 0:
            actions = append(actions, PLAY + card)
    return actions


class Reroll(Fight):
    """The player's die once more."""

    name: ClassVar[str] = "reroll"

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([PASS, AGAIN])

    def apply(self, state: State, action: i64) -> None:
        if action == AGAIN:
            state.rerolls += 1
            state.leave_to_chance(ASK_OWN_DIE)
        else:
            state.tell(PASSED, state.current)
            accept(state)

    def details(self, state: State) -> dict[str, Any]:
        return totals(state)
