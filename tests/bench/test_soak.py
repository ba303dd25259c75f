"""The soak and the fuzz find nothing in a moment, and would say so if they did."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from fastapi import FastAPI
from rich.console import Console

from bench import fuzz, soak, soak_server
from bench.soak_people import Known, Person
from bench.soak_server import FaultError, Follower, Server
from boriken.server.app import create_app
from boriken.server.settings import Settings
from tests.server.process import eventually

QUIET = Console(quiet=True)


def test_a_group_plays_while_the_server_is_killed_and_its_disk_full_and_everything_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "FULL_FOR", 0.1)
    server = Server(tmp_path, "")
    it = soak.Soak(server, groups=1, seed=1, console=QUIET)
    it.begin()
    for harm in (server.kill, it.fill_disk):
        before = it.count["moves"]
        assert eventually(lambda: it.count["moves"] > before + 2 or it.faults > 0)  # noqa: B023
        harm()
    before = it.count["moves"]
    assert eventually(lambda: it.count["moves"] > before or it.faults > 0)
    it.end()
    server.close()
    assert it.faults == 0
    assert it.count["tables"] > 0
    assert it.count["streams"] > 0


class Told:
    """Somebody who is answered what the table has, without a server."""

    def __init__(self, said: list[str]) -> None:
        self.said = said

    def ask(self, method: str, path: str, body: object = None) -> SimpleNamespace:
        messages = [{"text": text} for text in self.said]
        table = {"messages": messages, "version": 7, "status": "gathering"}
        return SimpleNamespace(json=lambda: table, status_code=200)


def sitting(kept: list[str], said: list[str], streamed: list[str], seen: int = 7) -> soak.Sitting:
    """A group at its end, who were answered two actions and a message, and a page that was told of them."""
    it = SimpleNamespace(kept_actions=lambda _: kept, count=Counter(), server=None)
    at_table = soak.Sitting(cast(soak.Soak, it), Random(1), [cast(Person, Told(said))])
    at_table.table = "/api/tables/one"
    at_table.known = Known(7, {0: "settler", 1: "mayor"}, 2, ["Hello"])
    page = at_table.page = Follower("http://127.0.0.1:1", at_table.table, {}, {})
    page.said, page.seen = streamed, seen
    return at_table


def test_a_soak_is_content_if_everything_is_there() -> None:
    sitting(["settler", "mayor"], ["Hello"], ["Hello"]).compare()


@pytest.mark.parametrize(
    ("kept", "said", "streamed", "seen", "fault"),
    [
        (["settler"], ["Hello"], ["Hello"], 7, "2 actions were answered, 1 are kept"),
        (["settler", "settler"], ["Hello"], ["Hello"], 7, "answered, but not kept: {1: 'mayor'}"),
        (["settler", "mayor"], [], ["Hello"], 7, "the messages are not those that were answered"),
        (["settler", "mayor"], ["Hello", "Hello"], ["Hello"], 7, "the messages are not those that were answered"),
        (["settler", "mayor"], ["Hello"], [], 7, "its stream told other messages"),
        (["settler", "mayor"], ["Hello"], ["Hello"], 6, "told of 6 changes of 7"),
    ],
)
def test_a_soak_finds_what_is_lost_or_there_twice(
    monkeypatch: pytest.MonkeyPatch, kept: list[str], said: list[str], streamed: list[str], seen: int, fault: str
) -> None:
    monkeypatch.setattr(soak_server, "STUCK_AFTER", 0.0)
    with pytest.raises(FaultError, match=re.escape(fault)):
        sitting(kept, said, streamed, seen).compare()


def test_a_stream_that_goes_back_is_a_fault() -> None:
    page = Follower("http://127.0.0.1:1", "/api/tables/one", {}, {})
    for number in (3, 2):
        page.hear({"event": "state", "id": str(number), "data": "{}"})
    with pytest.raises(FaultError, match="change 2 after 3"):
        page.wait_for(3)


def test_what_was_answered_and_is_not_there_is_a_fault() -> None:
    known = Known()
    state = {"version": 3, "actions": 2}
    known.moved(state, ["settler"], {"version": 4, "actions": 3})
    assert known.actions == {2: "settler"}
    known.taken_back({"version": 5, "actions": 2})
    assert known.actions == {}
    with pytest.raises(FaultError, match="version 4 came after 5"):
        known.see({"version": 4, "actions": 2})
    with pytest.raises(FaultError, match="left 2"):
        known.moved({"version": 5, "actions": 2}, ["mayor"], {"version": 6, "actions": 2})


def test_a_fuzz_counts_every_answer(tmp_path: Path) -> None:
    statuses, faults = asyncio.run(fuzz.fuzz(60, 1, tmp_path, QUIET))
    assert statuses.total() == 60
    assert faults == 0


@pytest.mark.parametrize("harm", ["breaks", "is silent"])
def test_a_fuzz_finds_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str) -> None:
    def with_fault(settings: Settings) -> FastAPI:
        app = create_app(settings)

        @app.get("/fault")
        async def fault() -> None:
            if harm == "breaks":
                raise RuntimeError("a wheel came off")
            await asyncio.sleep(3600.0)

        app.router.routes.insert(0, app.router.routes.pop())
        return app

    monkeypatch.setattr(fuzz, "create_app", with_fault)
    monkeypatch.setattr(fuzz, "PEOPLE", 0)
    monkeypatch.setattr(fuzz, "PATIENCE", 1.0)
    monkeypatch.setattr(fuzz.Maker, "request", lambda _: ("GET", "/fault", "", b""))
    statuses, faults = asyncio.run(fuzz.fuzz(2, 1, tmp_path, QUIET))
    assert faults == 2
    assert statuses == {500 if harm == "breaks" else 0: 2}
