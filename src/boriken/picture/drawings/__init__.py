"""The drawings of the browser table, as pictures take them over: written by tools/drawings.py."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

COMMON = "common"


class Drawing(NamedTuple):
    """One drawing: its measures, and its shapes in SVG, whose colours are names (`var(--coral)`)."""

    box: str
    drawn: str


@cache
def drawings(folder: str) -> Mapping[str, Drawing]:
    """By name: the drawings of a game, by the name of its folder, with those of all games."""
    own = {} if folder == COMMON else drawings(COMMON)
    return {**own, **{name: Drawing(**entries) for name, entries in read(folder).items()}}


@cache
def read(name: str) -> Any:
    """`inks`: colours by name; `outlines`: shapes by seat; others are drawings."""
    return json.loads(files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8"))


def ink(name: str) -> str:
    """The colour of that name, by day; a colour that has no name is its own."""
    return name if name.startswith("#") else str(read("inks")[name])
