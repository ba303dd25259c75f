"""Words that once had many meanings, and the one that each has kept.

`python tools/meanings.py` prints how many each has: its own place counts as one, and every other file that defines the
name (a function, class, variable, parameter, field, module or folder) as one more. `--check` fails if any has more than
one.
"""

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


class Meaning(NamedTuple):
    """The meaning that a word has kept, and the part of a path by which the files that may define it are known."""

    place: str
    text: str


MEANINGS = {
    "told": Meaning("src/boriken/core/history.py", "how many entries the log of a match has"),
    "tell": Meaning("src/boriken/core/game.py", "a game notes an event"),
    "settle": Meaning("games/puerto_rico/", "to take a plantation or a quarry"),
    "desk": Meaning("", "none"),
    "home": Meaning("anno_1503", "the home island of a player"),
    "outbox": Meaning("src/boriken/server/", "messages to players that wait to be sent"),
}
SOURCES = ("src/", "web/src/")
MADE = ("web/src/api/schema.d.ts", "/words/messages.ts", "/border.ts")  # by programs, from what is counted anyway
IN_SCRIPTS = re.compile(r"\b(?:function|class|const|let|interface|type|private|readonly|get|async)\s+([A-Za-z_]\w*)")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to count in")
    parser.add_argument("--check", action="store_true", help="fail if a word has more than one meaning")
    arguments = parser.parse_args()
    definers = defining_files(arguments.root.resolve())
    several = False
    for word, meaning in MEANINGS.items():
        others = sorted(name for name in definers[word] if not meaning.place or meaning.place not in name)
        count = len(others) + (len(others) < len(definers[word]))
        several = several or count > 1
        print(f"{word:<8} {count:>3}  {meaning.text}")
        for name in others if count > 1 else ():
            print(f"              also in {name}")
    return int(arguments.check and several)


def defining_files(root: Path) -> dict[str, set[str]]:
    """By word the files of the program that define a name like it."""
    definers: dict[str, set[str]] = {word: set() for word in MEANINGS}
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=root, capture_output=True, text=True, check=True).stdout
    for name in listed.splitlines():
        path = root / name
        if path.suffix not in (".py", ".ts", ".svelte") or not path.exists() or name.endswith(MADE):
            continue
        text = path.read_text(encoding="utf-8")
        names = python_names(text) if path.suffix == ".py" else script_names(text)
        for word in {found.lower() for found in (*names, path.name.split(".")[0])} & definers.keys():
            definers[word].add(name)
        for folder in Path(name).parents:
            if folder.name in definers:
                definers[folder.name].add(f"{folder}/")
    return definers


def python_names(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def script_names(text: str) -> Iterator[str]:
    for match in IN_SCRIPTS.finditer(text):
        yield match[1]


if __name__ == "__main__":
    sys.exit(main())
