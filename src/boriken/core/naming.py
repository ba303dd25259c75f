"""From numbers to names and back: how counts, bits and rows of numbers are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER, Game
from boriken.core.setup import Setup


def named(names: Sequence[str], counts: Iterable[int], first: int = 0) -> dict[str, int]:
    """Counts by name, without the zeros; on demand only from the kind number `first` on."""
    return {name: int(count) for name, count in list(zip(names, counts, strict=True))[first:] if count}


def named_bits(bits: int, names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if bits & (1 << number)]


def bits(places: Iterable[int]) -> int:
    """A number in which the bits at these places are set."""
    number = 0
    for place in places:
        number |= 1 << place
    return number


def numbers(values: Iterable[int]) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


def ints(table: Iterable[int]) -> list[int]:
    return [int(number) for number in table]


def at_table(setup: Setup, game: Game, viewer: int | None) -> dict[str, Any]:
    """Entries of every view besides the position: which table it is, who looks at it, and who decides."""
    return {
        "game": setup.game,
        "players": setup.players,
        "options": dict(setup.options),
        "viewer": viewer,
        "actor": actor_name(game),
    }


def actor_name(game: Game) -> int | str | None:
    """The one that decides, as views and questions say it."""
    if game.actor == OVER:
        return None
    return "chance" if game.actor == CHANCE else int(game.actor)
