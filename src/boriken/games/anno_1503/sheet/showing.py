"""Showing a sheet to people: every value with where it is from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from boriken.core.title import SheetEntry


def entries(content: Mapping[str, Any]) -> Iterator[SheetEntry]:
    """Every value with its provenance, in the order of the sheet."""
    for table, part in content.items():
        if isinstance(part, list):
            for number, row in enumerate(part, start=1):
                yield from row_entries(f"{table} {row.get('id', number)}", row)
        elif table in ("board", "goal"):
            for name, inner in part.items():
                yield from (row_entries if "p" in inner else scalar_entries)(f"{table}.{name}", inner)
        elif table != "meta":
            yield from scalar_entries(table, part)


def scalar_entries(table: str, part: Mapping[str, Any]) -> Iterator[SheetEntry]:
    for name, entry in part.items():
        remarks = [entry[key] for key in ("ref", "note") if key in entry]
        yield SheetEntry(table, name, shown(entry["v"]), entry["p"], "; ".join([*remarks, *before(entry, "was")]))


def row_entries(table: str, row: Mapping[str, Any]) -> Iterator[SheetEntry]:
    for name, value in row.items():
        if name not in ("id", "p") and not name.startswith(("p_", "may_", "was_")):
            source = "; ".join(before(row, f"was_{name}"))
            yield SheetEntry(table, name, shown(value), row.get(f"p_{name}", row["p"]), source)


def before(entry: Mapping[str, Any], key: str) -> list[str]:
    """The value in the sheet before this one, where it was another."""
    return [f"before: {shown(entry[key])}"] if key in entry else []


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(each)}" for name, each in value.items())
    if isinstance(value, list):
        return " ".join(map(shown, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
