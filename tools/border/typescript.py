"""The descriptions as TypeScript."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.border.reading import Alias, Description, Entry, Table, literals

WIDTH = 120
PLAIN = {"int": "number", "str": "string", "bool": "boolean", "object": "unknown", "None": "null"}
SIMPLE = re.compile(r"[\w<>]+")

HELPERS = """
/** How many of each; what is left out is zero. */
export type Counts<Name extends string = string> = { readonly [name in Name]?: number };

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? Exclude<Union[Key], undefined>
    : never
  : never;

/** Whatever one of several types has, under one name: for those who look before they know which of them it is. */
export type Any<Union> = { readonly [Key in KeysOf<Union>]?: ValueOf<Union, Key> };
"""

BY_KIND = """
export type QuestionKind = keyof Questions;
export type QuestionOf<Kind extends QuestionKind> = Asked & { readonly kind: Kind } & Questions[Kind];
/** The open question, of whatever kind. */
export type Question = Omit<Asked, "kind"> & { readonly kind: QuestionKind } & Any<Questions[QuestionKind]>;

export type EventKind = keyof Events;
export type EventOf<Kind extends EventKind> = {
  [One in Kind]: Omit<LogEntry, "kind"> & { readonly kind: One } & Events[One];
}[Kind];
export type GameEvent = EventOf<EventKind>;

export type RefusalCode = keyof Refusals;
"""


def core_types(core: Description, source: Path) -> str:
    lines = [head(source), HELPERS.strip(), ""]
    for part in core.parts:
        if part.name in ("Every", "Counts"):
            continue
        lines += [*declared(part, core), ""]
    return "\n".join(lines).replace("kind: QuestionKind", "kind: string")


def game_types(game: Description, core: Description, source: Path) -> str:
    body = "\n".join(line for part in game.parts for line in [*declared(part, game), ""])
    shared = {*core.tables, *core.aliases, "Counts", "Any"} - {"Every"}
    needed = sorted(name for name in shared if re.search(rf"\b{name}\b", body + BY_KIND))
    imports = wrapped("import type { ", needed, ' } from "../border";')
    return "\n".join([head(source), imports, "", body, BY_KIND.strip(), ""])


def head(source: Path) -> str:
    return f"// Made from {source.as_posix()} by `python -m tools.border`: change the description, not this file.\n"


def wrapped(start: str, names: list[str], end: str) -> str:
    line = start + ", ".join(names) + end
    if len(line) <= WIDTH:
        return line
    return "\n".join([start.rstrip(), *(f"  {name}," for name in names), end.strip()])


def declared(part: Table | Alias, described: Description) -> Iterator[str]:
    yield from comment(part.meaning)
    if isinstance(part, Alias):
        yield from alias(part, described)
        return
    extends = f" extends {', '.join(part.bases)}" if part.bases else ""
    if not part.entries:
        yield f"export interface {part.name}{extends} {{}}"
        return
    yield f"export interface {part.name}{extends} {{"
    for entry in part.entries:
        yield from (f"  {line}" for line in key(entry, described))
    yield "}"


def alias(part: Alias, described: Description) -> Iterator[str]:
    """Names that can be listed are a list, too."""
    if literals(part.type, described) is None:
        yield f"export type {part.name} = {typed(part.type, described)};"
        return
    values = list(listed(part.type))
    line = f"export const {plural(part.name)} = [{', '.join(values)}] as const;"
    if len(line) <= WIDTH:
        yield line
    else:
        yield f"export const {plural(part.name)} = ["
        yield from (f"  {value}," for value in values)
        yield "] as const;"
    yield f"export type {part.name} = (typeof {plural(part.name)})[number];"


def listed(type_: ast.expr) -> Iterator[str]:
    match type_:
        case ast.BinOp(left=left, right=right):
            yield from listed(left)
            yield from listed(right)
        case ast.Name(id=name):
            yield f"...{plural(name)}"
        case _:
            yield from (quoted(text) for text in literals(type_, Description("")) or ())


def plural(name: str) -> str:
    """'BaseBuilding' gives 'BASE_BUILDINGS'."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    if words.endswith("Y"):
        return words[:-1] + "IES"
    return words if words.endswith("S") and not words.endswith("SS") else words + ("ES" if words.endswith("S") else "S")


def key(entry: Entry, described: Description) -> Iterator[str]:
    yield from comment(entry.meaning)
    yield f"readonly {entry.name}{'?' if entry.optional else ''}: {typed(entry.type, described)};"


def comment(meaning: str) -> Iterator[str]:
    if meaning:
        yield f"/** {' '.join(meaning.split())} */"


def typed(type_: ast.expr, described: Description) -> str:
    match type_:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typed(left, described)} | {typed(right, described)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner], described)
    raise ValueError(f"There is no TypeScript for {ast.unparse(type_)}.")


def generic(name: str, inner: list[ast.expr], described: Description) -> str:
    if name == "Literal":
        return " | ".join(quoted(value.value) for value in inner if isinstance(value, ast.Constant))
    types = [typed(each, described) for each in inner]
    match name:
        case "Counts":
            return f"Counts<{types[0]}>"
        case "list":
            return f"readonly {types[0] if SIMPLE.fullmatch(types[0]) else f'({types[0]})'}[]"
        case "tuple":
            return f"readonly [{', '.join(types)}]"
        case "Every":
            return f"{{ readonly [name in {types[0]}]: {types[1]} }}"
        case "dict" if literals(inner[0], described) is not None:
            return f"{{ readonly [name in {types[0]}]?: {types[1]} }}"
        case "dict":
            return f"{{ readonly [name: string]: {types[1]} }}"
    raise ValueError(f"There is no TypeScript for {name}.")


def quoted(text: object) -> str:
    return f'"{text}"'
