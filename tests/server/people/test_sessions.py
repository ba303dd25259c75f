"""Sessions that people can see and end; what a leaked link cannot do."""

from __future__ import annotations

import json

import httpx2 as httpx
import pytest
from sqlalchemy import update

from boriken.server.people.sessions import FRESH, LIVING, SEEN_EVERY
from boriken.server.store import schema
from tests.server.kit import PASSWORD, Guest, Json, RunningServer
from tests.server.people.test_passkeys import device, named_server, proof, register

__all__ = ["named_server"]

LOGIN = {"login": "somebody.else", "password": PASSWORD}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def by_link(server: RunningServer, person: Guest) -> Guest:
    """A browser that came by the person's link."""
    other = server.guest("Eve")
    other.become("/session/link", {"token": person.post("/me/link").json()["url_token"]})
    return other


def by_password(server: RunningServer, person: Guest) -> Guest:
    other = server.guest("Other")
    other.become("/session", {"login": person.id, "password": PASSWORD})
    return other


def listed(person: Guest) -> list[Json]:
    found = person.get("/sessions").raise_for_status().json()["sessions"]
    assert isinstance(found, list)
    return found


def earlier(server: RunningServer, person: Guest, seconds: float) -> None:
    """Let time go by for all sessions of a person."""
    columns = schema.sessions.c
    with server.service.database.writing() as connection:
        connection.execute(
            update(schema.sessions)
            .where(columns.person == person.id)
            .values({name: columns[name] - seconds for name in ("created", "seen", "proved")})
        )


def test_people_see_where_they_are_logged_in(server: RunningServer) -> None:
    ada = server.member("Ada")
    phone = server.guest("Phone")
    phone.http.headers["User-Agent"] = "A telephone"
    phone.become("/session", {"login": ada.id, "password": PASSWORD})
    assert [(one["how"], one["current"]) for one in listed(ada)] == [("password", False), ("guest", True)]
    assert listed(phone)[0]["agent"] == "A telephone"
    assert by_link(server, ada).get("/sessions").json()["sessions"][0]["how"] == "link"
    assert code(server.guest().delete(f"/sessions/{listed(ada)[0]['id']}")) == (404, "no_session")


def test_a_session_is_ended_from_another(server: RunningServer) -> None:
    ada = server.member("Ada")
    phone, laptop = by_password(server, ada), by_password(server, ada)
    ended = next(one["id"] for one in listed(phone) if one["current"])
    assert ada.delete(f"/sessions/{ended}").status_code == 204
    assert phone.me() is None
    assert laptop.me() == ada.me()


def test_logging_out_everywhere_leaves_this_browser_only(server: RunningServer) -> None:
    ada = server.guest("Ada")
    link = ada.post("/me/link").json()["url_token"]
    eve = by_link(server, ada)
    table = ada.make_table("me me")["id"]
    with eve.following(table) as happening:
        next(happening)
        assert ada.delete("/sessions").status_code == 204
        for _ in happening:  # until the stream ends
            pass
    assert eve.me() is None
    assert ada.me() is not None
    assert code(server.guest().post("/session/link", {"token": link})) == (403, "wrong_link")


def test_revoking_links_ends_the_sessions_they_have_begun(server: RunningServer) -> None:
    ada = server.member("Ada")
    eve, phone = by_link(server, ada), by_password(server, ada)
    assert ada.delete("/me/link").status_code == 204
    assert eve.me() is None
    assert phone.me() == ada.me()


def test_whoever_came_by_a_link_cannot_put_the_owner_out(server: RunningServer) -> None:
    ada = server.guest("Ada")
    eve = by_link(server, ada)
    own = next(one["id"] for one in listed(ada) if one["current"])
    assert code(eve.delete(f"/sessions/{own}")) == (403, "by_link")
    eve.delete("/sessions").raise_for_status()
    assert ada.me() is not None


def test_whoever_came_by_a_link_makes_no_account_of_it(server: RunningServer) -> None:
    ada = server.guest("Ada")
    eve = by_link(server, ada)
    assert code(eve.post("/account", LOGIN)) == (403, "by_link")
    assert code(eve.post("/passkeys/options")) == (403, "by_link")
    assert ada.post("/account", {"login": ada.id, "password": PASSWORD}).is_success


def test_a_guest_who_has_only_the_link_left_is_not_shut_out(server: RunningServer) -> None:
    ada = server.guest("Ada")
    phone = by_link(server, ada)
    earlier(server, ada, LIVING + 1)
    assert phone.post("/account", {"login": ada.id, "password": PASSWORD}).is_success


def test_a_passkey_is_added_after_a_fresh_proof_by_password(server: RunningServer) -> None:
    ada = server.member("Ada")
    eve = by_link(server, ada)
    refused = eve.post("/passkeys/options")
    assert code(refused) == (403, "prove")
    assert refused.json()["error"]["parameters"] == {"by": "password"}
    assert code(eve.post("/session/proof", {"password": "something else"})) == (403, "wrong_password")
    assert code(eve.post("/passkeys/options")) == (403, "prove")
    earlier(server, ada, FRESH + 1)
    assert code(ada.post("/passkeys/options")) == (403, "prove")
    assert ada.post("/session/proof", {"password": PASSWORD}).status_code == 204
    assert code(ada.post("/passkeys/options"))[1] == "no_name"  # an address without a name makes no passkeys


def test_a_login_is_added_after_a_fresh_proof_by_passkey(named_server: RunningServer) -> None:
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    earlier(named_server, ada, FRESH + 1)
    refused = ada.post("/account", {**LOGIN, "login": ada.id})
    assert (code(refused), refused.json()["error"]["parameters"]) == ((403, "prove"), {"by": "passkey"})
    other, others = named_server.guest("Eve"), device()
    register(other, others).raise_for_status()
    assert code(ada.post("/session/proof/passkey", proof(ada, others))) == (403, "wrong_passkey")
    assert ada.post("/session/proof/passkey", proof(ada, key)).status_code == 204
    assert ada.post("/account", {**LOGIN, "login": ada.id}).is_success


@pytest.mark.parametrize("identity", ["\ud800", "\0", "x" * 2000, "", 7])
def test_a_passkey_that_cannot_be_is_refused(named_server: RunningServer, identity: object) -> None:
    eve = named_server.guest("Eve")
    asked = eve.post("/session/passkey/options").json()
    body = {"ticket": asked["ticket"], "credential": {"id": identity}}
    answer = eve.http.post(
        "/api/session/passkey", content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    assert code(answer) == (403, "wrong_passkey")


def test_a_session_is_seen_now_and_then(server: RunningServer) -> None:
    ada = server.guest("Ada")
    earlier(server, ada, SEEN_EVERY + 1)
    before = listed(ada)[0]["seen"]
    ada.http.headers["User-Agent"] = "A newer browser"
    ada.me()
    assert listed(ada)[0]["seen"] > before
    assert listed(ada)[0]["agent"] == "A newer browser"
