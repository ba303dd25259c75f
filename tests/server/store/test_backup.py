"""A backup is one file, taken while the server runs, that any database can take in."""

from __future__ import annotations

import json
import shutil
import threading
import zipfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from typer.testing import Result

from boriken.server.settings import Settings
from boriken.server.store import schema
from boriken.server.store.database import Database
from boriken.server.store.files import hold_data
from boriken.server.store.migrate import revision_of
from tests.cli.kit import boriken, fails
from tests.server.conftest import fresh_settings
from tests.server.kit import Guest, Json, running
from tests.server.process import eventually
from tests.server.whole import check_tables

ROUTES = [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "sqlite"), ("postgresql", "postgresql")]
STRANGERS_SESSION = (
    b'{"id": "x", "person": "nobody", "created": 1, "expires": 1,'
    b' "how": null, "agent": null, "seen": null, "proved": null}\n'
)


@dataclass
class Move:
    """From one server to another."""

    source: Settings
    target: Settings
    file: Path

    def save(self) -> Result:
        return boriken("backup", str(self.file), *options(self.source))

    def load(self, file: Path | None = None) -> Result:
        return boriken("restore", str(file or self.file), *options(self.target))


def options(settings: Settings) -> list[str]:
    return ["--data", str(settings.data), *(["--database", settings.database] if settings.database else [])]


@pytest.fixture(params=ROUTES, ids="-to-".join)
def move(request: pytest.FixtureRequest, tmp_path: Path) -> Move:
    source, target = request.param
    return Move(
        fresh_settings(request, source, tmp_path / "source"),
        fresh_settings(request, target, tmp_path / "target"),
        tmp_path / "boriken.zip",
    )


@pytest.fixture(scope="module")
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Move:
    """A server on a SQLite file with one person, and a backup of it."""
    folder = tmp_path_factory.mktemp("saved")
    source, target = (fresh_settings(request, "sqlite", folder / name) for name in ("source", "target"))
    with running(source) as server:
        server.guest()
        server.see_off()
    move = Move(source, target, folder / "boriken.zip")
    assert move.save().exit_code == 0
    return move


@pytest.fixture
def small(request: pytest.FixtureRequest, saved: Move, tmp_path: Path) -> Move:
    """To another SQLite file."""
    file = Path(shutil.copy(saved.file, tmp_path))
    return Move(saved.source, fresh_settings(request, "sqlite", tmp_path / "target"), file)


def test_games_and_people_move_to_another_database_and_go_on(move: Move) -> None:
    with running(move.source) as server:
        ada = server.guest("Ada")
        alone = ada.make_table("me me", options={"first_governor": "0"})["id"]
        ada.move(alone, 0, "settler", "settle quarry", key="done").raise_for_status()
        among_bots = ada.make_table("me skilled casual")["id"]
        ada.post(f"/tables/{alone}/chat", {"text": "¡Buena suerte! 🏝", "key": "c"}).raise_for_status()
        version = ada.state(alone)["version"]
        assert eventually(lambda: ada.state(among_bots)["choices"] != [])
        before = [remembered(ada, table) for table in (alone, among_bots)]
        saved = move.save()
        assert saved.exit_code == 0
        server.see_off()
    assert move.file.stat().st_mode & 0o777 == 0o600
    assert "Saved 1 people and 2 tables" in saved.stdout

    assert "Restored 1 people and 2 tables" in move.load().stdout
    with running(move.target) as server:
        returned = ada.at(server.stranger())
        assert [remembered(returned, table) for table in (alone, among_bots)] == before
        assert returned.move(alone, 0, "settler", "settle quarry", version=version, key="done").status_code == 200
        assert remembered(returned, alone) == before[0]
        for _ in range(5):
            assert eventually(lambda: returned.state(among_bots)["choices"] != [])
            state = returned.state(among_bots)
            returned.move(among_bots, 0, state["choices"][0], version=state["version"]).raise_for_status()
        server.see_off()
    assert move.save().exit_code == 2  # the file is there already


def remembered(person: Guest, table: str) -> list[Json]:
    """All that a person is shown of a table, but for who is present and what the clock says."""
    picture = person.get(f"/tables/{table}").raise_for_status().json()
    return [picture, person.state(table), person.get(f"/tables/{table}/chat").json()]


