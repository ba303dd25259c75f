"""Programs come with tokens: hashed, with scopes, revocable, and good for nothing but games."""

from __future__ import annotations

import httpx2 as httpx
import pytest
from sqlalchemy import select

from boriken.server.people.tokens import MOST_TOKENS, PREFIX
from boriken.server.store import schema
from tests.server.kit import PASSWORD, Guest, Json, RunningServer, one_database, play_out, seated

pytestmark = one_database


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def add_token(person: Guest, *scopes: str) -> Json:
    made = person.post("/tokens", {"name": "my bot", "scopes": scopes or ["read", "play"]})
    assert made.status_code == 201, made.text
    token = made.json()
    assert isinstance(token, dict)
    return token


def program(server: RunningServer, token: str) -> httpx.Client:
    """A program: a token, and neither cookie nor CSRF token."""
    client = server.stranger()
    client.headers["Authorization"] = f"Bearer {token}"
    return client


def new_program(server: RunningServer, person: Guest, *scopes: str) -> httpx.Client:
    return program(server, add_token(person, *scopes)["token"])


def stored(server: RunningServer) -> list[tuple[object, ...]]:
    with server.service.database.reading() as connection:
        return [tuple(row) for row in connection.execute(select(schema.tokens))]


def test_a_program_opens_a_table_and_plays(server: RunningServer) -> None:
    ada = server.member("Ada")
    bot = new_program(server, ada)
    chairs = [{"kind": "me"}, {"kind": "me"}]
    made = bot.post("/api/tables", json={"game": "san-juan", "players": 2, "seats": chairs})
    assert made.status_code == 201
    table = made.json()["id"]
    state = bot.get(f"/api/tables/{table}/state").json()
    move = {"version": state["version"], "key": "1", "seat": state["seat"], "actions": state["choices"][:1]}
    assert bot.post(f"/api/tables/{table}/moves", json=move).status_code == 200
    me = bot.get("/api/me").json()
    assert (me["person"]["id"], me["csrf"]) == (ada.id, "")


def test_only_the_hash_of_a_token_is_kept(server: RunningServer) -> None:
    made = add_token(server.member("Ada"))
    assert made["token"].startswith(PREFIX)
    assert made["token"] not in str(stored(server))
    assert made["id"] in str(stored(server))


def test_people_see_their_tokens_and_when_they_were_used(server: RunningServer) -> None:
    ada = server.member("Ada")
    made = add_token(ada, "chat", "read")
    (listed,) = ada.get("/tokens").json()["tokens"]
    assert listed == {key: made[key] for key in ("id", "name", "scopes", "created", "used")}
    assert (listed["scopes"], listed["used"]) == (["read", "chat"], None)
    program(server, made["token"]).get("/api/me").raise_for_status()
    assert ada.get("/tokens").json()["tokens"][0]["used"] is not None


def test_a_revoked_token_is_worth_nothing_at_once(server: RunningServer) -> None:
    ada = server.member("Ada")
    made = add_token(ada)
    bot = program(server, made["token"])
    bot.get("/api/me").raise_for_status()
    assert ada.delete(f"/tokens/{made['id']}").status_code == 204
    assert code(bot.get("/api/me")) == (401, "wrong_token")
    assert code(ada.delete(f"/tokens/{made['id']}")) == (404, "no_token")


def test_nobody_revokes_the_tokens_of_others(server: RunningServer) -> None:
    made = add_token(server.member("Ada"))
    assert code(server.member("Ben").delete(f"/tokens/{made['id']}")) == (404, "no_token")
    assert len(stored(server)) >= 1


def test_a_new_password_ends_all_tokens(server: RunningServer) -> None:
    ada = server.member("Ada")
    bot = new_program(server, ada)
    new = {"old_password": PASSWORD, "password": "harbor and large warehouse"}
    ada.patch("/account", new).raise_for_status()
    assert code(bot.get("/api/me")) == (401, "wrong_token")


@pytest.mark.parametrize(
    ("scopes", "lacks"), [(["read"], "play"), (["play"], "read"), (["read", "play"], "chat"), (["chat"], "read")]
)
def test_a_token_does_what_its_scopes_say(scopes: list[str], lacks: str, server: RunningServer) -> None:
    ada = server.member("Ada")
    table = ada.make_table("me me")["id"]
    bot = new_program(server, ada, *scopes)
    asked = {
        "read": bot.get(f"/api/tables/{table}/state"),
        "play": bot.post(f"/api/tables/{table}/leave"),
        "chat": bot.post(f"/api/tables/{table}/chat", json={"text": "Good luck!", "key": "1"}),
    }
    for scope, answer in asked.items():
        if scope in scopes:
            assert answer.is_success
        else:
            assert code(answer) == (403, "scope")
            assert answer.json()["error"]["parameters"] == {"scope": scope}
    assert lacks not in scopes


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/tokens"),
        ("GET", "/sessions"),
        ("GET", "/passkeys"),
        ("POST", "/tokens"),
        ("DELETE", "/tokens/" + "0" * 64),
        ("PATCH", "/me"),
        ("POST", "/me/link"),
        ("DELETE", "/me/link"),
        ("POST", "/account"),
        ("PATCH", "/account"),
        ("DELETE", "/sessions"),
        ("DELETE", "/session"),
        ("POST", "/session/proof"),
        ("POST", "/passkeys/options"),
    ],
)
def test_no_token_touches_an_account(method: str, path: str, server: RunningServer) -> None:
    """Nor can it read where its owner is logged in, or make itself a better token."""
    bot = new_program(server, server.member("Ada"), "read", "play", "chat")
    bodies: dict[str, Json] = {
        "/tokens": {"name": "x", "scopes": ["read"]},
        "/me": {"name": "Eve"},
        "/account": {"login": "evelyn", "password": PASSWORD, "old_password": PASSWORD},
        "/session/proof": {"password": PASSWORD},
    }
    body = dict(bodies.get(path, {}))
    if path == "/account":
        body.pop("old_password" if method == "POST" else "login")
    answer = bot.request(method, f"/api{path}", json=body if method in ("POST", "PATCH") else None)
    assert code(answer) == (403, "not_by_token")


