"""Paying for what is built: cards may be left out of a cost, and then the thing is there."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.anno_1503.actions import (
    AT,
    CANNON,
    CASTLE,
    PASS,
    PIONEER_PLACED,
    REPAIR,
    SHIP_BUILT,
    UPGRADE,
    WITHOUT,
    build,
)
from boriken.games.anno_1503.actions import BUILD as BUILD_ACTION
from boriken.games.anno_1503.catalogue import (
    BUILD_CANNON,
    BUILD_CASTLE,
    BUILD_NOBLE,
    BUILD_PIONEER,
    BUILD_REPAIR,
    BUILD_SHIP,
    BUILD_UPGRADE,
    GOLD,
    GOODS,
    LESS,
    NOBLES,
    RANKS,
    SETTLER,
    SITES,
    START,
)
from boriken.games.anno_1503.costs import FREE, cards_in, cost_of, pay, shortage, spare_cards, use_spare
from boriken.games.anno_1503.effects import power
from boriken.games.anno_1503.state import ASK_WITHOUT, DAMAGED, SHIP_SIZE, State
from boriken.games.anno_1503.turn.agenda import go_on
from boriken.games.anno_1503.turn.building import (
    begin_repair,
    begin_ship,
    launch,
    may_build_ship,
    may_place_pioneer,
    may_repair,
    may_upgrade,
    place_pioneer,
    repair,
    upgrade,
)
from boriken.games.anno_1503.turn.nobles import (
    build_noble,
    buy_cannon,
    may_build_noble,
    may_buy_cannon,
    may_raise_castle,
    raise_castle,
)
from boriken.games.anno_1503.turn.step import Step


def builds(state: State, target: i64, by_card: i64) -> vec[i64]:
    """What of one sort the current player can build now, `by_card` cards (or gold for a cannon) cheaper."""
    actions = vec[i64]()
    if target == BUILD_SHIP and may_build_ship(state, by_card):
        actions = append(actions, SHIP_BUILT)
    elif target == BUILD_PIONEER and may_place_pioneer(state, by_card):
        actions = append(actions, PIONEER_PLACED)
    elif target == BUILD_REPAIR and may_repair(state, by_card):
        actions = append(actions, REPAIR)
    elif target == BUILD_CASTLE and may_raise_castle(state, by_card):
        actions = append(actions, CASTLE)
    elif target == BUILD_CANNON and may_buy_cannon(state, by_card):
        actions = append(actions, CANNON)
    elif target == BUILD_UPGRADE:
        rank: i64
        for rank in range(SETTLER, RANKS):
            if may_upgrade(state, rank, by_card):
                actions = append(actions, UPGRADE + rank)
    elif target == BUILD_NOBLE:
        building: i64
        site: i64
        for building in range(NOBLES):
            for site in range(state.rules.sites):
                if may_build_noble(state, building, site, by_card):
                    actions = append(actions, build(building, site))
    return actions


def target_of(action: i64) -> i64:
    if action == SHIP_BUILT:
        return BUILD_SHIP
    if action == PIONEER_PLACED:
        return BUILD_PIONEER
    if action == REPAIR:
        return BUILD_REPAIR
    if action == CASTLE:
        return BUILD_CASTLE
    if action == CANNON:
        return BUILD_CANNON
    if action >= BUILD_ACTION:
        return BUILD_NOBLE
    return BUILD_UPGRADE


def begin(state: State, action: i64, by_card: i64) -> None:
    """Build it: first the cards to be left out are named, then the rest is paid (AN-FX-02)."""
    target = target_of(action)
    if target == BUILD_CANNON:
        buy_cannon(state, by_card)
        return
    subject: i64 = 0
    if target == BUILD_UPGRADE:
        subject = action - UPGRADE
    elif target == BUILD_NOBLE:
        subject = action - BUILD_ACTION
    state.target = target
    state.subject = subject
    state.bill = cost_of(state, target, subject)[:]
    if by_card >= FREE:
        state.bill[GOLD] = 0
    state.less = by_card + power(state, LESS + target)
    state.spare = spare_cards(state, target)
    if state.less >= cards_in(state.bill):
        clear_bill(state)
        state.spare = 0
    settle(state)


def clear_bill(state: State) -> None:
    good: i64
    for good in range(GOODS):
        state.bill[good] = 0
    state.less = 0


def settle(state: State) -> None:
    """Ask for the next card to be left out, as long as there is a choice; then pay and build."""
    if cards_in(state.bill) > 0:
        while state.less > 0 or state.spare > 0:
            choices = left_out(state)
            if len(choices) > 1:
                state.decide(ASK_WITHOUT)
                return
            if choices[0] == PASS:
                break
            leave_out(state, choices[0] - WITHOUT)
    pay(state, state.bill)
    complete(state)


def left_out(state: State) -> vec[i64]:
    """The cards that can be named; nothing more, if that can be paid and no effect says it must be less."""
    actions = vec[i64](capacity=GOODS)
    missing = shortage(state, state.bill)
    if state.less == 0 and missing == 0:
        actions = append(actions, PASS)
    more = state.less + state.spare - 1
    goods = state.player().goods
    good: i64
    for good in range(GOODS):
        if state.bill[good] > 0:
            helps: i64 = 1 if state.bill[good] > goods[good] else 0
            if missing - helps <= more:
                actions = append(actions, WITHOUT + good)
    return actions


def leave_out(state: State, good: i64) -> None:
    state.bill[good] -= 1
    if state.less > 0:
        state.less -= 1
    else:
        if state.spare == spare_cards(state, state.target):
            use_spare(state, state.target)
        state.spare -= 1
    if cards_in(state.bill) == 0:
        state.less = 0
        state.spare = 0


def complete(state: State) -> None:
    target = state.target
    subject = state.subject
    state.target = -1
    state.subject = 0
    state.less = 0
    state.spare = 0
    clear_bill(state)
    state.bill[GOLD] = 0
    if target == BUILD_SHIP:
        begin_ship(state)
    elif target == BUILD_PIONEER:
        place_pioneer(state)
    elif target == BUILD_REPAIR:
        begin_repair(state)
    elif target == BUILD_CASTLE:
        raise_castle(state)
    elif target == BUILD_NOBLE:
        build_noble(state, subject // SITES, subject % SITES)
    else:
        upgrade(state, subject, False)
        go_on(state)


class Without(Step):
    def legal(self, state: State) -> vec[i64]:
        return left_out(state)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.spare = 0
        else:
            leave_out(state, action - WITHOUT)
        settle(state)


class Harbour(Step):
    """Where a new ship begins (AN-SHIP-04)."""

    def legal(self, state: State) -> vec[i64]:
        return harbour_squares(state, True)

    def apply(self, state: State, action: i64) -> None:
        launch(state, action - AT)


def harbour_squares(state: State, with_start: bool) -> vec[i64]:
    actions = vec[i64]()
    square: i64
    for square in state.rules.harbour_spaces:
        actions = append(actions, AT + square)
    if with_start:
        actions = append(actions, AT + START)
    return actions


class ChooseRepair(Step):
    """Which of the damaged ships is repaired."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        last: i64 = -1
        ship: i64
        for ship in state.player().fleet:
            if ship & DAMAGED and ship // SHIP_SIZE != last:
                last = ship // SHIP_SIZE
                actions = append(actions, AT + last)
        return actions

    def apply(self, state: State, action: i64) -> None:
        repair(state, action - AT)
