"""A machine without a C compiler gets a Boriken that works, a wheel needs its pages, tools are those of the locks."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from boriken import _compiled
from boriken._compiled import INTERPRETED_VARIABLE
from tests.packaging.kit import LONGEST, make_sdist, make_wheel
from tests.project import ROOT, project_files

PLAY = """
import boriken

match = boriken.new_match("puerto-rico", players=3, seed=1)
while not match.over:
    choices = match.choices()
    match.play(choices[len(match.moves) % len(choices)])
print(boriken.load_record(match.record()).scores() == match.scores())
"""

VERSION = "import sys; from boriken.cli import main; sys.argv = ['boriken', '--version']; main()"


@pytest.fixture(scope="module")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a clone where the C compiler always fails; nobody wants pages in it."""
    folder = tmp_path_factory.mktemp("wheel")
    done = make_wheel(clone, folder, CC=shutil.which("false") or "false", BORIKEN_PAGES="0")
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder the wheel is unpacked into."""
    folder = tmp_path_factory.mktemp("site")
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(program: str, installed: Path) -> str:
    """The output of a program that finds the unpacked wheel before the checkout."""
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    environment.pop(INTERPRETED_VARIABLE, None)
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, cwd=installed, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_without_a_compiler_the_wheel_is_pure_python(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", "_build.json"))]


def test_the_wheel_holds_every_module_and_nothing_else(wheel: Path) -> None:
    package = {str(name.relative_to("src")) for name in project_files() if name.is_relative_to("src")}
    held = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert held == package


def test_without_a_compiler_it_plays_a_whole_game(installed: Path) -> None:
    assert run(PLAY, installed) == "True"


def test_without_a_compiler_the_version_says_interpreted(installed: Path) -> None:
    assert "interpreted" in run(VERSION, installed)


@pytest.mark.parametrize(("stamp", "best"), [({"optimization": 1}, False), ({"optimization": 3}, True), ({}, True)])
def test_rules_compiled_in_a_hurry_are_told_from_others(
    stamp: dict[str, int], best: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = tmp_path / "_build.json"
    noted.write_text(json.dumps(stamp))
    monkeypatch.setattr(_compiled, "STAMP", noted)
    assert _compiled.optimized(1)
    assert _compiled.optimized(3) == best


# Pages


@pytest.mark.parametrize("make", [make_wheel, make_sdist])
def test_without_pages_nothing_is_built_unless_asked_for(
    make: Callable[..., subprocess.CompletedProcess[str]], clone: Path, tmp_path: Path
) -> None:
    done = make(clone, tmp_path, BORIKEN_COMPILE="0")
    assert done.returncode != 0
    assert "The browser table is not built, and `boriken serve` needs it: run `make web` first." in (
        done.stdout + done.stderr
    )
    assert list(tmp_path.iterdir()) == []


# What is locked

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ["requirements.lock", "requirements-server.lock", "requirements-dev.lock"]
BUILD_LOCKS = ["requirements.lock", "requirements-dev.lock"]


def locked(lock: str) -> dict[str, str]:
    """The version of every package in a lock file."""
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line.removesuffix("\\").strip()) for line in lines if line[:1].isalnum()]
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in pins}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    for word in ("://", "index-url", "find-links", "trusted-host", " @ "):
        assert word not in text


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_a_hash(lock: str) -> None:
    packages = (ROOT / lock).read_text(encoding="utf-8").split("\n    # via")
    assert all("--hash=sha256:" in package for package in packages if "==" in package)


@pytest.mark.parametrize("lock", BUILD_LOCKS)
def test_a_lock_holds_the_very_build_tools(lock: str) -> None:
    requires = [Requirement(text) for text in PYPROJECT["build-system"]["requires"]]
    for tool in requires:
        assert str(tool.specifier) == f"=={locked(lock)[canonicalize_name(tool.name)]}", tool.name


@pytest.mark.parametrize("lock", LOCKS[:2])
def test_the_locks_agree(lock: str) -> None:
    tools = locked("requirements-dev.lock")
    assert all(tools[name] == version for name, version in locked(lock).items())


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_all_that_boriken_needs(lock: str) -> None:
    extras = PYPROJECT["project"]["optional-dependencies"]
    wanted = [*PYPROJECT["project"]["dependencies"], *extras["server"]]
    if lock in BUILD_LOCKS:
        wanted += extras["arena"]
    if lock == "requirements-dev.lock":
        wanted += [tool for tool in PYPROJECT["dependency-groups"]["dev"] if isinstance(tool, str)]
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(locked(lock)[canonicalize_name(requirement.name)]), requirement.name
