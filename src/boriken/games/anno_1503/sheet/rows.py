"""The rows of a sheet's tables, and their entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boriken.core.document import Document
from boriken.core.errors import PositionError, quoted
from boriken.games.anno_1503 import catalogue as cat

PROVENANCE = ("seed", "found", "derived", "reconstructed")
PLENTY = 99
MOST_CARDS = 60
COST_NAMES = [*cat.GOOD_NAMES, "gold"]


def rows(document: Document, table: str) -> list[Document]:
    """The rows of a table, without what they say of their provenance, of what fields may be and of what they were."""
    found = []
    for number, content in enumerate(document.items(table), start=1):
        row = Document(content, f"row {number} of {table}")
        provenance(row, "p")
        for key in list(row.content):
            if key.startswith("p_"):
                provenance(row, key)
            elif key.startswith(("may_", "was_")):
                row.content.pop(key)
        found.append(row)
    return found


def named_rows(document: Document, table: str, names: Sequence[str]) -> Iterator[tuple[int, Document]]:
    """Rows by the number of their id, none twice."""
    seen: set[int] = set()
    for row in rows(document, table):
        number = row.one_of("id", names)
        row.where = f"{table} {names[number]}"
        if number in seen:
            raise PositionError(f"{row.where} stands there twice.")
        seen.add(number)
        yield number, row


def all_rows(document: Document, table: str, names: Sequence[str]) -> list[tuple[str, Document]]:
    """Rows of which each must be there, in the order of their names."""
    found = dict(named_rows(document, table, names))
    for number, name in enumerate(names):
        if number not in found:
            raise PositionError(f"{table} has no row {name}.")
    return [(name, found[number]) for number, name in enumerate(names)]


def provenance(part: Document, key: str) -> None:
    part.one_of(key, PROVENANCE)


def label(row: Document, name: str) -> str:
    row.text("de", "")
    return row.text("name", name)


def numbers_in(part: Document, key: str, least: int, most: int, count: int | None = None) -> list[int]:
    values = part.items(key, count)
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(
                f"{part.where}.{key} must hold whole numbers from {least} to {most}, not {quoted(value)}."
            )
    return values


def read_cost(part: Document, key: str, names: Sequence[str]) -> list[int]:
    return part.counts(key, names, PLENTY)
