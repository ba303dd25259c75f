"""Paying for what is built: cards may be left out of a cost, and then the thing is there."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.naming import named, numbers
from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import (
    BUILD,
    CANNON,
    CASTLE,
    PASS,
    PIONEER_PLACED,
    REPAIR,
    SELL,
    SHIP_BUILT,
    TAKE_PUBLIC,
    WITHOUT,
)
from boriken.games.anno_1503.catalogue import (
    BUILD_CANNON,
    BUILD_CASTLE,
    BUILD_NOBLE,
    BUILD_PIONEER,
    BUILD_REPAIR,
    BUILD_SHIP,
    BUILD_UPGRADE,
    GOLD,
    GOOD_NAMES,
    GOODS,
    LESS,
    TARGET_NAMES,
)
from boriken.games.anno_1503.costs import FREE, cards_in, pay, shortage, spare_cards, use_spare
from boriken.games.anno_1503.effects import power
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import ASK_WITHOUT, State
from boriken.games.anno_1503.turn.build import Build
from boriken.games.anno_1503.turn.building import PioneerBuild, RepairBuild, ShipBuild, UpgradeBuild
from boriken.games.anno_1503.turn.common import AnnoStep
from boriken.games.anno_1503.turn.nobles import CannonBuild, CastleBuild, NobleBuild, buy_cannon

# By the number of the target
BUILDS: Final = vec[Build](
    [ShipBuild(), PioneerBuild(), UpgradeBuild(), RepairBuild(), CastleBuild(), NobleBuild(), CannonBuild()]
)

COST_NAMES: Final = [*GOOD_NAMES, "gold"]


def add_builds(actions: vec[i64], state: State, target: i64, by_card: i64) -> vec[i64]:
    """With all of one sort that the current player can build now, `by_card` cards (or gold for a cannon) cheaper."""
    return BUILDS[target].add(actions, state, by_card)


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
    if action >= BUILD:
        return BUILD_NOBLE
    return BUILD_UPGRADE


def refuse_build(state: State, action: int) -> Refusal | None:
    """Why something cannot be built; None for other actions."""
    if not SHIP_BUILT <= action < SELL:
        return None
    return BUILDS[target_of(action)].refuse(state, action)


def begin(state: State, action: i64, by_card: i64) -> None:
    """Build it: first the cards to be left out are named, then the rest is paid (AN-FX-02)."""
    target = target_of(action)
    if target == BUILD_CANNON:
        buy_cannon(state, by_card)
        return
    state.ordered = action
    state.bill = BUILDS[target].cost(state, action)[:]
    if by_card >= FREE:
        state.bill[GOLD] = 0
    state.must_leave_out = by_card + power(state, LESS + target)
    state.may_leave_out = spare_cards(state, target)
    if state.must_leave_out >= cards_in(state.bill):
        clear_bill(state)
    pay_bill(state)


def clear_bill(state: State) -> None:
    """No cards in it, and none to leave out; gold stays."""
    good: i64
    for good in range(GOODS):
        state.bill[good] = 0
    state.must_leave_out = 0
    state.may_leave_out = 0


def pay_bill(state: State) -> None:
    """Ask for the next card to be left out, as long as there is a choice; then pay and build."""
    if cards_in(state.bill) > 0:
        while state.must_leave_out > 0 or state.may_leave_out > 0:
            choices = cards_to_leave_out(state)
            if len(choices) > 1:
                state.decide(ASK_WITHOUT)
                return
            if choices[0] == PASS:
                break
            leave_out(state, choices[0] - WITHOUT)
    pay(state, state.bill)
    action = state.ordered
    state.ordered = -1
    clear_bill(state)
    state.bill[GOLD] = 0
    BUILDS[target_of(action)].complete(state, action)


def cards_to_leave_out(state: State) -> vec[i64]:
    """Those that can be named; nothing more, if that can be paid and no effect says it must be less."""
    actions = vec[i64](capacity=GOODS)
    missing = shortage(state, state.bill)
    if state.must_leave_out == 0 and missing == 0:
        actions = append(actions, PASS)
    more = state.must_leave_out + state.may_leave_out - 1
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
    if state.must_leave_out > 0:
        state.must_leave_out -= 1
    else:
        target = target_of(state.ordered)
        if state.may_leave_out == spare_cards(state, target):
            use_spare(state, target)
        state.may_leave_out -= 1
    if cards_in(state.bill) == 0:
        state.must_leave_out = 0
        state.may_leave_out = 0


class Without(AnnoStep):
    """Which card is left out of the cost."""

    name: ClassVar[str] = "without"

    def legal(self, state: State) -> vec[i64]:
        return cards_to_leave_out(state)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.may_leave_out = 0
        else:
            leave_out(state, action - WITHOUT)
        pay_bill(state)

    def details(self, state: State) -> dict[str, Any]:
        return self.save(state)

    def candidates(self, state: State) -> Iterable[int]:
        return [PASS, *[WITHOUT + good for good in range(GOODS) if state.bill[good]]]

    def refuse(self, state: State, action: int) -> Refusal | None:
        if action == PASS:
            return because("must_leave_out")
        if not WITHOUT <= action < TAKE_PUBLIC:
            return None
        good = action - WITHOUT
        return because("rest_unpayable" if state.bill[good] else "not_in_the_cost", good=GOOD_NAMES[good])

    def save(self, state: State) -> dict[str, Any]:
        target = target_of(state.ordered)
        bill: dict[str, Any] = {
            "target": TARGET_NAMES[target],
            "bill": named(COST_NAMES, state.bill),
            "less": state.must_leave_out,
            "spare": state.may_leave_out,
        }
        return bill | BUILDS[target].save(state.ordered)

    def load(self, state: State, document: Document) -> None:
        target = document.one_of("target", TARGET_NAMES[:BUILD_CANNON])
        state.bill = numbers(document.counts("bill", COST_NAMES, PLENTY))
        state.must_leave_out = document.number("less", 0, PLENTY, 0)
        state.may_leave_out = document.number("spare", 0, PLENTY, 0)
        state.ordered = BUILDS[target].load(state, document)

    def can_come_up(self, state: State) -> bool:
        room = BUILDS[target_of(state.ordered)].has_room(state, state.ordered)
        return room and cards_in(state.bill) > 0 and state.player().gold >= state.bill[GOLD]
