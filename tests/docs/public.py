"""Everything public: what `boriken.__all__` names, the members of its classes, and the plain results they hand out."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_type_hints

import boriken
from boriken.core.dealer import Dealer
from tests.project import ROOT

OWN = "boriken"


class Member(NamedTuple):
    """Something public: where the reference has it, the thing itself, and the class it belongs to, if it does."""

    path: str
    thing: Any
    owner: type | None = None

    @property
    def text(self) -> str:
        return inspect.getdoc(self.thing) or ""

    @property
    def called(self) -> Callable[..., Any] | None:
        """The function that runs if it is used."""
        if isinstance(self.thing, property):
            return self.thing.fget
        return getattr(self.thing, "__func__", self.thing) if inspect.isroutine(self.thing) else None


def named() -> Iterator[Member]:
    """Functions and classes that `__all__` names, those of its packages included."""
    for name in boriken.__all__:
        thing = getattr(boriken, name)
        if name == "games":  # a package that can be called
            yield Member("boriken.core.listing.games", sys.modules["boriken.core.listing"].games)
        elif isinstance(thing, ModuleType):
            yield from (Member(f"boriken.{name}.{part}", getattr(thing, part)) for part in thing.__all__)
        else:
            yield Member(f"boriken.{name}", thing)


@cache
def everything() -> tuple[Member, ...]:
    """All functions, classes, methods and properties."""
    classes = [*(each for each in named() if isinstance(each.thing, type)), *results()]
    others = [each for each in named() if inspect.isroutine(each.thing)]
    return (*others, *(member for each in classes for member in (each, *members(each))))


def members(each: Member) -> Iterator[Member]:
    """Methods and properties of a class; of a result its fields are public, and what it does only if it is named."""
    if each.path not in {member.path for member in named()}:
        return
    found: set[str] = set()
    for cls in own_classes(each.thing):
        for name, thing in vars(cls).items():
            if name.startswith("_") or name in found:
                continue
            if isinstance(thing, property | classmethod | staticmethod) or inspect.isroutine(thing):
                found.add(name)
                yield Member(f"{each.path}.{name}", thing, each.thing)


def own_classes(cls: type) -> list[type]:
    """Without the contract of dealers, which is for those who write one."""
    return [part for part in cls.__mro__ if part.__module__.split(".")[0] == OWN and part is not Dealer]


def results() -> list[Member]:
    """The dataclasses and named tuples that public things hand out, with those inside of them."""
    known = [each.thing for each in named()]
    found: dict[type, None] = {}
    waiting = [hint for each in named() for hint in hints_of(each.thing)]
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if is_result(hint) and hint not in found:
            found[hint] = None
            waiting += get_type_hints(hint).values() if not issubclass(hint, Enum) else []
    return [Member(f"{cls.__module__}.{cls.__qualname__}", cls) for cls in found if cls not in known]


def hints_of(thing: Any) -> list[Any]:
    """The type that a function returns, or those of the members and attributes of a class."""
    if inspect.isroutine(thing):
        return [returned(thing)]
    if not isinstance(thing, type):
        return []
    hints = [hint for cls in own_classes(thing) for hint in own_hints(cls).values()]
    each = Member(f"boriken.{thing.__name__}", thing)
    return hints + [returned(member.called) for member in members(each) if member.called]


def returned(function: Any) -> Any:
    try:
        return get_type_hints(function).get("return")
    except (NameError, TypeError):  # compiled, or names that only the type checker knows
        return None


def own_hints(cls: type) -> dict[str, Any]:
    try:
        hints = get_type_hints(cls)
    except NameError:
        return {}
    return {name: hints[name] for name in inspect.get_annotations(cls) if name in hints}


def is_result(hint: Any) -> bool:
    return (
        isinstance(hint, type)
        and hint.__module__.split(".")[0] == OWN
        and (is_dataclass(hint) or issubclass(hint, Enum) or hasattr(hint, "_fields"))
    )


# Attributes, and the text below each of them


class Attribute(NamedTuple):
    """An attribute of a public class, with its text."""

    path: str
    text: str


def attributes() -> Iterator[Attribute]:
    classes = [*(each for each in named() if isinstance(each.thing, type)), *results()]
    for each in classes:
        if issubclass(each.thing, Enum):
            continue
        texts: dict[str, str] = {}
        for cls in own_classes(each.thing):
            texts |= {name: texts.get(name) or text for name, text in attribute_texts(cls).items()}
        yield from (Attribute(f"{each.path}.{name}", text) for name, text in texts.items())


@cache
def attribute_texts(cls: type) -> dict[str, str]:
    """By name: those that a class declares, or gives to itself when it is made and has from nobody else."""
    body = class_body(cls)
    foreign = {name for base in cls.__mro__ if base not in own_classes(cls) for name in inspect.get_annotations(base)}
    texts = dict.fromkeys(given_in_init(body), "")
    for node, following in zip(body, [*body[1:], None], strict=True):
        for name in declared(node):
            texts[name] = text_of(following)
    return {name: text for name, text in texts.items() if not name.startswith("_") and name not in foreign}


def class_body(cls: type) -> list[ast.stmt]:
    """As its source has it: a compiled class has forgotten it."""
    source = (ROOT / "src" / Path(*cls.__module__.split("."))).with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return next(node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == cls.__name__)


def declared(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.AnnAssign):
        return [node.target.id] if isinstance(node.target, ast.Name) else []
    return [goal.id for goal in node.targets if isinstance(goal, ast.Name)] if isinstance(node, ast.Assign) else []


def given_in_init(body: list[ast.stmt]) -> list[str]:
    made = next((node for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__"), None)
    goals = [
        goal
        for node in ast.walk(made or ast.Module([], []))
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for goal in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    return [
        goal.attr
        for goal in goals
        if isinstance(goal, ast.Attribute) and isinstance(goal.value, ast.Name) and goal.value.id == "self"
    ]


def text_of(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return ""
