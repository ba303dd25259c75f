"""The tables of the database, as the program knows them and as they are made."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from boriken.server.store import schema
from tests.server.kit import RunningServer


def test_the_migrations_make_the_tables_that_the_program_knows(server: RunningServer) -> None:
    with server.service.database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
