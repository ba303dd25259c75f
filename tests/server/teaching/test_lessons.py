"""Lessons over HTTP: for everybody, with nothing stored, and by the real rules."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx

from tests.server.kit import RunningServer, one_database

FIRST = "/api/lessons/puerto-rico/first"


def at_step(client: httpx.Client, step: int, done: list[list[str]], **answer: Any) -> httpx.Response:
    return client.post(FIRST, json={"step": step, "done": done, **answer})


@one_database
def test_a_stranger_learns_without_a_name(server: RunningServer) -> None:
    stranger = server.stranger()
    listed = stranger.get("/api/lessons").raise_for_status().json()["lessons"]
    assert [one["game"] for one in listed if not one["expansion"]] == ["puerto-rico", "san-juan", "anno-1503"]
    lesson = stranger.get(FIRST, params={"language": "de"}).raise_for_status().json()
    assert lesson["title"] == "Dein erstes Spiel"
    assert lesson["steps"][0]["words"].startswith("Willkommen")
    moment = at_step(stranger, 3, [[], [], []]).raise_for_status().json()
    assert moment["right"] is None
    assert "settler" in moment["frames"][-1]["choices"]


@one_database
def test_a_wrong_answer_is_told_why_and_not_played(server: RunningServer) -> None:
    stranger = server.stranger()
    wrong = at_step(stranger, 3, [[], [], []], actions=["builder"], language="es").raise_for_status().json()
    assert (wrong["step"], wrong["right"]) == (3, False)
    assert wrong["words"].startswith("Está permitido")
    assert wrong["frames"][-1]["question"]["kind"] == "role"


@one_database
def test_a_right_answer_leads_to_the_next_step_with_all_on_the_way(server: RunningServer) -> None:
    stranger = server.stranger()
    right = at_step(stranger, 4, [[], [], [], ["settler"]], actions=["settle quarry"]).raise_for_status().json()
    assert (right["step"], right["right"]) == (5, True)
    assert len(right["frames"]) == 4
    assert right["frames"][-1]["view"]["seats"][1]["island"]["corn"] == [1, 0]
    counted = at_step(stranger, 6, [*right["done"], []], counts={"indigo": 0, "quarry": 1}).raise_for_status().json()
    assert (counted["step"], counted["right"]) == (7, True)


@one_database
def test_what_the_rules_forbid_is_refused_in_their_words(server: RunningServer) -> None:
    refused = at_step(server.stranger(), 4, [[], [], [], ["settler"]], actions=["settle sugar"])
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == "no_such_tile"


@one_database
def test_a_lesson_that_has_changed_since_is_told_from_one_that_is_not_there(server: RunningServer) -> None:
    stranger = server.stranger()
    assert at_step(stranger, 4, [[], [], [], ["builder"]]).status_code == 409
    assert stranger.get("/api/lessons/puerto-rico/second").status_code == 404
    assert stranger.get("/api/lessons/chess/first").status_code == 404


@one_database
def test_nothing_of_a_lesson_is_stored(server: RunningServer) -> None:
    ada = server.guest("Ada")
    ada.post("/lessons/puerto-rico/first", {"step": 0, "done": []}).raise_for_status()
    assert ada.get("/me/tables").json() == {"tables": []}


@one_database
def test_the_rule_book_is_that_of_the_table(server: RunningServer) -> None:
    stranger = server.stranger()
    plain = stranger.get("/api/games/puerto-rico/rules", params={"language": "nl"}).raise_for_status().json()
    assert plain["questions"]["role"] == "round"
    assert plain["chapters"][0]["title"] == "Voorbereiding"
    asked: dict[str, str | int] = {"players": 4, "options": '{"expansions": "festival", "edition": "first"}'}
    festival = stranger.get("/api/games/puerto-rico/rules", params=asked).raise_for_status().json()
    assert festival["chapters"][-1]["id"] == "festival"
    assert stranger.get("/api/games/chess/rules").status_code == 404
    for odd in ("[]", "no", '{"edition": "third"}'):
        assert stranger.get("/api/games/puerto-rico/rules", params={"options": odd}).status_code == 422
