"""Migration of a database to the present schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, inspect, select, text

from boriken.core.errors import SetupError
from boriken.server.store import schema

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = "alembic_version"
ADVISORY_LOCK = 0x626F72696B656E  # the lock on which processes that start together wait


def bring_up_to_date(connection: Connection) -> None:
    """Migrate a database, or create it, in the transaction of `connection`."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    found = revision_of(connection)
    if found == schema.REVISION:
        return
    check_known(found, "This database")
    migrate_to(connection, schema.REVISION)


def revision_of(connection: Connection) -> str | None:
    """The schema revision of a database; None if it is new."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    revision = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
    return None if revision is None else str(revision)


def check_known(revision: str | None, what: str) -> None:
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    if revision is not None and revision not in known:
        raise SetupError(f"{what} was written by a newer Boriken (schema {revision}). Update this program first.")


def migrate_to(connection: Connection, revision: str) -> None:
    # imported here, because it is rarely needed and slow to load
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))  # Alembic interpolates percent signs
    return config
