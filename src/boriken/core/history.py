"""The actions of a match so far, what a seat may know of them, and taking them back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from boriken.core.dealer import Dealer
from boriken.core.errors import UndoError, quoted
from boriken.core.game import CHANCE
from boriken.core.situation import Situation
from boriken.core.title import Json


class Move(NamedTuple):
    """One recorded action: who made it, in which turn, and whether it revealed something.

    >>> import boriken
    >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    >>> match.play("mayor")
    >>> move = match.moves[-1]
    >>> move.actor, move.text, move.turn, move.reveals
    (0, 'mayor', 1, False)
    """

    actor: int
    """A seat, or -1 for chance."""
    text: str
    """The action in notation."""
    turn: int
    """The turn, counted from 1; what is dealt before the first is turn 0."""
    reveals: bool
    """Whether it showed something that was hidden before."""


class History(Situation, ABC):
    """The part of a match that knows what was done in it, and takes it back."""

    dealer: Dealer
    _moves: list[Move]
    _log: list[Json]
    _redealt: dict[int, int]

    @property
    def moves(self) -> Sequence[Move]:
        """Everything done so far, by the seats and by chance.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> [move.text for move in match.moves]
        ['draw corn', 'draw indigo', 'draw indigo', 'draw coffee']
        """
        return tuple(self._moves)

    @property
    def redealt(self) -> Mapping[int, int]:
        """Where something that chance had shown was taken back: after how many actions, and the deal that came next.

        Every deal has a number. What was taken back keeps its numbers, so that it is never dealt a second time.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.back_to(2)
        ['draw indigo', 'draw coffee']
        >>> match.redealt
        {2: 4}
        """
        return dict(self._redealt)

    # What a seat may know

    def view(self, seat: int | None) -> Json:
        """Everything `seat` may know; None is a spectator. Raises SetupError if there is no such seat.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.view(0)["row"], match.view(0)["seats"][1]["doubloons"]
        ({'corn': 1, 'indigo': 2, 'coffee': 1}, 2)
        """
        return self.title.view(self.game, self.setup, self._checked(seat), self._log)

    def log(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Json]:
        """The story as `seat` may know it, from entry `since` on, up to `until`: events, whose `move` counts from 1.

        Raises SetupError if there is no such seat.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor")
        >>> match.log(None, since=match.told - 1)
        [{'move': 5, 'kind': 'role_taken', 'seat': 0, 'role': 'mayor', 'doubloons': 0}]
        """
        seat = self._checked(seat)
        return [self.title.masked(dict(event), seat) for event in self._log[since:until]]

    @property
    def told(self) -> int:
        """How many entries the log has.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.told == len(match.log(None))
        True
        """
        return len(self._log)

    # Taking back

    def may_undo(self, seat: int | None = None) -> bool:
        """Whether the last decision (of `seat`, or of anybody) can be taken back without asking the others.

        Raises SetupError if there is no such seat.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.may_undo()
        False
        >>> match.play("mayor")
        >>> match.may_undo(), match.may_undo(seat=1)
        (True, False)
        """
        first = self._last_decision(seat)
        return first is not None and self._is_free(first)

    def undo(self, seat: int | None = None, agreed: bool = False) -> list[str]:
        """Take back the last decision of `seat`, or of anybody, with all that came after it; returns what is undone.

        One's own actions can be taken back freely as far as the last reveal or another player's action. Anything
        further needs everybody's consent: ask them, then say `agreed`. What chance had shown is dealt anew. Raises
        UndoError if there is nothing to take back or others must agree, and SetupError if there is no such seat.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor", "colonist")
        >>> match.undo()
        ['colonist']
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
        """How many of the last actions the seat may take back without asking the others.

        Raises SetupError if there is no such seat.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor", "colonist")
        >>> match.free_undo_count(0), match.free_undo_count(1)
        (2, 0)
        """
        mine = self._checked(seat)
        return sum(1 for _ in takewhile(lambda move: move.actor == mine and not move.reveals, reversed(self._moves)))

    def back_to(self, count: int) -> list[str]:
        """Take back all but the first `count` actions; returns what is undone. The caller has asked who must agree.

        Raises UndoError if there are fewer actions.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor", "colonist")
        >>> match.back_to(4)
        ['mayor', 'colonist']
        """
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
