"""Rows of numbers, as positions are made of them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.randomness import Random


def zeros(count: i64) -> vec[i64]:
    return repeated(0, count)


def repeated(number: i64, count: i64) -> vec[i64]:
    numbers = vec[i64](capacity=count)
    index: i64
    for index in range(count):
        numbers = append(numbers, number)
    return numbers


def total(numbers: vec[i64]) -> i64:
    count: i64 = 0
    number: i64
    for number in numbers:
        count += number
    return count


def any_below_zero(numbers: vec[i64]) -> bool:
    number: i64
    for number in numbers:
        if number < 0:
            return True
    return False


def changed(numbers: vec[i64], index: i64, by: i64) -> vec[i64]:
    """Other numbers, which differ in one place."""
    others = numbers[:]
    others[index] += by
    return others


def together(some: vec[i64], more: vec[i64]) -> vec[i64]:
    """The sums, place by place."""
    sums = some[:]
    index: i64
    for index in range(len(sums)):
        sums[index] += more[index]
    return sums


# Counts of pieces by kind, of which one is drawn or chosen


def kinds_there(counts: vec[i64], first: i64) -> vec[i64]:
    """The actions of a family, which begins with `first`: one for each kind of which there is any."""
    actions = vec[i64](capacity=len(counts))
    kind: i64
    for kind in range(len(counts)):
        if counts[kind] > 0:
            actions = append(actions, first + kind)
    return actions


def ways_there(counts: vec[i64]) -> vec[i64]:
    """In how many ways a piece of each of these kinds can be drawn."""
    ways = vec[i64](capacity=len(counts))
    count: i64
    for count in counts:
        if count > 0:
            ways = append(ways, count)
    return ways


def kind_drawn(counts: vec[i64], chosen: i64) -> i64:
    """The kind of piece number `chosen`, if all lie in a row, kind by kind."""
    kind: i64 = 0
    while chosen >= counts[kind]:
        chosen -= counts[kind]
        kind += 1
    return kind


def draw_one(counts: vec[i64], random: Random) -> i64:
    """Take one of the pieces, each as likely as the other, and say its kind."""
    kind = kind_drawn(counts, random.below(total(counts)))
    counts[kind] -= 1
    return kind


def in_a_row(counts: vec[i64]) -> vec[i64]:
    """All pieces by their kinds, one after the other."""
    row = vec[i64](capacity=total(counts))
    kind: i64
    number: i64
    for kind in range(len(counts)):
        for number in range(counts[kind]):
            row = append(row, kind)
    return row


def shuffle(row: vec[i64], random: Random) -> None:
    """Put the numbers into another order, each order as likely as the other."""
    last: i64 = len(row) - 1
    while last > 0:
        other = random.below(last + 1)
        number = row[last]
        row[last] = row[other]
        row[other] = number
        last -= 1
