"""Running a server: is it well, what does it do, what does it say, and how does it end."""

from __future__ import annotations

import json
import logging
import re
import resource
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from boriken.core.errors import SetupError
from boriken.server.logs import Lines
from boriken.server.service import Service
from boriken.server.settings import DATABASE_FILE, Settings
from boriken.server.store.files import hold_data
from tests.cli.kit import boriken, fails
from tests.server.kit import RunningServer, running, until
from tests.server.postgres import free_port, new_database
from tests.server.process import children, eventually, server_process, still_running

# Is it well?


def test_a_server_with_its_database_is_well(server: RunningServer) -> None:
    answer = server.stranger().get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_server_without_its_database_says_so_and_stays(postgres_cluster: str, tmp_path: Path) -> None:
    database = new_database(postgres_cluster)
    with running(Settings(tmp_path, database, port=0)) as server:
        ada = server.guest()
        with psycopg.connect(postgres_cluster, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{database.rpartition("/")[2]}" WITH (FORCE)'.encode())
        assert server.stranger().get("/healthz").status_code == 503
        refused = ada.get("/tables")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "unavailable")
        server.see_off()


@pytest.mark.parametrize("harm", ["destroyed", "removed"])
def test_a_server_whose_file_is_lost_is_not_well(tmp_path: Path, harm: str) -> None:
    with running(Settings(tmp_path, port=0)) as server:
        server.guest()
        assert server.stranger().get("/healthz").status_code == 200
        file = server.service.settings.database_file
        if harm == "destroyed":
            for part in (file, file.with_name(f"{file.name}-wal")):
                part.write_bytes(b"not a database" * 1000)
        else:
            file.rename(tmp_path / "elsewhere")
        assert server.stranger().get("/healthz").status_code == 503
        server.see_off()


def test_a_server_whose_disk_is_full_says_so_loses_nothing_and_recovers(tmp_path: Path) -> None:
    """Every write of its process to a file fails for a while."""
    with server_process(tmp_path / "data") as server:
        ada = server.guest()
        table = ada.make_table("me me", options={"first_governor": "0"})["id"]
        process = server.process.pid
        usual = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, usual[1]))
        assert server.stranger().get("/healthz").status_code == 503
        assert ada.move(table, 0, "settler", key="full").status_code == 503
        resource.prlimit(process, resource.RLIMIT_FSIZE, usual)
        assert server.stranger().get("/healthz").status_code == 200
        ada.move(table, 0, "settler", key="full").raise_for_status()
        assert ada.state(table)["view"]["roles"]["settler"]["open"] is False


# What does it do?


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with running(Settings(tmp_path, port=0)) as server:
        ada = server.guest()
        table = ada.make_table("me skilled", options={"first_governor": "0"})["id"]
        assert ada.move(table, 0, "castle e1").status_code == 422
        ada.move(table, 0, "settler", "settle quarry").raise_for_status()
        assert eventually(lambda: ada.state(table)["choices"] != [])
        with ada.following(table) as events:
            until(events, "state")
            streams = value(server, "boriken_streams")
        moves = "/api/tables/{identity}/moves"
        assert streams == 1
        assert value(server, "boriken_tables_live") == 1
        assert value(server, "boriken_moves_total", by="person") == 1
        assert value(server, "boriken_moves_total", by="bot") >= 1
        assert value(server, "boriken_bot_decisions_total", level="skilled") >= 1
        assert value(server, "boriken_bot_turn_seconds_count", level="skilled") >= 1
        assert value(server, "boriken_requests_total", method="POST", route=moves, status="200") == 1
        assert value(server, "boriken_requests_total", method="POST", route=moves, status="422") == 1
        assert value(server, "boriken_request_seconds_count", route=moves) == 2
        page = server.stranger().get("/metrics")
        assert page.headers["content-type"].startswith("text/plain")
        assert 'boriken_moves_total{by="person"} 1.0' in page.text
        server.see_off()


def value(server: RunningServer, name: str, **labels: str) -> float:
    return server.service.metrics.registry.get_sample_value(name, labels) or 0.0


