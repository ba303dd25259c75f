"""A Ray cluster on this machine: it does the work, nobody else can reach it, and nothing of it stays."""

import json
from pathlib import Path

from boriken.core.title import Json
from tests.clusters import in_a_process, needs_ray

pytestmark = needs_ray

ARENA = ("arena", "puerto-rico", "--players", "3", "--bots", "greedy,random", "--games", "12", "--json")


def results(folder: Path, *more: str) -> Json:
    """The findings of an arena, without what depends on the clock."""
    found: Json = json.loads(in_a_process(folder, "-c", "from boriken.cli import main; main()", *ARENA, *more))
    del found["seconds"], found["milliseconds"], found["jobs"]
    return found


def test_a_cluster_gives_the_same_results(tmp_path: Path) -> None:
    assert results(tmp_path, "--cluster", "local", "--jobs", "2") == results(tmp_path)


def test_a_cluster_keeps_to_this_machine_and_goes_when_the_work_fails(tmp_path: Path) -> None:
    in_a_process(tmp_path, "-m", "tests.arena.failing_cluster")
