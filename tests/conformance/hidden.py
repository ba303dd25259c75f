"""What a seat cannot know, by game: other positions that look the same to it."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy

from boriken.core.title import Json

Variants = Callable[[Json, int | None], Iterator[Json]]
"""From a position and a viewer to positions that differ only in what the viewer cannot know."""


def puerto_rico(position: Json, viewer: int | None) -> Iterator[Json]:
    """At a table that hides victory points, those of the others can be spread among them in any way."""
    if not position["options"]["hidden_vp"] or position["state"]["question"]["kind"] == "over":
        return
    others = [seat for seat in range(position["players"]) if seat != viewer]
    points = [position["state"]["seats"][seat]["points"] for seat in others]
    for spread in ([*points[1:], points[0]], [sum(points), *(0 for _ in points[1:])]):
        variant = deepcopy(position)
        for seat, share in zip(others, spread, strict=True):
            variant["state"]["seats"][seat]["points"] = share
        yield variant


VARIANTS: Mapping[str, Variants] = {"puerto-rico": puerto_rico}
