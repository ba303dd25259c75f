"""Link previews: a title, a sentence and a picture, and nothing of tables that are private."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from boriken.server.http import pages
from tests.server.kit import RunningServer, one_database, play_out, seated

PAGE = "<!doctype html><html><head><title>Boriken</title></head><body></body></html>"

pytestmark = one_database


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static/index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")


def tags(server: RunningServer, path: str, language: str = "en") -> dict[str, str]:
    text = server.stranger().get(path, headers={"Accept-Language": language}).raise_for_status().text
    return {name: unescape(said) for name, said in re.findall(r'<meta property="og:(\S+?)" content="(.*?)" />', text)}


def test_the_first_page_says_what_it_is_in_the_readers_language(server: RunningServer) -> None:
    assert tags(server, "/")["title"] == "Take a seat in the sun."
    german = tags(server, "/", "fr, de-AT;q=0.8")
    assert german["locale"] == "de"
    assert german["title"] != "Take a seat in the sun."


def test_a_picture_has_its_whole_address(server: RunningServer) -> None:
    assert tags(server, "/play/san-juan")["image"] == f"{server.address}/previews/san-juan.jpg"


def test_a_game_is_told_in_a_sentence(server: RunningServer) -> None:
    shown = tags(server, "/play/puerto-rico")
    assert shown["title"] == "Puerto Rico"
    assert shown["description"].endswith(".")
    assert tags(server, "/play/unheard-of")["title"] == tags(server, "/")["title"]


@pytest.mark.parametrize("page", ["tables", "join"])
def test_an_invitation_names_its_host_and_the_game(server: RunningServer, page: str) -> None:
    table = server.guest('Ada "<script>"').make_table("me open", game="san-juan", private=True)
    shown = tags(server, f"/{page}/{table['id']}?invitation={table['invitation']}")
    assert shown["title"] == 'Ada "<script>" invites you to San Juan'
    assert shown["image"].endswith("/previews/san-juan.jpg")


def test_of_a_private_table_strangers_are_told_nothing(server: RunningServer) -> None:
    table = server.guest("Ada").make_table("me open", private=True)
    for path in (f"/tables/{table['id']}", f"/tables/{table['id']}?invitation=wrong", "/tables/nowhere"):
        assert tags(server, path)["title"] == tags(server, "/")["title"]


def test_a_finished_game_names_the_winner(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    assert tags(server, f"/tables/{table}")["title"] == "Puerto Rico with Ada and Ben"
    play_out(server, table)
    shown, scores = tags(server, f"/tables/{table}"), ada.state(table)["scores"]
    assert shown["title"] == f"{['Ada', 'Ben'][[score['place'] for score in scores].index(1)]} wins"
    for name, score in zip(["Ada", "Ben"], scores, strict=True):
        assert f"{name} {score['points']}" in shown["description"]
