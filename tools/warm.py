"""Servers that are forked from a process that has imported everything already.

To import the server takes seconds of a processor; all that comes after it, from reading the settings to the open port,
is what `boriken serve` does.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from boriken.cli import main
from boriken.server import app, run

IMPORTED = (app, run)  # before anything is forked, not by the command

STDOUT, STDERR = 1, 2


class ForkedServer:
    """`boriken serve` in a process of its own, with the interface of a `subprocess.Popen` as far as it is used here."""

    def __init__(self, arguments: Sequence[str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__])
        ours, its = context.Pipe(duplex=False)
        self.process: ForkServerProcess = context.Process(target=serve, args=(list(arguments), str(log), its))
        self.process.start()
        its.close()
        self.stdout = os.fdopen(os.dup(ours.fileno()), encoding="utf-8")
        ours.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        self.process.join(timeout)
        assert self.process.exitcode is not None, "the server does not end"
        return self.process.exitcode


def serve(arguments: list[str], log: str, stdout: Connection) -> None:
    os.environ["BORIKEN_PAGES"] = "0"
    os.dup2(stdout.fileno(), STDOUT)
    stdout.close()
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), STDERR)
    sys.argv = ["boriken", "serve", *arguments]
    main()
