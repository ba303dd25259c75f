"""Golden times: everybody takes commodities of choice."""

from collections.abc import Iterable
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import TAKE
from boriken.games.anno_1503.catalogue import COMMODITIES, EVENT_GOLDEN, GOLDEN_TIMES_GOODS, IGNORED
from boriken.games.anno_1503.events import GOLDEN_GOOD
from boriken.games.anno_1503.state import ASK_GOLDEN, State
from boriken.games.anno_1503.turn.common import RoundTheTable
from boriken.games.anno_1503.turn.goods import goods_in_stock, refuse_taking
from boriken.games.anno_1503.turn.roll import begin_work


class TakeGolden(RoundTheTable):
    name: ClassVar[str] = "golden_times"

    def legal(self, state: State) -> vec[i64]:
        return goods_in_stock(state, False)  # AN-EVENT-22

    def apply(self, state: State, action: i64) -> None:
        take_golden(state, action - TAKE)
        bring_goods(state)

    def details(self, state: State) -> dict[str, Any]:
        return self.save(state)

    def candidates(self, state: State) -> Iterable[int]:
        return range(TAKE, TAKE + COMMODITIES)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_taking(state, action)

    def save(self, state: State) -> dict[str, Any]:
        return {"goods": state.golden_due}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.golden_due = document.number("goods", 1, PLENTY, 1)

    def can_come_up(self, state: State) -> bool:
        return state.event == EVENT_GOLDEN


def begin_golden_times(state: State) -> None:
    state.everybody_in_turn()
    state.golden_due = golden_goods(state)
    bring_goods(state)


def bring_goods(state: State) -> None:
    """Everybody takes commodities of choice, one by one (AN-EVENT-21)."""
    while state.left > 0:
        goods = goods_in_stock(state, False)
        if state.golden_due == 0 or len(goods) == 0:
            state.next_seat()
            state.golden_due = golden_goods(state)
        elif len(goods) > 1:
            state.decide(ASK_GOLDEN)
            return
        else:
            take_golden(state, goods[0] - TAKE)
    state.golden_due = 0
    begin_work(state)


def golden_goods(state: State) -> i64:
    """AN-EVENT-23."""
    lasting = state.player().lasting
    if lasting[IGNORED + EVENT_GOLDEN] > 0:
        return 0
    if lasting[GOLDEN_TIMES_GOODS] > state.rules.golden_goods:
        return lasting[GOLDEN_TIMES_GOODS]
    return state.rules.golden_goods


def take_golden(state: State, good: i64) -> None:
    state.golden_due -= 1
    state.take_good(good)
    state.tell(GOLDEN_GOOD, state.current, good)
