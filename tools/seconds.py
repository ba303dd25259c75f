"""Runs a part of `make test` and notes how long it took and how much of a processor; without arguments, shows all.

A part whose name begins with a hyphen belongs to the next that has none. Needs nothing but Python, since the first part
installs the rest.
"""

import ctypes
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of Linux
NOTES = Path(__file__).parents[1] / "build" / "seconds.txt"


def main(arguments: list[str]) -> int:
    if not arguments:
        show()
        return 0
    name, *command = arguments
    began = time.monotonic()
    code = run(command)
    note(name, time.monotonic() - began)
    return code


def run(command: list[str]) -> int:
    """The exit status of a command. What its processes leave behind, such as those of a browser, is counted too."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    # Not closed: the processes of make count each other through a file that is open in all of them
    process = subprocess.Popen(command, close_fds=False)
    ended = 0
    while ended != process.pid:
        ended, status = os.waitpid(-1, 0)
    return os.waitstatus_to_exitcode(status)


def note(name: str, seconds: float) -> None:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    NOTES.parent.mkdir(exist_ok=True)
    with NOTES.open("a", encoding="utf-8") as notes:
        notes.write(f"{name}\t{seconds:.0f}\t{used.ru_utime + used.ru_stime:.0f}\n")


def show() -> None:
    """Print the parts since the notes were last shown; they begin anew then."""
    parts = [line.split("\t") for line in NOTES.read_text(encoding="utf-8").splitlines()] if NOTES.exists() else []
    NOTES.unlink(missing_ok=True)
    print(f"{'part':<16}{'seconds':>9}{'of processors':>15}")
    for name, seconds, used in parts:
        print(f"{name:<16}{seconds:>9}{used:>15}")
    print(f"{'all':<16}{'':>9}{sum(int(used) for name, _, used in parts if name[0] != '-'):>15}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
