"""Action cards: drawing, playing, swapping."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.actions import DRAW_CARD, PASS, PLAY, SWAP, TAKE, UPGRADE
from boriken.games.anno_1503.catalogue import (
    BUILD_CANNON,
    CANNON_DISCOUNT,
    CARDS,
    FREE_BUILD,
    FREE_UPGRADE,
    GAIN_COMMODITIES,
    GAIN_LUXURIES,
    GOLD,
    PEEK,
    RANKS,
    SETTLER,
    THING_CARD,
)
from boriken.games.anno_1503.costs import FREE, pay, shortage
from boriken.games.anno_1503.effects import add_effect, happen_once, is_for_a_build
from boriken.games.anno_1503.events import CARD_DRAWN, CARD_PLAYED, CARD_SWAPPED, PASSED
from boriken.games.anno_1503.state import ASK_BUILD, State
from boriken.games.anno_1503.turn.agenda import can_peek, can_rise, gain_good, go_on, goods_in_stock, may_rise
from boriken.games.anno_1503.turn.bills import begin, builds
from boriken.games.anno_1503.turn.building import upgrade
from boriken.games.anno_1503.turn.step import Step


class DrawCard(Step):
    """The top card of the stack: any of those in it (AN-ACTION-01)."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=CARDS)
        card: i64
        for card in range(CARDS):
            if state.stack[card] > 0:
                actions = append(actions, DRAW_CARD + card)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64](capacity=CARDS)
        copies: i64
        for copies in state.stack:
            if copies > 0:
                ways = append(ways, copies)
        return ways

    def apply(self, state: State, action: i64) -> None:
        card = action - DRAW_CARD
        state.stack[card] -= 1
        state.player().hand[card] += 1
        state.cards_due -= 1
        state.tell(CARD_DRAWN, state.current, card)
        go_on(state)


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
        return len(builds(state, built_with(state, thing), cheaper_by(state, thing))) > 0
    if kind == FREE_UPGRADE:
        return can_rise(state)
    if kind == GAIN_COMMODITIES:
        return len(goods_in_stock(state, False)) > 0
    if kind == GAIN_LUXURIES:
        return len(goods_in_stock(state, True)) > 0
    if kind == PEEK:
        return can_peek(state)
    return True


def built_with(state: State, thing: i64) -> i64:
    """What a card makes cheaper."""
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
        choices = builds(state, built_with(state, thing), cheaper_by(state, thing))
        if len(choices) > 1:
            state.decide(ASK_BUILD, card)
        else:
            begin(state, choices[0], cheaper_by(state, thing))
        return
    add_effect(state.rules, state.today, thing)
    happen_once(state, thing)
    go_on(state)


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


class BuildWithCard(Step):
    """A card makes one of several things cheaper."""

    def legal(self, state: State) -> vec[i64]:
        thing = THING_CARD + state.about
        return builds(state, built_with(state, thing), cheaper_by(state, thing))

    def apply(self, state: State, action: i64) -> None:
        begin(state, action, cheaper_by(state, THING_CARD + state.about))


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


# What cards and buildings give


class TakeGoods(Step):
    """Goods of choice from the stock, one by one."""

    def __init__(self, luxury: bool) -> None:
        self.luxury = luxury

    def legal(self, state: State) -> vec[i64]:
        return goods_in_stock(state, self.luxury)

    def apply(self, state: State, action: i64) -> None:
        gain_good(state, action - TAKE)
        go_on(state)


class RiseFree(Step):
    """A free upgrade that may be left (AN-DEV-12, AN-NOBLE-13)."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]([PASS])
        rank: i64
        for rank in range(SETTLER, RANKS):
            if may_rise(state, rank):
                actions = append(actions, UPGRADE + rank)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.upgrades_due = 0
            state.tell(PASSED, state.current)
        else:
            state.upgrades_due -= 1
            upgrade(state, action - UPGRADE, True)
        go_on(state)
