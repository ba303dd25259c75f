"""Connections that cost something: long headers, bytes that come slowly, cookies that are not ours, streams."""

from __future__ import annotations

import contextlib
import socket
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from boriken.server.http import connection
from boriken.server.http.connection import MOST_HEADER_BYTES
from boriken.server.http.rate_limits import MOST_OPEN
from boriken.server.people.signing import Signer
from boriken.server.run import listening
from boriken.server.settings import Settings
from tests.server.kit import PATIENCE, Guest, RunningServer, one_database, running


def connected(server: RunningServer) -> socket.socket:
    parts = urlsplit(server.address)
    return socket.create_connection((parts.hostname, parts.port), PATIENCE)


def said(line: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    answer = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            answer += part
    return answer


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that waits for the end of a request for as long as it takes: nothing else ends a connection."""
    monkeypatch.setattr(connection, "PATIENCE", 3600.0)


@one_database
@pytest.mark.usefixtures("patient")
def test_a_head_that_does_not_end_is_cut_off(server: RunningServer) -> None:
    with connected(server) as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: house.test\r\nCookie: ")
        for _ in range(MOST_HEADER_BYTES // 1000 + 2):
            line.sendall(b"x" * 1000)
            time.sleep(0.001)
        assert said(line)[:12] in (b"HTTP/1.1 400", b"")


@one_database
def test_headers_that_are_too_large_are_refused(server: RunningServer) -> None:
    answer = server.stranger().get("/api/me", headers={"Cookie": "boriken=" + "x" * MOST_HEADER_BYTES})
    assert answer.status_code in (400, 431)


@one_database
@pytest.mark.usefixtures("patient")
def test_whoever_sends_heads_that_are_too_long_is_not_answered_at_once(server: RunningServer) -> None:
    began = time.monotonic()
    with connected(server) as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: house.test\r\nCookie: " + b"x" * 4 * MOST_HEADER_BYTES)
        said(line)
    assert time.monotonic() - began >= connection.REFUSED_AFTER


@one_database
@pytest.mark.parametrize(
    "begun", [b"", b"GET /api/me HT", b"POST /api/me HTTP/1.1\r\nHost: a.test\r\nContent-Length: 90\r\n\r\n{"]
)
def test_a_request_that_does_not_arrive_in_time_is_given_up(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.2)
    with connected(server) as line:
        line.sendall(begun)
        began = time.monotonic()
        said(line)
        assert time.monotonic() - began < PATIENCE / 2


@one_database
def test_a_stream_outlives_the_time_for_a_request(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.1)
    ada = server.guest("Ada")
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    with server.guest("Ben").following(table) as happening:
        assert {next(happening).kind, next(happening).kind} <= {"table", "state", "presence"}
        time.sleep(0.3)
        ada.move(table, 0, "settler").raise_for_status()
        assert any(event.kind == "state" and event.data["actions"] > 0 for event in happening)


def test_forged_texts_are_not_kept() -> None:
    signer = Signer(b"secret")
    tracemalloc.start()
    try:
        for number in range(300):
            assert signer.unseal("cookie", f"{number}" + "x" * 1_000_000 + ".y") is None
            assert signer.unseal("cookie", f"{number}.y") is None
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 100_000
    assert signer._open.cache_info().currsize == 0
    assert signer.unseal("cookie", signer.seal("cookie", "token")) == "token"
    assert signer.unseal("csrf", signer.seal("cookie", "token")) is None


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(Settings(data=Path(tmp_path_factory.mktemp("strict")))) as server:
        yield server
        server.see_off()


@pytest.mark.parametrize("what", ["streams", "streams of an address"])
def test_open_streams_are_counted(strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setitem(MOST_OPEN, what, 2)
    ada = strict_server.guest("Ada")
    table = ada.make_table("me me")["id"]
    ben = ada if what == "streams" else strict_server.guest("Ben")
    with ada.following(table) as first, ben.at(strict_server.stranger()).following_home() as second:
        next(first), next(second)
        for path in (f"/tables/{table}/stream", "/stream"):
            refused = Guest.get(ada.at(strict_server.stranger()), path)
            assert refused.status_code == 429
            assert refused.headers["Retry-After"]
    for _ in range(100):
        if not strict_server.service.rate_limits._open:
            break
        time.sleep(0.05)
    assert not strict_server.service.rate_limits._open


def test_a_stream_that_is_refused_takes_no_place(strict_server: RunningServer) -> None:
    assert strict_server.guest().get("/tables/nowhere/stream").status_code == 404
    assert not strict_server.service.rate_limits._open


def test_answers_are_sent_at_once() -> None:
    """Each answer waited for 40 milliseconds when asyncio did not know that these are connections by TCP."""
    with listening("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP
