"""Data that nobody needs any more is cleared away; data that somebody may come back to stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import func, select, update

from boriken.server.store import clearing, schema
from boriken.server.store.clearing import ANSWERED_KEPT, CHANGES_KEPT, FORGOTTEN_KEPT, GUEST_KEPT, LEFT_KEPT
from tests.server.kit import Guest, RunningServer, passed_by, play_out, seated


def clear(server: RunningServer) -> None:
    server.inside(server.service.clear_away())


def is_there(person: Guest, table: str) -> bool:
    return person.get(f"/tables/{table}").status_code == 200


def count(server: RunningServer, of: str, table: str) -> int:
    rows = schema.metadata.tables[of]
    with server.service.database.reading() as connection:
        return connection.scalar(select(func.count()).select_from(rows).where(rows.c.table == table)) or 0


def test_tables_that_were_forgotten_go_and_games_of_people_stay(server: RunningServer) -> None:
    ada = server.guest("Ada")
    gathering, bots, mine, new = (
        ada.make_table(seats)["id"] for seats in ("me open", "casual casual", "me casual", "me open")
    )
    for table in (gathering, bots, mine):
        passed_by(server, table, FORGOTTEN_KEPT + 1)
    clear(server)
    assert [is_there(ada, table) for table in (gathering, bots, mine, new)] == [False, False, True, True]


def test_games_that_guests_have_left_go(server: RunningServer) -> None:
    """At once where nobody can come back, later where they could; games of people with accounts stay."""
    ada, eve, member = server.guest("Ada"), server.guest("Eve"), server.member("Ben")
    lost, idle = eve.make_table("me casual")["id"], ada.make_table("me casual")["id"]
    kept = seated([member, ada])["id"]
    eve.delete("/session").raise_for_status()
    for table in (lost, idle, kept):
        passed_by(server, table, FORGOTTEN_KEPT + 1)
    clear(server)
    assert [is_there(ada, table) for table in (lost, idle, kept)] == [False, True, True]
    for table in (idle, kept):
        passed_by(server, table, LEFT_KEPT)
    clear(server)
    assert [is_there(ada, table) for table in (idle, kept)] == [False, True]


def test_everything_old_goes_however_much_it_is(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """In transactions of a few tables each, and each table is looked at once."""
    monkeypatch.setattr(clearing, "TABLES_AT_ONCE", 2)
    ada = server.guest("Ada")
    old = [ada.make_table("me me")["id"] for _ in range(5)]
    for table in old:
        ada.move(table, ada.state(table)["actor"], ada.state(table)["choices"][0]).raise_for_status()
        passed_by(server, table, ANSWERED_KEPT + 1)
    looked_at: list[int] = []
    look = clearing.next_tables

    def next_tables(*asked: Any) -> Sequence[clearing.Place]:
        found = look(*asked)
        looked_at.append(len(found))
        return found

    monkeypatch.setattr(clearing, "next_tables", next_tables)
    clear(server)
    assert [count(server, "answered", table) for table in old] == [0] * 5
    assert max(looked_at) == 2
    looked_at.clear()
    clear(server)
    assert set(looked_at) == {0}


def test_keys_and_changes_go_and_the_chat_stays(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    ada.move(table, 0, "settler").raise_for_status()
    ada.post(f"/tables/{table}/chat", {"text": "Hello", "key": "hello"}).raise_for_status()
    play_out(server, table)
    version = ada.get(f"/tables/{table}").json()["version"]
    clear(server)
    assert count(server, "answered", table) == 2
    assert count(server, "changes", table) == version
    passed_by(server, table, ANSWERED_KEPT + 1)
    clear(server)
    assert (count(server, "answered", table), count(server, "changes", table)) == (0, version)
    passed_by(server, table, CHANGES_KEPT)
    clear(server)
    assert (count(server, "answered", table), count(server, "changes", table)) == (0, 1)
    assert [message["text"] for message in ada.get(f"/tables/{table}/chat").json()["messages"]] == ["Hello"]
    with ben.following(table, after=version - 1) as events:
        assert next(event for event in events if event.kind == "state").data["over"]


def test_a_guest_goes_who_can_come_back_by_nothing_and_has_left_nothing(server: RunningServer) -> None:
    gone, linked, seated_once, member = server.guest(), server.guest(), server.guest(), server.member()
    linked.post("/me/link").raise_for_status()
    seated_once.make_table("me me")
    people = (gone, linked, seated_once, member)
    with server.service.database.writing() as connection:
        old = schema.people.c.created - GUEST_KEPT - 1
        connection.execute(update(schema.people).values(created=old))
    clear(server)
    assert gone.me() is not None  # the session is still there
    for person in people:
        person.delete("/session").raise_for_status()
    clear(server)
    found = [server.stranger().get(f"/api/people/{person.id}").status_code for person in people]
    assert found == [404, 200, 200, 200]
