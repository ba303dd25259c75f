"""On PostgreSQL a process takes a table that it has changed last as it remembers it, and is right or notices it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from boriken.server.settings import Settings
from boriken.server.store import schema
from boriken.server.tables.change import Change
from tests.server.kit import Guest, RunningServer, running
from tests.server.postgres import new_database

Pair = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def pair(postgres_cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers on one database. Nobody follows their tables, so neither hears of what the other does."""
    shared = new_database(postgres_cluster)
    folders = [Path(tmp_path_factory.mktemp(name)) for name in ("here", "there")]
    settings = [Settings(folder, shared, port=0, limits=False) for folder in folders]
    with running(settings[0]) as here, running(settings[1]) as there:
        yield here, there
        here.see_off()
        there.see_off()


def at_both(pair: Pair) -> tuple[Guest, Guest, str]:
    """One person at both servers, and a table of theirs alone."""
    here, there = pair
    ada = here.guest("Ada")
    again = ada.at(there.stranger())
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    return ada, again, table


def move(person: Guest, table: str, seen_by: Guest | None = None) -> int:
    """Play something, as it was seen here or elsewhere, and the version that it has brought."""
    state = (seen_by or person).state(table)
    state = (seen_by or person).state(table, state["actor"])
    moved = person.move(table, state["actor"], state["choices"][0], version=state["version"])
    return int(moved.raise_for_status().json()["version"])


@contextmanager
def questions(server: RunningServer) -> Iterator[list[str]]:
    """The statements whose answer a server waits for, one by one, while it changes something."""
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked.append(statement)

    event.listen(server.service.database.engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(server.service.database.engine, "before_cursor_execute", note)


def held(asked: list[str]) -> int:
    return sum("FOR UPDATE" in statement for statement in asked)


def test_a_move_at_an_own_table_is_sent_to_the_database_at_once(pair: Pair) -> None:
    here, _ = pair
    ada, _, table = at_both(pair)
    move(ada, table)
    with questions(here) as asked:
        move(ada, table)
    assert held(asked) == 0
    assert not any("answered" in statement for statement in asked)


def test_what_another_process_has_changed_is_noticed_before_anything_is_refused(pair: Pair) -> None:
    """The person looks at the one server, and plays at both by turns: each remembers less than they have seen."""
    ada, again, table = at_both(pair)
    versions = [move((ada, again)[number % 2], table, seen_by=ada) for number in range(10)]
    versions += [move((ada, again)[number % 2], table, seen_by=again) for number in range(10)]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    assert ada.state(table)["log"] == again.state(table)["log"]


def test_a_process_that_is_behind_begins_anew(pair: Pair) -> None:
    """Its memory fits the request, and only the database knows that it is too late."""
    here, there = pair
    ada, again, table = at_both(pair)
    move(ada, table)
    before = ada.state(table)["version"]
    there.inside(there.service.tables.change(table, None, note_down))
    cached = here.service.tables.cached(table)
    assert cached.row is not None
    assert cached.row.version == before
    assert cached.is_of(here.service.process)
    here.inside(here.service.tables.change(table, None, note_down))
    assert cached.contested
    assert ada.state(table)["version"] == before + 2
    assert kinds(here, table)[-2:] == ["table", "table"]
    assert again.state(table)["version"] == before + 2


def test_another_version_in_the_database_is_enough_to_begin_anew(pair: Pair) -> None:
    """Nothing else is there that two changes would both write."""
    here, _ = pair
    ada, _, table = at_both(pair)
    move(ada, table)
    before = ada.state(table)["version"]
    columns = schema.tables.c
    with here.service.database.writing() as connection:
        connection.execute(schema.tables.update().where(columns.id == table).values(version=before + 5))
    assert here.service.tables.cached(table).is_of(here.service.process)
    here.inside(here.service.tables.change(table, None, note_down))
    assert ada.state(table)["version"] == before + 6


def note_down(change: Change) -> None:
    change.note("table")


def kinds(server: RunningServer, table: str) -> list[str]:
    changes = schema.changes.c
    with server.service.database.reading() as connection:
        wanted = schema.changes.select().where(changes.table == table).order_by(changes.number)
        return [row.kind for row in connection.execute(wanted)]


def test_a_move_that_is_sent_to_both_is_played_once(pair: Pair) -> None:
    ada, again, table = at_both(pair)
    move(ada, table)
    state = ada.state(table)
    wish = {"version": state["version"], "key": "once", "seat": state["actor"]}
    choice = ada.state(table, state["actor"])["choices"][0]
    answers = [
        person.post(f"/tables/{table}/moves", {**wish, "actions": [choice]}) for person in (ada, again, ada, again)
    ]
    assert [answer.status_code for answer in answers] == [200] * 4
    assert {answer.json()["version"] for answer in answers} == {state["version"] + 1}


def test_many_who_write_at_both_at_once_are_all_heard_once(pair: Pair) -> None:
    ada, again, table = at_both(pair)
    move(ada, table)
    texts = [f"word{number}" for number in range(24)]

    def say(number: int) -> int:
        person = (ada, again)[number % 2]
        return person.post(f"/tables/{table}/chat", {"text": texts[number], "key": texts[number]}).status_code

    with ThreadPoolExecutor(6) as talkers:
        assert set(talkers.map(say, range(len(texts)))) == {201}
    messages = [message["text"] for message in ada.get(f"/tables/{table}/chat").json()["messages"]]
    assert sorted(messages) == sorted(texts)


def test_a_refusal_is_about_the_table_as_it_is_now(pair: Pair) -> None:
    ada, again, table = at_both(pair)
    move(ada, table)
    old = ada.state(table)
    move(again, table)
    wish = {"version": old["version"], "key": "late", "seat": old["actor"], "actions": ["captain"]}
    refused = ada.post(f"/tables/{table}/moves", wish)
    assert refused.status_code == 409
    assert refused.json()["state"]["version"] == old["version"] + 1


def test_a_table_that_is_gone_is_not_found(pair: Pair) -> None:
    here, there = pair
    ada, _, table = at_both(pair)
    move(ada, table)
    state = ada.state(table, ada.state(table)["actor"])
    with there.service.database.writing() as connection:
        connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
    assert here.service.tables.cached(table).is_of(here.service.process)
    assert ada.move(table, state["actor"], state["choices"][0], version=state["version"]).status_code == 404


def test_statements_stay_prepared_when_something_was_read(pair: Pair) -> None:
    database = pair[0].service.database
    for _ in range(8):
        with database.reading() as connection:
            connection.execute(schema.secrets.select()).all()
    with database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM pg_prepared_statements").scalar()
