"""Action cards: playing and swapping them."""

from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.core.vectors import total
from boriken.games.anno_1503.actions import DISCARD, PLAY, SWAP
from boriken.games.anno_1503.catalogue import (
    BUILD_CANNON,
    CANNON_DISCOUNT,
    CARD_NAMES,
    CARDS,
    FREE_BUILD,
    FREE_UPGRADE,
    GAIN_COMMODITIES,
    GAIN_LUXURIES,
    GOLD,
    PEEK,
    THING_CARD,
)
from boriken.games.anno_1503.costs import FREE, pay, shortage
from boriken.games.anno_1503.effects import add_effect, happen_once, is_for_a_build
from boriken.games.anno_1503.events import CARD_PLAYED, CARD_SWAPPED
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import ASK_BUILD, State
from boriken.games.anno_1503.turn.agenda import can_peek, can_rise, go_on
from boriken.games.anno_1503.turn.common import AnnoStep
from boriken.games.anno_1503.turn.goods import goods_in_stock
from boriken.games.anno_1503.turn.paying import add_builds, begin, refuse_build

# Playing


def add_plays(actions: vec[i64], state: State) -> vec[i64]:
    card: i64
    for card in range(CARDS):
        if may_play(state, card):
            actions = append(actions, PLAY + card)
    return actions


def may_play(state: State, card: i64) -> bool:
    """One card a turn, in the action phase, and none without effect (AN-ACTION-02, AN-ACTION-03, AN-ACTION-18)."""
    if state.player().hand[card] == 0 or state.rules.for_drawn_fight[card] == 1:
        return False
    return total(state.played) < state.rules.cards_per_turn and has_effect(state, THING_CARD + card)


def has_effect(state: State, thing: i64) -> bool:
    kind = state.rules.effect[thing]
    if is_for_a_build(state.rules, thing):
        return len(builds_with(state, thing)) > 0
    if kind == FREE_UPGRADE:
        return can_rise(state)
    if kind == GAIN_COMMODITIES:
        return len(goods_in_stock(state, False)) > 0
    if kind == GAIN_LUXURIES:
        return len(goods_in_stock(state, True)) > 0
    if kind == PEEK:
        return can_peek(state)
    return True


def builds_with(state: State, thing: i64) -> vec[i64]:
    """The builds possible with a card that makes something cheaper."""
    return add_builds(vec[i64](), state, made_cheaper(state, thing), cheaper_by(state, thing))


def made_cheaper(state: State, thing: i64) -> i64:
    if state.rules.effect[thing] == CANNON_DISCOUNT:
        return BUILD_CANNON
    return state.rules.detail[thing]


def cheaper_by(state: State, thing: i64) -> i64:
    if state.rules.effect[thing] == FREE_BUILD:
        return FREE
    return state.rules.amount[thing]


def play(state: State, card: i64) -> None:
    state.played[card] += 1
    discard(state, card)
    state.tell(CARD_PLAYED, state.current, card)
    thing = THING_CARD + card
    if is_for_a_build(state.rules, thing):
        choices = builds_with(state, thing)
        if len(choices) > 1:
            state.discount_card = card
            state.decide(ASK_BUILD)
        else:
            begin(state, choices[0], cheaper_by(state, thing))
        return
    add_effect(state.rules, state.today, thing)
    happen_once(state, thing)
    go_on(state)


def refuse_play(state: State, action: int) -> Refusal | None:
    """Why a card cannot be played in the action phase; None for other actions."""
    if not PLAY <= action < SWAP:
        return None
    card = action - PLAY
    name = CARD_NAMES[card]
    if not state.player().hand[card]:
        return because("no_such_card", card=name)
    if state.rules.for_drawn_fight[card]:
        return because("only_in_a_drawn_fight", card=name)
    if total(state.played) >= state.rules.cards_per_turn:
        return because("card_played", most=state.rules.cards_per_turn)
    return because("no_effect", card=name)


def discard(state: State, card: i64) -> None:
    """AN-ACTION-06."""
    player = state.player()
    keeps = total(player.kept)
    if keeps > 0:
        if keeps == total(player.hand) + total(player.put_down):  # nothing drawn since
            player.kept[card] -= 1
        else:
            player.put_down[card] += 1
    player.hand[card] -= 1
    state.discards[card] += 1


class BuildWithCard(AnnoStep):
    """A card makes one of several things cheaper."""

    name: ClassVar[str] = "build_with_card"

    def legal(self, state: State) -> vec[i64]:
        return builds_with(state, THING_CARD + state.discount_card)

    def apply(self, state: State, action: i64) -> None:
        thing = THING_CARD + state.discount_card
        state.discount_card = -1
        begin(state, action, cheaper_by(state, thing))

    def details(self, state: State) -> dict[str, Any]:
        return self.save(state)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_build(state, action)

    def save(self, state: State) -> dict[str, Any]:
        return {"card": CARD_NAMES[state.discount_card]}

    def load(self, state: State, document: Document) -> None:
        state.discount_card = document.one_of("card", CARD_NAMES)

    def can_come_up(self, state: State) -> bool:
        return state.played[state.discount_card] > 0


# Swapping


def add_swaps(actions: vec[i64], state: State) -> vec[i64]:
    """Once a turn, also between the actions of ships (AN-ACTION-09, AN-ACTION-10)."""
    if not may_swap(state):
        return actions
    card: i64
    for card in range(CARDS):
        if state.player().hand[card] > 0:
            actions = append(actions, SWAP + card)
    return actions


def may_swap(state: State) -> bool:
    cost = state.rules.cost_swap
    if state.swaps >= state.rules.swaps_per_turn:
        return False
    return state.player().gold >= cost[GOLD] and shortage(state, cost) == 0


def swap(state: State, card: i64) -> None:
    """The card is on the pile before the new one is drawn (AN-ACTION-12)."""
    pay(state, state.rules.cost_swap)
    state.swaps += 1
    discard(state, card)
    state.tell(CARD_SWAPPED, state.current, card)
    state.cards_due += 1
    go_on(state)


def refuse_swap(state: State, action: int) -> Refusal | None:
    """Why a card cannot be swapped; None for other actions."""
    if not SWAP <= action < DISCARD:
        return None
    card = action - SWAP
    if not state.player().hand[card]:
        return because("no_such_card", card=CARD_NAMES[card])
    if state.swaps >= state.rules.swaps_per_turn:
        return because("card_swapped", most=state.rules.swaps_per_turn)
    return because("too_little_gold", price=state.rules.cost_swap[GOLD], gold=state.player().gold)


# Pointing at cards


def with_own_cards(state: State, family: i64) -> list[int]:
    """The actions of a family that the cards in the hand stand for."""
    return [family + card for card in range(CARDS) if state.player().hand[card]]


def holds_cards(state: State) -> bool:
    """Then others do not know what the hand allows (AN-INFO-08)."""
    return total(state.player().hand) > 0