def test_a_fault_of_the_server_is_told_counted_and_logged(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a wheel came off")

    before = value(server, "boriken_errors_total")
    monkeypatch.setattr(Service, "show_table", fail)
    ada = server.guest()
    table = ada.post("/tables", {"game": "puerto-rico", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (table.status_code, table.json()["error"]["code"]) == (500, "broken")
    assert "wheel" not in table.text
    assert value(server, "boriken_errors_total") == before + 1
    failures = [record for record in caplog.records if record.message == "a request failed"]
    assert len(failures) == 1
    assert failures[0].exc_info


# What does it say?


def test_logs_are_json_without_anything_secret(tmp_path: Path) -> None:
    with server_process(tmp_path / "data", "", "--log-json") as server:
        ada = server.guest("Ada")
        table = ada.make_table("me open", private=True)
        asked = server.stranger().get(f"/api/tables/{table['id']}", params={"invitation": table["invitation"]})
        assert asked.status_code == 200
        server.stranger().get(f"/{table['invitation']}")
        assert server.end() == 0
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"at", "level", "logger", "message", "request", "table"} <= set(lines[-1])
    assert asked.headers["x-request-id"] in [line["request"] for line in lines if "request" in line]
    cookie = ada.http.cookies["boriken"]
    for secret in (cookie, cookie.split(".")[0], ada.http.headers["X-CSRF-Token"], table["invitation"]):
        assert secret not in text


def test_logs_are_readable_otherwise(tmp_path: Path) -> None:
    with server_process(tmp_path / "data", "", "--verbose") as server:
        table = server.guest().make_table()["id"]
        server.stranger().get(f"/api/tables/{table}")
        assert server.end() == 0
    line = server.log.read_text().splitlines()[-1]
    pattern = r"\d\d:\d\d:\d\d GET /api/tables/\{identity\} 200 [\d.]+ ms table=\w+ request=[0-9a-f]{12}"
    assert re.fullmatch(pattern, line)


def test_a_family_is_not_bothered_with_requests(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        server.guest().make_table()
        assert server.end() == 0
    assert server.log.read_text() == ""


# How does it end?


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_lets_go_of_everybody(fresh: Settings, number: signal.Signals) -> None:
    with server_process(fresh.data, fresh.database) as server:
        ada = server.guest()
        table = ada.make_table("me me", options={"first_governor": "0"})["id"]
        ada.move(table, 0, "settler").raise_for_status()
        workers = children(server.process.pid)
        assert workers
        with ada.following(table) as events, ada.at(server.stranger()).following_home() as lists:
            until(events, "state")
            until(lists, "mine")
            assert server.end(number) == 0
            assert [event.kind for event in [*events, *lists]].count("state") == 0
        assert not still_running(workers)
        server.start()
        server.wait_until_open()
        assert ada.state(table)["view"]["roles"]["settler"]["open"] is False
    assert "error" not in server.log.read_text()


# What can be wrong


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield int(listener.getsockname()[1])


def test_a_port_in_use_is_told_in_one_sentence(taken: int, tmp_path: Path) -> None:
    said = fails(boriken("serve", "--port", str(taken), "--data", str(tmp_path)))
    assert (
        said
        == f"Port {taken} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port with --port."
    )


def test_a_server_is_for_somebody_or_says_for_whom_it_could_be(tmp_path: Path) -> None:
    said = fails(boriken("serve", "--for", "everybody", "--data", str(tmp_path)))
    assert said == "A server is for home, club or internet, not for 'everybody'."


def test_an_address_that_is_not_ours_is_told_in_one_sentence(tmp_path: Path) -> None:
    assert "listen" in fails(boriken("serve", "--host", "nowhere.invalid", "--data", str(tmp_path)))


def test_a_database_out_of_reach_is_told_in_one_sentence(tmp_path: Path) -> None:
    url = f"postgresql://boriken:sesame@127.0.0.1:{free_port()}/boriken"
    said = fails(boriken("serve", "--port", "0", "--data", str(tmp_path), "--database", url))
    assert "cannot be used" in said
    assert "sesame" not in said


@pytest.mark.parametrize("url", ["mysql://localhost/boriken", "boriken", "postgresql+nothing://localhost/x"])
def test_a_database_of_another_sort_is_told_in_one_sentence(tmp_path: Path, url: str) -> None:
    said = fails(boriken("serve", "--port", "0", "--data", str(tmp_path), "--database", url))
    assert said.startswith("The database must be SQLite (a file) or PostgreSQL")


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.database_file.write_text("Dear diary, today I built a harbor.\n" * 100)
    assert "file is not a database" in fails(boriken("serve", "--port", "0", "--data", str(tmp_path)))


def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = fails(boriken("serve", "--port", "0", "--data", str(tmp_path / "file" / "data")))
    assert "cannot be used" in said


def test_a_second_server_on_one_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    with hold_data(Settings(tmp_path)):
        said = fails(boriken("serve", "--port", "0", "--data", str(tmp_path)))
    assert said == f"Another server is running on {tmp_path}: stop it, or use PostgreSQL."


# What it keeps to itself


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    old = tmp_path / DATABASE_FILE
    old.touch()
    old.chmod(0o644)
    with running(Settings(tmp_path, port=0)) as server:
        server.guest()
        files = [file for file in tmp_path.iterdir() if file.name.startswith(DATABASE_FILE)]
        assert len(files) >= 2
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        server.see_off()


def test_a_named_sqlite_file_belongs_to_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.sqlite'}"
    with (
        hold_data(Settings(tmp_path / "one", url)),
        pytest.raises(SetupError, match="Another server"),
        hold_data(Settings(tmp_path / "two", url)),
    ):
        pass
    default = f"sqlite:///{tmp_path / DATABASE_FILE}"
    with (
        hold_data(Settings(tmp_path)),
        pytest.raises(SetupError, match="Another server"),
        hold_data(Settings(tmp_path / "two", default)),
    ):
        pass


def test_a_log_line_is_one_line() -> None:
    record = logging.makeLogRecord({"msg": "GET %s", "args": ("x\nforged",), "table": "a\r\n12:00:00 forged\x1b[2J"})
    line = Lines().format(record)
    assert "\n" not in line
    assert "\r" not in line
    assert "\x1b" not in line
    assert "a\\r\\n12:00:00 forged" in line


def test_over_https_the_cookie_is_for_this_host_only(tmp_path: Path) -> None:
    with running(Settings(tmp_path, port=0, secure_cookies=True)) as server:
        stranger = server.stranger()
        answer = stranger.post("/api/me", json={"name": "Ada"})
        assert answer.headers["set-cookie"].startswith("__Host-boriken=")
        assert "Secure" in answer.headers["set-cookie"]
        assert "Domain" not in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        sealed = answer.headers["set-cookie"].split(";")[0].partition("=")[2]
        for name in ("__Host-boriken", "boriken"):  # the second as older servers have given it
            found = server.stranger().get("/api/me", headers={"Cookie": f"{name}={sealed}"})
            assert found.json()["person"]["name"] == "Ada"
        server.see_off()
