"""The descriptions as a page to look things up in."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.border.reading import Description, Entry

INTRODUCTION = (
    "Everything that a table of this game tells, as [programs](../architecture.md#views-and-the-log) and pages get it."
    " Made by `python -m tools.border` from the descriptions beside the rules, which are Python types."
)
# The tables by name, and what a page says of each
BY_NAME = {
    "Questions": "By `kind`: what a question is about besides its kind and its seat (`match.question()`, and `question`"
    " in a view, as far as the viewer may know it).",
    "Events": "By `kind`: what an event of the log tells besides its kind, its `seat` (or null) and the `move` after"
    " which it happened (`match.log(seat)`, `match.preview(action)`).",
    "Refusals": "By `code`: the `parameters` of a refusal (`match.refusals()`). Its `sentence` says the same in"
    " English.",
}


def reference(name: str, game: Description, core: Description) -> str:
    """Names, then the tables in the order of the description, then what is told by kind."""
    lines = [f"# {name}: the data of a table", "", INTRODUCTION, ""]
    lines += ["## Names", "", "| name | one of |", "|---|---|"]
    lines += [f"| {alias.name} | {cell(alias.type)}{note(alias.meaning)} |" for alias in game.aliases.values()]
    told_by_name = {inner for table in BY_NAME for inner in kinds_of(game, table)}
    for table in game.tables:
        if table not in told_by_name | BY_NAME.keys() | bases_of(game):
            lines += ["", *section(game, core, table)]
    for table, sentence in BY_NAME.items():
        lines += ["", f"## {table}", "", sentence, "", "| name | entries |", "|---|---|"]
        lines += [f"| `{entry.name}` | {details(game, core, entry)} |" for entry in game.entries(table, core)]
    return "\n".join([*lines, ""])


def section(game: Description, core: Description, name: str) -> Iterator[str]:
    yield f"## {name}"
    yield ""
    yield game.tables[name].meaning or "What it has."
    yield ""
    yield "| key | type | |"
    yield "|---|---|---|"
    for entry in game.entries(name, core):
        yield f"| `{entry.name}`{' (optional)' if entry.optional else ''} | {cell(entry.type)} | {entry.meaning} |"


def kinds_of(game: Description, name: str) -> set[str]:
    return {ast.unparse(entry.type) for entry in game.entries(name)}


def bases_of(game: Description) -> set[str]:
    """Tables that others are made of, and nothing else is."""
    return {base for table in game.tables.values() for base in table.bases} | {"PlainQuestions", "ReturnQuestion"}


def details(game: Description, core: Description, entry: Entry) -> str:
    name = ast.unparse(entry.type)
    if name == "Nothing":
        return ""
    parts = []
    for inner in game.entries(name, core):
        meaning = f" ({inner.meaning.rstrip('.')})" if inner.meaning else ""
        parts.append(f"`{inner.name}`{'?' if inner.optional else ''} {cell(inner.type)}{meaning}")
    return "; ".join(parts)


def cell(type_: ast.expr) -> str:
    """A type as it is written, in a cell of a table."""
    match type_:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{cell(left)} or {cell(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return ", ".join(f"`{ast.literal_eval(value)}`" for value in values)
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner])
        case ast.Constant(value=None):
            return "null"
    return {"int": "number", "str": "text", "bool": "true or false"}.get(ast.unparse(type_), ast.unparse(type_))


def generic(name: str, inner: list[ast.expr]) -> str:
    cells = [cell(each) for each in inner]
    match name:
        case "Counts":
            return f"numbers by {cells[0]}"
        case "Every":
            return f"{cells[1]} for every {cells[0]}"
        case "dict":
            return f"{cells[1]} by {cells[0]}"
        case "list":
            return f"list of {cells[0]}"
        case "tuple":
            return f"[{', '.join(cells)}]"
    raise ValueError(f"There are no words for {name}.")


def note(meaning: str) -> str:
    return f": {meaning}" if meaning else ""
