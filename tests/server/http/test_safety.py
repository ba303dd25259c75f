"""Nobody where they do not belong."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2 as httpx
import pytest

from boriken.server.http import pages
from boriken.server.http.size_limit import MOST_BYTES
from tests.server.contract import document
from tests.server.kit import PATIENCE, Guest, Json, RunningServer, code, one_database, seated

DOCUMENT = document()


def data_of(operation: Json) -> Json:
    """The schema of the data that an operation takes, if it takes any."""
    content = operation.get("requestBody", {}).get("content", {})
    schema = content.get("application/json", {}).get("schema", {})
    assert isinstance(schema, dict)
    return schema


def operations(wanted: Callable[[str, str, Json], bool]) -> pytest.MarkDecorator:
    """Once for each operation of some sort."""
    found = [
        pytest.param(method, path, operation, id=operation["operationId"])
        for path, methods in DOCUMENT["paths"].items()
        for method, operation in methods.items()
        if wanted(method, path, operation)
    ]
    return pytest.mark.parametrize(("method", "path", "operation"), found)


each = operations(lambda *_: True)
each_that_changes = operations(lambda method, *_: method != "get")
each_with_data = operations(lambda _, __, operation: bool(data_of(operation)))
each_of_tables = operations(lambda _, path, __: "/tables/{" in path)


def filled(path: str, table: str = "nothing") -> str:
    return path.replace("{identity}", table).replace("{number}", "0")


def ask(http: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
    """Ask for one operation; of a stream only its beginning."""
    with http.stream(method.upper(), filled(path), **more) as answer:
        if "event-stream" not in answer.headers.get("content-type", ""):
            answer.read()
        return answer


# Who am I?


@one_database
@each
def test_who_has_not_said_who_they_are_gets_no_further_than_documented(
    server: RunningServer, method: str, path: str, operation: Json
) -> None:
    body: Json = {} if method == "get" else {"json": {}}
    answer = ask(server.stranger(), method, path, **body)
    assert (answer.status_code == 401) == ({} not in operation["security"])


@one_database
def test_a_cookie_is_ours_to_the_last_letter(server: RunningServer) -> None:
    ada = server.guest("Ada")
    cookie = ada.http.cookies["boriken"]
    stranger = server.stranger()

    def somebody(changed: str) -> bool:
        return stranger.get("/api/me", headers={"Cookie": f"boriken={changed}"}).json()["person"] is not None

    assert somebody(cookie)
    for place, letter in enumerate(cookie):
        assert not somebody(f"{cookie[:place]}{'a' if letter != 'a' else 'b'}{cookie[place + 1 :]}")
    token, _, signature = cookie.rpartition(".")
    csrf = ada.http.headers["X-CSRF-Token"]
    bens = server.guest("Ben").http.cookies["boriken"].rpartition(".")
    for changed in (
        f"{token}.{bens[2]}",
        f"{bens[0]}.{signature}",
        f"{token}.{csrf}",
        f".{signature}",
        token,
        f"{cookie}a",
        cookie[:-1],
    ):
        assert not somebody(changed)


@one_database
def test_a_cookie_is_for_the_server_only(server: RunningServer) -> None:
    given = server.stranger().post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    assert "Path=/" in given


def test_a_cookie_is_worth_nothing_after_its_person_has_logged_out(server: RunningServer) -> None:
    ada, eve = server.guest("Ada"), server.stranger()
    stolen = {"Cookie": f"boriken={ada.http.cookies['boriken']}"}
    token = ada.http.headers["X-CSRF-Token"]
    assert eve.get("/api/me", headers=stolen).json()["person"]["id"] == ada.id
    ada.delete("/session").raise_for_status()
    assert eve.get("/api/me", headers=stolen).json()["person"] is None
    assert eve.patch("/api/me", headers={**stolen, "X-CSRF-Token": token}, json={"name": "Eve"}).status_code == 401


# Other people's pages


@one_database
@each_that_changes
def test_nothing_is_changed_by_a_page_that_is_not_ours(
    server: RunningServer, method: str, path: str, operation: Json
) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    token = ada.http.headers.pop("X-CSRF-Token")
    signature = ada.http.cookies["boriken"].rpartition(".")[2]
    for wrong in (
        {},
        *({"X-CSRF-Token": given} for given in ("", "x", "é", eve.http.headers["X-CSRF-Token"], signature)),
    ):
        raw = {name: value.encode() for name, value in wrong.items()}
        assert code(ask(ada.http, method, path, json={}, headers=raw)) == (403, "csrf")
    for site in ("cross-site", "same-site"):
        for headers in ({"X-CSRF-Token": token, "Sec-Fetch-Site": site}, {"Sec-Fetch-Site": site}):
            assert code(ask(ada.http, method, path, json={}, headers=headers)) == (403, "csrf")
            assert code(ask(server.stranger(), method, path, json={}, headers=headers)) == (403, "csrf")
    assert ada.me() is not None


@one_database
@each_with_data
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_a_form_cannot_pass_for_data(
    server: RunningServer, method: str, path: str, operation: Json, kind: str | None
) -> None:
    """A request that a page elsewhere may send without asking our server first is refused."""
    ada = server.guest("Ada")
    headers = {} if kind is None else {"Content-Type": kind}
    example = b'{"name": "Eve", "login": "eve", "password": "long enough", "seat": 0, "agree": true}'
    assert code(ask(ada.http, method, path, content=example, headers=headers)) == (422, "malformed")


@one_database
def test_no_other_site_may_read_an_answer(server: RunningServer) -> None:
    answer = server.guest().http.get("/api/me", headers={"Origin": "null"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    preflight = {"Origin": "null", "Access-Control-Request-Method": "POST"}
    assert server.stranger().options("/api/me", headers=preflight).status_code == 405


# Other people's seats and tables


def test_nobody_acts_for_another_seat(server: RunningServer) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    before = ada.state(table)
    move = {"version": before["version"], "key": "k", "seat": 0}
    for other in (ben, eve):
        for path, body in (
            ("moves", {**move, "actions": ["settler"]}),
            ("undo", move),
            ("undo/answer", {"seat": 0, "agree": True}),
            ("resign", {"seat": 0}),
            ("seats/0/return", {}),
            ("seats/0/replace", {"kind": "open"}),
            ("start", {}),
        ):
            assert other.post(f"/tables/{table}/{path}", body).status_code == 403, path
        for path in ("state", "choices", "stream"):
            assert other.get(f"/tables/{table}/{path}", seat=0).status_code == 403, path
    assert eve.post(f"/tables/{table}/leave").status_code == 204
    assert ada.state(table) == before


@each_of_tables
def test_a_private_table_is_not_there_for_others(
    server: RunningServer, method: str, path: str, operation: Json
) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = seated([ada, ben], private=True)
    body: Json = {"seat": 0, "agree": True, "version": 1, "key": "k", "kind": "open", "text": "?", "actions": ["pass"]}
    body["share"] = 64 * "0"
    wanted = fields(operation) & body.keys()
    given = {"params": {"at": 0}} if method == "get" else {"json": {name: body[name] for name in wanted}}
    nothing = ask(eve.http, method, path, **given)
    private = ask(eve.http, method, filled(path, table["id"]), **given)
    assert (private.status_code, private.content) == (404, nothing.content)
    public = ask(eve.http, method, filled(path, seated([ada, ben])["id"]), **given)
    assert public.status_code != 404


def fields(operation: Json) -> set[str]:
    """The fields that a request may have."""
    schema = data_of(operation)
    schema = schema.get("anyOf", [schema])[0]  # where the data may be left out
    return set(DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]]["properties"]) if schema else set()


def test_a_link_for_one_table_opens_no_other(server: RunningServer) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    one, other = (ada.make_table("me open", private=True) for _ in range(2))
    for invitation in (one["invitation"], one["invitation"][:-1], "", "é"):
        assert eve.get(f"/tables/{other['id']}", invitation=invitation).status_code == 404
        assert eve.post(f"/tables/{other['id']}/join", {"invitation": invitation}).status_code == 404
    assert eve.get(f"/tables/{other['id']}").status_code == 404
    shown = eve.get(f"/tables/{one['id']}", invitation=one["invitation"]).json()
    assert shown["invitation"] is None


# Too much


@one_database
def test_a_body_that_says_it_is_too_large_is_not_read(server: RunningServer) -> None:
    ada = server.guest()
    body = b'{"name": "' + b"x" * MOST_BYTES + b'"}'
    assert code(ada.http.post("/api/me", content=body, headers=JSON)) == (413, "too_large")


@one_database
def test_a_body_that_does_not_say_how_large_it_is_is_read_no_further(server: RunningServer) -> None:
    """Sent piece by piece; the answer comes while there would be more."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE) as line:
        head = (
            "POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n"
        )
        line.sendall(head.encode())
        for _ in range(MOST_BYTES // 1024 + 1):
            line.sendall(b"400\r\n" + b" " * 1024 + b"\r\n")
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert answer.status == 413
        assert json.loads(answer.read())["error"]["code"] == "too_large"


JSON = {"Content-Type": "application/json"}
DEEP = 20_000

UNREADABLE = [
    b"",
    b"{",
    b'{"name": "\xff\xfe"}',
    b'{"name": "\xed\xa0\x80"}',
    b"[" * DEEP,
    b'{"name":' * 5000,
    b"[" * DEEP + b"]" * DEEP,
    b'{"name": ' + b"9" * 5000 + b"}",
    b'{"name": NaN}',
    b'{"name": "\\ud800"}',
    b'{"\\ud800": 1, "name": "Ada"}',
    b'{"name": {"\\udfff": "\\udfff"}}',
    b"null",
    b'"name"',
]


@one_database
@pytest.mark.parametrize("body", UNREADABLE, ids=range(len(UNREADABLE)))
@pytest.mark.parametrize("path", ["/api/me", "/api/session", "/api/session/passkey"])
def test_what_cannot_be_read_is_refused_in_one_sentence(server: RunningServer, path: str, body: bytes) -> None:
    answer = server.stranger().post(path, content=body, headers=JSON)
    assert code(answer) == (422, "malformed")


@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 10**400, 1.5, 1e400, True, "x", None])
def test_a_number_that_is_none_of_ours_is_refused(server: RunningServer, number: Any) -> None:
    ada = server.guest()
    table = ada.make_table("me me")["id"]
    move = {"version": 1, "key": "k", "seat": 0, "actions": ["settler"]}
    for body in (
        {**move, "version": number},
        {**move, "seat": number},
        {**move, "actions": None, "counts": {"x": number}},
    ):
        refused = ada.http.post(f"/api/tables/{table}/moves", content=json.dumps(body), headers=JSON)
        assert refused.status_code == 422, body
    seats = [{"kind": "me"}, {"kind": "open"}]
    for more in ({"players": number}, {"days_per_turn": number or 0}, {"options": {"first_governor": number}}):
        wish = {"game": "puerto-rico", "players": 2, "seats": seats, **more}
        refused = ada.http.post("/api/tables", content=json.dumps(wish), headers=JSON)
        assert refused.status_code == 422, wish
    for path, name in (("state", "seat"), ("stream", "after")):
        assert ada.get(f"/tables/{table}/{path}", **{name: number}).status_code == 422, path


