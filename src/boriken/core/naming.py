"""From numbers to names and back: how counts, bits and rows of numbers are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER, Game


def named(names: Sequence[str], counts: Iterable[int], first: int = 0) -> dict[str, int]:
    """Counts by name, without the zeros; on demand only from the kind number `first` on."""
    return {name: int(count) for name, count in list(zip(names, counts, strict=True))[first:] if count}


def named_bits(bits: int, names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if bits & (1 << number)]


def numbers(values: Iterable[int]) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


def ints(table: Iterable[int]) -> list[int]:
    return [int(number) for number in table]


def actor_name(game: Game) -> int | str | None:
    """Who decides, as views and questions say it."""
    if game.actor == OVER:
        return None
    return "chance" if game.actor == CHANCE else int(game.actor)
