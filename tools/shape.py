"""The shape of the code in figures: how many homes a fact has, how long files are, how complex functions.

`python tools/shape.py` prints them, and with `--buildings` the homes of each building of Puerto Rico; `--root` counts
another checkout, to compare. `--check` fails if a building has more homes than it may have.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAME = "puerto_rico"
SOURCES = {".py", ".ts", ".svelte", ".ftl"}
GENERATED = ("// Made from ", "// Written by ")
# Citations of the rule book are no home of what they cite
RULE_ID = re.compile(r"\b(?:PR|NB|NO|BU|FE)(?:-[A-Z0-9]+)+")
TEXTS = ("words", "lessons", "rule_book")
LONGEST_FILE = 400
MOST_BRANCHES = 15

MOST_HOMES = 10
# These of the base game bend several rules, and have events and options of their own: so many homes, and no more
MORE_HOMES: Mapping[str, int] = {"hacienda": 15, "factory": 17, "wharf": 16}


def main() -> None:
    """Print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to count in")
    parser.add_argument("--buildings", action="store_true", help="count the homes of each building")
    parser.add_argument("--check", action="store_true", help="say which buildings have too many homes")
    options = parser.parse_args()
    if options.check:
        sys.exit("\n".join(too_many(options.root)) or 0)
    for name, found in building_figures(options.root) if options.buildings else figures(options.root):
        print(f"{found:>8,}  {name}")


def figures(root: Path) -> Iterator[tuple[str, int]]:
    python, page = list(files(root, "src", {".py"})), list(files(root, "web/src", {".ts", ".svelte"}))
    naming = naming_files(root)["small_wharf"]
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


# Homes of buildings


def too_many(root: Path) -> Iterator[str]:
    """A line for each building that has spread."""
    for building, naming in naming_files(root).items():
        found, most = homes(naming), MORE_HOMES.get(building, MOST_HOMES)
        if len(found) > most:
            listed = ", ".join(sorted(str(path.relative_to(root)) for path in found))
            yield f"{building} is named in {len(found)} files, {most} are allowed: {listed}"


def building_figures(root: Path) -> Iterator[tuple[str, int]]:
    for building, naming in naming_files(root).items():
        yield building, len(homes(naming))


def naming_files(root: Path) -> dict[str, list[Path]]:
    """By building of Puerto Rico: the production files that name it."""
    paths = [*files(root, "src", SOURCES), *files(root, "web/src", SOURCES)]
    texts = {path: RULE_ID.sub("", path.read_text()) for path in paths}
    buildings = building_names(root)
    return {
        building: [
            path for path, text in texts.items() if is_about(path, building) and names(text, building, buildings)
        ]
        for building in buildings
    }


def building_names(root: Path) -> list[str]:
    """As the catalogue of that checkout has them."""
    return re.findall(r'Building\("(\w+)"', (root / "src/boriken/games/puerto_rico/catalogue.py").read_text())


def is_about(path: Path, building: str) -> bool:
    """Beyond the game a single word need not mean the building: Boriken is a library, too."""
    if GAME in path.parts:
        return True
    return "_" in building and not {"san_juan", "anno_1503"} & set(path.parts)


def names(text: str, building: str, buildings: Sequence[str]) -> bool:
    """In any spelling, and not as a part of another building's name."""
    if stem(building) not in squeezed(text) or spelling(building).search(text) is None:
        return False
    for longer in buildings:
        if building in longer and building != longer:
            text = spelling(longer).sub("", text)
    return spelling(building).search(text) is not None


def stem(building: str) -> str:
    """Letters that all spellings have: to look for them is much quicker than to look for the spellings."""
    return building.replace("_", "").rstrip("fy")


@cache
def squeezed(text: str) -> str:
    return re.sub("[ _-]", "", text).lower()


@cache
def spelling(building: str) -> re.Pattern[str]:
    pattern = building.replace("_", "[ _-]?")
    plural = re.sub("f$", "(?:f|ves)", re.sub("y$", "(?:y|ies)", pattern))
    return re.compile(rf"(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z]))(?i:{plural})")


def homes(paths: list[Path]) -> set[Path]:
    """Files that somebody writes; what a game says in words, also in lessons and its rule book, is one: its folder."""
    return {words_of(path) if in_words(path) else path for path in paths if not is_generated(path)}


def in_words(path: Path) -> bool:
    return path.suffix == ".ftl" or path.parent.name in TEXTS


def words_of(path: Path) -> Path:
    return path.parent.parent / TEXTS[0]


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
