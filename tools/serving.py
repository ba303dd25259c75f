"""`boriken serve` in a process of its own, as people run it: for pictures, measurements and tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Protocol


class Talking(Protocol):
    """A process whose output can be read."""

    @property
    def stdout(self) -> IO[str] | None: ...


BORIKEN = (sys.executable, "-c", "from boriken.cli import main; main()")
PATIENCE = 60.0  # seconds, until it has ended


@contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with nothing in it that is open, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(Path(folder), options)
        try:
            address = address_of(server)
            assert address, "the server does not start"
            yield server, address
        finally:
            server.terminate()
            server.wait(PATIENCE)


def start_server(
    data: Path, options: Sequence[str] = (), port: int = 0, log: IO[str] | None = None
) -> subprocess.Popen[str]:
    """A server on loopback, which will be open when its address is known; with pages if they are built."""
    command = [*BORIKEN, "serve", "--port", str(port), "--data", str(data), *options]
    environment = {**os.environ, "BORIKEN_PAGES": "0"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)


def address_of(server: Talking) -> str:
    """As the server tells it; an empty text if it has ended instead."""
    assert server.stdout is not None
    found = re.search(r"\w+://\S+", server.stdout.readline())
    return found[0] if found else ""
