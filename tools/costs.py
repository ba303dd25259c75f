"""Notes what each test costs in processor time.

`pytest -n 0 -p tools.costs --costs FILE tests/...` writes it, `python -m tools.costs FILE` shows the sums by file and
by test, the dearest first.

Counted are the process of the tests and all that it has started, browsers, servers and databases too, whether they have
ended or not. Processor time and not hours by the clock: those depend on who else uses the machine. Linux only.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

TICK = 1 / os.sysconf("SC_CLK_TCK")
MOST_SHOWN = 60
ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER: what a child leaves behind becomes ours, and is counted


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", help="the file to write to", default="build/costs.txt")


def pytest_configure(config: pytest.Config) -> None:
    ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    notes = Path(config.getoption("--costs"))
    notes.parent.mkdir(exist_ok=True)
    notes.write_text("")
    config.pluginmanager.register(Costs(notes))


class Costs:
    def __init__(self, notes: Path) -> None:
        self.notes = notes
        self.before = seconds_of_all()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        result = yield
        self.note(item.nodeid)
        return result

    def pytest_collection_finish(self) -> None:
        self.note("collecting::")

    def note(self, name: str) -> None:
        now = seconds_of_all()
        with self.notes.open("a", encoding="utf-8") as notes:
            notes.write(f"{now - self.before:.2f}\t{name}\n")
        self.before = now


def seconds_of_all() -> float:
    """Processor seconds of this process and all below it."""
    used: dict[int, int] = {}
    parent: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parent[int(folder.name)] = int(fields[1])
        used[int(folder.name)] = sum(map(int, fields[11:15]))
    below = {os.getpid()}
    while found := {pid for pid, above in parent.items() if above in below} - below:
        below |= found
    return sum(used.get(pid, 0) for pid in below) * TICK


def main(path: str) -> None:
    costs = [line.split("\t", 1) for line in Path(path).read_text(encoding="utf-8").splitlines()]
    files: dict[str, float] = defaultdict(float)
    tests: dict[str, float] = defaultdict(float)
    for seconds, name in costs:
        files[name.split("::")[0]] += float(seconds)
        tests[name.split("[")[0]] += float(seconds)
    for sums in (files, tests):
        for name, spent in sorted(sums.items(), key=lambda one: -one[1])[:MOST_SHOWN]:
            print(f"{spent:8.1f}  {name}")
        print()
    print(f"{sum(files.values()):8.1f}  all")


if __name__ == "__main__":
    main(sys.argv[1])
