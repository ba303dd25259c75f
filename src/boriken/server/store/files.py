"""The server's data folder."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from boriken.core.errors import SetupError
from boriken.server.settings import Settings

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]

LOCK = "boriken.lock"


@contextlib.contextmanager
def hold_data(settings: Settings) -> Iterator[None]:
    """Lock the data folder: two servers on one SQLite file would not know of each other's changes.

    The lock ends with the process, however that ends. For several servers there is PostgreSQL.
    """
    if settings.database:
        yield
        return
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        lock = (settings.data / LOCK).open("w")
    except OSError as error:
        raise SetupError(f"The folder {settings.data} cannot be used: {error.strerror}.") from error
    with lock:
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise SetupError(f"Another server is running on {settings.data}: stop it, or use PostgreSQL.") from error
        yield
