"""Reading documents that people write: every mistake becomes a sentence that names the place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from boriken.core.errors import PositionError, quoted

PLENTY = 9999  # more than there is of anything
SEPARATOR = re.compile("[ -]")


def copied(content: Any) -> Any:
    """A copy of plain data. `deepcopy`, which is ready for anything, takes three times as long."""
    if isinstance(content, dict):
        return {key: copied(value) for key, value in content.items()}
    if isinstance(content, list):
        return [copied(value) for value in content]
    if isinstance(content, tuple):
        return tuple(copied(value) for value in content)
    return content


class Document:
    """One level of a JSON document. Read what you know, then call `done`: what is left over is a mistake."""

    def __init__(self, content: Any, where: str) -> None:
        if not isinstance(content, dict) or not all(isinstance(key, str) for key in content):
            raise PositionError(f"{where} must be a set of named entries.", "entries", where=where)
        self.content = dict(content)
        self.where = where

    def has(self, key: str) -> bool:
        return key in self.content

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._take(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(
                f"{self._name(key)} must be a whole number from {least} to {most}, not {quoted(value)}.",
                "number" if least < most else "fixed",
                where=self._name(key),
                least=least,
                most=most,
            )
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = self._take(key, default)
        if not isinstance(value, bool):
            raise PositionError(
                f"{self._name(key)} must be true or false, not {quoted(value)}.", "flag", where=self._name(key)
            )
        return value

    def text(self, key: str, default: str | None = None) -> str:
        value = self._take(key, default)
        if not isinstance(value, str):
            raise PositionError(
                f"{self._name(key)} must be a text, not {quoted(value)}.", "text", where=self._name(key)
            )
        return value

    def one_of(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """A name out of a list; returns its index. Older documents have spaces and hyphens where names have `_` now."""
        value = self._take(key, default)
        if isinstance(value, str) and value not in names:
            value = SEPARATOR.sub("_", value)
        if not isinstance(value, str) or value not in names:
            raise PositionError(
                f"{self._name(key)} must be one of {', '.join(names)}, not {quoted(value)}.",
                "one_of",
                where=self._name(key),
                names=", ".join(names),
            )
        return list(names).index(value)

    def several(self, key: str, names: Sequence[str]) -> list[int]:
        """Names out of a list; returns their indices."""
        values = self.items(key)
        for value in values:
            if value not in names:
                raise PositionError(
                    f"{self._name(key)} can hold {', '.join(names)}, not {quoted(value)}.",
                    "one_of",
                    where=self._name(key),
                    names=", ".join(names),
                )
        return [list(names).index(value) for value in values]

    def seats(self, key: str, count: int) -> list[int]:
        """Some of so many seats."""
        values = self.items(key)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < count:
                raise PositionError(
                    f"{self._name(key)} can hold seats, not {quoted(value)}.", "seats", where=self._name(key)
                )
        return values

    def counts(self, key: str, names: Sequence[str], most: int) -> list[int]:
        """Numbers by name; a name that is left out has none."""
        part = self.part(key)
        counts = [part.number(name, 0, most, 0) for name in names]
        part.done()
        return counts

    def rest(self, key: str, names: Sequence[str], left: list[int], purpose: str = "") -> list[int]:
        """Numbers by name of what is left for a supply; they need not be told, but if they are they must agree."""
        for name, count in zip(names, left, strict=True):
            if count < 0:
                raise PositionError(
                    f"There are {-count} too many of {name}{purpose}.",
                    "too_many",
                    where=f"{self._name(key)}.{name}",
                    count=-count,
                )
        if self.has(key) and self.counts(key, names, PLENTY) != left:
            raise PositionError(
                f"{self._name(key)} is not what the rest of the position leaves.", "rest", where=self._name(key)
            )
        return left

    def is_nothing(self, key: str) -> bool:
        """Whether an entry is left out or null; then it need not be read."""
        if self.content.get(key) is not None:
            return False
        self.content.pop(key, None)
        return True

    def part(self, key: str) -> Document:
        """An inner document; empty if it is left out."""
        return Document(self.content.pop(key, {}), self._name(key))

    def parts(self, key: str, count: int) -> list[Document]:
        """A list of so many inner documents."""
        return [Document(item, f"{self._name(key)}[{index}]") for index, item in enumerate(self.items(key, count))]

    def items(self, key: str, count: int | None = None) -> list[Any]:
        value = self._take(key, [] if count is None else None)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            wanted = "a list" if count is None else f"a list of {count}"
            raise PositionError(f"{self._name(key)} must be {wanted}.", "list", where=self._name(key))
        return value

    def everything(self) -> dict[str, Any]:
        """All entries as they are, for somebody else to read."""
        taken, self.content = self.content, {}
        return taken

    def done(self) -> None:
        for key in self.content:
            raise PositionError(
                f"{self.where} has an entry {quoted(key)} that means nothing here.", "surplus", where=self._name(key)
            )

    def _name(self, key: str) -> str:
        return f"{self.where}.{key}"

    def _take(self, key: str, default: Any) -> Any:
        if key in self.content:
            return self.content.pop(key)
        if default is None:
            raise PositionError(f"{self._name(key)} is missing.", "missing", where=self._name(key))
        return default
