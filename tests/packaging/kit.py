"""Making sdists and wheels, with the settings that a test names and no others of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.project import ROOT

OUR_SETTINGS = ["BORIKEN_COMPILE", "BORIKEN_OPTIMIZE", "BORIKEN_PAGES", "PYTHONPATH"]
STAGES = Path("deploy/stages")
LONGEST = 600  # seconds until a program that hangs is given up


def make_wheel(source: Path, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """From a folder or an sdist, as the image does it, but with the build tools that are here."""
    options = ["--no-build-isolation", "--no-index", "--no-cache-dir"]
    stage = ["sh", str(ROOT / STAGES / "wheel.sh"), sys.executable, str(source), str(folder)]
    return call([*stage, *options], ROOT, **settings)


def make_sdist(source: Path, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return call([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)], source, **settings)


def call(command: list[str], folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )


def environment(**settings: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in OUR_SETTINGS} | settings


def said(done: subprocess.CompletedProcess[str]) -> str:
    """All that a program printed, in one line."""
    return " ".join((done.stdout + done.stderr).split())
