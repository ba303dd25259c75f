"""The files that are made, and from which descriptions."""

from collections.abc import Iterator
from pathlib import Path

from tools.border.reading import Description, read
from tools.border.reference import reference
from tools.border.typescript import core_types, game_types

ROOT = Path(__file__).parents[2]
CORE = Path("src/boriken/core/border.py")
GAMES = Path("src/boriken/games")
PARTS = ("names", "table", "questions", "events", "refusals")
WEB = Path("web/src/games")
REFERENCE = Path("docs/reference")


def made(root: Path = ROOT) -> Iterator[tuple[Path, str]]:
    """Every file that is made, with its text."""
    core = read((root / CORE).read_text(encoding="utf-8"))
    yield WEB / "border.ts", core_types(core, CORE)
    for source in sorted((root / GAMES).glob("*/border")):
        game, described = source.parent.name, description(source)
        if (root / WEB / game).is_dir():
            yield WEB / game / "border.ts", game_types(described, core, source.relative_to(root))
        yield REFERENCE / f"{game.replace('_', '-')}.md", reference(game.replace("_", " ").title(), described, core)


def description(folder: Path) -> Description:
    """The whole of a game, in the order in which its files build upon each other; a short table has its names in it."""
    whole = Description("")
    for path in (folder / f"{part}.py" for part in PARTS):
        if path.exists():
            module = f"boriken.games.{folder.parent.name}.border.{path.stem}"
            whole.parts += read(path.read_text(encoding="utf-8"), module).parts
    return whole


def outdated(root: Path = ROOT) -> list[Path]:
    return [path for path, text in made(root) if not is_file_with(root / path, text)]


def written(root: Path = ROOT) -> list[Path]:
    """Write what is out of date; says which files that were."""
    late = outdated(root)
    for path, text in made(root):
        if path in late:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
    return late


def is_file_with(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text
