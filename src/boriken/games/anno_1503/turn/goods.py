"""Goods of choice from the stock."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import RETURN, TAKE
from boriken.games.anno_1503.catalogue import COMMODITIES, GOOD_NAMES, GOODS
from boriken.games.anno_1503.events import GOOD_GAINED
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import State


def goods_in_stock(state: State, luxury: bool) -> vec[i64]:
    actions = vec[i64](capacity=GOODS)
    good: i64
    for good in range(GOODS):
        if state.stock[good] > 0 and (good >= COMMODITIES) == luxury:
            actions = append(actions, TAKE + good)
    return actions


def gain_good(state: State, good: i64) -> None:
    if good < COMMODITIES:
        state.commodities_due -= 1
    else:
        state.luxuries_due -= 1
    state.take_good(good)
    state.tell(GOOD_GAINED, state.current, good)


def refuse_taking(state: State, action: int) -> Refusal | None:
    """Why a good cannot be taken; None for other actions."""
    if not TAKE <= action < RETURN:
        return None
    good = action - TAKE
    return because("not_offered" if state.stock[good] else "stock_empty", good=GOOD_NAMES[good])
