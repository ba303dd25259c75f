"""A game that does not end, and reads of one table that keep nobody else waiting."""

from __future__ import annotations

import asyncio
import time

import pytest

from boriken.server.tables import play, records, serializers
from boriken.server.tables.table import Table
from boriken.server.tables.tables import SERVER
from tests.server.kit import RunningServer, one_database, seated, until
from tests.server.tables.test_records import FINISHED


def test_a_game_that_is_too_long_ends_without_a_result(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ACTIONS", 20)
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    people = [ada, ben]
    while (state := ada.state(table))["actor"] is not None:
        mover = people[state["actor"]]
        choices = mover.state(table, state["actor"])["choices"]
        mover.move(table, state["actor"], choices[0]).raise_for_status()
    assert (state["scores"], state["question"], state["over"]) == (None, None, False)
    assert 20 <= state["actions"] < 40
    shown = ada.get(f"/tables/{table}").json()
    assert (shown["status"], shown["actor"]) == ("over", None)
    assert ada.get("/me/history").json()["tables"][0]["results"] == []
    assert ada.get(f"/people/{ada.id}").json()["statistics"] == []
    assert ada.move(table, 0, "settler").json()["error"]["code"] == "not_playing"


def test_a_rated_game_that_is_too_long_counts_as_it_stands(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is saved from losing by going on."""
    monkeypatch.setattr(play, "MOST_ACTIONS", 120)
    people = [server.member("Ada"), server.member("Ben")]
    table = seated(people, rated=True)["id"]
    while (actor := people[0].state(table)["actor"]) is not None:
        choices = people[actor].state(table, actor)["choices"]
        people[actor].move(table, actor, choices[0]).raise_for_status()
    state = people[0].state(table)
    assert state["over"] is False
    points = [score["points"] for score in state["scores"]]
    told = [person.get(f"/people/{person.id}").json() for person in people]
    assert [one["statistics"][0]["points"] for one in told] == points
    assert [one["ratings"][0]["games"] for one in told] == [1, 1]


def test_the_longest_length_is_told_with_the_games(server: RunningServer) -> None:
    assert server.stranger().get("/api/games").json()["most_actions"] == play.MOST_ACTIONS


def test_a_record_that_is_too_long_is_not_opened(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.guest("Ada")
    made = ada.bring(FINISHED)
    count = ada.state(made.json()["id"])["actions"]
    monkeypatch.setattr(records, "MOST_ACTIONS", count - 1)
    refused = ada.bring(FINISHED)
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == "too_long"


def test_the_log_can_be_asked_for_from_an_entry_on(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    whole = ada.state(table)["log"]
    rest = ada.get(f"/tables/{table}/state", log_from=3).json()
    assert (rest["log_from"], rest["log"]) == (3, whole[3:])


def test_a_long_log_comes_in_pages(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a state is told: to those who ask, to a stream that begins, and for an earlier moment."""
    ada = server.guest("Ada")
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    whole = ada.state(table)
    assert whole["log_length"] == len(whole["log"]) > 5
    for part in (serializers, records):
        monkeypatch.setattr(part, "LOG_PAGE", 3)
    pages = [ada.get(f"/tables/{table}/state", log_from=at).json() for at in range(0, whole["log_length"], 3)]
    assert [event for page in pages for event in page["log"]] == whole["log"]
    assert {page["log_length"] for page in pages} == {whole["log_length"]}
    assert max(len(page["log"]) for page in pages) == 3
    with ada.following(table) as events:
        told = until(events, "state").data
    assert (told["log"], told["log_length"]) == (whole["log"][:3], whole["log_length"])
    moment = ada.get(f"/tables/{table}/replay", at=whole["actions"], log_from=2).json()
    assert (moment["log"], moment["log_length"]) == (whole["log"][2:5], whole["log_length"])


@one_database
def test_many_slow_reads_of_one_table_leave_a_reader_to_the_others(server: RunningServer) -> None:
    ada = server.guest("Ada")
    slow, quick = (ada.make_table("me me")["id"] for _ in range(2))
    tables = server.service.tables

    def dawdle(table: Table) -> None:
        time.sleep(0.3)

    async def read() -> float:
        busy = [asyncio.create_task(tables.read(slow, SERVER, dawdle)) for _ in range(4)]
        await asyncio.sleep(0.01)
        began = time.monotonic()
        await tables.read(quick, SERVER, lambda table: table.row.version)
        waited = time.monotonic() - began
        await asyncio.gather(*busy)
        return waited

    assert server.inside(read()) < 0.25
