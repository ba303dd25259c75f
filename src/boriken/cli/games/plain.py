"""The presenter of a game without its own: everything on the table by its name, with the words that the game has."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from boriken.cli.games.presenter import Presenter
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json

# What the terminal tells anyway
LEFT_OUT = ("game", "players", "options", "viewer", "actor", "question")


class PlainPresenter(Presenter):
    def board(self, view: Json, people: PlayerNames) -> RenderableType:
        tree = Tree("", hide_root=True)
        for name, value in view.items():
            if name == "seats":
                for seat, entries in enumerate(value):
                    add(tree, people.name(seat), entries)
            elif name not in LEFT_OUT:
                add(tree, plain(name), value)
        return tree

    def sentence(self, run: Sequence[Json], people: PlayerNames) -> str:
        (event,) = run
        if f"events-{event['kind']}" in self.words:
            return super().sentence(run, people)
        who = "" if event["seat"] is None else f"{people.name(event['seat'])}: "
        return f"{who}{in_words(event)}."

    def ask(self, view: Json) -> str:
        asked = view["question"]
        if f"questions-{asked['kind']}.mine" in self.words:
            return super().ask(view)
        return f"{plain(asked['kind']).capitalize()}?"

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return "; ".join(in_words(event) for event in outcome)

    def source(self, name: str) -> str:
        return self.words.name("sheet", name)

    def tiebreak(self) -> str:
        return super().tiebreak() if "terminal-tiebreak" in self.words else "tie-break"

    def help(self) -> str:
        return super().help() if "terminal-help" in self.words else "The picture names everything that you can see."


def add(tree: Tree, name: str, value: Any) -> None:
    """An entry of a view, with its parts below it."""
    if isinstance(value, dict) and value:
        branch = tree.add(name)
        for key, part in value.items():
            add(branch, plain(str(key)), part)
    elif isinstance(value, list):
        tree.add(f"{name}: {', '.join(str(part) for part in value) or '–'}")
    else:
        tree.add(f"{name}: {'–' if value in (None, {}) else value}")


def in_words(event: Json) -> str:
    parts = [f"{plain(key)} {value}" for key, value in event.items() if key not in ("kind", "seat", "move")]
    return ", ".join([plain(event["kind"]), *parts])


def plain(name: str) -> str:
    return name.replace("_", " ")
