"""Accounts: the same person on every device."""

from __future__ import annotations

import httpx2 as httpx
import pytest
from sqlalchemy import select

from boriken.server.people.accounts import MOST_LINKS
from boriken.server.people.person import new_id
from boriken.server.store import schema
from tests.server.kit import Guest, RunningServer, seated

PASSWORD = "quarry and coffee roaster"
OTHER = "harbor and large warehouse"


def with_account(server: RunningServer, name: str = "Ada") -> tuple[Guest, str]:
    """A person with a login of their own."""
    person, login = server.guest(name), f"{name.lower()}.{new_id()}"
    person.post("/account", {"login": login, "password": PASSWORD}).raise_for_status()
    return person, login


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_guest_becomes_an_account_and_keeps_everything(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    login = new_id()
    made = ada.post("/account", {"login": login.upper(), "password": PASSWORD}).json()["person"]
    assert (made["id"], made["login"], made["guest"]) == (ada.id, login, False)
    assert ada.me() == made
    assert ada.get(f"/tables/{table}").json()["yours"] == [0]


def test_a_login_belongs_to_one_person_and_a_person_has_one(server: RunningServer) -> None:
    ada, login = with_account(server)
    taken = server.guest("Eve").post("/account", {"login": login.upper(), "password": PASSWORD})
    assert code(taken) == (409, "login_taken")
    assert code(ada.post("/account", {"login": new_id(), "password": PASSWORD})) == (409, "has_account")


def test_the_same_person_on_another_device(server: RunningServer) -> None:
    ada, login = with_account(server)
    phone = server.guest("Somebody")
    phone.become("/session", {"login": login.upper(), "password": PASSWORD})
    assert phone.id == ada.id
    assert phone.me() == ada.me()


def test_logging_in_switches_who_this_browser_is(server: RunningServer) -> None:
    """The guest it was is logged out; nothing is merged."""
    _, login = with_account(server)
    browser = server.guest("Guest")
    guest, table = browser.id, browser.make_table("me open", private=True)["id"]
    old = browser.http.cookies["boriken"]
    browser.become("/session", {"login": login, "password": PASSWORD})
    assert browser.get(f"/tables/{table}").status_code == 404
    assert server.stranger().get("/api/me", headers={"Cookie": f"boriken={old}"}).json()["person"] is None
    assert browser.get(f"/people/{guest}").json()["person"]["name"] == "Guest"


def test_a_wrong_password_and_a_login_that_nobody_has_look_the_same(server: RunningServer) -> None:
    _, login = with_account(server)
    eve = server.guest("Eve")
    wrong = eve.post("/session", {"login": login, "password": OTHER})
    nobody = eve.post("/session", {"login": new_id(), "password": OTHER})
    assert code(wrong) == (403, "wrong_password")
    assert wrong.json() == nobody.json()
    assert eve.me() is not None


def test_who_logs_out_is_nobody(server: RunningServer) -> None:
    ada, login = with_account(server)
    out = ada.delete("/session")
    assert out.status_code == 204
    assert 'boriken="";' in out.headers["set-cookie"]
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert ada.me() is None
    assert ada.delete("/session").status_code == 204
    ada.become("/session", {"login": login, "password": PASSWORD})
    assert ada.me() is not None


def test_a_new_password_ends_all_that_the_old_one_had_opened(server: RunningServer) -> None:
    ada, login = with_account(server)
    phone = server.guest("Phone")
    phone.become("/session", {"login": login, "password": PASSWORD})
    link = ada.post("/me/link").json()["url_token"]
    changed = ada.patch("/account", {"old_password": PASSWORD, "password": OTHER})
    assert changed.json()["person"]["id"] == ada.id
    assert ada.me() is not None
    assert phone.me() is None
    stranger = server.guest("Eve")
    assert code(stranger.post("/session", {"login": login, "password": PASSWORD})) == (403, "wrong_password")
    assert code(stranger.post("/session/link", {"token": link})) == (403, "wrong_link")
    stranger.become("/session", {"login": login, "password": OTHER})
    assert stranger.id == ada.id


def test_a_new_password_needs_the_old_one(server: RunningServer) -> None:
    ada, login = with_account(server)
    refused = ada.patch("/account", {"old_password": OTHER, "password": OTHER})
    assert code(refused) == (403, "wrong_password")
    ada.become("/session", {"login": login, "password": PASSWORD})
    guest = server.guest("Guest").patch("/account", {"old_password": OTHER, "password": OTHER})
    assert code(guest) == (409, "no_account")


@pytest.mark.parametrize("wish", [{"login": "ab"}, {"login": "a b"}, {"login": "ada\0"}, {"password": "short"}])
def test_a_login_is_a_word_and_a_password_is_long(server: RunningServer, wish: dict[str, str]) -> None:
    body = {"login": new_id(), "password": PASSWORD, **wish}
    assert server.guest().post("/account", body).status_code == 422


def test_a_personal_link_lets_its_person_in_until_it_is_revoked(server: RunningServer) -> None:
    ada = server.guest("Ada")
    first, second = (ada.post("/me/link").json()["url_token"] for _ in range(2))
    phone = server.guest("Phone")
    phone.become("/session/link", {"token": first})
    assert phone.id == ada.id
    assert ada.delete("/me/link").status_code == 204
    for token in (first, second, "made-up"):
        assert code(server.guest("Eve").post("/session/link", {"token": token})) == (403, "wrong_link")
    assert phone.me() is None


def test_of_many_links_the_newest_count(server: RunningServer) -> None:
    ada = server.guest("Ada")
    links = [ada.post("/me/link").json()["url_token"] for _ in range(MOST_LINKS + 1)]
    eve = server.guest("Eve")
    assert eve.post("/session/link", {"token": links[0]}).status_code == 403
    assert eve.post("/session/link", {"token": links[1]}).status_code == 200


def test_no_password_and_no_token_can_be_read_from_the_database(server: RunningServer) -> None:
    ada, login = with_account(server)
    link = ada.post("/me/link").json()["url_token"]
    cookie = ada.http.cookies["boriken"].rpartition(".")[0]
    with server.service.database.reading() as connection:
        kept = str(
            [connection.execute(select(table)).all() for table in (schema.people, schema.sessions, schema.links)]
        )
    assert login in kept
    assert "$argon2id$" in kept
    assert not any(secret in kept for secret in (PASSWORD, link, cookie))


def test_a_page_left_open_ends_when_its_person_logs_out(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("me open", private=True)["id"]
    with ada.following(table) as events, ada.following_home() as lists:
        next(events), next(lists)
        ada.delete("/session").raise_for_status()
        assert {event.kind for event in events} <= {"table", "state", "presence"}
        assert {event.kind for event in lists} <= {"mine", "lobby"}
    assert ada.get(f"/tables/{table}/stream").status_code == 404
