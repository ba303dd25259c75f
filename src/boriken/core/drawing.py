"""Drawing a piece from a stack that is counted by kind: any of those in it, each as likely as the other."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boriken.core.step import DEALER, Position, Step
from boriken.core.vectors import kind_drawn, kinds_there, total, ways_there


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawPiece(Step[Position]):
    """Chance says which; its actions are a family that begins with `first`, with one for each kind."""

    answered_by: ClassVar[str] = DEALER

    def __init__(self, first: i64) -> None:
        self.first = first

    def stack(self, state: Position) -> vec[i64]:
        """The pieces that can be drawn, by kind."""
        raise NotImplementedError

    def legal(self, state: Position) -> vec[i64]:
        return kinds_there(self.stack(state), self.first)

    def weights(self, state: Position) -> vec[i64]:
        return ways_there(self.stack(state))

    def ways(self, state: Position) -> i64:
        return total(self.stack(state))

    def outcome(self, state: Position, chosen: i64) -> i64:
        """Without making lists: chance acts often."""
        return self.first + kind_drawn(self.stack(state), chosen)
