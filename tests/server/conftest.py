"""A real server for the tests, once on each sort of database."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from boriken.server.settings import Settings
from tests.server import postgres
from tests.server.kit import RunningServer, running


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    with postgres.cluster() as url:
        yield url


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of a new database; empty for a file in the server's data folder."""
    if request.param == "sqlite":
        return ""
    return postgres.new_database(request.getfixturevalue("postgres_cluster"))


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Passwords are hashed fast: what makes guessing slow would make tests slow."""
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("boriken.server.people.passwords.PasswordHasher", quick)
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """For a server of one's own, on a new database."""
    return fresh_settings(request, request.param, tmp_path)


def fresh_settings(request: pytest.FixtureRequest, sort: str, folder: Path) -> Settings:
    database = "" if sort == "sqlite" else postgres.new_database(request.getfixturevalue("postgres_cluster"))
    return Settings(folder / f"data-{sort}", database, port=0, limits=False)


@pytest.fixture(scope="session")
def lasting_server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    settings = Settings(data=Path(tmp_path_factory.mktemp("data")), database=database, port=0, limits=False)
    with running(settings) as server:
        yield server


@pytest.fixture
def server(lasting_server: RunningServer) -> Iterator[RunningServer]:
    """A server that all tests share: each makes its own people and tables."""
    yield lasting_server
    lasting_server.see_off()
