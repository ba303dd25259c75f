"""A machine without a C compiler gets a Boriken that works, a wheel has its pages, and tools are those of the locks."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from boriken import _compiled
from boriken._compiled import INTERPRETED_VARIABLE
from tests.project import ROOT, project_files
from tools.serving import address_of

PLAY = """
import boriken

match = boriken.new_match("puerto-rico", players=3, seed=1)
while not match.over:
    choices = match.choices()
    match.play(choices[len(match.moves) % len(choices)])
print(boriken.load_record(match.record()).scores() == match.scores())
"""

PIP_OPTIONS = ["--disable-pip-version-check", "--no-cache-dir"]
OUR_SETTINGS = ["BORIKEN_COMPILE", "BORIKEN_OPTIMIZE", "BORIKEN_PAGES", "PYTHONPATH"]
STATIC = Path("src/boriken/server/static")

LONGEST = 300  # seconds until a program that hangs is given up
VERSION = "import sys; from boriken.cli import main; sys.argv = ['boriken', '--version']; main()"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as git hands it out: without the pages, which `make web` builds."""
    clone = tmp_path_factory.mktemp("clone")
    for name in project_files():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    return clone


@pytest.fixture(scope="module")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a clone where the C compiler always fails; nobody wants pages in it."""
    folder = tmp_path_factory.mktemp("wheel")
    done = make_wheel(clone, folder, CC=shutil.which("false") or "false", BORIKEN_PAGES="0")
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


def make_wheel(source: Path, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """From a folder or an sdist, with these settings in the environment and no others of ours."""
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder), str(source)]
    return call([sys.executable, "-m", "pip", *PIP_OPTIONS, "wheel", *options], ROOT, **settings)


def make_sdist(source: Path, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return call([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)], source, **settings)


def call(command: list[str], folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in OUR_SETTINGS} | settings
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )


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


@pytest.fixture(scope="module")
def stranger(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment into which a wheel was installed that was made from an sdist; its `bin` folder."""
    assert (ROOT / STATIC / "index.html").exists(), "The pages are not built: run make web."
    source, out = tmp_path_factory.mktemp("with-pages") / "boriken", tmp_path_factory.mktemp("out")
    shutil.copytree(clone, source, ignore=shutil.ignore_patterns("build"))
    shutil.copytree(ROOT / STATIC, source / STATIC)
    done = make_sdist(source, out)
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,) = out.glob("*.tar.gz")
    done = make_wheel(sdist, out, BORIKEN_COMPILE="0")
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.glob("*.whl")
    home = tmp_path_factory.mktemp("stranger")
    venv.create(home)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = ["--python", str(python), "install", "--quiet", "--no-deps", "--no-index", str(made)]
    done = call([sys.executable, "-m", "pip", *PIP_OPTIONS, *install], home)
    assert done.returncode == 0, done.stdout + done.stderr
    # what Boriken needs is lent; a path that a .pth file adds brings no .pth files of its own, such as our checkout's
    found = call([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], home).stdout.strip()
    Path(found, "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return python.parent


def test_who_installs_from_an_sdist_finds_the_table(stranger: Path, tmp_path: Path) -> None:
    command = [str(stranger / "boriken"), "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {name: value for name, value in os.environ.items() if name not in OUR_SETTINGS}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            address = address_of(process)
            page = httpx.get(f"{address}/", trust_env=False)
            script = re.search(r'src="/?(assets/[^"]+\.js)"', page.text)
            assert script is not None
            found = httpx.get(f"{address}/{script[1]}", trust_env=False)
        finally:
            process.terminate()
    assert (page.status_code, found.status_code) == (200, 200)
    assert page.headers["content-type"].startswith("text/html")


def test_without_pages_no_table_is_opened(stranger: Path, tmp_path: Path) -> None:
    found = "import shutil; from boriken.server.http.pages import STATIC; "
    program = found + "shutil.move(STATIC, STATIC.with_name('away'))"
    back = found + "shutil.move(STATIC.with_name('away'), STATIC)"
    assert call([str(stranger / "python"), "-c", program], tmp_path).returncode == 0
    try:
        done = call([str(stranger / "boriken"), "serve", "--port", "0", "--data", str(tmp_path / "data")], tmp_path)
    finally:
        call([str(stranger / "python"), "-c", back], tmp_path)
    assert done.returncode != 0
    assert "The browser table is missing: build it with `make web`" in " ".join((done.stdout + done.stderr).split())
    assert not (tmp_path / "data").exists()


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