# Texts

HIDDEN = ["\0", "\x07", "\x7f", "\x85", "\n", "\u200b", "\u200e", "\u202e", "\u2066", "\u2028", "\ufeff", "\u00ad"]


@one_database
@pytest.mark.parametrize("mark", HIDDEN, ids=ascii)
def test_names_and_talk_show_what_they_are(server: RunningServer, mark: str) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("me open")["id"]
    for text in (f"A{mark}da", f"Ada{mark}."):
        assert server.stranger().post("/api/me", json={"name": text}).status_code == 422
        assert code(ada.patch("/me", {"name": text})) == (422, "malformed")
        assert ada.post(f"/tables/{table}/chat", {"text": text, "key": "k"}).status_code == 422
    assert (ada.me() or {})["name"] == "Ada"


@one_database
@pytest.mark.parametrize("name", ["Zoë", "O'Brien", "李小龍", "محمد", "علی‌رضا", "👩‍🚀", "<b>Ada</b>", "a" * 40])
def test_names_of_all_the_world_are_welcome(server: RunningServer, name: str) -> None:
    assert (server.guest(name).me() or {})["name"] == name


def test_spaces_around_a_name_do_not_count(server: RunningServer) -> None:
    assert (server.guest("\t Ada \u3000").me() or {})["name"] == "Ada"
    assert server.stranger().post("/api/me", json={"name": " \u3000 "}).status_code == 422


