"""A PostgreSQL of our own for the tests: a new cluster in a folder, on loopback, that goes when the tests are done."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg

DEBIAN = Path("/usr/lib/postgresql")
USER = "postgres"


def programs() -> Path | None:
    """Where initdb and its like are: on the path, or where Debian keeps them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a database in a cluster that lives as long as this lasts."""
    where = programs()
    assert where is not None, "PostgreSQL is not installed; make test installs it"
    folder = Path(tempfile.mkdtemp(prefix="boriken-pg-"))
    data = folder / "data"
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, USER)
    port = free_port()
    run([where / "initdb", "-D", data, "-U", "boriken", "-A", "trust", "--no-sync", "-E", "UTF8"])
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
    run([where / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start"])
    try:
        yield f"postgresql://boriken@127.0.0.1:{port}/postgres"
    finally:
        run([where / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"])
        shutil.rmtree(folder)


def new_database(cluster: str) -> str:
    """The URL of an empty database in it."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{cluster.rpartition('/')[0]}/{name}"


def run(command: Sequence[str | Path]) -> None:
    words = [str(part) for part in command]
    user = pwd.getpwnam(USER).pw_uid if os.geteuid() == 0 else None
    subprocess.run(words, check=True, user=user, cwd="/", stdout=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
