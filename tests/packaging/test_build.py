"""A machine without a C compiler gets a Boriken that works, and what is locked is what is built with."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from boriken._compiled import INTERPRETED_VARIABLE
from tests.project import ROOT, project_files

PLAY = """
import boriken

match = boriken.new_match("puerto-rico", players=3, seed=1)
while not match.over:
    choices = match.choices()
    match.play(choices[len(match.moves) % len(choices)])
print(boriken.load_record(match.record()).scores() == match.scores())
"""

LONGEST = 300  # seconds until a program that hangs is given up
VERSION = "import sys; from boriken.cli import main; sys.argv = ['boriken', '--version']; main()"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a clone where the C compiler always fails."""
    clone = tmp_path_factory.mktemp("clone")
    for name in project_files():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-cache-dir"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder), str(clone)]
    environment = {**os.environ, "CC": shutil.which("false") or "false"}
    environment.pop("BORIKEN_COMPILE", None)
    done = subprocess.run([*pip, *build], env=environment, capture_output=True, text=True, check=False)
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
    """What a program prints that finds the unpacked wheel before the checkout."""
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


# What is locked

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ["requirements.lock", "requirements-dev.lock"]


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


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_the_very_build_tools(lock: str) -> None:
    requires = [Requirement(text) for text in PYPROJECT["build-system"]["requires"]]
    for tool in requires:
        assert str(tool.specifier) == f"=={locked(lock)[canonicalize_name(tool.name)]}", tool.name


def test_both_locks_agree() -> None:
    tools = locked("requirements-dev.lock")
    assert all(tools[name] == version for name, version in locked("requirements.lock").items())


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_all_that_boriken_needs(lock: str) -> None:
    extras = PYPROJECT["project"]["optional-dependencies"]
    wanted = [*PYPROJECT["project"]["dependencies"], *extras["arena"], *extras["server"]]
    if lock == "requirements-dev.lock":
        wanted += [tool for tool in PYPROJECT["dependency-groups"]["dev"] if isinstance(tool, str)]
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(locked(lock)[canonicalize_name(requirement.name)]), requirement.name
