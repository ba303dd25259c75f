"""A position down to its last number, whether or not a saved position would tell it."""

from collections.abc import Iterable
from typing import Any

from boriken.core.game import Game

LISTENERS = ("listening", "events")


def anatomy(game: Game) -> dict[str, Any]:
    """Everything the position consists of; the rules, which all positions of a table share, are left out."""
    return {name: dissect(getattr(game, name)) for name in parts(game) if name != "rules"}


def without_listeners(game: Game) -> dict[str, Any]:
    return {name: part for name, part in anatomy(game).items() if name not in LISTENERS}


def parts(thing: object) -> list[str]:
    """The names of its attributes: compiled classes list them, others have them in a dictionary."""
    compiled = getattr(type(thing), "__mypyc_attrs__", ())
    return sorted({*compiled, *getattr(thing, "__dict__", {})})


def dissect(thing: object) -> Any:
    if isinstance(thing, int | str | None):
        return thing
    if names := parts(thing):
        return {name: dissect(getattr(thing, name)) for name in names}
    assert isinstance(thing, Iterable), f"{type(thing)} is a sort of state that the conformance suite does not know"
    return [dissect(item) for item in thing]
