"""Rate limits: how often a person or an address may do what costs something, and how much they may have."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from boriken.server.errors import ConflictError, TooManyError
from boriken.server.settings import FOR_CLUB, FOR_HOME, FOR_INTERNET


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many at once, and after how many seconds one more."""

    burst: int
    seconds: float


ALLOWED = {
    # by address
    "request": Allowance(600, 0.01),  # everything: more than these wait their turn, and are not refused
    "at once": Allowance(30, 0.005),  # what a page asks for when it is opened; more come in so far apart
    "address": Allowance(2000, 0.005),  # everything that is read, by whomever: a club has one address
    "reading": Allowance(3000, 0.005),  # milliseconds in which whole games are read: then they wait four fifths of it
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
    # by person, and by address as below
    "create": Allowance(20, 15.0),
    "hint": Allowance(10, 3.0),
    "import": Allowance(10, 20.0),
    # by address, whoever of its people asks; home and club have more of these, or need not count them
    "replays of an address": Allowance(900, 0.05),
    "films of an address": Allowance(480, 0.25),
    "tables of an address": Allowance(60, 5.0),
    "hints of an address": Allowance(30, 1.5),
    "records of an address": Allowance(30, 10.0),
    # by person
    "change": Allowance(60, 0.1),  # every request that changes something, moves above all
    "name": Allowance(10, 30.0),
    "chat": Allowance(10, 2.0),
    "verdict": Allowance(20, 2.0),  # on every decision of a first game, as fast as people decide
}
OF_AN_ADDRESS = {
    "replay": "replays of an address",
    "film": "films of an address",
    "create": "tables of an address",
    "hint": "hints of an address",
    "import": "records of an address",
}
"""What a person takes is taken from this budget of their address too: guests are made in a moment."""
BY_ADDRESS = frozenset({"request", "at once", "address", "reading", "guest", "account", *OF_AN_ADDRESS.values()})
MOST_OPEN = {
    "streams of an address": 300,
    "streams": 60,  # by person; for people without a name by address
}
OPEN_BY_ADDRESS = "streams of an address"
MOST_OWNED = {
    "tables": 100,  # that a person hosts and that are not over
    "records": 200,  # that a person has brought
    "analyses": 200,  # that a person has begun
    "tables of an address": 300,
    "records of an address": 400,
}
SHARED_EVERY = 1.0  # seconds
SHARED_FROM = 4  # a bucket is shared with other processes once it is emptied by a quarter
MOST_SHARED = 100  # buckets at once, the emptiest
TRY_AGAIN = 15  # seconds after which somebody may have closed a page
ROUNDING = 1e-6  # seconds: sums of times are not exact, and all of a budget may be taken at once
LONGEST_WAIT = 10.0  # seconds that a request waits because of others before it
MOST_KEPT = 100_000


@dataclass(frozen=True, slots=True)
class Audience:
    """The people a server is for."""

    of_an_address: int | None
    """How much more than a stranger's an address may have, because so many people share it; None: not counted."""
    gigabytes: float | None
    """The most that the database may hold; None: as much as the disk does."""


AUDIENCES = {
    FOR_HOME: Audience(None, None),
    FOR_CLUB: Audience(5, 20.0),
    FOR_INTERNET: Audience(1, 20.0),
}


Spent = tuple[str, str, int]
"""What was taken, by whom, and how much of it."""


