"""The queue for bot workers: nobody gets more of them by asking more often.

Thoughts for which a person waits come first. Among equally urgent ones, that of the address whose people have used the
least thinking time lately comes next, and of these the person who has; so a newcomer waits for the thoughts that have
begun, and for no others. Guests are made in a moment, and many of them at one address have one share.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

PERSON_WAITS, WATCHED, UNWATCHED = range(3)
"""Urgencies, the most urgent first."""

HALF_LIFE = 60.0  # seconds after which half of the thinking time that was used is forgotten
FORGOTTEN = 0.001  # seconds that are as good as none


AddressOf = Callable[[str], str | None]
"""The address with which a person shares thinking time; None if it is not known, or not counted."""


def no_address(person: str) -> None:
    """Nobody shares with others."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A thought that is wanted: how urgently, and by whom, who share the thinking time."""

    urgency: int
    people: Sequence[str]


@dataclass(eq=False, slots=True)
class Waiting:
    """A thought in the queue. Its future is resolved when its turn has come."""

    claim: Claim
    turn: asyncio.Future[None]


class FairQueue:
    """Hands out a number of places, one thought each."""

    def __init__(self, places: int, address_of: AddressOf = no_address) -> None:
        self.free = places
        self.address_of = address_of
        self._waiting: list[Waiting] = []
        self._used: dict[str, tuple[float, float]] = {}  # seconds of thinking time, as of when

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def take(self, claim: Claim) -> None:
        """Wait for a place."""
        if self.free:
            self.free -= 1
            return
        waiting = Waiting(claim, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self.give_back()  # it was cancelled when it had just got a place
            raise

    def give_back(self) -> None:
        """Give a place back; the next in the queue gets it."""
        if not self._waiting:
            self.free += 1
            return
        now = time.monotonic()
        following = min(self._waiting, key=lambda waiting: self._rank(waiting.claim, now))
        self._waiting.remove(following)
        following.turn.set_result(None)

    def charge(self, claim: Claim, seconds: float) -> None:
        """Note thinking time that was used, in equal parts for all who wanted the thought."""
        now = time.monotonic()
        for person in claim.people:
            for who in {person, self._sharer_of(person)}:
                self._used[who] = (self.used(who, now) + seconds / len(claim.people), now)
        self._used = {who: used for who, used in self._used.items() if self.used(who, now) > FORGOTTEN}

    def _sharer_of(self, person: str) -> str:
        """The address of a person; where it is not counted, the person."""
        return self.address_of(person) or person

    def used(self, who: str, now: float) -> float:
        """The thinking time that a person, or all people of an address, have used lately."""
        seconds, since = self._used.get(who, (0.0, now))
        return seconds * math.exp2((since - now) / HALF_LIFE)

    def _rank(self, claim: Claim, now: float) -> tuple[int, float, float]:
        """Lower is sooner; of equals the first that came."""
        least = min((self.used(self._sharer_of(person), now), self.used(person, now)) for person in claim.people)
        return claim.urgency, *least