def test_a_text_that_no_database_takes_is_refused_everywhere(server: RunningServer) -> None:
    """PostgreSQL keeps no text with a zero in it."""
    ada = server.guest()
    table = ada.make_table("me open")["id"]
    nul = "a\0b"
    move = {"version": 1, "key": "k", "seat": 0, "actions": ["settler"]}
    wish = {"game": "puerto-rico", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for path, body in (
        ("/tables", {**wish, "game": nul}),
        ("/tables", {**wish, "options": {nul: nul}}),
        ("/tables", {**wish, "options": {"edition": nul}}),
        ("/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "bot", "level": nul}]}),
        (f"/tables/{table}/start", {"fill": nul}),
        (f"/tables/{table}/resign", {"seat": 0, "level": nul}),
        (f"/tables/{table}/moves", {**move, "key": nul}),
        (f"/tables/{table}/chat", {"text": "Hello", "key": nul}),
        ("/session", {"login": nul, "password": nul}),
        ("/session/link", {"token": nul}),
        ("/session/passkey", {"ticket": nul, "credential": {}}),
    ):
        assert ada.post(path, body).status_code in (409, 422), (path, body)
    for path in ("/tables/a%00b", "/people/a%00b", f"/tables/{table}?invitation=%00", "/tables/%00/state?seat=0"):
        assert ada.get(path.partition("?")[0]).status_code in (200, 422)
        assert ada.http.get(f"/api{path}").status_code == 422
    assert ada.delete("/passkeys/a%00b").status_code == 422
    assert ada.post(f"/tables/{table}/join", {"invitation": nul}).status_code == 200


# What browsers are told


PROMISES = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def check_promises(answer: httpx.Response, status: int) -> None:
    assert answer.status_code == status
    assert answer.headers.get_list("content-security-policy") == [answer.headers["content-security-policy"]]
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert {name: answer.headers[name] for name in PROMISES} == PROMISES


@one_database
def test_every_answer_says_what_a_browser_may_do_with_it(server: RunningServer) -> None:
    ada, stranger = server.guest(), server.stranger()
    table = ada.make_table("me open")["id"]
    check_promises(ada.get("/me"), 200)
    check_promises(ada.post(f"/tables/{table}/chat", {"text": "Hello", "key": "k"}), 201)
    check_promises(ada.delete("/me/link"), 204)
    check_promises(stranger.patch("/api/me", json={}), 401)
    check_promises(ada.post(f"/tables/{table}/moves", {"version": 1, "key": "k", "seat": 1, "actions": ["x"]}), 403)
    check_promises(ada.get("/nowhere"), 404)
    check_promises(stranger.put("/api/me"), 405)
    check_promises(ada.post(f"/tables/{table}/start"), 409)
    check_promises(ada.http.post("/api/me", content=b"x" * (MOST_BYTES + 1)), 413)
    check_promises(ada.post("/me"), 422)
    check_promises(stranger.get("/api/tables/%00"), 422)
    check_promises(stranger.get("/assets/nothing.js"), 404)
    for path in (f"/api/tables/{table}/stream", "/api/stream"):
        with ada.http.stream("GET", path) as answer:
            check_promises(answer, 200)
            assert answer.headers.get_list("cache-control") == ["no-store"]
    assert ada.get("/me").headers["cache-control"] == "no-store"


@one_database
def test_a_mistake_of_ours_says_so_and_no_more(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise RuntimeError("the password of the database")

    monkeypatch.setattr("boriken.server.http.routes.games.registry.title", fail)
    answer = server.stranger().get("/api/games")
    check_promises(answer, 500)
    assert answer.json()["error"]["message"] == "Something went wrong on the server."


# Files


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages, and beside them a file that is none."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("the page", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("a secret", encoding="utf-8")
    (static / "secret.txt").symlink_to(tmp_path / "nowhere")
    monkeypatch.setattr(pages, "STATIC", static)
    return tmp_path


@one_database
@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//../../secret.txt",
        "/a/../../secret.txt",
        "/static/../secret.txt",
        "/./../secret.txt",
        "/{folder}/secret.txt",
        "/%2f{folder}/secret.txt",
        "/assets/{folder}/secret.txt",
    ],
)
def test_only_pages_are_served(server: RunningServer, folder: Path, path: str) -> None:
    parts = urlsplit(server.address)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    line.request("GET", "/")
    assert line.getresponse().read() == b"the page"
    line.request("GET", path.replace("{folder}", str(folder)))
    answer = line.getresponse()
    assert answer.read() == b"the page" or answer.status in (404, 422)
    line.close()


@one_database
def test_what_a_person_may_be_called_in_a_mail_is_one_line(server: RunningServer) -> None:
    """Nothing that is kept of a person can add a header to a message."""
    ada: Guest = server.guest()
    for email in ("a@b\nBcc: c@d", "a@b\rX: y", "a@b c@d", "a@b\0", "a@b@c"):
        assert ada.patch("/me", {"email": email}).status_code == 422
