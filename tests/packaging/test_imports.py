"""Everything that Boriken imports is part of Python, or asked for by name in pyproject.toml."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCES = ROOT / "src" / "boriken"
# Modules that are not called like the package that brings them; FastAPI's own documentation imports two of others
BROUGHT_BY = {"argon2": "argon2-cffi", "pyspiel": "open-spiel", "pydantic": "fastapi", "starlette": "fastapi"}


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def imported(folder: Path) -> Iterator[tuple[str, str]]:
    """The packages of others that the files of a folder name, wherever they do so, and the file."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            found = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found = [node.module]
            for module in {name.partition(".")[0] for name in found} - {"boriken", *sys.stdlib_module_names}:
                yield module, str(path.relative_to(ROOT))


def package_of(module: str) -> str:
    return BROUGHT_BY.get(module, canonicalize_name(module))


def test_whatever_is_imported_is_asked_for() -> None:
    extras = PROJECT["optional-dependencies"].values()
    asked = names(PROJECT["dependencies"]).union(*(names(extra) for extra in extras))
    assert {(module, path) for module, path in imported(SOURCES) if package_of(module) not in asked} == set()


def test_the_server_imports_what_its_extra_asks_for() -> None:
    """Somebody who installs `boriken[server]` gets all of it."""
    asked = names(PROJECT["dependencies"]) | names(PROJECT["optional-dependencies"]["server"])
    used = set(imported(SOURCES / "server"))
    assert {(module, path) for module, path in used if package_of(module) not in asked} == set()
