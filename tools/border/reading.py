"""The descriptions as they stand beside the rules: names of types, with the sentences beside them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import get_args

from boriken.core.border import OneOf

LITERAL = "Literal"
OPTIONAL = "NotRequired"


@dataclass(frozen=True)
class Entry:
    """A key of a table."""

    name: str
    type: ast.expr
    optional: bool
    meaning: str


@dataclass(frozen=True)
class Table:
    """A `TypedDict`."""

    name: str
    bases: list[str]
    entries: list[Entry]
    meaning: str


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    type: ast.expr
    meaning: str


@dataclass
class Description:
    """Everything that one file describes, in its order."""

    meaning: str
    parts: list[Table | Alias] = field(default_factory=list)

    @property
    def tables(self) -> dict[str, Table]:
        return {part.name: part for part in self.parts if isinstance(part, Table)}

    @property
    def aliases(self) -> dict[str, Alias]:
        return {part.name: part for part in self.parts if isinstance(part, Alias)}

    def entries(self, name: str, core: Description | None = None) -> list[Entry]:
        """The keys of a table with those of its bases, these first."""
        tables = {**(core.tables if core else {}), **self.tables}
        table = tables[name]
        return [entry for base in table.bases if base in tables for entry in self.entries(base, core)] + table.entries


def read(source: str, name: str = "") -> Description:
    """The description in a module of this name, which is asked for names that have their home elsewhere."""
    module = ast.parse(source)
    described = Description(ast.get_docstring(module) or "")
    for node, meaning in with_sentences(module.body):
        match node:
            case ast.ClassDef(bases=bases) if any(is_typed(base) for base in bases):
                described.parts.append(table(node))
            case ast.AnnAssign(
                target=ast.Name(id=alias), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value
            ):
                described.parts.append(Alias(alias, spelled_out(value, name, alias), meaning))
            case ast.Assign(targets=[ast.Name(id=alias)], value=ast.Call(func=ast.Name(id="TypedDict")) as call):
                described.parts.append(called(alias, call))
    return described


def spelled_out(type_: ast.expr, module: str, alias: str) -> ast.expr:
    """`Annotated[str, OneOf(...)]` with the names themselves, as a `Literal`."""
    match type_:
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[ast.Name(id="str"), _])):
            _, one_of = get_args(getattr(import_module(module), alias))
            assert isinstance(one_of, OneOf)
            return ast.parse(f"{LITERAL}{one_of.names}", mode="eval").body
    return type_


def is_typed(base: ast.expr) -> bool:
    """Whatever a description inherits from describes something too."""
    return isinstance(base, ast.Name)


def table(node: ast.ClassDef) -> Table:
    entries = [
        entry(part.target.id, part.annotation, meaning)
        for part, meaning in with_sentences(node.body)
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    ]
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    return Table(node.name, bases, entries, ast.get_docstring(node) or "")


def called(name: str, call: ast.Call) -> Table:
    """For keys that are words of Python: `TypedDict("Name", {...})`."""
    _, given = call.args
    assert isinstance(given, ast.Dict)
    entries = [
        entry(key.value, value, "")
        for key, value in zip(given.keys, given.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]
    return Table(name, [], entries, "")


def entry(name: str, annotation: ast.expr, meaning: str) -> Entry:
    match annotation:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
            return Entry(name, inner, True, meaning)
    return Entry(name, annotation, False, meaning)


def with_sentences(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text that follows it."""
    for node, following in zip(body, [*body[1:], None], strict=True):
        match following:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node, " ".join(text.split())
            case _:
                yield node, ""


def literals(type_: ast.expr, described: Description) -> list[str] | None:
    """The texts that a type allows, if it allows nothing else."""
    match type_:
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            one, other = literals(left, described), literals(right, described)
            return None if one is None or other is None else one + other
        case ast.Name(id=name) if name in described.aliases:
            return literals(described.aliases[name].type, described)
    return None
