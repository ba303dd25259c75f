"""The weights that play: the newest in most seats, and in those of guests older ones or another network's."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from random import Random

from boriken.learn.rounds import State

KEPT_PASTS = 12  # past networks that still come as guests
NAMED = 0.5  # how often the guest is one of those that were named


class Opponents:
    """One thread learns and publishes its weights here, another takes them from here to play."""

    def __init__(self, newest: State, guests: Sequence[State], *, alone: bool, seed: int) -> None:
        """`alone`: the guests that were named are the only opponents."""
        self.newest = newest
        self.guests = guests
        self.alone = alone
        self.pasts = [newest]
        self.chance = Random(seed)
        self.publishing = threading.Lock()

    def publish(self, weights: State) -> None:
        with self.publishing:
            self.newest = weights

    def remember(self) -> None:
        """Let the newest come as a guest later."""
        with self.publishing:
            self.pasts = [*self.pasts[-KEPT_PASTS + 1 :], self.newest]

    def next_guest(self) -> State:
        """Half of the time a network that was named, if any was, else a past self; or the only opponent there is."""
        with self.publishing:
            named = self.guests and (self.alone or self.chance.random() < NAMED)
            return self.chance.choice(self.guests if named else self.pasts)
