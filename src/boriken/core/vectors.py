"""Rows of numbers, as positions are made of them."""

from librt.vecs import append, vec
from mypy_extensions import i64


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
