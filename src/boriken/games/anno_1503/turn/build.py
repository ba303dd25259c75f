"""A sort of thing that can be built, such as a ship: what it needs, what it costs, and what it brings.

Steps are about questions; this is about the thing itself. Like a step it has no state of its own.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.games.anno_1503.catalogue import GOLD, GOOD_NAMES
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import State


class Build:
    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        """With the actions that build it now, when an action card takes `by_card` cards (or gold) off the cost."""
        raise NotImplementedError

    def cost(self, state: State, action: i64) -> vec[i64]:
        raise NotImplementedError

    def complete(self, state: State, action: i64) -> None:
        """It is paid: put it on the board and go on."""
        raise NotImplementedError

    def has_room(self, state: State, action: i64) -> bool:
        """Whether there is room for it, in a position in which it is being paid for."""
        raise NotImplementedError

    def refuse(self, state: State, action: i64) -> Refusal:
        """Why it cannot be built."""
        raise NotImplementedError

    def save(self, action: i64) -> dict[str, Any]:
        """Which one of its sort it is, where there are several."""
        return {}

    def load(self, state: State, document: Document) -> i64:
        """The action that builds it, from what `save` has written."""
        raise NotImplementedError

    def unpayable(self, state: State, action: i64) -> Refusal:
        """The refusal that names what is missing: gold, or cards."""
        cost = self.cost(state, action)
        player = state.player()
        if player.gold < cost[GOLD]:
            return because("too_little_gold", price=cost[GOLD], gold=player.gold)
        goods = player.goods
        needed = [good for good in range(len(GOOD_NAMES)) if cost[good]]
        return because(
            "cannot_pay",
            cost=", ".join([f"{cost[good]} {GOOD_NAMES[good]}" for good in needed]),
            missing=", ".join([GOOD_NAMES[good] for good in needed if cost[good] > goods[good]]),
        )
