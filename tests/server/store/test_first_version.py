"""A database that the first version of the server made: everybody is still known, and games go on where they were."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from boriken.server.settings import Settings
from tests.project import ROOT
from tests.server.kit import RunningServer, play_out, running

MADE = ROOT / "tests/fixtures/server/first-version"
KNOWN = json.loads(MADE.with_suffix(".json").read_text())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data: Path = tmp_path_factory.mktemp("data")
    (data / "boriken.sqlite").write_bytes(gzip.decompress(MADE.with_suffix(".sqlite.gz").read_bytes()))
    with running(Settings(data=data, port=0, limits=False)) as server:
        yield server
        server.see_off()


def browser_of(site: RunningServer, name: str) -> httpx.Client:
    """The browser of somebody who has been here before, with the cookie of then."""
    http = site.stranger()
    http.cookies.set("boriken", KNOWN["cookies"][name])
    return http


def test_people_are_who_they_were(site: RunningServer) -> None:
    for name in KNOWN["cookies"]:
        assert browser_of(site, name).get("/api/me").json()["person"]["name"] == name


@pytest.mark.parametrize("game", KNOWN["tables"])
def test_a_game_goes_on_where_it_was(site: RunningServer, game: str) -> None:
    before, http = KNOWN["tables"][game], browser_of(site, "Ana")
    state = http.get(f"/api/tables/{before['id']}/state").raise_for_status().json()
    assert (state["actions"], state["actor"], len(state["log"])) == (before["actions"], before["actor"], before["log"])
    play_out(site, before["id"])
    assert http.get(f"/api/tables/{before['id']}/state").json()["over"]


def test_a_finished_game_has_its_result_and_its_record(site: RunningServer) -> None:
    finished, http = KNOWN["finished"], browser_of(site, "Ben")
    state = http.get(f"/api/tables/{finished['id']}/state").json()
    assert [score["points"] for score in state["scores"]] == finished["scores"]
    assert http.get(f"/api/tables/{finished['id']}/record").raise_for_status().text
