"""Puzzles over HTTP: for everybody, the answer only after an answer, and rated with those who have an account."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from boriken.puzzles.puzzle import Puzzle, all_puzzles, puzzles_of
from boriken.server.puzzles.serializers import daily_puzzle
from tests.server.kit import Guest, RunningServer, one_database

TELLTALE = ("share", "reason", "line", "right", "difficulty", "origin", "judge")


def some(game: str = "puerto-rico") -> Puzzle:
    return puzzles_of(game)[0]


def wrong(puzzle: Puzzle) -> str:
    return puzzle.choices[-1].action


def answer(person: Guest, puzzle: Puzzle, action: str, language: str = "en") -> dict[str, Any]:
    sent = person.post(f"/puzzles/{puzzle.id}", {"actions": [action], "language": language})
    verdict: dict[str, Any] = sent.raise_for_status().json()
    return verdict


def keys(document: object) -> set[str]:
    """All names in a document, however deep."""
    if isinstance(document, dict):
        return set(document).union(*map(keys, document.values()))
    return set().union(*map(keys, document)) if isinstance(document, list) else set()


@one_database
@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_a_puzzle_shows_what_its_seat_may_know_and_not_the_answer(server: RunningServer, game: str) -> None:
    puzzle = some(game)
    shown = server.stranger().get(f"/api/puzzles/{puzzle.id}").raise_for_status().json()
    match = puzzle.match()
    assert shown["state"]["view"] == match.view(puzzle.seat)
    assert shown["state"]["log"] == []
    assert sorted(shown["state"]["choices"]) == sorted(match.choices())
    assert shown["solved"] is None
    assert shown["table"]["yours"] == [puzzle.seat]
    assert not keys({**shown, "table": {}, "state": {}, "choices": {}}) & set(TELLTALE)


@one_database
def test_hidden_cards_make_no_difference_to_what_is_shown(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = some("san-juan")
    stranger = server.stranger()
    seen = []
    for seed in (1, 2):
        twin = puzzle.match()
        twin.game = twin.game.determinize(puzzle.seat, seed)
        twin.game.listening = True
        monkeypatch.setattr(Puzzle, "match", lambda _, twin=twin: twin.copy())
        shown = stranger.get(f"/api/puzzles/{puzzle.id}").raise_for_status().json()
        told = stranger.post(f"/api/puzzles/{puzzle.id}", json={"actions": [wrong(puzzle)]}).raise_for_status().json()
        seen.append((shown["state"], shown["choices"], shown["table"]["facts"], told))
    assert seen[0] == seen[1]


@one_database
def test_a_stranger_answers_and_learns_why(server: RunningServer) -> None:
    puzzle = some()
    stranger = server.stranger()
    path = f"/api/puzzles/{puzzle.id}"
    told = stranger.post(path, json={"actions": [wrong(puzzle)], "language": "de"}).raise_for_status().json()
    assert (told["right"], told["answer"], told["beside"]) == (False, puzzle.answer, wrong(puzzle))
    assert told["reason"].startswith("Eine Runde später")
    assert [one["action"] for one in told["choices"]] == [one.action for one in puzzle.choices]
    assert (told["counted"], told["standing"]) == (False, None)
    right = stranger.post(path, json={"actions": [puzzle.answer, "pass"]}).raise_for_status().json()
    assert (right["right"], right["beside"]) == (True, puzzle.choices[1].action)
    assert right["line"]


@one_database
def test_what_the_rules_forbid_is_refused_and_does_not_count(server: RunningServer) -> None:
    ada = server.guest()
    puzzle = next(one for one in puzzles_of("puerto-rico") if one.kind == "role")
    refused = ada.post(f"/puzzles/{puzzle.id}", {"actions": ["settle quarry"]})
    assert refused.status_code == 422
    assert ada.post(f"/puzzles/{puzzle.id}", {"actions": ["castle"]}).status_code == 422
    assert ada.get(f"/puzzles/{puzzle.id}").json()["solved"] is None
    assert ada.get("/puzzles/chess-1").status_code == 404
    assert ada.post("/puzzles/chess-1", {"actions": ["pass"]}).status_code == 404


def test_the_first_answer_counts_and_both_are_rated(server: RunningServer) -> None:
    ada, bea = server.member("Ada"), server.member("Bea")
    puzzle = puzzles_of("puerto-rico")[1]
    before = ada.get(f"/puzzles/{puzzle.id}").json()["rating"]
    right = answer(ada, puzzle, puzzle.answer)
    assert right["counted"]
    assert right["rating"] < before
    assert right["standing"]["rating"] > 25
    assert (right["standing"]["answered"], right["standing"]["right"]) == (1, 1)
    again = answer(ada, puzzle, wrong(puzzle))
    assert (again["right"], again["counted"], again["standing"]) == (False, False, right["standing"])
    assert ada.get(f"/puzzles/{puzzle.id}").json()["solved"] is True

    missed = answer(bea, puzzle, wrong(puzzle))
    assert missed["standing"]["rating"] < 25
    assert missed["rating"] > right["rating"]
    listed = bea.get("/puzzles").json()
    assert listed["puzzles"][-1] == {**listed["puzzles"][-1], "id": puzzle.id, "solved": False}
    assert [one["game"] for one in listed["standings"]] == ["puerto-rico"]


def test_a_guest_is_remembered_but_not_rated(server: RunningServer) -> None:
    guest = server.guest()
    puzzle = some("anno-1503")
    before = guest.get(f"/puzzles/{puzzle.id}").json()["rating"]
    told = answer(guest, puzzle, puzzle.answer)
    assert (told["counted"], told["standing"], told["rating"]) == (True, None, before)
    assert guest.get(f"/puzzles/{puzzle.id}").json()["solved"] is True


@one_database
def test_puzzles_near_ones_rating_come_first(server: RunningServer) -> None:
    listed = server.stranger().get("/api/puzzles").raise_for_status().json()
    assert {one["id"] for one in listed["puzzles"]} == set(all_puzzles())
    assert listed["daily"] in all_puzzles()
    daily = server.stranger().get("/api/puzzles/daily").raise_for_status().json()
    assert daily["id"] == listed["daily"]


def test_every_puzzle_has_its_day() -> None:
    days = [date(2027, 1, 1) + timedelta(days=number) for number in range(len(all_puzzles()))]
    found = [puzzle.id for day in days if (puzzle := daily_puzzle(day)) is not None]
    assert sorted(found) == sorted(all_puzzles())
