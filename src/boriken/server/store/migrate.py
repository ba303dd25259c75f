"""Bringing a database to the form that this program knows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, inspect, select, text

from boriken.core.errors import SetupError
from boriken.server.store import schema

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = "alembic_version"
TURNSTILE = 0x626F72696B656E  # the lock behind which processes that start together queue up


def bring_up_to_date(connection: Connection) -> None:
    """Migrate, or make a new database; all of it in the transaction that `connection` is in, or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(TURNSTILE)))
    found = revision_of(connection)
    if found == schema.REVISION:
        return
    check_known(found, "This database")
    migrate_to(connection, schema.REVISION)


def revision_of(connection: Connection) -> str | None:
    """The form that a database has; None if it is new."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    revision = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
    return None if revision is None else str(revision)


def check_known(revision: str | None, what: str) -> None:
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    if revision is not None and revision not in known:
        raise SetupError(f"{what} was written by a newer Boriken (form {revision}): update this program first.")


def migrate_to(connection: Connection, revision: str) -> None:
    # Alembic is needed only here, and takes its time to load
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))  # a percent sign means something there
    return config
