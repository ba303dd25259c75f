"""Writes the types of all messages for the page, from the message files. Run it after a message has been added.

With --check it writes nothing, and fails if a file of types is not what the messages say.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from boriken.core.fluent import Call, Expression, Pattern, Reference, Selection, Variable, parse
from boriken.core.words import HOUSE, LANGUAGES, SHARED

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/boriken/games"
PAGE = ROOT / "web/src"
CONSTANTS = ("you", "edition")  # the reader of words gives these
PLURALS = ("zero", "one", "two", "few", "many")
HEAD = "// Written by tools/words.py from the message files in src/boriken. Do not edit it.\n"

Patterns = Mapping[str, Pattern]
Tree = dict[str, "str | Tree"]


@dataclass(slots=True)
class Parameter:
    """All that is known of how a message uses a parameter."""

    number: bool = False
    truth: bool = False
    name: bool = False
    nothing: bool = False
    printed: bool = False

    def type(self) -> str:
        named = self.name and not self.printed  # what is printed may be a number with some texts among its values
        known = [("number", self.number), ("boolean", self.truth), ("string", named)]
        sorts = [sort for sort, is_one in known if is_one][:1] or ["string", "number"]
        return " | ".join([*sorts, *(["null", "undefined"] if self.nothing else [])])


def catalogues() -> dict[Path, dict[str, list[Path]]]:
    """The files of each catalogue by language, by the file of types that is made of them."""
    made = {PAGE / "words/messages.ts": {code: house_files(code, SHARED, "page") for code in LANGUAGES}}
    made[PAGE / "review/messages.ts"] = {code: house_files(code, SHARED, "review") for code in LANGUAGES}
    made[PAGE / "learn/messages.ts"] = {code: house_files(code, SHARED, "learn") for code in LANGUAGES}
    made[PAGE / "puzzles/messages.ts"] = {code: house_files(code, SHARED, "puzzles") for code in LANGUAGES}
    for folder in sorted(GAMES.glob("*/words")):
        files = {code: [*house_files(code, SHARED), folder / f"{code}.ftl"] for code in LANGUAGES}
        made[PAGE / "games" / folder.parent.name / "words/messages.ts"] = files
    return made


def house_files(language: str, *names: str) -> list[Path]:
    return [HOUSE / language / f"{name}.ftl" for name in names]


def patterns_of(files: Iterable[Path]) -> Patterns:
    return {id_: pattern for file in files for id_, pattern in parse(file.read_text(encoding="utf-8")).items()}


def types(languages: Iterable[Patterns]) -> str:
    """The interface of a catalogue: a parameter that one language needs is given to all."""
    tree: Tree = {}
    first, *others = languages
    for patterns in others:
        assert first.keys() == patterns.keys(), f"only in one language: {sorted(first.keys() ^ patterns.keys())}"
    for id_ in first:
        if not id_.startswith("-"):
            parameters: dict[str, Parameter] = {}
            for patterns in (first, *others):
                collect(patterns, patterns[id_], parameters)
            put(tree, id_.replace(".", "-").split("-"), signature(parameters))
    return f"{HEAD}\nexport interface Messages {written(tree, '')}\n"


def signature(parameters: Mapping[str, Parameter]) -> str:
    named = {name: parameter for name, parameter in parameters.items() if name not in CONSTANTS}
    if not named:
        return "string"
    fields = "; ".join(f"readonly {name}: {parameter.type()}" for name, parameter in sorted(named.items()))
    return f"(parameters: {{ {fields} }}) => string"


def collect(patterns: Patterns, pattern: Pattern, parameters: dict[str, Parameter]) -> None:
    for part in pattern:
        collect_from(patterns, part, parameters)


def collect_from(patterns: Patterns, part: Expression, parameters: dict[str, Parameter]) -> None:
    match part:
        case Variable(name):
            parameters.setdefault(name, Parameter()).printed = True
        case Reference(name) if not name.startswith("-"):
            collect(patterns, patterns[part.id], parameters)
        case Call(function, positional):
            for argument in positional:
                if isinstance(argument, Variable):
                    parameter = parameters.setdefault(argument.name, Parameter())
                    parameter.number |= function == "COUNT"
                    parameter.name |= function in ("NAME", "NAMES")
        case Selection(selector, variants):
            if isinstance(selector, Variable):
                learn(parameters.setdefault(selector.name, Parameter()), [key for key, _ in variants])
            for _, variant in variants:
                collect(patterns, variant, parameters)


def learn(parameter: Parameter, keys: Iterable[str | int]) -> None:
    keys = list(keys)
    parameter.nothing |= "none" in keys
    parameter.truth |= "true" in keys
    parameter.number |= any(isinstance(key, int) or key in PLURALS for key in keys)
    parameter.name |= any(isinstance(key, str) and key not in ("none", "true", "other", *PLURALS) for key in keys)


def put(tree: Tree, path: list[str], value: str) -> None:
    *steps, last = path
    for step in steps:
        inner = tree.setdefault(step, {})
        assert isinstance(inner, dict), f"{'-'.join(path)}: {step} is a message by itself"
        tree = inner
    assert last not in tree, f"{'-'.join(path)} is there twice"
    tree[last] = value


def written(tree: Tree, indent: str) -> str:
    inner = indent + "  "
    lines = [
        f"{inner}readonly {key if key[0].isalpha() else repr(key).replace(chr(39), chr(34))}: "
        f"{value if isinstance(value, str) else written(value, inner)};"
        for key, value in tree.items()
    ]
    return "\n".join(["{", *lines, f"{indent}}}"])


def main() -> None:
    wrong = []
    for file, files in catalogues().items():
        text = types([patterns_of(files[code]) for code in LANGUAGES])
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        wrong.append(str(file.relative_to(ROOT)))
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
    if wrong and "--check" in sys.argv:
        sys.exit(f"Not as the messages say, run tools/words.py: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
