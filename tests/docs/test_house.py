"""The project is in one piece: it stands alone, its links lead somewhere, and its arrows point one way."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project import ROOT, project_files

# Names that mean nothing in a clone elsewhere
FOREIGN = re.compile(r"(?<![\w.])/(?:home|root|tmp|work|Users|mnt)\b|[A-Z]:\\|\.\./shared|\bfile://")

# A licence and a file format are named by their addresses; nothing is ever fetched from there.
# Servers of our own are on this machine or wherever somebody puts them; .example and .test belong to nobody.
ADDRESSES = (
    *("http://www.apache.org/licenses/", "http://www.w3.org/", "http://127.0.0.1", "http://{"),
    *("https://boriken.example", "https://table.club.test", "https://${BORIKEN_HOST"),
    "http://boriken;",  # a group of servers within a proxy
)
ADDRESS = re.compile(r"https?://[^\s<>\"')\]]+")
HOST = re.compile(r"(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|io)\b")


# Written by npm, with addresses of those whom one may support; where it would fetch from is left out
NPM_LOCK = Path("web/package-lock.json")


def texts() -> Iterator[tuple[Path, str]]:
    for name in project_files():
        if name == NPM_LOCK:
            continue
        try:
            yield name, (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = [f"{name}: {match[0]}" for name, text in texts() for match in FOREIGN.finditer(text)]
    assert not found


def test_no_file_refers_to_an_address_elsewhere() -> None:
    found = [
        f"{name}: {match[0]}"
        for name, text in texts()
        for match in ADDRESS.finditer(text)
        if not match[0].startswith(ADDRESSES)
    ]
    assert not found


def test_no_file_names_a_host() -> None:
    hosts = {host for _, text in texts() for host in HOST.findall(text)}
    assert hosts <= {"www.apache.org", "www.w3.org"}


def test_the_lock_of_the_browser_table_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / NPM_LOCK).read_text(encoding="utf-8")


# Links

FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]*)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", [name for name in project_files() if name.suffix == ".md"], ids=str)
def test_every_link_leads_to_a_file(page: Path) -> None:
    text = FENCED.sub("", (ROOT / page).read_text(encoding="utf-8"))
    links = [link for link in LINK.findall(text) if link and not link.startswith(ADDRESSES)]
    assert not [link for link in links if not (ROOT / page.parent / link).exists()]


ANCHOR = re.compile(r"\]\(([^)#\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = HEADING.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [name for name in project_files() if name.suffix == ".md"], ids=str)
def test_every_link_into_a_page_leads_to_a_heading(page: Path) -> None:
    text = FENCED.sub("", (ROOT / page).read_text(encoding="utf-8"))
    links = [(link, part) for link, part in ANCHOR.findall(text) if not link.startswith(ADDRESSES)]
    goals = [(ROOT / page.parent / link if link else ROOT / page, part) for link, part in links]
    assert not [part for goal, part in goals if goal.suffix == ".md" and part not in anchors(goal)]


# Arrows: what the modules of a part of the house may import besides Python itself and their own part

RULES_ONLY = {"librt", "mypy_extensions"}
MAY_IMPORT = {
    "core": {*RULES_ONLY},
    "games": {*RULES_ONLY, "boriken.core"},
    "bots": {*RULES_ONLY, "boriken.core", "numpy"},
    "learn": {
        *RULES_ONLY,
        "boriken.arena",
        "boriken.bots",
        "boriken.core",
        "boriken.library",
        "boriken.statistics",
        "matplotlib",
        "numpy",
        "ray",
        "torch",
    },
    "arena": {"boriken.core", "boriken.bots", "numpy", "openskill", "matplotlib", "ray"},
    "env": {
        "boriken.arena",
        "boriken.bots",
        "boriken.core",
        "boriken.learn.batch",
        "gymnasium",
        "numpy",
        "pettingzoo",
        "pyarrow",
        "pyspiel",
    },
    "picture": {"boriken.cli", "boriken.core", "rich"},
    "puzzles": {"boriken.core", "boriken.bots", "boriken.library", "boriken.reviews"},
    "reviews": {"boriken.core", "boriken.bots", "boriken.arena.executors"},
    "statistics": {"boriken.core", "boriken.arena.shares"},
    "server": {
        "boriken.__version__",
        "boriken.arena.skill",
        "boriken.bots",
        "boriken.core",
        "boriken.puzzles",
        "boriken.reviews",
        "boriken.statistics",
        "boriken.teaching",
        "alembic",
        "argon2",
        "fastapi",
        "httpx2",
        "openskill",
        "orjson",
        "prometheus_client",
        "psycopg",
        "pydantic",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "webauthn",
    },
    "teaching": {"boriken.core"},
    "cli": {"platformdirs", "rich", "typer", "boriken"},
    "testing": {*RULES_ONLY, "boriken.core", "boriken.bots"},
}


MODULES = [name for name in project_files() if name.is_relative_to("src") and name.suffix == ".py"]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_arrows_point_one_way(module: Path) -> None:
    folders = module.relative_to("src/boriken").parts[:-1]
    if not folders:
        return
    own = ".".join(["boriken", *folders[: 2 if folders[0] == "games" else 1]])  # one game knows nothing of another
    allowed = MAY_IMPORT[folders[0]] | {own}
    assert not [name for name in imported_by(module) if not is_within(name, allowed)]


LONGEST_FILE = 400  # lines


def test_no_module_is_too_long_to_read_at_once() -> None:
    lines = {module: len((ROOT / module).read_text(encoding="utf-8").splitlines()) for module in MODULES}
    assert {module: count for module, count in lines.items() if count > LONGEST_FILE} == {}


def imported_by(module: Path) -> Iterator[str]:
    """All modules it imports, those inside of functions included."""
    for node in ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{module} imports by dots; ruff wants full names"
            # A package may be asked for a module: from boriken.core import registry
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_within(name: str, allowed: set[str]) -> bool:
    return name.split(".")[0] in sys.stdlib_module_names or any(
        name == part or name.startswith(f"{part}.") for part in allowed
    )
