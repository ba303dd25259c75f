"""Gains that are still to come: a public building, action cards, free upgrades, goods of choice."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.core.step import DEALER
from boriken.games.anno_1503.actions import DRAW_CARD, PASS, PLAY, TAKE, TAKE_PUBLIC, UPGRADE
from boriken.games.anno_1503.catalogue import CARDS, COMMODITIES, GOODS, PUBLIC_NAMES, PUBLICS, RANKS, SETTLER
from boriken.games.anno_1503.events import CARD_DRAWN, PASSED
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import go_on, may_rise, public_choices, take_public
from boriken.games.anno_1503.turn.building import refuse_rise, upgrade
from boriken.games.anno_1503.turn.common import AnnoStep
from boriken.games.anno_1503.turn.goods import gain_good, goods_in_stock, refuse_taking

WORK_OR_SHIPS: Sequence[str | None] = ("work", "ships")


class TakePublic(AnnoStep):
    """The public building that a new inhabitant brings (AN-PUB-04)."""

    name: ClassVar[str] = "public_building"

    def legal(self, state: State) -> vec[i64]:
        return public_choices(state)

    def apply(self, state: State, action: i64) -> None:
        take_public(state, action - TAKE_PUBLIC)
        go_on(state)

    def candidates(self, state: State) -> Iterable[int]:
        return [TAKE_PUBLIC + building for building in range(PUBLICS) if state.rules.publics[building]]

    def refuse(self, state: State, action: int) -> Refusal | None:
        if not TAKE_PUBLIC <= action < PLAY:
            return None
        building = action - TAKE_PUBLIC
        return because("second_of_a_kind" if state.publics[building] else "none_left", building=PUBLIC_NAMES[building])


class DrawCard(AnnoStep):
    """The top card of the stack: any of those in it (AN-ACTION-01)."""

    name: ClassVar[str] = "card"
    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = WORK_OR_SHIPS

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

    def can_come_up(self, state: State) -> bool:
        return state.cards_due > 0


class RiseFree(AnnoStep):
    """A free upgrade that may be left (AN-DEV-12, AN-NOBLE-13)."""

    name: ClassVar[str] = "upgrade"

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

    def details(self, state: State) -> dict[str, Any]:
        return {"upgrades": state.upgrades_due}

    def candidates(self, state: State) -> Iterable[int]:
        return range(UPGRADE + SETTLER, UPGRADE + RANKS)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_rise(state, action)

    def can_come_up(self, state: State) -> bool:
        return state.upgrades_due > 0


class TakeGood(AnnoStep):
    """Goods of choice from the stock, one by one."""

    phases: ClassVar[Sequence[str | None]] = WORK_OR_SHIPS

    def apply(self, state: State, action: i64) -> None:
        gain_good(state, action - TAKE)
        go_on(state)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_taking(state, action)


class TakeCommodity(TakeGood):
    name: ClassVar[str] = "commodity"

    def legal(self, state: State) -> vec[i64]:
        return goods_in_stock(state, False)

    def details(self, state: State) -> dict[str, Any]:
        return {"goods": state.commodities_due}

    def candidates(self, state: State) -> Iterable[int]:
        return range(TAKE, TAKE + COMMODITIES)

    def can_come_up(self, state: State) -> bool:
        return state.commodities_due > 0


class TakeLuxury(TakeGood):
    name: ClassVar[str] = "luxury"

    def legal(self, state: State) -> vec[i64]:
        return goods_in_stock(state, True)

    def details(self, state: State) -> dict[str, Any]:
        return {"goods": state.luxuries_due}

    def candidates(self, state: State) -> Iterable[int]:
        return range(TAKE + COMMODITIES, TAKE + GOODS)

    def can_come_up(self, state: State) -> bool:
        return state.luxuries_due > 0
