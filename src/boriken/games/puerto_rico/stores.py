"""Which goods can be stored together at the end of the captain phase, in every way (PR-STORE)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from boriken.games.puerto_rico.catalogue import PRICE


def stores(goods: Sequence[int], start: int, kinds: int, free: int) -> list[Sequence[int]]:
    """Of the kinds from `start` on, everything that can be kept at most, in every way; what is worth most first.

    So many kinds can be stored whole, and so many single goods besides.
    """
    held = [good for good, count in enumerate(goods) if count]
    ways = combinations(held, min(len(held), kinds))  # PR-STORE-03
    found = {store for whole in ways for store in with_singles(goods, start, whole, free)}
    most = [store for store in found if not any(other != store and covers(other, store) for other in found)]
    return sorted(most, key=lambda store: (-worth(store), store))


def with_singles(goods: Sequence[int], start: int, whole: Sequence[int], free: int) -> Iterator[tuple[int, ...]]:
    """With the single goods that find room besides; kinds that were decided before have taken theirs."""
    decided = sum(count for good, count in enumerate(goods) if good < start and good not in whole)
    single = [count if good >= start and good not in whole else 0 for good, count in enumerate(goods)]
    room = min(free - decided, sum(single))
    if room < 0:
        return
    stored = [count if good >= start and good in whole else 0 for good, count in enumerate(goods)]
    for singles in shared_out(single, room):
        yield tuple(one + other for one, other in zip(stored, singles, strict=True))


def shared_out(most: Sequence[int], number: int) -> Iterator[tuple[int, ...]]:
    """Every way to take so many, of each kind no more than there are."""
    if not most:
        if number == 0:
            yield ()
        return
    for count in range(min(most[0], number) + 1):
        for rest in shared_out(most[1:], number - count):
            yield (count, *rest)


def covers(store: Sequence[int], other: Sequence[int]) -> bool:
    return all(one >= another for one, another in zip(store, other, strict=True))


def worth(store: Sequence[int]) -> float:
    """A good is a point when it is shipped, and its price may come to something."""
    return sum(count * (1 + int(PRICE[good]) / 4) for good, count in enumerate(store))
