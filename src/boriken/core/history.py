"""The actions of a match so far, and taking them back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from boriken.core.dealer import Dealer
from boriken.core.errors import UndoError, quoted
from boriken.core.game import CHANCE
from boriken.core.situation import Situation


class Move(NamedTuple):
    """One recorded action: who made it (a seat or CHANCE), in which turn, and whether it revealed something."""

    actor: int
    text: str
    turn: int
    reveals: bool


class History(Situation, ABC):
    """The part of a match that knows what was done in it, and takes it back."""

    dealer: Dealer
    _moves: list[Move]
    _redealt: dict[int, int]

    @property
    def moves(self) -> Sequence[Move]:
        """Everything done so far, by the seats and by chance."""
        return tuple(self._moves)

    @property
    def redealt(self) -> Mapping[int, int]:
        """Where something that chance had shown was taken back: after how many actions, and the deal that came next.

        Every deal has a number. What was taken back keeps its numbers, so that it is never dealt a second time.
        """
        return dict(self._redealt)

    # Taking back

    def may_undo(self, seat: int | None = None) -> bool:
        """Whether the last decision (of `seat`, or of anybody) can be taken back without asking the others."""
        first = self._last_decision(seat)
        return first is not None and self._is_free(first)

    def undo(self, seat: int | None = None, agreed: bool = False) -> list[str]:
        """Take back the last decision of `seat`, or of anybody, with all that came after it; returns what is undone.

        One's own actions can be taken back freely as far as the last reveal or another player's action. Anything
        further needs everybody's consent: ask them, then say `agreed`. What chance had shown is dealt anew.
        """
        first = self._last_decision(seat)
        if first is None:
            raise UndoError("There is nothing to take back.")
        if not agreed and not self._is_free(first):
            raise UndoError(
                "Something was revealed or another player has acted since: all must agree to take this back."
            )
        return self.back_to(first)

    def free_undo_count(self, seat: int) -> int:
        """How many of the last actions the seat may take back without asking the others."""
        mine = self._checked(seat)
        return sum(1 for _ in takewhile(lambda move: move.actor == mine and not move.reveals, reversed(self._moves)))

    def back_to(self, count: int) -> list[str]:
        """Take back all but the first `count` actions; returns what is undone. The caller has asked who must agree."""
        self._check_count(count)
        undone, used = [move.text for move in self._moves[count:]], self.dealer.dealt
        self._redealt = self._redealt_until(count)
        self._rebuild(count)
        self._deal_on_from(used)
        return undone

    # Inside

    @abstractmethod
    def _rebuild(self, count: int) -> None:
        """Stand where the match stood after its first `count` actions."""

    @abstractmethod
    def _deal_on_from(self, number: int) -> None:
        """The next deal is number `number`, unless that one is still to come anyway."""

    def _redealt_until(self, count: int) -> dict[int, int]:
        return {after: number for after, number in self._redealt.items() if after <= count}

    def _last_decision(self, seat: int | None) -> int | None:
        seat = self._checked(seat)
        for index in range(len(self._moves) - 1, -1, -1):
            actor = self._moves[index].actor
            if actor != CHANCE and seat in (None, actor):
                return index
        return None

    def _is_free(self, first: int) -> bool:
        return first >= len(self._moves) - self.free_undo_count(self._moves[first].actor)

    def _check_count(self, count: object) -> None:
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= len(self._moves):
            raise UndoError(f"The match has {len(self._moves)} actions; there is no position after {quoted(count)}.")
