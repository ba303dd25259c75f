"""The shape of the code in figures: how many homes a fact has, how long files are, how complex functions.

`python tools/shape.py` prints them; `--root` counts another checkout, to compare.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = {".py", ".ts", ".svelte", ".ftl"}
GENERATED = ("// Made from ", "// Written by ")
LONGEST_FILE = 400
MOST_BRANCHES = 15


def main() -> None:
    """Print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to count in")
    root = parser.parse_args().root
    for name, found in figures(root):
        print(f"{found:>8,}  {name}")


def figures(root: Path) -> Iterator[tuple[str, int]]:
    python, page = list(files(root, "src", {".py"})), list(files(root, "web/src", {".ts", ".svelte"}))
    naming = [path for path in [*files(root, "src", SOURCES), *files(root, "web/src", SOURCES)] if names_wharf(path)]
    yield "production files that name the small wharf", len(naming)
    yield "  of them written by hand, the words of all languages as one", len(homes(naming))
    yield "casts `as unknown as` in the page", sum(path.read_text().count("as unknown as") for path in page)
    yield f"functions with a complexity over {MOST_BRANCHES}", complex_functions(root)
    yield f"Python files of more than {LONGEST_FILE} lines", sum(lines(path) > LONGEST_FILE for path in python)
    games = root / "src/boriken/games"
    for game in sorted(path for path in games.iterdir() if (path / "title.py").exists()):
        yield f"lines of {game.name}", sum(lines(path) for path in game.rglob("*.py"))


def files(root: Path, folder: str, suffixes: set[str]) -> Iterator[Path]:
    """The files that git keeps there, without tests."""
    listed = subprocess.run(["git", "ls-files", folder or "."], cwd=root, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if Path(name).suffix in suffixes and "tests" not in Path(name).parts and (root / name).exists():
            yield root / name


def names_wharf(path: Path) -> bool:
    """In any spelling."""
    return re.search(r"small[ _-]?wharf", path.read_text(), re.IGNORECASE) is not None


def homes(paths: list[Path]) -> set[Path]:
    """Files that somebody writes; the message files of a game are one, their folder."""
    return {path.parent if path.suffix == ".ftl" else path for path in paths if not is_generated(path)}


def is_generated(path: Path) -> bool:
    """As its first line says."""
    return path.read_text().startswith(GENERATED)


def lines(path: Path) -> int:
    return len(path.read_text().splitlines())


def complex_functions(root: Path) -> int:
    """As ruff counts them."""
    limit = f"lint.mccabe.max-complexity={MOST_BRANCHES}"
    command = [sys.executable, "-m", "ruff", "check", "--quiet", "--select", "C901", "--config", limit]
    found = subprocess.run(
        [*command, "--output-format", "concise", "src"], cwd=root, capture_output=True, text=True, check=False
    )
    return found.stdout.count("C901")


if __name__ == "__main__":
    main()
