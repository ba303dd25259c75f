"""The proxies that deploy/ configures: requests about a table go to one server, and events are never held back."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.proxies import PROXIES, proxy

TABLES = [f"table{number}" for number in range(24)]


class Backend(ThreadingHTTPServer):
    """A server that says who it is. Its streams tell one thing, and wait."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.may_end = threading.Event()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Backend

    def do_GET(self) -> None:
        told = {"port": self.server.server_port, "for": self.headers.get_all("X-Forwarded-For")}
        if not self.path.endswith("/stream"):
            self.answer(json.dumps(told).encode(), "application/json")
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.write(b"d\r\ndata: first\n\n\r\n")
        self.server.may_end.wait(20.0)
        self.wfile.write(b"0\r\n\r\n")

    def answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Nobody reads it."""


@contextmanager
def backend() -> Iterator[Backend]:
    server = Backend()
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield server
    finally:
        server.may_end.set()
        server.shutdown()
        server.server_close()


Site = tuple[str, Backend, Backend]


@pytest.fixture(scope="module", params=PROXIES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with backend() as first, backend() as second:
        ports = [first.server_port, second.server_port]
        with proxy(request.param, ports, tmp_path_factory.mktemp(request.param)) as address:
            yield address, first, second


def reached(address: str, path: str, **headers: str) -> int:
    """The port of the server that answers."""
    return int(httpx.get(f"{address}{path}", headers=headers, trust_env=False).raise_for_status().json()["port"])


def test_all_requests_about_a_table_go_to_one_server_and_tables_to_all(site: Site) -> None:
    address, first, second = site
    homes = {table: reached(address, f"/api/tables/{table}") for table in TABLES}
    assert set(homes.values()) == {first.server_port, second.server_port}
    for table, home in homes.items():
        assert reached(address, f"/api/tables/{table}/state?seat=1&log_from=3") == home
        assert reached(address, f"/api/tables/{table}/seats/1/share", **{"X-Table": "another"}) == home
    elsewhere = {reached(address, path) for path in ("/", "/api/games", "/api/me")}
    assert len(elsewhere) == 1, "whatever belongs to no table goes by the address"


def test_events_pass_at_once(site: Site) -> None:
    address, first, second = site
    with httpx.stream("GET", f"{address}/api/tables/one/stream", trust_env=False, timeout=20.0) as answer:
        lines = answer.iter_lines()
        assert next(lines) == "data: first", "before the server has ended its answer"
        first.may_end.set()
        second.may_end.set()
        assert list(lines) == [""]


def test_the_visitors_address_is_told_and_cannot_be_made_up(site: Site) -> None:
    headers = {"X-Forwarded-For": "203.0.113.66"}
    told = httpx.get(f"{site[0]}/api/games", headers=headers, trust_env=False).json()
    assert told["for"] == ["127.0.0.1"]


@pytest.mark.parametrize("path", ["/metrics", "/healthz"])
def test_what_is_for_the_host_stays_inside(site: Site, path: str) -> None:
    assert httpx.get(f"{site[0]}{path}", trust_env=False).status_code == 404


@pytest.mark.parametrize("name", PROXIES)
def test_if_a_server_is_gone_another_takes_over(name: str, tmp_path: Path) -> None:
    with backend() as stays, backend() as goes:
        ports = {stays.server_port, goes.server_port}
        with proxy(name, sorted(ports), tmp_path) as address:
            homes = {table: reached(address, f"/api/tables/{table}") for table in TABLES[:12]}
            assert set(homes.values()) == ports
            goes.shutdown()
            goes.server_close()
            assert {reached(address, f"/api/tables/{table}") for table in homes} == {stays.server_port}
