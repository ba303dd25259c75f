"""People: what they are called, and what others see of them."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import Connection, func, insert, select, update

from boriken.server.people.sessions import SESSION_SECONDS, clear_expired, digest, person_of
from boriken.server.store import schema
from tests.server.kit import RunningServer, seated


def test_a_guest_needs_nothing_but_a_name(server: RunningServer) -> None:
    assert server.stranger().get("/api/me").json() == {"person": None, "csrf": ""}
    ada = server.guest("Ada")
    assert ada.me() == {
        "id": ada.id,
        "name": "Ada",
        "guest": True,
        "bot": False,
        "login": None,
        "language": None,
        "settings": {"email": None, "email_confirmed": False, "webhook": None},
    }


def test_who_says_a_name_again_stays_the_same_person(server: RunningServer) -> None:
    ada = server.guest("Ada")
    again = ada.post("/me", {"name": "Eve"}).json()["person"]
    assert (again["id"], again["name"]) == (ada.id, "Ada")


def test_what_is_given_is_changed_and_an_empty_text_removes_it(server: RunningServer) -> None:
    ada = server.guest("Ada")
    hook = "https" + "://house.test/hook"
    ada.patch("/me", {"language": "de", "email": "ada@house.test", "webhook": hook}).raise_for_status()
    changed = ada.patch("/me", {"name": "Ada L.", "language": ""}).json()["person"]
    assert (changed["name"], changed["language"]) == ("Ada L.", None)
    assert changed["settings"] == {"email": "ada@house.test", "email_confirmed": False, "webhook": hook}
    assert ada.patch("/me", {"email": "", "webhook": ""}).json()["person"]["settings"] == {
        "email": None,
        "email_confirmed": False,
        "webhook": None,
    }
    assert ada.me() == ada.patch("/me", {}).json()["person"]


@pytest.mark.parametrize(
    "wish",
    [
        {"name": ""},
        {"name": "x" * 41},
        {"language": "German"},
        {"email": "nobody"},
        {"email": "a@b\r\nBcc: c@d"},
        {"webhook": "http" + "://house.test/hook"},
        {"webhook": "file:passwords"},
        {"login": "root"},
    ],
)
def test_what_cannot_be_is_refused_and_nothing_has_changed(server: RunningServer, wish: dict[str, str]) -> None:
    ada = server.guest("Ada")
    before = ada.me()
    assert ada.patch("/me", {"language": "nl", **wish}).status_code == 422
    assert ada.me() == before


def test_others_see_the_name_and_nothing_private(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    ada.patch("/me", {"email": "ada@house.test"}).raise_for_status()
    assert ben.get(f"/people/{ada.id}").json()["person"] == {"id": ada.id, "name": "Ada", "guest": True, "bot": False}
    assert ben.get("/people/nobody").status_code == 404


def test_a_new_name_is_seen_at_the_tables_not_yet_over(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    playing = seated([ada, ben])["id"]
    waiting = ben.make_table("me open")["id"]
    with ada.following(playing) as events:
        before = next(event for event in events if event.kind == "table")
        ben.patch("/me", {"name": "Benjamin"}).raise_for_status()
        after = next(event for event in events if event.kind == "table")
    assert [seat["name"] for seat in before.data["seats"]] == ["Ada", "Ben"]
    assert [seat["name"] for seat in after.data["seats"]] == ["Ada", "Benjamin"]
    assert ada.get(f"/tables/{waiting}").json()["seats"][0]["name"] == "Benjamin"
    ben.post(f"/tables/{playing}/chat", {"text": "It is me.", "key": "1"}).raise_for_status()
    assert ada.get(f"/tables/{playing}/chat").json()["messages"][-1]["name"] == "Benjamin"


def test_a_finished_game_keeps_the_names_under_which_it_was_played(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]

    def end(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(status="over"))

    with server.service.database.writing() as connection:
        end(connection)
    server.service.tables.cached(table).forget()
    ben.patch("/me", {"name": "Benjamin"}).raise_for_status()
    assert [seat["name"] for seat in ada.get(f"/tables/{table}").json()["seats"]] == ["Ada", "Ben"]


def test_who_comes_back_is_never_forgotten(server: RunningServer) -> None:
    """A session lasts as long as a browser keeps a cookie; both are renewed long before they end."""
    ada = server.guest("Ada")
    assert "set-cookie" not in ada.get("/me").headers
    sessions = schema.sessions.c
    with server.service.database.writing() as connection:
        soon = update(schema.sessions).where(sessions.person == ada.id).values(expires=time.time() + 60)
        connection.execute(soon)
    assert ada.get("/me").headers["set-cookie"].startswith("boriken=")
    with server.service.database.reading() as connection:
        expires = connection.scalar(select(sessions.expires).where(sessions.person == ada.id))
    assert expires is not None
    assert expires > time.time() + SESSION_SECONDS - 60


def test_sessions_that_are_over_count_for_nothing_and_are_cleared_away(server: RunningServer) -> None:
    ada = server.guest("Ada")
    sessions = schema.sessions.c
    mine = select(func.count()).where(sessions.person == ada.id)
    with server.service.database.writing() as connection:
        over = {"id": digest("old"), "person": ada.id, "created": 0.0, "expires": time.time() - 1}
        connection.execute(insert(schema.sessions), over)
        assert person_of(connection, "old") is None
        assert connection.scalar(mine) == 2
        clear_expired(connection)
        assert connection.scalar(mine) == 1
    assert ada.me() is not None
