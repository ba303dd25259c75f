"""The cost of home pages: a list that all see is read once, and a move wakes only the pages it concerns."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from boriken.server.live.home_lists import PAGES_AT_ONCE, HomeLists, HomePage
from boriken.server.live.presence import GONE_AFTER, Follower, Presence
from boriken.server.live.streams import Hub, Stream
from boriken.server.store.database import Database
from tests.server.kit import RunningServer, seated, until

PAGES = 12


@pytest.fixture
def reads(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each list is read from the database."""
    counted: Counter[str] = Counter()
    read = server.service.database.read

    async def counting(work: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        counted[work.__name__] += 1
        return await read(work, *arguments, **named)

    monkeypatch.setattr(server.service.database, "read", counting)
    return counted


def test_a_new_table_is_read_once_for_all_home_pages(server: RunningServer, reads: Counter[str]) -> None:
    with ExitStack() as pages:
        streams = [pages.enter_context(server.guest().following_home()) for _ in range(PAGES)]
        for events in streams:
            until(events, "mine")
            until(events, "lobby")
        reads.clear()
        table = server.guest("Ben").make_table("me open")["id"]
        for events in streams:
            while not any(one["id"] == table for one in until(events, "lobby").data["tables"]):
                pass
        assert 1 <= reads["public_tables"] <= 2  # others' tests may end at this moment
        assert reads["my_tables"] == 0


def test_a_move_costs_the_pages_of_others_nothing(server: RunningServer, reads: Counter[str]) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"}, private=True)["id"]
    with ExitStack() as pages:
        for _ in range(PAGES):
            until(pages.enter_context(server.guest("Eve").following_home()), "lobby")
        mine = pages.enter_context(ben.following_home())
        until(mine, "mine")
        reads.clear()
        ada.move(table, 0, "settler", "settle quarry").raise_for_status()
        assert until(mine, "mine").data["tables"][0]["your_turn"]
        assert reads["my_tables"] == 1
        assert reads["public_tables"] == 0


def test_each_sees_their_own_seat_in_the_common_list(server: RunningServer) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.make_table("me open")["id"]
    for person, seats in ((ada, [0]), (eve, [])):
        with person.following_home() as events:
            listed = until(events, "lobby").data["tables"]
            assert [one["yours"] for one in listed if one["id"] == table] == [seats]


def test_who_leaves_a_private_table_is_told_on_the_home_page(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open open", private=True)
    join = {"seat": 1, "invitation": table["invitation"]}
    ben.post(f"/tables/{table['id']}/join", join).raise_for_status()
    with ben.following_home() as events:
        assert [one["id"] for one in until(events, "mine").data["tables"]] == [table["id"]]
        ben.post(f"/tables/{table['id']}/leave").raise_for_status()
        assert until(events, "mine").data["tables"] == []


def test_many_pages_get_a_new_list_some_at_a_time(tmp_path: Path) -> None:
    """In between the server does what others ask for."""

    async def scene() -> None:
        with closing(Database(f"sqlite:///{tmp_path / 'lists.sqlite'}")) as database:
            database.migrate()
            lists = HomeLists(database, Presence("here", Hub()))
            lists.open()
            pages = [HomePage(None) for _ in range(5 * PAGES_AT_ONCE)]
            lists._pages.update(pages)
            lists._lobby_changed.set()
            telling = asyncio.ensure_future(lists.renew_lobby())
            told = [0]
            while not telling.done():
                await asyncio.sleep(0)
                told.append(sum(page.news.is_set() for page in pages))
            assert told[-1] == len(pages)
            assert max(now - before for before, now in pairwise(told)) == PAGES_AT_ONCE

    asyncio.run(scene())


class Processes:
    """Two processes that share a database, without servers around them."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(f"sqlite:///{folder / 'shared.sqlite'}")
        self.database.migrate()
        self.here, self.there = Presence("here", Hub()), Presence("there", Hub())
        self.notified: list[tuple[Collection[Follower], Collection[Follower]]] = []

    async def share(self, presence: Presence) -> None:
        def notify(connection: Connection, came: Collection[Follower], left: Collection[Follower]) -> None:
            self.notified.append((came, left))
            other = self.there if presence is self.here else self.here
            other.heard(presence.process, came, left)

        await presence.share(self.database, notify)


def test_presence_is_written_as_what_has_changed(tmp_path: Path) -> None:
    async def scene() -> None:
        both = Processes(tmp_path)
        await both.share(both.here)
        await both.share(both.there)
        many = [Stream(f"t{number}", "ada", None, asyncio.get_running_loop()) for number in range(50)]
        for stream in many:
            both.here.hub.open(stream)
            both.here.come(stream)
        await both.share(both.here)
        assert both.there.watched("t49")
        statements: list[str] = []
        event.listen(both.database.engine, "before_cursor_execute", lambda *execution: statements.append(execution[2]))
        last = Stream("t0", "ben", None, asyncio.get_running_loop())
        both.here.hub.open(last)
        both.here.come(last)
        await both.share(both.here)
        assert both.notified[-1] == ([("t0", "ben")], [])
        assert set(both.there.at("t0")) == {"ada", "ben"}
        assert sum("INSERT" in statement for statement in statements) == 1
        both.here.go(many[0])
        await both.share(both.here)
        assert both.notified[-1] == ([], [("t0", "ada")])
        assert set(both.there.at("t0")) == {"ben"}
        both.database.close()

    asyncio.run(scene())


class Many(set[Follower]):
    """The followers of a process, which are not to be gone through one by one."""

    def __iter__(self) -> Iterator[Follower]:
        raise AssertionError("it would take longer the more pages another process has")


def test_who_comes_elsewhere_costs_nothing_for_the_others_there() -> None:
    here = Presence("here", Hub())
    here._elsewhere["there"] = Many({(f"t{number}", "ada") for number in range(1000)})
    here.heard("there", [("t", "ben"), ("t", "ada")], [])
    here.heard("elsewhere", [("t", "ben")], [])
    here.heard("there", [], [("t", "ben"), ("t", "nobody")])
    assert set(here.at("t")) == {"ada", "ben"}, "ben is still elsewhere"
    here.heard("elsewhere", [], [("t", "ben")])
    here.heard("there", [], [("t", "ada")])
    assert not here.watched("t")


def test_a_process_that_gives_no_sign_of_life_has_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        both = Processes(tmp_path)
        stream = Stream("t", "ada", None, asyncio.get_running_loop())
        both.here.hub.open(stream)
        both.here.come(stream)
        await both.share(both.here)
        await both.share(both.there)
        assert set(both.there.at("t")) == {"ada"}
        monkeypatch.setattr("boriken.server.live.presence.GONE_AFTER", -GONE_AFTER)
        await both.there.refresh(both.database)
        assert set(both.there.at("t")) == set()
        monkeypatch.undo()
        await both.there.refresh(both.database)
        assert set(both.there.at("t")) == {"ada"}
        both.database.close()

    asyncio.run(scene())
