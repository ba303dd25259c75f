"""The face of a game that brings none of its own: what is on the table as it is named, choices in notation."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from boriken.cli.games.face import Face
from boriken.cli.people import People
from boriken.core.setup import OptionValue
from boriken.core.title import Json

# What the terminal tells anyway
LEFT_OUT = ("game", "players", "options", "viewer", "actor", "question")


class PlainFace(Face):
    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        """No word depends on the options."""

    def board(self, view: Json, people: People) -> RenderableType:
        tree = Tree("", hide_root=True)
        for name, value in view.items():
            if name == "seats":
                for seat, entries in enumerate(value):
                    add(tree, people.name(seat), entries)
            elif name not in LEFT_OUT:
                add(tree, words(name), value)
        return tree

    def tell(self, run: Sequence[Json]) -> str:
        return "; ".join(told(event) for event in run)

    def ask(self, view: Json) -> str:
        asked = view["question"]
        about = ", ".join(f"{words(name)} {value}" for name, value in asked.items() if name not in ("kind", "seat"))
        return f"{words(asked['kind'])}{f' ({about})' if about else ''}?".capitalize()

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return "; ".join(told(event) for event in outcome)

    def refuse(self, sentence: str) -> str:
        return sentence

    def source(self, name: str) -> str:
        return words(name)

    def tiebreak(self) -> str:
        return "the tie-break"

    def help(self) -> str:
        return "The picture names everything that you can see."


def add(tree: Tree, name: str, value: Any) -> None:
    """An entry of a view, with its parts below it."""
    if isinstance(value, dict) and value:
        branch = tree.add(name)
        for key, part in value.items():
            add(branch, words(str(key)), part)
    elif isinstance(value, list):
        tree.add(f"{name}: {', '.join(str(part) for part in value) or '–'}")
    else:
        tree.add(f"{name}: {'–' if value in (None, {}) else value}")


def told(event: Json) -> str:
    parts = [f"{words(key)} {value}" for key, value in event.items() if key not in ("kind", "seat", "move")]
    return ", ".join([words(event["kind"]), *parts])


def words(name: str) -> str:
    return name.replace("_", " ")
