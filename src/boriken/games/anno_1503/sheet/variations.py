"""Other sheets than the house's: a reconstructed value may be anything that the sheet itself lists beside it.

`may` (or `may_FIELD`, for a field of a row) lists all that a value may be. The numbers of tiles and buildings with each
back stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from boriken.core.errors import SetupError
from boriken.games.anno_1503.sheet.text import house_content, one_line, read_sheet

Content = dict[str, Any]
Change = dict[str, int]
"""By the name of a value: which of those allowed."""

TRIES = 20
MOST_CHANGES = 8  # of one to three values each


@dataclass(frozen=True)
class Value:
    """A number of the sheet that may be another: the entry that holds it, and where in it."""

    name: str
    path: tuple[str | int, ...]
    key: str
    allowed: tuple[Any, ...]

    def entry(self, sheet: Content) -> dict[str, Any]:
        part: Any = sheet
        for step in self.path:
            part = part[step]
        found: dict[str, Any] = part
        return found

    def now(self, sheet: Content) -> int:
        return self.allowed.index(self.entry(sheet)[self.key])


class Variations:
    """The sheets that can be made of one."""

    def __init__(self, sheet: Content, without: tuple[str, ...] = ()) -> None:
        """Nothing is changed in the tables `without`."""
        self.sheet = sheet
        self.values = {value.name: value for value in values(sheet) if value.path[0] not in without}

    def another(self, change: Change, random: Random) -> Change:
        """One to three values more are changed, or a copy less of one thing and more of another."""
        change = dict(change)
        for _ in range(random.randint(1, 3)):
            value = self.values[random.choice(sorted(self.values))]
            if value.key == "n":
                self.move_copy(change, value, random)
            else:
                self.put(change, value, random.randrange(len(value.allowed)))
        return change

    def move_copy(self, change: Change, value: Value, random: Random) -> None:
        table = [other for other in self.values.values() if other.key == "n" and other.path[0] == value.path[0]]
        other = random.choice(sorted(table, key=lambda each: each.name))
        back = random.randrange(3)
        for one, by in ((value, -1), (other, 1)):
            copies = list(one.allowed[change.get(one.name, one.now(self.sheet))])
            copies[back] += by
            if copies in one.allowed:
                self.put(change, one, one.allowed.index(copies))

    def put(self, change: Change, value: Value, at: int) -> None:
        change.pop(value.name, None)
        if at != value.now(self.sheet):
            change[value.name] = at

    def applied(self, change: Change) -> Content:
        sheet = deepcopy(self.sheet)
        for name, at in change.items():
            value = self.values[name]
            value.entry(sheet)[value.key] = value.allowed[at]
        return sheet

    def is_sound(self, change: Change) -> bool:
        """A sheet that can be played, with as many tiles and buildings of each back as before."""
        sheet = self.applied(change)
        try:
            read_sheet(sheet)
        except SetupError:
            return False
        return totals(sheet) == totals(self.sheet)


@lru_cache(maxsize=512)
def varied_sheet(number: int) -> str:
    """One of many sheets, as an option holds it: some values of the house's are others."""
    variations, random = Variations(house_content()), Random(number)
    change: Change = {}
    for _ in range(random.randint(1, MOST_CHANGES)):
        further = next(filter(variations.is_sound, (variations.another(change, random) for _ in range(TRIES))), change)
        change = further
    return one_line(variations.applied(change))


def values(sheet: Content) -> Iterator[Value]:
    for path, entry in entries(sheet):
        for key, allowed in entry.items():
            if key == "may" or key.startswith("may_"):
                name = key.removeprefix("may").removeprefix("_") or "v"
                ending = "" if name == "v" else f" {name}"
                if entry.get(f"p_{name}", entry["p"]) == "reconstructed":
                    yield Value(told_path(sheet, path) + ending, path, name, tuple(allowed))


def entries(part: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], dict[str, Any]]]:
    """All that has a provenance, with the way to it."""
    if isinstance(part, dict) and "p" in part:
        yield path, part
    elif isinstance(part, dict):
        for name, inner in part.items():
            yield from entries(inner, (*path, name))
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from entries(inner, (*path, number))


def told_path(sheet: Content, path: tuple[str | int, ...]) -> str:
    if isinstance(path[-1], int):
        row = sheet[str(path[0])][path[-1]]
        return f"{path[0]} {row.get('id', path[-1] + 1)}"
    return ".".join(map(str, path))


def totals(sheet: Mapping[str, Any]) -> list[list[int]]:
    """By table: how many things there are with each back."""
    tables = ("base_tile", "crown_tile", "public_building", "noble_building")
    return [[sum(row["n"][back] for row in sheet[table]) for back in range(3)] for table in tables]
