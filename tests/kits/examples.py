"""The example packages, made into wheels and installed as strangers install them."""

import subprocess
import sys
from pathlib import Path

from tests.project import ROOT


def install(folder: Path, *packages: str) -> None:
    """Put packages of examples/ into a folder, from which programs import them that have it on their path."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    sources = [str(ROOT / "examples" / package) for package in packages]
    done = subprocess.run([*pip, "--target", str(folder), *sources], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
