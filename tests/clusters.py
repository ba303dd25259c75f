"""Programs that use a Ray cluster.

Ray changes how the process it runs in deals with signals and warnings, so it gets processes of its own.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import ROOT

LONGEST = 300  # seconds until a cluster that hangs is given up; it is there in ten

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="There is no Ray for this machine: pyproject.toml says where."
)


def in_a_process(folder: Path, *words: str) -> str:
    """The output of a program, which must end well."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