@pytest.mark.parametrize("given", ["Bearer nothing", "Bearer", "bearer boriken_0000", "Bearer  x y"])
def test_a_token_that_is_none_is_refused_and_not_overlooked(given: str, server: RunningServer) -> None:
    ada = server.guest("Ada")
    ada.http.headers["Authorization"] = given
    assert code(ada.get("/me")) == (401, "wrong_token")
    assert code(ada.post("/tables", {"game": "san-juan", "players": 2, "seats": []})) == (401, "wrong_token")


def test_a_cookie_beside_a_token_counts_for_nothing(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    ben.http.headers["Authorization"] = f"Bearer {add_token(ada)['token']}"
    me = ben.me()
    assert me is not None
    assert me["id"] == ada.id


def test_guests_have_no_tokens(server: RunningServer) -> None:
    answer = server.guest("Ada").post("/tokens", {"name": "my bot", "scopes": ["read"]})
    assert code(answer) == (403, "token_guest")


def test_nobody_has_too_many_tokens(server: RunningServer) -> None:
    ada = server.member("Ada")
    for _ in range(MOST_TOKENS):
        add_token(ada, "read")
    assert code(ada.post("/tokens", {"name": "one more", "scopes": ["read"]})) == (409, "many_tokens")


def test_a_stream_ends_when_its_token_is_revoked(server: RunningServer) -> None:
    ada = server.member("Ada")
    table = ada.make_table("me me")["id"]
    made = add_token(ada)
    with program(server, made["token"]).stream("GET", f"/api/tables/{table}/stream") as answer:
        lines = answer.iter_lines()
        next(lines)
        ada.delete(f"/tokens/{made['id']}").raise_for_status()
        assert list(lines) is not None  # it comes to its end


# Accounts that are a bot's


def declare(person: Guest, bot: bool = True) -> httpx.Response:
    return person.patch("/me", {"bot": bot})


def test_an_account_declared_a_bots_is_marked_wherever_it_sits(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], game="san-juan")["id"]
    declare(ada).raise_for_status()
    assert [seat["program"] for seat in ben.get(f"/tables/{table}").json()["seats"]] == [True, False]
    later = seated([ben, ada], game="san-juan")["id"]
    assert [seat["program"] for seat in ben.get(f"/tables/{later}").json()["seats"]] == [False, True]
    assert ben.get(f"/people/{ada.id}").json()["person"]["bot"]
    declare(ada, False).raise_for_status()
    assert [seat["program"] for seat in ben.get(f"/tables/{table}").json()["seats"]] == [False, False]


def test_a_bots_account_is_rated_apart_from_its_owner(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    play_out(server, seated([ada, ben], game="san-juan", rated=True)["id"])
    as_person = ada.get(f"/people/{ada.id}").json()["ratings"]
    declare(ada).raise_for_status()
    play_out(server, seated([ada, ben], game="san-juan", rated=True)["id"])
    ratings = ada.get(f"/people/{ada.id}").json()["ratings"]
    assert [rating for rating in ratings if not rating["bot"]] == as_person
    (apart,) = [rating for rating in ratings if rating["bot"]]
    assert (apart["person"], apart["name"], apart["level"], apart["games"]) == (ada.id, "Ada", None, 1)
    leaders = ben.get("/ratings", game="san-juan", players=2).json()["ratings"]
    assert {(one["person"], one["bot"]) for one in leaders} >= {(ada.id, False), (ada.id, True), (ben.id, False)}


def test_nobody_changes_sides_in_a_rated_game(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], game="san-juan", rated=True)["id"]
    assert code(declare(ada)) == (409, "playing_rated")
    play_out(server, table)
    declare(ada).raise_for_status()


def test_a_guest_is_no_bot(server: RunningServer) -> None:
    assert code(declare(server.guest("Ada"))) == (403, "bot_guest")


# The interface as a page


def test_the_interface_is_published_as_a_page_and_as_a_document(server: RunningServer) -> None:
    stranger = server.stranger()
    page = stranger.get("/api")
    assert page.headers["content-type"].startswith("text/html")
    document = stranger.get("/api/openapi.json").json()
    for path in document["paths"]:
        assert f" {path}</code>" in page.text
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    move = document["paths"]["/api/tables/{identity}/moves"]["post"]["security"]
    assert {"token": []} in move
    assert {"token": []} not in document["paths"]["/api/tokens"]["post"]["security"]
