"""Names of events and of their parameters, for the log: the rules write numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Json = dict[str, Any]
Reader = Callable[[int], str | int | bool | None]

# By the kind of event: its name, and what its numbers are
EventNames = Mapping[int, tuple[str, Sequence[tuple[str, Reader]]]]
NO_EVENTS: EventNames = {}


def named_event(names: EventNames, numbers: Sequence[int]) -> Json:
    """An event: its kind, the seat (or None) and its parameters."""
    kind, seat, *values = numbers
    name, readers = names[kind]
    event: Json = {"kind": name, "seat": None if seat < 0 else seat}
    for (key, read), value in zip(readers, values):
        event[key] = read(value)
    return event


def number(value: int) -> int:
    return value


def yes(value: int) -> bool:
    return value == 1


def one_of(names: Sequence[str]) -> Reader:
    return lambda value: names[value]
