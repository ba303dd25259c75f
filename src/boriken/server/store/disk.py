"""The share of the disk that a server may fill: beyond it games go on, and nothing new is begun."""

from __future__ import annotations

import shutil
from pathlib import Path

from sqlalchemy import Connection, func, select

from boriken.server.errors import ConflictError
from boriken.server.store.database import Database
from boriken.server.store.files import sqlite_file

GIGABYTE = 1_000_000_000
LOOKED_EVERY = 20.0  # seconds
KEPT_FREE = 100_000_000  # bytes of the disk, so that games that are being played can end


class DiskShare:
    """Knows how much room is left, as it was when it last looked."""

    def __init__(self, database: Database, gigabytes: float | None) -> None:
        self.database = database
        self.most = None if gigabytes is None else gigabytes * GIGABYTE
        self.is_full = False

    async def look(self) -> None:
        """See how much the database holds, and how much of the disk is free."""
        file = sqlite_file(self.database.url)
        if file is None:
            used, free = await self.database.read(size_of_postgres), KEPT_FREE
        else:
            used, free = size_of_files(file), shutil.disk_usage(file.parent).free
        self.is_full = free < KEPT_FREE or (self.most is not None and used >= self.most)

    def check(self) -> None:
        """Refuse something new that would stay."""
        if self.is_full:
            raise ConflictError("The server is full: ask the people who run it.", "disk_full")


def size_of_postgres(connection: Connection) -> int:
    return int(connection.scalar(select(func.pg_database_size(func.current_database()))) or 0)


def size_of_files(file: Path) -> int:
    """The file and its log."""
    return sum(one.stat().st_size for one in (file, file.with_name(file.name + "-wal")) if one.exists())
