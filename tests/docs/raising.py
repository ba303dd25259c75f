"""The errors of Boriken with which a function refuses what it is handed, as far as its source tells.

Those that it raises itself, and those of the functions to which it hands its parameters on, or what it makes of them.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, get_type_hints

from boriken import BorikenError

Errors = frozenset[type[BorikenError]]

NONE: Errors = frozenset()
FOLLOWED = ("boriken", "tests")
PASSES = 2  # a name that is made of another that is made of a parameter


def errors_of(function: Callable[..., Any], owner: type | None = None) -> Errors:
    """Only what is called by a name that can be looked up is followed: parameters by their annotated types, too."""
    return Reader(function, owner, frozenset(), frozenset(parameters(function))).read()


class Reader:
    """A function being read; `above` are those whose calls have led here, `handed` its parameters to follow."""

    def __init__(
        self, function: Callable[..., Any], owner: type | None, above: frozenset[object], handed: frozenset[str]
    ) -> None:
        self.function = inspect.unwrap(function)
        self.owner = owner
        self.above = above | {self.function}
        self.handed = set(handed)
        self.names: dict[str, Any] = dict(getattr(self.function, "__globals__", {}))

    def read(self) -> Errors:
        tree = parsed(self.function)
        if tree is None:
            return NONE
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                module = import_module(node.module)
                self.names |= {part.asname or part.name: getattr(module, part.name, None) for part in node.names}
        for node in [*ast.walk(tree)] * PASSES:
            self.hand_on(node)
        return self.raised_in(tree)

    def hand_on(self, node: ast.AST) -> None:
        """A name for something made of what was handed in counts as handed in."""
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr):
            goals, value = node.targets if isinstance(node, ast.Assign) else [node.target], node.value
        elif isinstance(node, ast.For | ast.comprehension):
            goals, value = [node.target], node.iter
        else:
            return
        if value is not None and self.uses_handed(value):
            self.handed |= {part.id for goal in goals for part in ast.walk(goal) if isinstance(part, ast.Name)}

    def uses_handed(self, node: ast.AST) -> bool:
        return any(isinstance(part, ast.Name) and part.id in self.handed for part in ast.walk(node))

    def raised_in(self, node: ast.AST) -> Errors:
        if isinstance(node, ast.Try):
            return self.tried(node)
        found = NONE
        if isinstance(node, ast.Raise) and node.exc is not None:
            found |= self.error(node.exc)
        elif isinstance(node, ast.Call):
            found |= self.followed(node)
        return found.union(*(self.raised_in(child) for child in ast.iter_child_nodes(node)))

    def tried(self, node: ast.Try) -> Errors:
        """An error that is caught and not raised again does not come out."""
        found = NONE.union(*(self.raised_in(each) for each in node.body))
        for handler in node.handlers:
            kinds = self.caught(handler)
            again = any(isinstance(each, ast.Raise) and each.exc is None for each in ast.walk(handler))
            if kinds and not again:
                found = frozenset(error for error in found if not issubclass(error, kinds))
        rest = [*node.handlers, *node.orelse, *node.finalbody]
        return found.union(*(self.raised_in(each) for each in rest))

    def caught(self, handler: ast.ExceptHandler) -> tuple[type, ...]:
        parts = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
        kinds = [self.value(part) for part in parts if part is not None]
        return tuple(kind for kind in kinds if isinstance(kind, type))

    def error(self, node: ast.expr) -> Errors:
        kind = self.value(node.func if isinstance(node, ast.Call) else node)
        return frozenset({kind}) if isinstance(kind, type) and issubclass(kind, BorikenError) else NONE

    def followed(self, node: ast.Call) -> Errors:
        thing, owner = self.found(node.func)
        return NONE.union(*(self.inside(each, owner, node) for each in runs(thing)))

    def inside(self, thing: Callable[..., Any], owner: type | None, call: ast.Call) -> Errors:
        thing = inspect.unwrap(thing)
        handed = frozenset(self.handed_to(thing, call))
        if thing in self.above or not handed or str(thing.__module__).split(".")[0] not in FOLLOWED:
            return NONE
        return Reader(thing, owner, self.above, handed).read()

    def handed_to(self, thing: Callable[..., Any], call: ast.Call) -> Iterator[str]:
        """The parameters of a function that get something of what was handed in."""
        names = parameters(thing)
        for name, value in zip(names, call.args, strict=False):
            if self.uses_handed(value):
                yield name
                if isinstance(value, ast.Starred):
                    yield from names
        yield from (part.arg for part in call.keywords if part.arg and self.uses_handed(part.value))

    # Looking names up

    def found(self, node: ast.expr) -> tuple[Any, type | None]:
        """The thing that an expression names, and the class it was found in."""
        if isinstance(node, ast.Attribute):
            kind = self.kind(node.value)
            if kind is not None:
                return inspect.getattr_static(kind, node.attr, None), kind
        thing = self.value(node)
        return thing, thing if isinstance(thing, type) else None

    def value(self, node: ast.expr | None) -> Any:
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.Attribute):
            return getattr(self.value(node.value), node.attr, None)
        return None

    def kind(self, node: ast.expr) -> type | None:
        """The class of which something is: of `self`, of a parameter, or of an attribute that is annotated."""
        if isinstance(node, ast.Name):
            if node.id in ("self", "cls"):
                return self.owner
            hint = self.hints().get(node.id)
            return hint if isinstance(hint, type) else None
        if isinstance(node, ast.Attribute) and (of := self.kind(node.value)) is not None:
            hint = class_hints(of).get(node.attr)
            return hint if isinstance(hint, type) else None
        return None

    def hints(self) -> dict[str, Any]:
        try:
            return get_type_hints(self.function)
        except (NameError, TypeError):
            return {}


@cache
def parsed(function: Callable[..., Any]) -> ast.Module | None:
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError):  # compiled
        return None


@cache
def parameters(function: Callable[..., Any]) -> list[str]:
    try:
        names = list(inspect.signature(function).parameters)
    except ValueError:  # compiled
        return []
    return [name for name in names if name not in ("self", "cls")]


@cache
def class_hints(cls: type) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in reversed(cls.__mro__):
        try:
            found |= get_type_hints(part)
        except (NameError, TypeError):
            continue
    return found


def runs(thing: Any) -> Iterator[Callable[..., Any]]:
    """The functions that run when something is called."""
    if isinstance(thing, type):
        made = (inspect.getattr_static(thing, name, None) for name in ("__init__", "__post_init__"))
        yield from (each for each in made if inspect.isfunction(each))
    elif isinstance(thing, classmethod | staticmethod):
        yield thing.__func__
    elif inspect.isfunction(thing):
        yield thing
