"""Drawing: chance says which card leaves the draw pile, one at a time."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.drawing import DrawPiece
from boriken.core.memory import Counts, Entry, Number
from boriken.games.san_juan.actions import DRAW
from boriken.games.san_juan.catalogue import ALL_CARDS, CARD_NAMES
from boriken.games.san_juan.state import State

LEFT_TO_DRAW: Final = Number("left", "to_draw", int(ALL_CARDS))
OPEN: Final = Counts("open", "open", CARD_NAMES)


class Draw(DrawPiece[State]):
    """Some cards are drawn, mostly for the hand of the current player."""

    name: ClassVar[str] = "card"
    remembers: ClassVar[Sequence[Entry]] = (LEFT_TO_DRAW,)

    def __init__(self) -> None:
        super().__init__(DRAW)

    def stack(self, state: State) -> vec[i64]:
        return state.deck

    def can_come_up(self, state: State) -> bool:
        return 0 < state.to_draw <= state.supply()
