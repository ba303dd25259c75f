"""The memory of a question: named entries, each of which knows where the position has its value.

So a step says once what it remembers, and documents are written and read by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from boriken.core.document import PLENTY, Document
from boriken.core.naming import named, numbers


class Entry(Protocol):
    """One of them: it is called `key` in documents, and in the position `attribute`."""

    def save(self, state: object) -> dict[str, Any]: ...

    def load(self, state: object, document: Document) -> None: ...


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds."""

    key: str
    attribute: str
    most: int = PLENTY
    least: int = 0
    default: int | None = None

    def save(self, state: object) -> dict[str, Any]:
        return {self.key: int(getattr(state, self.attribute))}

    def load(self, state: object, document: Document) -> None:
        setattr(state, self.attribute, document.number(self.key, self.least, self.most, self.default))


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    key: str
    attribute: str
    default: bool | None = None

    def save(self, state: object) -> dict[str, Any]:
        return {self.key: bool(getattr(state, self.attribute))}

    def load(self, state: object, document: Document) -> None:
        setattr(state, self.attribute, document.flag(self.key, self.default))


@dataclass(frozen=True, slots=True)
class Name:
    """One of several kinds of things, known by its number; left out while it is `nothing`."""

    key: str
    attribute: str
    names: Sequence[str]
    default: str | None = None
    nothing: int | None = None

    def save(self, state: object) -> dict[str, Any]:
        number = int(getattr(state, self.attribute))
        return {} if number == self.nothing else {self.key: self.names[number]}

    def load(self, state: object, document: Document) -> None:
        if self.nothing is None or document.has(self.key):
            setattr(state, self.attribute, document.one_of(self.key, self.names, self.default))


@dataclass(frozen=True, slots=True)
class Counts:
    """Pieces by kind."""

    key: str
    attribute: str
    names: Sequence[str]
    most: int = PLENTY

    def save(self, state: object) -> dict[str, Any]:
        return {self.key: named(self.names, getattr(state, self.attribute))}

    def load(self, state: object, document: Document) -> None:
        setattr(state, self.attribute, numbers(document.counts(self.key, self.names, self.most)))


@dataclass(frozen=True, slots=True)
class PackedCounts:
    """Pieces by kind, in one number of so many bits for each kind."""

    key: str
    attribute: str
    names: Sequence[str]
    bits: int
    most: int

    def save(self, state: object) -> dict[str, Any]:
        packed, mask = int(getattr(state, self.attribute)), (1 << self.bits) - 1
        return {self.key: named(self.names, [(packed >> (self.bits * kind)) & mask for kind in range(len(self.names))])}

    def load(self, state: object, document: Document) -> None:
        counts = document.counts(self.key, self.names, self.most)
        setattr(state, self.attribute, sum(count << (self.bits * kind) for kind, count in enumerate(counts)))


def save_all(entries: Iterable[Entry], state: object) -> dict[str, Any]:
    """The entries of a document, in this order."""
    saved: dict[str, Any] = {}
    for entry in entries:
        saved |= entry.save(state)
    return saved


def load_all(entries: Iterable[Entry], state: object, document: Document) -> None:
    for entry in entries:
        entry.load(state, document)
