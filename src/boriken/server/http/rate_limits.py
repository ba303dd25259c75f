"""Rate limits: how often a person or an address may do what costs something."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from boriken.server.errors import ConflictError, TooManyError


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many at once, and after how many seconds one more."""

    burst: int
    seconds: float


ALLOWED = {
    # by address
    "request": Allowance(600, 0.01),  # everything: more than these wait their turn, and are not refused
    "address": Allowance(2000, 0.005),  # everything that is read, by whomever: a club has one address
    "guest": Allowance(20, 10.0),
    "account": Allowance(10, 60.0),
    "login": Allowance(20, 10.0),
    # by login: guesses from many addresses
    "password": Allowance(20, 30.0),
    # by person; for people without a name by address
    "read": Allowance(400, 0.05),
    "replay": Allowance(300, 0.1),  # a chart of the whole game asks for a moment of each round
    "film": Allowance(160, 0.5),  # parts of 64 actions: some whole games at once, or one round of bots after the other
    "lesson": Allowance(60, 0.25),  # a step of a lesson, played from its beginning
    "puzzle": Allowance(60, 0.5),  # an answer to a puzzle
    # by person, by address, and by the mail address itself
    "mail": Allowance(5, 600.0),  # that asks whether an address is somebody's own
    # by person, and by address
    "review": Allowance(6, 300.0),  # a minute of thinking
    "opinion": Allowance(40, 2.0),  # a second of thinking, on an analysis board
    # by person
    "change": Allowance(60, 0.1),  # every request that changes something, moves above all
    "name": Allowance(10, 30.0),
    "create": Allowance(20, 15.0),
    "chat": Allowance(10, 2.0),
    "hint": Allowance(10, 3.0),
    "verdict": Allowance(20, 2.0),  # on every decision of a first game, as fast as people decide
    "import": Allowance(10, 20.0),
}
MOST_OPEN = {
    "streams of an address": 300,
    "streams": 60,  # by person; for people without a name by address
}
MOST_OWNED = {
    "tables": 100,  # that a person hosts and that are not over
    "records": 200,  # that a person has brought
    "analyses": 200,  # that a person has begun
}
SHARED_EVERY = 1.0  # seconds
SHARED_FROM = 4  # a bucket is shared with other processes once it is emptied by a quarter
MOST_SHARED = 100  # buckets at once, the emptiest
TRY_AGAIN = 15  # seconds after which somebody may have closed a page
LONGEST_WAIT = 10.0  # seconds that a request waits because of others before it
MOST_KEPT = 100_000


Spent = tuple[str, str, int]
"""What was taken, by whom, and how much of it."""


class RateLimits:
    """A token bucket for each limit and each person or address.

    Processes that share a database tell each other once a second what was taken from buckets that are no longer full.
    So a person who goes from one process to the next has one budget, but for that second.
    """

    def __init__(self, on: bool) -> None:
        self.on = on
        self._spent: Counter[tuple[str, str]] = Counter()  # since it was last shared
        self._full_at: dict[tuple[str, str], float] = {}
        self._open: Counter[tuple[str, str]] = Counter()
        self._most = MOST_KEPT

    def take(self, what: str, who: str, count: int = 1) -> None:
        """Count `count` more of `what` for `who`; raise an error that says how long to wait if that is too many."""
        if not self.on:
            return
        allowed, now = ALLOWED[what], time.monotonic()
        full_at = self._full_after(what, who, count, now)
        wait = full_at - now - allowed.burst * allowed.seconds
        if wait > 0:
            raise TooManyError(math.ceil(wait))
        self._full_at[what, who] = full_at
        if full_at - now > allowed.burst * allowed.seconds / SHARED_FROM:
            self._spent[what, who] += count
        if len(self._full_at) > self._most:
            self._drop_full(now)

    def reserve(self, what: str, who: str, count: int = 1) -> float:
        """Count `count` more of `what` for `who`, though they be too many; the seconds until they would be allowed."""
        allowed, now = ALLOWED[what], time.monotonic()
        empty = now + allowed.burst * allowed.seconds
        self._full_at[what, who] = min(self._full_after(what, who, count, now), empty + LONGEST_WAIT)
        if len(self._full_at) > self._most:
            self._drop_full(now)
        return max(0.0, self._full_at[what, who] - empty)

    def _full_after(self, what: str, who: str, count: int, now: float) -> float:
        """A bucket is described by the time at which it will be full again: that after taking `count` more."""
        allowed = ALLOWED[what]
        return max(self._full_at.get((what, who), now), now) + min(count, allowed.burst) * allowed.seconds

    def left(self, what: str, who: str) -> int:
        """How many of `what` are left to `who` at this moment."""
        allowed, now = ALLOWED[what], time.monotonic()
        missing = self._full_after(what, who, 0, now) - now
        return allowed.burst - math.ceil(missing / allowed.seconds)

    def spent(self) -> list[Spent]:
        """Everything taken since the last time, for the other processes."""
        most, self._spent = self._spent.most_common(MOST_SHARED), Counter()
        return [(what, who, count) for (what, who), count in most]

    def charge(self, elsewhere: Sequence[Spent]) -> None:
        """Take what was taken in another process, at most until nothing is left."""
        now = time.monotonic()
        for what, who, count in elsewhere:
            if what in ALLOWED:
                empty = now + ALLOWED[what].burst * ALLOWED[what].seconds
                self._full_at[what, who] = min(empty, self._full_after(what, who, count, now))

    def check_owned(self, what: str, count: int) -> None:
        """Raise an error if somebody has as many of `what` as a person may have."""
        if self.on and count >= MOST_OWNED[what]:
            raise ConflictError(f"You have {count} {what} already.", f"too_many_{what}", {"most": MOST_OWNED[what]})

    def hold(self, *places: tuple[str, str]) -> Callable[[], None]:
        """Hold a place of each sort for somebody; the answer gives them back. Raise an error if too many are held."""
        if self.on and any(self._open[place] >= MOST_OPEN[place[0]] for place in places):
            raise TooManyError(TRY_AGAIN)
        self._open.update(places)
        return partial(self._give_back, places)

    def _give_back(self, places: Sequence[tuple[str, str]]) -> None:
        self._open.subtract(places)
        for place in places:
            if not self._open[place]:
                del self._open[place]

    def _drop_full(self, now: float) -> None:
        """Drop full buckets, which are as good as none. If few are full, wait longer before the next time."""
        self._full_at = {key: until for key, until in self._full_at.items() if until > now}
        self._most = max(MOST_KEPT, 2 * len(self._full_at))
