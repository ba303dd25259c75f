"""The captain phase: which goods a royal supplier gives to the court (NO-ROYALSUPPLIER)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.naming import named
from boriken.games.puerto_rico.actions import PASS, SUPPLY
from boriken.games.puerto_rico.arranging import picks
from boriken.games.puerto_rico.catalogue import GOOD_NAMES, GOODS, ROYAL_SUPPLIER
from boriken.games.puerto_rico.events import GOOD_SUPPLIED, PASSED
from boriken.games.puerto_rico.questions import ASK_SUPPLY
from boriken.games.puerto_rico.roles.shipping import ask_supply, take_turn
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import AboutGood, Steps, family, read_owed


class Supply(AboutGood):
    """Which good goes to the court: from one kind on, since all are different."""

    name: ClassVar[str] = "supply"
    phases: ClassVar[Sequence[str | None]] = ("captain",)
    expansion: ClassVar[str] = "nobles"
    counting: ClassVar[Counting | Picking | None] = Picking("supply")
    answers: ClassVar[Sequence[range]] = (family(SUPPLY, GOODS),)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)
        good: i64
        for good in range(state.about, GOODS):
            if state.current_player().goods[good] > 0:
                actions = append(actions, SUPPLY + good)
        return actions

    def apply(self, state: State, action: i64) -> None:
        """No shipment: it brings nothing else, and the duty to ship follows (NO-ROYALSUPPLIER-04, NO-DEC-10)."""
        if action == PASS:
            state.tell(PASSED, state.current)
            state.supplies_left = 0
        else:
            good = action - SUPPLY
            state.current_player().goods[good] -= 1
            state.goods[good] += 1
            state.supplies_left -= 1
            state.tell(GOOD_SUPPLIED, state.current, good)
            state.gain_points(1, ROYAL_SUPPLIER)
            if ask_supply(state, good + 1):
                return
        take_turn(state)

    def details(self, state: State) -> dict[str, Any]:
        """Goods of different kinds (NO-ROYALSUPPLIER-02)."""
        one_each = [min(1, int(count)) for count in state.current_player().goods]
        left = int(state.supplies_left)
        return {"left": left, **picks(named(GOOD_NAMES, one_each, state.about), 0, left)}

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), "owed": int(state.supplies_left)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.supplies_left = read_owed(state, document)


STEPS: Steps = {ASK_SUPPLY: Supply()}
