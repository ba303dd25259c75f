"""The common part of producer and trader: some goods a turn, which are named before anything comes of them."""

from collections.abc import Sequence
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.memory import Entry
from boriken.core.refusal import Refusal
from boriken.games.san_juan.actions import PASS
from boriken.games.san_juan.catalogue import GOOD_NAMES, GOODS
from boriken.games.san_juan.picking import FROM_GOOD, LEFT_TO_PICK, Pick
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.state import State


class PickGoods(Pick):
    """Some goods may be picked, of the kinds there are."""

    remembers: ClassVar[Sequence[Entry]] = (FROM_GOOD, LEFT_TO_PICK)

    def __init__(self, verb: i64) -> None:
        super().__init__(verb, GOOD_NAMES)

    def available(self, state: State, kind: i64) -> i64:
        return state.current_player().goods[kind]

    def least(self, state: State) -> i64:
        return 0

    def lacking(self, thing: str) -> Refusal:
        return because("no_goods", good=thing)

    def pick(self, state: State, good: i64) -> None:
        """One of them is named."""
        raise NotImplementedError

    def done(self, state: State) -> None:
        """When all have been named."""
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        goods = state.current_player().goods
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)
        good: i64
        for good in range(state.pick_from, GOODS):
            if goods[good] > 0:
                actions = append(actions, self.verb + good)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            self.done(state)
            return
        good = action - self.verb
        self.pick(state, good)
        state.to_pick -= 1
        state.pick_from = good
        if state.to_pick == 0 or len(self.legal(state)) == 1:
            self.done(state)

    def refuse(self, state: State, action: int) -> Refusal | None:
        good = action - int(self.verb)
        if 0 <= good < state.pick_from:
            return because("other_order", thing=GOOD_NAMES[good])
        return super().refuse(state, action)


def limit_with(state: State, building: i64) -> i64:
    """One good, one more for the privilege, which a library doubles, and one more for a building."""
    most: i64 = 1
    if state.has_privilege():
        most += 1
        if state.library_works():
            most += 1  # SJ-CARD-LIBRARY-03, SJ-CARD-LIBRARY-04
    if state.current_player().has(building):
        most += 1  # SJ-CARD-AQUEDUCT-01, SJ-CARD-TRADINGPOST-01
    return most


def use_library_for_goods(state: State, goods: i64, most: i64) -> None:
    """Only for what goes beyond the limit without it (SJ-2P-06)."""
    if state.library_works() and goods > most - 1:
        state.use_library()
