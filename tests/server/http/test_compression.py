"""Data of some size is compressed on its way, where the client takes it."""

from __future__ import annotations

import pytest

from tests.server.kit import RunningServer, one_database, seated


@one_database
def test_a_large_answer_is_compressed_for_whoever_takes_it(server: RunningServer) -> None:
    stranger = server.stranger()
    packed = stranger.get("/api/games", headers={"Accept-Encoding": "gzip"})
    plain = stranger.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert "Accept-Encoding" in packed.headers["vary"]


@one_database
@pytest.mark.parametrize("path", ["/api/me", "/api/tables/nowhere"])
def test_a_small_answer_stays_as_it_is(server: RunningServer, path: str) -> None:
    assert "content-encoding" not in server.stranger().get(path).headers


@one_database
def test_a_move_is_answered_at_once(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    moved = ada.move(table, 0, "settler").raise_for_status()
    assert len(moved.content) > 1500
    assert "content-encoding" not in moved.headers
    assert ada.get(f"/tables/{table}/state").headers["content-encoding"] == "gzip"
