"""A changed table is what the database holds afterwards, and what the cache holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from boriken.server.store.transaction import Transaction
from boriken.server.tables import play
from boriken.server.tables.change import Change
from boriken.server.tables.rows import TableRow, table_row
from boriken.server.tables.seats import Seat, seats_of
from tests.server.kit import RunningServer, until
from tests.server.process import eventually


class Auditor:
    """Notes all three after every change."""

    def __init__(self, server: RunningServer) -> None:
        self.database = server.service.database
        self.tables = server.service.tables
        self.made: list[TableRow] = []
        self.kept: list[TableRow] = []
        self.remembered: list[tuple[TableRow | None, list[Seat]]] = []
        self.seats: list[list[Seat]] = []

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        with self.database.reading() as connection:
            self.kept.append(table_row(connection, change.row.id))
            self.seats.append(seats_of(connection, change.row.id))
        self.made.append(change.row)
        cached = self.tables.cached(change.row.id)
        self.remembered.append((cached.row, list(cached.seats)))


@pytest.fixture
def auditor(server: RunningServer) -> Iterator[Auditor]:
    auditor, listeners = Auditor(server), server.service.tables.listeners
    listeners.append(auditor)
    yield auditor
    listeners.remove(auditor)


def test_everything_about_a_table_is_saved(server: RunningServer, auditor: Auditor) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open skilled", options={"first_governor": "0"})["id"]
    ben.post(f"/tables/{table}/join").raise_for_status()
    ada.move(table, 0, "settler").raise_for_status()
    version = ada.state(table)["version"]
    ada.post(f"/tables/{table}/undo", {"version": version, "key": "u", "seat": 0}).raise_for_status()
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    assert eventually(lambda: ben.state(table)["choices"] != [])
    version = ada.state(table)["version"]
    ada.post(f"/tables/{table}/undo", {"version": version, "key": "w", "seat": 0}).raise_for_status()
    ada.post(f"/tables/{table}/chat", {"text": "Hm.", "key": "c"}).raise_for_status()
    ben.post(f"/tables/{table}/resign", {"seat": 1, "level": "casual"}).raise_for_status()
    assert eventually(lambda: ada.state(table)["choices"] != [])
    waiting = ada.make_table("me open")["id"]
    ben.post(f"/tables/{waiting}/join").raise_for_status()
    assert auditor.kept == auditor.made
    assert auditor.remembered == list(zip(auditor.kept, auditor.seats, strict=True))
    assert auditor.kept[-1].process == server.service.process
    assert {row.rewinds for row in auditor.kept} == {0, 1}
    assert any(row.undo for row in auditor.kept)


def test_a_command_that_fails_halfway_spoils_nothing_that_was_committed_with_it(
    server: RunningServer, auditor: Auditor
) -> None:
    """Both change one table in one transaction: the first is told as it is in the database, without the second."""
    ada, tables = server.guest("Ada"), server.service.tables
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    told: list[int] = []

    class Counter:
        def changed(self, change: Change) -> None:
            """Nothing to save."""

        def committed(self, change: Change) -> None:
            told.append(len(change.match.moves))

    def fail(transaction: Transaction) -> None:
        with tables.changing(transaction, table) as change:
            actor = change.match.actor
            assert actor is not None
            play.move(change, actor, change.row.version, change.match.choices()[:1], None)
            raise ValueError("halfway")

    counter = Counter()
    tables.listeners.append(counter)
    try:
        with server.service.database.transacting() as transaction:
            with tables.changing(transaction, table) as change:
                play.move(change, 0, change.row.version, ["settler"], None)
                played = len(change.match.moves)
            assert isinstance(transaction.attempt(partial(fail, transaction)), ValueError)
    finally:
        tables.listeners.remove(counter)
    assert told == [played] == [ada.state(table)["actions"]]


def test_a_table_that_is_followed_stays_in_memory(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, tables = server.guest(), server.service.tables
    monkeypatch.setattr(tables, "_most", 1)
    table, other = (ada.make_table("me open")["id"] for _ in range(2))
    with ada.following(table) as events:
        until(events, "state")
        ada.state(other)
        assert table not in tables._recent
        assert tables.in_memory(table) is not None


def test_tables_that_do_not_exist_drop_none_from_memory(server: RunningServer) -> None:
    ada = server.guest()
    table = ada.make_table("me me")["id"]
    tables = server.service.tables
    before = list(tables._recent)
    for number in range(20):
        assert ada.get(f"/tables/nothing{number}/state").status_code == 404
    assert table in tables._recent
    assert list(tables._recent) == before