class RateLimits:
    """A token bucket for each limit and each person or address.

    Processes that share a database tell each other once a second what was taken from buckets that are no longer full.
    So a person who goes from one process to the next has one budget, but for that second.
    """

    def __init__(self, on: bool, audience: Audience = AUDIENCES[FOR_INTERNET]) -> None:
        self.on = on
        self.audience = audience
        self._spent: Counter[tuple[str, str]] = Counter()  # since it was last shared
        self._full_at: dict[tuple[str, str], float] = {}
        self._open: Counter[tuple[str, str]] = Counter()
        self._most = MOST_KEPT
        self._addresses: dict[str, str] = {}  # of people, those who asked last at the end

    def seen(self, person: str, address: str) -> None:
        """A person asks for something from this address."""
        self._addresses.pop(person, None)
        self._addresses[person] = address
        if len(self._addresses) > MOST_KEPT:
            del self._addresses[next(iter(self._addresses))]

    def address_of(self, person: str) -> str | None:
        """Where a person has last asked for something."""
        return self._addresses.get(person)

    def sharer_of(self, person: str) -> str | None:
        """The address with which a person shares what costs something, if addresses are counted."""
        counted = self.on and self.audience.of_an_address is not None
        return self._addresses.get(person) if counted else None

    def allowed(self, what: str) -> Allowance | None:
        """How much is allowed; None if it is not counted."""
        allowed, share = ALLOWED[what], self.audience.of_an_address
        if share == 1 or what not in BY_ADDRESS:
            return allowed
        return None if share is None else Allowance(allowed.burst * share, allowed.seconds / share)

    def take(self, what: str, who: str, count: int = 1) -> None:
        """Count `count` more of `what` for `who`, and for their address where it has a budget for this.

        Raise an error that says how long to wait if that is too many.
        """
        if not self.on:
            return
        self._take(what, who, count)
        if what in OF_AN_ADDRESS:
            self._take(OF_AN_ADDRESS[what], self._addresses.get(who, who), count)

    def _take(self, what: str, who: str, count: int) -> None:
        allowed, now = self.allowed(what), time.monotonic()
        if allowed is None:
            return
        full_at = self._full_after(allowed, what, who, count, now)
        wait = full_at - now - allowed.burst * allowed.seconds
        if wait > ROUNDING:
            raise TooManyError(math.ceil(wait))
        self._full_at[what, who] = full_at
        if full_at - now > allowed.burst * allowed.seconds / SHARED_FROM:
            self._spent[what, who] += count
        if len(self._full_at) > self._most:
            self._drop_full(now)

    def reserve(self, what: str, who: str, count: int = 1) -> float:
        """Count `count` more of `what` for `who`, though they be too many; the seconds until they would be allowed."""
        allowed, now = self.allowed(what), time.monotonic()
        if allowed is None:
            return 0.0
        empty = now + allowed.burst * allowed.seconds
        self._full_at[what, who] = min(self._full_after(allowed, what, who, count, now), empty + LONGEST_WAIT)
        if len(self._full_at) > self._most:
            self._drop_full(now)
        return max(0.0, self._full_at[what, who] - empty)

    def _full_after(self, allowed: Allowance, what: str, who: str, count: int, now: float) -> float:
        """A bucket is described by the time at which it will be full again: that after taking `count` more."""
        return max(self._full_at.get((what, who), now), now) + min(count, allowed.burst) * allowed.seconds

    def left(self, what: str, who: str) -> int:
        """How many of `what` are left to `who` at this moment."""
        allowed, now = ALLOWED[what], time.monotonic()
        missing = self._full_after(allowed, what, who, 0, now) - now
        return allowed.burst - math.ceil(missing / allowed.seconds)

    def spent(self) -> list[Spent]:
        """Everything taken since the last time, for the other processes."""
        most, self._spent = self._spent.most_common(MOST_SHARED), Counter()
        return [(what, who, count) for (what, who), count in most]

    def charge(self, elsewhere: Sequence[Spent]) -> None:
        """Take what was taken in another process, at most until nothing is left."""
        now = time.monotonic()
        for what, who, count in elsewhere:
            allowed = self.allowed(what) if what in ALLOWED else None
            if allowed is not None:
                empty = now + allowed.burst * allowed.seconds
                self._full_at[what, who] = min(empty, self._full_after(allowed, what, who, count, now))

    def check_owned(self, what: str, count: int) -> None:
        """Raise an error if somebody has as many of `what` as a person may have."""
        if self.on and count >= MOST_OWNED[what]:
            raise ConflictError(f"You have {count} {what} already.", f"too_many_{what}", {"most": MOST_OWNED[what]})

    def check_owned_at(self, what: str, count: int) -> None:
        """Raise an error if an address has as many of `what` as all its people together may have."""
        share = self.audience.of_an_address
        if not self.on or share is None or count < share * MOST_OWNED[f"{what} of an address"]:
            return
        most = share * MOST_OWNED[f"{what} of an address"]
        raise ConflictError(f"People from your address have {count} {what} already.", f"many_{what}_at", {"most": most})

    def hold(self, *places: tuple[str, str]) -> Callable[[], None]:
        """Hold a place of each sort for somebody; the answer gives them back. Raise an error if too many are held."""
        if self.on and any(self._open[place] >= self._most_open(place[0]) for place in places):
            raise TooManyError(TRY_AGAIN)
        self._open.update(places)
        return partial(self._give_back, places)

    def _most_open(self, what: str) -> float:
        share = self.audience.of_an_address if what == OPEN_BY_ADDRESS else 1
        return math.inf if share is None else share * MOST_OPEN[what]

    def _give_back(self, places: Sequence[tuple[str, str]]) -> None:
        self._open.subtract(places)
        for place in places:
            if not self._open[place]:
                del self._open[place]

    def _drop_full(self, now: float) -> None:
        """Drop full buckets, which are as good as none. If few are full, wait longer before the next time."""
        self._full_at = {key: until for key, until in self._full_at.items() if until > now}
        self._most = max(MOST_KEPT, 2 * len(self._full_at))
