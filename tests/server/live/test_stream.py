"""Live updates: numbered, resumable, and the same for everybody but for what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.kit import RunningServer, seated, until


def test_a_page_is_told_everything_first_and_then_what_changes(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    with ben.following(table) as events:
        assert until(events, "table").data == ben.get(f"/tables/{table}").json()
        first = until(events, "state")
        assert first.data == ben.state(table)
        ada.move(table, 0, "settler").raise_for_status()
        second = until(events, "state")
        assert second.number == first.number + 1 if first.number else False
        now = ben.state(table)
        assert second.data["log_from"] == len(first.data["log"])
        assert first.data["log"] + second.data["log"] == now["log"]
        assert {**second.data, "log": [], "log_from": 0} == {**now, "log": []}


def test_who_was_away_misses_nothing(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    with ben.following(table) as events:
        seen = until(events, "state")
    ada.move(table, 0, "settler").raise_for_status()
    ada.post(f"/tables/{table}/chat", {"text": "Here?", "key": "1"}).raise_for_status()
    ada.move(table, 0, "settle quarry").raise_for_status()
    with ben.following(table, after=seen.number) as events:
        assert until(events, "chat").data["text"] == "Here?"
        state = until(events, "state")
        assert seen.data["log"][: state.data["log_from"]] + state.data["log"] == ben.state(table)["log"]
        assert state.number == ben.state(table)["version"]


def test_an_undo_is_told_as_a_shorter_log(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    ada.move(table, 0, "settler").raise_for_status()
    with ben.following(table) as events:
        log = until(events, "state").data["log"]
        version = ada.state(table)["version"]
        ada.post(f"/tables/{table}/undo", {"version": version, "key": "u", "seat": 0}).raise_for_status()
        told = until(events, "state").data
        assert log[: told["log_from"]] + told["log"] == ben.state(table)["log"]


def test_talk_reaches_everybody_with_the_name_of_who_says_it(server: RunningServer) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = seated([ada, ben])["id"]
    with eve.following(table) as events:
        until(events, "state")
        ben.post(f"/tables/{table}/chat", {"text": " Hello ", "key": "x"}).raise_for_status()
        ben.post(f"/tables/{table}/chat", {"text": " Hello ", "key": "x"}).raise_for_status()
        said = until(events, "chat").data
    assert (said["name"], said["text"]) == ("Ben", "Hello")
    assert [message["text"] for message in eve.get(f"/tables/{table}/chat").json()["messages"]] == ["Hello"]


def test_it_is_shown_who_is_there(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    with ada.following(table) as events:
        assert until(events, "presence").data["present"] == [ada.id]
        with ben.following(table):
            assert set(until(events, "presence").data["present"]) == {ada.id, ben.id}
        assert until(events, "presence").data["present"] == [ada.id]


def test_another_page_of_somebody_present_is_no_news(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    with ada.following(table) as events:
        assert until(events, "presence").data["present"] == [ada.id]
        with ada.following(table) as others:
            assert until(others, "presence").data["present"] == [ada.id]
        with ben.following(table):
            assert set(next(events).data["present"]) == {ada.id, ben.id}


def test_a_stream_begins_with_the_table_whoever_comes_and_goes_meanwhile(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is among those that hear of others before its first events are made."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    greeting = server.service.announcer.greeting

    def late(*asked: Any) -> bytes:
        server.service.presence.send(table)
        return greeting(*asked)

    monkeypatch.setattr(server.service.announcer, "greeting", late)
    with ada.following(table) as events:
        assert next(events).kind == "table"


def test_a_spectator_sees_what_everybody_may_see(server: RunningServer) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = seated([ada, ben], options={"hidden_vp": True, "first_governor": "0"})["id"]
    with eve.following(table) as events:
        state = until(events, "state").data
    assert state["seat"] is None
    assert state["choices"] == []
    assert [seat["points"] for seat in state["view"]["seats"]] == [None, None]
    assert [seat["points"] for seat in ada.state(table)["view"]["seats"]] == [0, None]


def test_a_home_page_hears_when_it_is_ones_turn(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    with ben.following_home() as events:
        mine = until(events, "mine").data["tables"]
        assert [(listed["id"], listed["your_turn"]) for listed in mine] == [(table, False)]
        ada.move(table, 0, "settler", "settle quarry").raise_for_status()
        mine = until(events, "mine").data["tables"]
        assert [(listed["id"], listed["your_turn"]) for listed in mine] == [(table, True)]


def test_a_new_table_is_told_to_open_home_pages(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    with ben.following_home() as events:
        until(events, "lobby")
        table = ada.make_table("me open")["id"]
        assert any(one["id"] == table for one in until(events, "lobby").data["tables"])


def test_whoever_is_put_out_of_a_private_table_follows_it_no_longer(server: RunningServer) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.make_table("me open open", private=True)
    path, old = f"/tables/{table['id']}", table["invitation"]
    eve.post(f"{path}/join", {"seat": 1, "invitation": old}).raise_for_status()
    with eve.following(table["id"], invitation=old) as events:
        until(events, "state")
        put_out = ada.post(f"{path}/seats/1/replace", {"kind": "open"}).raise_for_status().json()
        assert [event.kind for event in events if event.kind in ("table", "state")] == []
    assert put_out["invitation"] not in (None, old)
    assert eve.get(path, invitation=old).status_code == 404
    assert eve.post(f"{path}/join", {"seat": 1, "invitation": old}).status_code == 404
    assert eve.get(path, invitation=put_out["invitation"]).status_code == 200
