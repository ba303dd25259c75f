"""Backups: a server's data in one file for either kind of database. It is a zip with a file of JSON lines a table.

`about.json` has the schema revision and the number of rows; bytes are written in base64.
"""

from __future__ import annotations

import base64
import io
import os
import zipfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select

from boriken import __version__
from boriken.core.errors import BorikenError
from boriken.server.store import schema
from boriken.server.store.database import Database
from boriken.server.store.migrate import VERSIONS, bring_up_to_date, check_known, migrate_to, revision_of

FORMAT = 1
ABOUT = "about.json"
NOT_SAVED = {VERSIONS, schema.presence.name}  # useless elsewhere
ROWS_AT_ONCE = 500

Bar = Callable[[int], AbstractContextManager[Callable[[int], None]]]
"""A progress bar of a known length, which is advanced by a number."""
Rows = dict[str, int]
"""How many rows each table has."""


class BackupError(BorikenError):
    """A file that is not a backup, or cannot be used here."""


def back_up(database: Database, path: Path, bar: Bar) -> Rows:
    """Write the whole database as of one moment, while others may go on writing. Only the owner can read the file."""
    with new_private_file(path) as file, database.errors_explained(), database.reading() as connection:
        revision = revision_of(connection)
        if revision is None:
            raise BackupError("There is nothing to save: no server has used this database yet.")
        check_known(revision, "This database")
        tables = tables_of(connection)
        rows = {str(table.name): count(connection, table) for table in tables}
        about = {
            "format": FORMAT,
            "boriken": __version__,
            "revision": revision,
            "made": datetime.now(UTC).isoformat(timespec="seconds"),
            "rows": rows,
        }
        with bar(sum(rows.values())) as advance, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(ABOUT, orjson.dumps(about, option=orjson.OPT_INDENT_2))
            for table in tables:
                with archive.open(member(table.name), "w", force_zip64=True) as lines:
                    for row in rows_of(connection, table):
                        lines.write(orjson.dumps(packed(row)) + b"\n")
                        advance(1)
    return rows


def restore(database: Database, path: Path, bar: Bar) -> Rows:
    """Fill an empty database from a file, or change nothing if anything is wrong."""
    with opened(path) as archive:
        about = read_about(archive)
        rows: Rows = about["rows"]
        with database.errors_explained(), database.writing() as connection:
            if revision_of(connection) is not None:
                raise BackupError("A backup can only be restored into a new database; this one is in use.")
            migrate_to(connection, about["revision"])
            tables = tables_of(connection)
            names = {table.name for table in tables}
            if names != set(rows) or not {member(name) for name in names} <= set(archive.namelist()):
                raise BackupError("The backup does not have the tables it should have.")
            with bar(sum(rows.values())) as advance:
                for table in tables:
                    found = fill(connection, table, archive, advance)
                    if found != rows[table.name]:
                        raise BackupError(f"The backup is damaged: {table.name} has {found} rows.")
            bring_up_to_date(connection)
    return rows


# writing


@contextmanager
def new_private_file(path: Path) -> Iterator[io.BufferedWriter]:
    """A new file that only its owner can read, and that appears only when it is complete."""
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def tables_of(connection: Connection) -> list[Table]:
    """The tables of the database, those that others refer to first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name not in NOT_SAVED)
    return found.sorted_tables


def count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def rows_of(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    names = [str(column.name) for column in table.columns]
    wanted = select(table).order_by(*table.primary_key.columns)
    for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(wanted):
        yield dict(zip(names, row, strict=True))


def packed(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()
    }


def member(table: str) -> str:
    return f"{table}.jsonl"


# reading


@contextmanager
def opened(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(path) as archive:
            yield archive
    except FileNotFoundError as error:
        raise BackupError(f"There is no file {path}.") from error
    except OSError as error:
        raise BackupError(f"The file {path} cannot be read: {error.strerror}.") from error
    except (zipfile.BadZipFile, EOFError) as error:
        raise BackupError(f"The file {path} is not a backup, or it is damaged.") from error


def read_about(archive: zipfile.ZipFile) -> dict[str, Any]:
    try:
        about = orjson.loads(archive.read(ABOUT))
        form, revision, rows = about["format"], about["revision"], about["rows"]
    except (KeyError, TypeError, orjson.JSONDecodeError) as error:
        raise BackupError(f"The file {archive.filename} is not a backup.") from error
    if form != FORMAT:
        raise BackupError(f"The backup has format {form}, which this program does not know. Update it first.")
    check_known(revision, "This backup")
    return {"revision": revision, "rows": rows}


def fill(connection: Connection, table: Table, archive: zipfile.ZipFile, advance: Callable[[int], None]) -> int:
    """Insert the rows of a table; their number."""
    total = 0
    with archive.open(member(table.name)) as lines:
        while batch := [unpacked(table, line) for line in islice(lines, ROWS_AT_ONCE)]:
            connection.execute(insert(table), batch)
            advance(len(batch))
            total += len(batch)
    advance_sequence(connection, table)
    return total


def unpacked(table: Table, line: bytes) -> dict[str, Any]:
    try:
        row = dict(orjson.loads(line))
        if row.keys() != {column.name for column in table.columns}:
            raise ValueError("other columns")
        for column in table.columns:
            if isinstance(column.type, LargeBinary) and row[column.name] is not None:
                row[column.name] = base64.b64decode(row[column.name], validate=True)
    except (TypeError, ValueError) as error:
        raise BackupError(f"The backup is damaged: {table.name} has a line that is not a row.") from error
    return row


def advance_sequence(connection: Connection, table: Table) -> None:
    """PostgreSQL takes new ids from a sequence, which must be ahead of the ids in use."""
    counted = table.autoincrement_column
    if connection.dialect.name == "postgresql" and counted is not None:
        highest = select(func.max(counted)).scalar_subquery()
        sequence = func.pg_get_serial_sequence(table.name, counted.name)
        connection.execute(select(func.setval(sequence, highest)))
