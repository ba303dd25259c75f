"""Migrations make exactly the tables that the program works with, and a database is never left in between."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from boriken.core.errors import SetupError
from boriken.server.settings import Settings
from boriken.server.store import migrate, schema
from boriken.server.store.database import Database

OLD_TABLE = text(
    "INSERT INTO tables (id, game, players, options, status, private, pace, rated, host, invitation, dealer_key,"
    " version, game_version, rewinds, created, changed) VALUES (:id, 'san-juan', 2, '{}', :status, false, 'live',"
    " false, 'ada', '', '', 0, 0, 0, 0, 0)"
)
OLD_SEATS = text(
    'INSERT INTO seats ("table", seat, person, name, level, seconds)'
    " VALUES (:id, 0, 'ada', 'Ada', NULL, 0), (:id, 1, NULL, NULL, 'casual', 0)"
)


@pytest.fixture
def database(fresh: Settings) -> Iterator[Database]:
    fresh.data.mkdir()
    with closing(Database(fresh.database_url)) as database:
        yield database


def test_migrations_give_the_schema(database: Database) -> None:
    database.migrate()
    with database.reading() as connection:
        found = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(found, schema.metadata) == []


def test_the_newest_migration_is_the_revision_of_the_schema() -> None:
    assert ScriptDirectory.from_config(migrate.configuration()).get_current_head() == schema.REVISION


def test_migrating_again_changes_nothing(database: Database) -> None:
    database.migrate()
    secret = database.secret("cookies")
    database.migrate()
    assert database.secret("cookies") == secret


def test_a_database_of_a_newer_program_is_refused(database: Database) -> None:
    database.migrate()
    with database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SetupError, match="This database was written by a newer Boriken"):
        database.migrate()


def test_a_migration_that_fails_leaves_nothing_behind(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate_to = migrate.migrate_to

    def fail_at_the_end(connection: object, revision: str) -> None:
        migrate_to(connection, revision)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(migrate, "migrate_to", fail_at_the_end)
    with pytest.raises(KeyboardInterrupt):
        database.migrate()
    with database.reading() as connection:
        assert inspect(connection).get_table_names() == []
    monkeypatch.undo()
    database.migrate()


def test_in_a_game_that_was_being_played_every_seat_is_that_of_who_sits_there(database: Database) -> None:
    """Of a table at which people still gather nobody can say who will begin."""
    with database.writing() as connection:
        migrate.migrate_to(connection, "0001")
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 0)"))
        for table, status in (("old", "playing"), ("new", "gathering")):
            connection.execute(OLD_TABLE, {"id": table, "status": status})
            connection.execute(OLD_SEATS, {"id": table})
    database.migrate()
    with database.reading() as connection:
        found = connection.execute(text('SELECT "table", seat, first_person FROM seats ORDER BY 1, 2')).all()
    assert [tuple(row) for row in found] == [("new", 0, None), ("new", 1, None), ("old", 0, "ada"), ("old", 1, None)]


def test_the_secrets_of_a_server_stay_the_same_when_their_table_gets_another_name(database: Database) -> None:
    with database.writing() as connection:
        migrate.migrate_to(connection, "0002")
        connection.execute(text("INSERT INTO keepsakes (name, value) VALUES ('cookies', :value)"), {"value": b"old"})
    database.migrate()
    assert database.secret("cookies") == b"old"
    with database.reading() as connection:
        assert not inspect(connection).has_table("keepsakes")
        assert inspect(connection).get_pk_constraint("secrets")["name"] == "pk_secrets"
