"""A Ray cluster on this machine: it does the work, nobody else can reach it, and nothing of it stays.

Ray changes how the process it runs in deals with signals and warnings, so it gets processes of its own.
"""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boriken.core.title import Json
from tests.project import ROOT

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="There is no Ray for this machine: pyproject.toml says where."
)

LONGEST = 300  # seconds until a cluster that hangs is given up; it is there in ten
ARENA = ("arena", "puerto-rico", "--players", "3", "--bots", "greedy,random", "--games", "12", "--json")


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


def results(folder: Path, *more: str) -> Json:
    """The findings of an arena, without what depends on the clock."""
    found: Json = json.loads(in_a_process(folder, "-c", "from boriken.cli import main; main()", *ARENA, *more))
    del found["seconds"], found["milliseconds"], found["jobs"]
    return found


def test_a_cluster_gives_the_same_results(tmp_path: Path) -> None:
    assert results(tmp_path, "--cluster", "local", "--jobs", "2") == results(tmp_path)


def test_a_cluster_keeps_to_this_machine_and_goes_when_the_work_fails(tmp_path: Path) -> None:
    in_a_process(tmp_path, "-m", "tests.arena.failing_cluster")
