"""The server's data folder."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from boriken.core.errors import SetupError
from boriken.server.settings import DATABASE_FILE, Settings

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]

LOCK = "boriken.lock"
PRIVATE = 0o600  # for the owner only: the database contains secrets


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for other databases, and for one in memory."""
    try:
        parts = make_url(url)
    except ArgumentError:
        return None  # the database says what is wrong with it
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database == ":memory:":
        return None
    return Path(parts.database)


def make_private(file: Path) -> None:
    """Create a file that only its owner can read, or make it so. SQLite gives its log the same rights."""
    with contextlib.suppress(OSError):  # it may belong to somebody else; opening it will tell
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        file.chmod(PRIVATE)


@contextlib.contextmanager
def hold_data(settings: Settings) -> Iterator[None]:
    """Lock the database file: two servers on one SQLite file would not know of each other's changes.

    The lock ends with the process, however that ends. For several servers there is PostgreSQL.
    """
    file = sqlite_file(settings.database_url)
    if file is None:
        yield
        return
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / (LOCK if file.name == DATABASE_FILE else f"{file.name}.lock")).open("w")
    except OSError as error:
        raise SetupError(f"The folder {folder} cannot be used: {error.strerror}.") from error
    with lock:
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise SetupError(f"Another server is running on {folder}: stop it, or use PostgreSQL.") from error
        yield
