"""The processor time of servers, and of a PostgreSQL on the same machine: for `bench.server`."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

from boriken.server.settings import Settings

TICKS = float(os.sysconf("SC_CLK_TCK"))


@contextmanager
def empty_database(url: str) -> Iterator[str]:
    """A new database of the PostgreSQL in which the named one is, for as long as this lasts."""
    known = make_url(Settings(Path(), url).database_url)
    name = f"bench_{secrets.token_hex(8)}"
    engine = create_engine(known, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        try:
            yield known.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


def postmaster(url: str) -> set[int]:
    """The process that has started all others of a PostgreSQL on this machine; nothing if it is elsewhere."""
    with create_engine(Settings(Path(), url).database_url).connect() as connection:
        backend = int(connection.scalar(text("SELECT pg_backend_pid()")) or 0)
        named = Path(f"/proc/{backend}/comm")
        here = named.exists() and named.read_text().startswith("postgres")
        return {int(fields_of(backend)[1])} if here else set()


def processes_seconds(parents: set[int]) -> float:
    """The processor time of processes and of all that they have started."""
    children = {
        int(child) for parent in parents for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    }
    return sum(map(processor_seconds, children)) + sum(map(ended_seconds, parents))


def processor_seconds(process: int) -> float:
    fields = fields_of(process)
    return (int(fields[11]) + int(fields[12])) / TICKS


def ended_seconds(process: int) -> float:
    """The processor time of a process and of those it has started that have ended."""
    return sum(map(int, fields_of(process)[11:15])) / TICKS


def fields_of(process: int) -> list[str]:
    """The fields that Linux tells of a process, from the third on."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
