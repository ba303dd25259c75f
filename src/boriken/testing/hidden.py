"""Positions that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boriken.core import registry
from boriken.core.setup import Setup
from boriken.core.title import Json

DRAWN_AGAIN = 3
NOBODY = -1

Variants = Callable[[Json, int | None], Iterator[Json]]
"""From a position and a viewer to positions that differ only in what the viewer cannot know."""

VARIANTS: dict[str, Variants] = {}
"""By game. The author of a game can say here what is hidden in it: that checks more than asking the game itself."""


def variants_of(position: Json, viewer: int | None) -> Iterator[Json]:
    """Positions that differ only in what the viewer cannot know."""
    return VARIANTS.get(position["game"], drawn_again)(position, viewer)


def drawn_again(position: Json, viewer: int | None) -> Iterator[Json]:
    """Where nobody has said what is hidden: as the game itself draws it again."""
    title = registry.title(position["game"])
    setup = Setup.of(title, position["players"], position["options"])
    game = title.load(setup, position["state"])
    for seed in range(DRAWN_AGAIN):
        variant = {**position, "state": title.save(game.determinize(NOBODY if viewer is None else viewer, seed))}
        if variant != position:
            yield variant
