"""Notifications between processes: none while there is one alone, and nothing is missed when another comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import orjson
import psycopg
import pytest

from boriken.server.live.concerns import Concern
from boriken.server.live.pg_notify import CHANNEL, HELLO, MOST_BYTES, NAME, WELCOME, PgNotify, parts
from boriken.server.settings import Settings
from tests.server.kit import RunningServer, running
from tests.server.postgres import new_database
from tests.server.process import eventually


@pytest.fixture(scope="module")
def alone(postgres_cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, str]]:
    """The only process of a database."""
    shared = new_database(postgres_cluster)
    with running(Settings(Path(tmp_path_factory.mktemp("alone")), shared, port=0, limits=False)) as server:
        yield server, shared
        server.see_off()


def heard(connection: psycopg.Connection, until: str) -> list[tuple[str, list[object]]]:
    """The notifications up to one on a channel, with what they say."""
    found = []
    for notification in connection.notifies(timeout=30.0):
        found.append((notification.channel, orjson.loads(notification.payload)[1:]))
        if notification.channel == until:
            break
    return found


def is_alone(notify: PgNotify) -> bool:
    return notify.alone


def test_a_process_alone_tells_nothing_until_another_says_hello(alone: tuple[RunningServer, str]) -> None:
    server, shared = alone
    notify = server.service.pg_notify
    assert notify is not None

    def found_alone() -> bool:
        """Before it listens it cannot be sure."""
        server.inside(server.service.sweep())
        return is_alone(notify)

    assert eventually(found_alone)
    ada = server.guest("Ada")
    with psycopg.connect(shared, autocommit=True) as ear:  # it listens, and nobody knows
        for channel in (CHANNEL, WELCOME):
            ear.execute(f"LISTEN {channel}".encode())
        unheard = ada.make_table("me open")["id"]
        assert eventually(lambda: not notify._untold)
        name = f"{NAME}another"
        with psycopg.connect(shared, autocommit=True, application_name=name) as other:
            other.execute("SELECT pg_notify(%s, %s)", [HELLO, '["another", false]'])
            assert heard(ear, WELCOME) == [(WELCOME, [])], "so that the other reads what was not told"
            assert not is_alone(notify)
            table = ada.make_table("me open")["id"]
            ((channel, (changes,)),) = heard(ear, CHANNEL)
            assert channel == CHANNEL
            assert changes == [[table, [ada.id], True]]
            assert table != unheard
            server.inside(server.service.sweep())
            assert not is_alone(notify)
        assert eventually(lambda: server.inside(server.service.other_processes()) == set() and notify.alone)


def test_whoever_may_have_come_meanwhile_counts() -> None:
    """The list of processes was read before another said hello, and comes after it."""
    notify = PgNotify("here", "postgresql://nobody@127.0.0.1/nothing")
    assert notify.know(set(), notify.heard_of) is False
    assert is_alone(notify)
    before = notify.heard_of
    assert notify.met(), "it was alone"
    assert notify.know(set(), before) is False
    assert not is_alone(notify)
    assert notify.know({"there"}, notify.heard_of) is False
    assert notify.know(set(), notify.heard_of) is True, "another has gone, and may not have told everything"


def test_changes_of_a_table_are_told_together_and_many_in_several_parts() -> None:
    notify = PgNotify("here", "postgresql://nobody@127.0.0.1/nothing")
    for number in range(300):
        notify._keep({f"table{number}": Concern(frozenset({"ada"}), lobby=True)})
        notify._keep({f"table{number}": Concern(frozenset({"ben"}), lobby=False)})
    changes = [[table, sorted(people), lobby] for table, (people, lobby) in notify._untold.items()]
    assert changes[7] == ["table7", ["ada", "ben"], True]
    told = list(parts(changes))
    assert len(told) > 1
    assert [change for part in told for change in part] == changes
    assert all(len(notify._notification(CHANNEL, part)["payload"]) <= MOST_BYTES for part in told)
