"""Phrases that a careful native writer would not use, counted in src, docs, web and tests.

`python tools/prose.py` prints a table; `--show` names every place, `--root` counts another checkout, to compare, and
`--check` fails if there are any, or too many files in the root of server/.
"""

import argparse
import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]

# The pages at the root count as docs, as those of bench/ do; the programs beside them count as src.
AREAS = ("src", "docs", "web", "tests")
TEXTS = {".py", ".ts", ".svelte", ".md", ".txt", ".ftl", ".toml"}
OTHER_LANGUAGES = re.compile(r"(^|/)(de|nl|es)(/|\.ts$|\.ftl$)")
GENERATED = ("docs/rules/",)  # from the rule books

PHRASES = {
    "the own": re.compile(r"\bthe own\b", re.IGNORECASE),
    "'Who ...' as a subject": re.compile(
        r"(?:^|[.:;!?*|>\"(])\s*(?:[-#*/]+\s+|\d+\. +)?Who\b(?![^.\n]*\?)", re.MULTILINE
    ),
    # buildings do stand in towns, and in columns of the board
    "stands in": re.compile(
        r"\bst(?:and|ands|anding|ood) in(?!\s+(?:your town|a city|(?:the )?column|front))", re.IGNORECASE
    ),
    "he or his for players": re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE),
}
QUOTED = re.compile(r'(?<!")"(?!"")[^"\n]*"')  # sentences of the program, which tests repeat
DOCSTRING = "docstrings that begin with What or Who"
MODULE = "modules that begin with What or Who"
SERVER = "files in the root of server/"
MOST_IN_SERVER = 8


class Place(NamedTuple):
    """Where something was found: the area, its kind, and path:line."""

    area: str
    kind: str
    at: str


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to count in")
    parser.add_argument("--show", action="store_true", help="name every place")
    parser.add_argument("--check", action="store_true", help="fail if there are any")
    arguments = parser.parse_args()
    places = list(found(arguments.root.resolve()))
    if arguments.show:
        for place in places:
            print(f"{place.at}: {place.kind}")
    print_table(places)
    return int(arguments.check and not is_clean(places))


def is_clean(places: list[Place]) -> bool:
    phrases = [place for place in places if place.kind != SERVER]
    for place in phrases:
        print(f"{place.at}: {place.kind}")
    return not phrases and sum(place.kind == SERVER for place in places) <= MOST_IN_SERVER


def print_table(places: list[Place]) -> None:
    counts = Counter((place.kind, place.area) for place in places)
    print(" " * 42 + "".join(f"{area:>8}" for area in AREAS))
    for kind in (*PHRASES, DOCSTRING, MODULE, SERVER):
        print(f"{kind:<42}" + "".join(f"{counts[kind, area]:>8}" for area in AREAS))


def found(root: Path) -> Iterator[Place]:
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout
    for name in listed.splitlines():
        path = root / name
        if (
            path.suffix in TEXTS
            and path.exists()
            and not OTHER_LANGUAGES.search(name)
            and not name.startswith(GENERATED)
        ):
            yield from found_in(area_of(Path(name)), name, path.read_text(encoding="utf-8"))
        if Path(name).parent == Path("src/boriken/server"):
            yield Place("src", SERVER, f"{name}:1")


def area_of(path: Path) -> str:
    if path.suffix == ".md":
        return "docs"
    return path.parts[0] if path.parts[0] in AREAS else "src"


def found_in(area: str, name: str, text: str) -> Iterator[Place]:
    if name == "tools/prose.py":
        return
    prose = QUOTED.sub("", text) if area == "tests" else text
    for kind, phrase in PHRASES.items():
        for match in phrase.finditer(prose):
            yield Place(area, kind, f"{name}:{prose.count(chr(10), 0, match.end()) + 1}")
    if name.endswith(".py"):
        yield from found_docstrings(area, name, text)
    elif re.match(r"(<script[^>]*>\s*)?\s*// *(What|Who)\b", text):
        yield Place(area, MODULE, f"{name}:1")


def found_docstrings(area: str, name: str, text: str) -> Iterator[Place]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node) or ""
            if re.match(r"(What|Who)\b", said):
                kind = MODULE if isinstance(node, ast.Module) else DOCSTRING
                yield Place(area, kind, f"{name}:{node.body[0].lineno}")


if __name__ == "__main__":
    sys.exit(main())
