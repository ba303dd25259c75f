"""Notifications between processes: none while there is one alone, and nothing is missed when another comes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import orjson
import psycopg
import pytest

from boriken.server.live import pg_notify
from boriken.server.live.concerns import Concern
from boriken.server.live.pg_notify import CHANNEL, HELLO, MOST_BYTES, NAME, WELCOME, PgNotify, parts
from boriken.server.settings import Settings
from boriken.server.store.database import Database
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


def is_followed_nowhere(_: str) -> bool:
    return False


def is_alone(notify: PgNotify) -> bool:
    return notify.alone


class EndedError(Exception):
    pass


class Refreshed:
    """Ends as soon as everything is to be read, which is after the first words to the others."""

    async def refresh_all(self) -> None:
        raise EndedError


def test_whoever_begins_to_listen_may_have_missed_a_hello(alone: tuple[RunningServer, str]) -> None:
    """Two that start at the same moment: the first looked before the second was there, and listened after its hello."""
    _, shared = alone
    notify = PgNotify("another", shared, is_followed_nowhere)
    notify.know(set(), notify.heard_of)
    assert is_alone(notify)
    with pytest.raises(EndedError):
        asyncio.run(notify._listen(Refreshed(), back=False))  # type: ignore[arg-type]
    assert not is_alone(notify)


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
    notify = PgNotify("here", "postgresql://nobody@127.0.0.1/nothing", is_followed_nowhere)
    assert notify.know(set(), notify.heard_of) is False
    assert is_alone(notify)
    before = notify.heard_of
    assert notify.met(), "it was alone"
    assert notify.know(set(), before) is False
    assert not is_alone(notify)
    assert notify.know({"there"}, notify.heard_of) is False
    assert notify.know(set(), notify.heard_of) is True, "another has gone, and may not have told everything"


def test_changes_of_a_table_are_told_together_and_many_in_several_parts() -> None:
    notify = PgNotify("here", "postgresql://nobody@127.0.0.1/nothing", is_followed_nowhere)
    for number in range(300):
        notify._keep({f"table{number}": Concern(frozenset({"ada"}), lobby=True)})
        notify._keep({f"table{number}": Concern(frozenset({"ben"}), lobby=False)})
    changes = [[table, sorted(people), lobby] for table, (people, lobby) in notify._untold.items()]
    assert changes[7] == ["table7", ["ada", "ben"], True]
    told = list(parts(changes))
    assert len(told) > 1
    assert [change for part in told for change in part] == changes
    assert all(len(notify._notification(CHANNEL, part)["payload"]) <= MOST_BYTES for part in told)


class Wall:
    """In the place of a database: what is told to the others."""

    def __init__(self) -> None:
        self.told: list[list[str]] = []

    async def transact(self, _: object, concerns: Mapping[str, Concern]) -> None:
        self.told.append(list(concerns))


def test_what_is_followed_elsewhere_or_public_is_told_at_once_and_home_pages_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lists of home pages are due in an hour here: whatever goes before has a reason."""
    monkeypatch.setattr(pg_notify, "LISTS_TOLD_EVERY", 3600.0)
    notify, wall = PgNotify("here", "postgresql://nobody@127.0.0.1/nothing", {"followed"}.__contains__), Wall()

    async def changes() -> None:
        async def change_and_tell(table: str, lobby: bool = False, followed: str = "") -> bool:
            notify._keep({table: Concern(frozenset(), lobby)})
            notify.followed({followed})
            telling = asyncio.ensure_future(notify.tell_changes(cast(Database, wall)))
            for _ in range(10):
                await asyncio.sleep(0)
            if not telling.done():
                telling.cancel()
            return telling.done()

        assert await change_and_tell("first"), "nothing was told lately"
        assert not await change_and_tell("other")
        assert await change_and_tell("followed")
        assert await change_and_tell("open", lobby=True)
        assert not await change_and_tell("third", followed="other")
        assert await change_and_tell("fourth", followed="third"), "somebody came to it before this process knew"

    asyncio.run(changes())
    assert wall.told == [["first"], ["other", "followed"], ["open"], ["third", "fourth"]]