def test_a_backup_is_of_one_moment_though_people_play_on(move: Move) -> None:
    with running(move.source) as server:
        ada = server.guest("Ada")
        tables = [ada.make_table("me me me")["id"] for _ in range(4)]
        stopped = threading.Event()
        playing = threading.Thread(target=play_on, args=(ada.at(server.stranger()), tables, stopped))
        playing.start()
        assert eventually(lambda: all(ada.state(table)["actions"] > 5 for table in tables))
        try:
            assert move.save().exit_code == 0
        finally:
            stopped.set()
            playing.join()
        server.see_off()
    assert move.load().exit_code == 0
    with closing(Database(move.target.database_url)) as store:
        check_tables(store, tables)


def play_on(person: Guest, tables: list[str], stopped: threading.Event) -> None:
    while not stopped.is_set():
        for table in tables:
            state = person.state(table)
            if state["choices"]:
                person.move(table, state["seat"], state["choices"][0], version=state["version"]).raise_for_status()


def test_numbers_that_the_database_draws_go_on_after_those_restored(move: Move) -> None:
    with running(move.source) as server:
        ada = server.guest("Ada")
        table = ada.make_table("me open")["id"]
        server.see_off()
    for turn, settings in ((1, move.source), (2, move.target)):
        with closing(Database(settings.database_url)) as store, store.writing() as connection:
            message = {"person": ada.id, "table": table, "turn": turn, "since": 0, "way": "mail", "tries": 0}
            connection.execute(insert(schema.outbox).values(message))
            assert connection.scalar(select(func.count()).select_from(schema.outbox)) == turn
        if settings is move.source:
            assert move.save().exit_code == 0
            assert move.load().exit_code == 0


# What can be wrong


def test_a_database_in_use_is_not_filled_again(small: Move) -> None:
    assert small.load().exit_code == 0
    assert "this one is in use" in fails(small.load())


def test_a_file_in_use_is_not_filled(small: Move) -> None:
    with hold_data(small.target):
        assert "Another server is running" in fails(small.load())


def test_where_no_server_was_there_is_nothing_to_save(small: Move, tmp_path: Path) -> None:
    assert "There is no server's data" in fails(boriken("backup", str(tmp_path / "new.zip"), *options(small.target)))
    assert not small.target.data.exists()


def test_a_file_that_is_there_is_not_overwritten(small: Move) -> None:
    before = small.file.read_bytes()
    assert "exists already" in fails(small.save())
    assert small.file.read_bytes() == before


def spoilt(small: Move, change: Callable[[dict[str, bytes]], None]) -> Path:
    """The backup with something changed in it."""
    with zipfile.ZipFile(small.file) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    change(members)
    path = small.file.with_name("spoilt.zip")
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return path


def about(**changes: object) -> Callable[[dict[str, bytes]], None]:
    def change(members: dict[str, bytes]) -> None:
        members["about.json"] = json.dumps({**json.loads(members["about.json"]), **changes}).encode()

    return change


def lines(table: str, content: bytes) -> Callable[[dict[str, bytes]], None]:
    def change(members: dict[str, bytes]) -> None:
        members[f"{table}.jsonl"] = content

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (about(format=2), "format 2"),
        (about(revision="9999"), "newer Boriken"),
        (about(rows={}), "does not have the tables"),
        (lambda members: members.pop("about.json"), "is not a backup"),
        (lambda members: members.pop("sessions.jsonl"), "does not have the tables"),
        (lines("sessions", b""), "damaged: sessions has 0 rows"),
        (lines("sessions", b"[]\n"), "damaged: sessions has a line that is not a row"),
        (lines("secrets", b'{"name": "cookies", "value": "?"}\n'), "damaged: secrets has a line that is not a row"),
        (lines("sessions", STRANGERS_SESSION), "cannot be used"),
    ],
)
def test_a_spoilt_backup_is_refused_and_leaves_nothing(
    small: Move, change: Callable[[dict[str, bytes]], None], sentence: str
) -> None:
    assert sentence in fails(small.load(spoilt(small, change)))
    with closing(Database(small.target.database_url)) as store, store.reading() as connection:
        assert revision_of(connection) is None
    assert small.load().exit_code == 0


def test_half_a_file_is_refused(small: Move) -> None:
    half = small.file.with_name("half.zip")
    half.write_bytes(small.file.read_bytes()[:-100])
    assert "is not a backup, or it is damaged" in fails(small.load(half))


def test_a_file_that_is_not_there_is_missed(small: Move, tmp_path: Path) -> None:
    assert "There is no file" in fails(small.load(tmp_path / "none.zip"))
