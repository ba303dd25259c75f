"""Drawing: chance says which card leaves the draw pile, one at a time."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.memory import Counts, Entry, Number
from boriken.core.step import DEALER
from boriken.core.vectors import kinds_there, ways_there
from boriken.games.san_juan.actions import DRAW
from boriken.games.san_juan.catalogue import ALL_CARDS, CARD_NAMES
from boriken.games.san_juan.state import State
from boriken.games.san_juan.steps import Question

LEFT_TO_DRAW: Final = Number("left", "to_draw", int(ALL_CARDS))
OPEN: Final = Counts("open", "open", CARD_NAMES)


class Draw(Question):
    """Some cards are drawn, mostly for the hand of the current player."""

    name: ClassVar[str] = "card"
    answered_by: ClassVar[str] = DEALER
    remembers: ClassVar[Sequence[Entry]] = (LEFT_TO_DRAW,)

    def legal(self, state: State) -> vec[i64]:
        return kinds_there(state.deck, DRAW)

    def weights(self, state: State) -> vec[i64]:
        return ways_there(state.deck)

    # `ways` and `outcome` are said by the position: chance draws cards more often than anything is decided

    def can_come_up(self, state: State) -> bool:
        return 0 < state.to_draw <= state.supply()
