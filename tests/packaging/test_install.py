"""Boriken as strangers install it: from an sdist, into empty environments, with neither Node nor a compiler at hand."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import httpx2 as httpx
import pytest

from tests.packaging.asked_for import asked_for, lend
from tests.packaging.kit import STAGES, call, environment, make_sdist, make_wheel, said
from tests.packaging.pythons import RUNNING, others
from tests.project import ROOT
from tests.server.kit import Guest
from tools.serving import address_of

STATIC = Path("src/boriken/server/static")
LOCK = ROOT / "requirements-server.lock"
TOOLS = ("sh", "dirname")  # all that the path of a stranger holds
PATIENCE = 120.0


class Stranger(NamedTuple):
    """An environment with Boriken in it: the folder of its programs, and a path that has next to nothing on it."""

    programs: Path
    path: str


@pytest.fixture(scope="module")
def wheels(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel that was made from an sdist; all Pythons share it."""
    assert (ROOT / STATIC / "index.html").exists(), "The pages are not built: run make web."
    source, out = tmp_path_factory.mktemp("with-pages") / "boriken", tmp_path_factory.mktemp("out")
    shutil.copytree(clone, source, ignore=shutil.ignore_patterns("build"))
    shutil.copytree(ROOT / STATIC, source / STATIC)
    done = make_sdist(source, out)
    assert done.returncode == 0, said(done)
    (sdist,) = out.glob("*.tar.gz")
    done = make_wheel(sdist, out, BORIKEN_COMPILE="0")
    assert done.returncode == 0, said(done)
    return out


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("path")
    for tool in TOOLS:
        (folder / tool).symlink_to(shutil.which(tool) or tool)
    return folder


@pytest.fixture(scope="module")
def lent(wheels: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python that runs the tests: what the wheel asks for, and no more, is lent by the environment of the tests."""
    home, shelf = tmp_path_factory.mktemp("stranger"), tmp_path_factory.mktemp("lent")
    venv.create(home)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    (wheel,) = wheels.glob("*.whl")
    install = ["--python", str(python), "install", "--quiet", "--no-deps", "--no-index", "--no-cache-dir", str(wheel)]
    done = call([sys.executable, "-m", "pip", "--disable-pip-version-check", *install], home)
    assert done.returncode == 0, said(done)
    lend(asked_for(wheel, "server"), shelf)
    found = call([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], home).stdout.strip()
    Path(found, "lent.pth").write_text(f"{shelf}\n", encoding="utf-8")
    return python.parent


@pytest.fixture(scope="module", params=[RUNNING, *others()])
def stranger(request: pytest.FixtureRequest, lent: Path, wheels: Path, path: Path) -> Stranger:
    """Somebody with one of the Pythons at hand."""
    other = others().get(request.param)
    return Stranger(lent if other is None else locked_environment(other, wheels, path), str(path))


def locked_environment(program: str, wheels: Path, path: Path) -> Path:
    """For another Python: by the script of the image. It stays for the next time, as long as the lock is the same.

    Not compiled to bytecode, which is for servers that start often: Python compiles what is imported.
    """
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]
    home = ROOT / "build" / "strangers" / f"{Path(program).name}-{lock}"
    install = ["sh", str(ROOT / STAGES / "install.sh"), program, str(wheels), str(home), "--no-compile"]
    done = call(install, ROOT, PATH=str(path))
    if "No matching distribution found" in done.stderr or "ConnectionError" in done.stderr:
        pytest.skip(f"{Path(program).name}: packages for it are not to be had here.")
    assert done.returncode == 0, said(done)
    return home / "bin"


def test_the_table_is_found_and_a_game_is_played_against_an_expert(stranger: Stranger, tmp_path: Path) -> None:
    command = [str(stranger.programs / "boriken"), "serve", "--port", "0", "--data", str(tmp_path)]
    settings = environment(PATH=stranger.path)
    with subprocess.Popen(command, cwd=tmp_path, env=settings, stdout=subprocess.PIPE, text=True) as process:
        try:
            address = address_of(process)
            with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as http:
                check_pages(http)
                play_against_an_expert(Guest(http, "Ada"))
        finally:
            process.terminate()


def check_pages(http: httpx.Client) -> None:
    page = http.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    script = re.search(r'src="/?(assets/[^"]+\.js)"', page.text)
    assert script is not None
    assert http.get(script[1]).status_code == 200


def play_against_an_expert(person: Guest) -> None:
    """The person does anything; the expert may take its time."""
    table = person.make_table("me expert", game="san-juan")["id"]
    end = time.monotonic() + PATIENCE
    state = person.state(table, 0)
    while not state["over"] and time.monotonic() < end:
        if state["actor"] == 0:
            choices = state["choices"]
            person.move(table, 0, choices[state["version"] % len(choices)], version=state["version"])
        else:
            time.sleep(0.02)
        state = person.state(table, 0)
    assert [score["seat"] for score in state["scores"]] == [0, 1]


def test_a_package_that_the_wheel_does_not_ask_for_is_not_there(lent: Path, tmp_path: Path) -> None:
    """Or nobody would notice that it is missing from pyproject.toml."""
    program = "from importlib.util import find_spec; print([name for name in ('pytest', 'mypy') if find_spec(name)])"
    assert call([str(lent / "python"), "-c", program], tmp_path).stdout.strip() == "[]"


def test_without_pages_no_table_is_opened(lent: Path, tmp_path: Path) -> None:
    found = "import shutil; from boriken.server.http.pages import STATIC; "
    program = found + "shutil.move(STATIC, STATIC.with_name('away'))"
    back = found + "shutil.move(STATIC.with_name('away'), STATIC)"
    python, boriken = str(lent / "python"), str(lent / "boriken")
    assert call([python, "-c", program], tmp_path).returncode == 0
    try:
        done = call([boriken, "serve", "--port", "0", "--data", str(tmp_path / "data")], tmp_path)
    finally:
        call([python, "-c", back], tmp_path)
    assert done.returncode != 0
    assert "The browser table is missing: build it with `make web`" in said(done)
    assert not (tmp_path / "data").exists()


def test_the_wheel_has_the_licences_of_what_it_holds(wheels: Path) -> None:
    (wheel,) = wheels.glob("*.whl")
    with ZipFile(wheel) as archive:
        licences = [name for name in archive.namelist() if ".dist-info/licenses/" in name]
        texts = "\n".join(archive.read(name).decode() for name in licences)
        metadata = archive.read(next(name for name in archive.namelist() if name.endswith("/METADATA"))).decode()
    assert "Apache License" in texts
    for part in ("svelte", "@fluent/bundle", "Svelte Contributors"):
        assert part in texts
    for field in ("Project-URL: Source", "Author: ", "Classifier: Programming Language :: Python :: 3.15"):
        assert field in metadata
