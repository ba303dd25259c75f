"""The Pythons at hand for which Boriken is made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.project import ROOT

CLASSIFIER = "Programming Language :: Python :: 3."
RUNNING = f"3.{sys.version_info.minor}"
WORKS = "import ensurepip, ssl, sqlite3, venv"


def versions() -> list[str]:
    """The versions that the package says it is for, such as 3.11."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [f"3.{text.removeprefix(CLASSIFIER)}" for text in project["classifiers"] if text.startswith(CLASSIFIER)]


@cache
def others() -> dict[str, str]:
    """The programs of the versions other than the one that runs the tests, as far as they are installed."""
    found = {version: next(filter(works, candidates(version)), "") for version in versions() if version != RUNNING}
    return {version: program for version, program in found.items() if program}


def candidates(version: str) -> Iterator[str]:
    """Where a version may be: on the path, or where pyenv and uv keep those they have installed."""
    name = f"python{version}"
    yield from filter(None, (shutil.which(name, path=folder) for folder in os.get_exec_path()))
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or Path.home() / ".local" / "share" / "uv" / "python")
    yield from map(str, pyenv.glob(f"versions/{version}.*/bin/{name}"))
    yield from map(str, uv.glob(f"cpython-{version}.*/bin/{name}"))


def works(program: str) -> bool:
    done = subprocess.run([program, "-c", WORKS], capture_output=True, check=False)
    return done.returncode == 0
