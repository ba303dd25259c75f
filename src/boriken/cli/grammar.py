"""English grammar of lists and counts, for output that is not translated."""

from collections.abc import Sequence


def listed(parts: Sequence[str]) -> str:
    """`corn`, `corn and sugar`, `corn, sugar and coffee`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def number_of(count: int, thing: str, plural: str | None = None) -> str:
    """`1 doubloon`, `2 doubloons`."""
    return f"{count} {thing if count == 1 else plural or thing + 's'}"
