"""Analysis boards: play for all seats, go back, branch, ask a bot, and share it; never a game that is being played."""

from __future__ import annotations

from typing import Any

import pytest

import boriken
from boriken.server.analyses import tree
from boriken.server.bots.pool import WorkerPool
from tests.kits.puerto_rico import given, seat
from tests.reviews.kit import last_purchase
from tests.server.kit import Guest, Json, RunningServer, one_database, seated

FINISHED = last_purchase("pass").record()


def begin(person: Guest, **wish: Any) -> Json:
    made = person.post("/analyses", wish)
    assert made.status_code == 201, made.text
    analysis = made.json()
    assert isinstance(analysis, dict)
    return analysis


def play(person: Guest, analysis: Json, node: int, *actions: str, **wish: Any) -> Json:
    answer = person.post(f"/analyses/{analysis['id']}/moves", {"node": node, "actions": list(actions), **wish})
    moved = answer.raise_for_status().json()
    assert isinstance(moved, dict)
    return moved


@pytest.fixture
def ada(server: RunningServer) -> Guest:
    return server.guest()


@pytest.fixture
def table(ada: Guest) -> str:
    return str(ada.bring(FINISHED).raise_for_status().json()["id"])


@pytest.fixture
def board(ada: Guest, table: str) -> Json:
    return begin(ada, table=table, at=0)


def test_lines_are_played_for_all_seats_and_branch(ada: Guest, board: Json) -> None:
    first = play(ada, board, 0, "builder")
    assert first["moment"]["state"]["actor"] == 0
    bought = play(ada, board, 1, "build residence")["moment"]
    assert bought["state"]["over"]
    other = play(ada, board, 1, "pass")
    assert [node["parent"] for node in other["analysis"]["nodes"]] == [None, 0, 1, 1]
    assert play(ada, board, 1, "build residence")["moment"]["node"] == 2
    winners = [score["seat"] for score in bought["state"]["scores"] if score["place"] == 1]
    assert winners == [0]
    assert other["moment"]["state"]["scores"][1]["place"] == 1


def test_the_opinion_has_a_share_for_every_seat_and_says_how_sure_it_is(ada: Guest, board: Json) -> None:
    play(ada, board, 0, "builder")
    opinion = ada.post(f"/analyses/{board['id']}/opinion", {"node": 1}).raise_for_status().json()
    best, passing = opinion["choices"][0], next(one for one in opinion["choices"] if one["action"] == "pass")
    assert best["action"].startswith("build ")
    assert best["shares"][0] == pytest.approx(1.0, abs=0.01)
    assert passing["shares"][1] == pytest.approx(1.0, abs=0.01)
    assert all(len(one["shares"]) == 3 and one["margin"] >= 0 for one in opinion["choices"])
    assert ada.get(f"/analyses/{board['id']}/nodes/1").json()["opinion"] == opinion


@one_database
def test_an_arrangement_that_was_tried_is_judged_too(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def ask(self: WorkerPool, task: str, about: Any, claim: Any) -> Json:
        asked.append(about.asked)
        return {"judge": "net:1", "seat": 0, "choices": [], "counts": {}}

    monkeypatch.setattr(WorkerPool, "ask", ask)
    seats = {0: seat(island="1 corn, 1 indigo", city="small_indigo_plant (0)", doubloons=33)}
    match = given(3, seats=seats, governor=0)
    match.play("mayor", "pass")
    board = begin(ada, position=match.position())
    for counts in ({"corn": 1}, {"indigo": 1}):
        ada.post(f"/analyses/{board['id']}/opinion", {"node": 0}).raise_for_status()
        ada.post(f"/analyses/{board['id']}/opinion", {"node": 0}).raise_for_status()
        ada.post(f"/analyses/{board['id']}/moves", {"node": 0, "counts": counts}).raise_for_status()
    ada.post(f"/analyses/{board['id']}/opinion", {"node": 0}).raise_for_status()
    first, second = match.count_out({"corn": 1}), match.count_out({"indigo": 1})
    assert asked == [[], [first], [first, second]]


def test_bots_play_the_rest(ada: Guest, board: Json) -> None:
    ended = ada.post(f"/analyses/{board['id']}/bots", {"node": 0}).raise_for_status().json()
    assert ended["moment"]["state"]["over"]
    assert ended["moment"]["node"] == len(ended["analysis"]["nodes"]) - 1


def test_whoever_has_the_link_looks_and_plays_in_a_copy(server: RunningServer, ada: Guest, board: Json) -> None:
    play(ada, board, 0, "builder")
    ben = server.guest("Ben")
    seen = ben.get(f"/analyses/{board['id']}").json()
    assert (seen["yours"], len(seen["nodes"])) == (False, 2)
    refused = ben.post(f"/analyses/{board['id']}/moves", {"node": 1, "actions": ["pass"]})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_yours")
    copy = begin(ben, copy_of=board["id"])
    play(ben, copy, 1, "pass")
    assert len(ada.get(f"/analyses/{board['id']}").json()["nodes"]) == 2


def test_analyses_are_kept_with_their_game(ada: Guest, table: str, board: Json) -> None:
    listed = ada.get(f"/tables/{table}/analyses").json()["analyses"]
    assert [(one["id"], one["name"], one["at"]) for one in listed] == [(board["id"], "Ada", 0)]


@one_database
def test_a_branch_is_taken_out_and_the_others_keep_their_numbers(ada: Guest, board: Json) -> None:
    play(ada, board, 0, "builder")
    play(ada, board, 1, "pass")
    play(ada, board, 1, "build residence")
    left = ada.delete(f"/analyses/{board['id']}/nodes/2").json()
    assert [node["gone"] for node in left["nodes"]] == [False, False, True, False]
    assert ada.get(f"/analyses/{board['id']}/nodes/2").status_code == 404
    assert ada.delete(f"/analyses/{board['id']}/nodes/0").status_code == 409


@one_database
def test_chance_deals_the_same_again_unless_it_is_asked_for_something_else(ada: Guest) -> None:
    position = boriken.new_match("puerto-rico", 3, seed=3, first_governor=0).position()
    position["state"]["seats"][2]["doubloons"] = 40  # unlike any game that others may be playing
    board = begin(ada, position=position)
    play(ada, board, 0, "settler")
    play(ada, board, 1, "settle quarry")
    play(ada, board, 2, "settle " + first_plantation(ada, board, 2))
    action = "settle " + first_plantation(ada, board, 3)
    one, again = play(ada, board, 3, action), play(ada, board, 3, action)
    assert again["moment"]["node"] == one["moment"]["node"]
    others = {play(ada, board, 3, action, anew=True)["moment"]["node"] for _ in range(3)}
    dealt = {tuple(play(ada, board, 0, "settler")["analysis"]["nodes"][node]["actions"]) for node in others}
    assert len(others) == 3
    assert len(dealt) > 1


def first_plantation(person: Guest, board: Json, node: int) -> str:
    choices = person.get(f"/analyses/{board['id']}/nodes/{node}").json()["state"]["choices"]
    return next(str(choice).removeprefix("settle ") for choice in choices if choice.startswith("settle "))


@one_database
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": [{"doubloons": -1}, {}, {}]}, "Player 1 · Doubloons"),
        ({"seats": [{}, {}, {}], "colonist_ship": 1000}, "942 more than there are"),
        ({"seats": [{}, {}, {}], "nonsense": 1}, "nonsense"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(ada: Guest, change: Json, sentence: str) -> None:
    position = {"game": "puerto-rico", "players": 3, "options": {}, "state": change}
    refused = ada.post("/analyses", {"position": position})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "position")
    assert sentence in refused.json()["error"]["message"]


@one_database
def test_an_illegal_move_is_refused_with_the_reason(ada: Guest, board: Json) -> None:
    refused = ada.post(f"/analyses/{board['id']}/moves", {"node": 0, "actions": ["settler"]})
    assert refused.status_code == 422
    assert refused.json()["error"]["message"]


@one_database
def test_there_is_an_end_to_what_is_kept(ada: Guest, board: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 2)
    play(ada, board, 0, "builder")
    full = ada.post(f"/analyses/{board['id']}/moves", {"node": 1, "actions": ["pass"]})
    assert (full.status_code, full.json()["error"]["code"]) == (409, "too_many_moments")


# A game that is being played


@one_database
def test_a_game_that_is_being_played_is_not_analysed(server: RunningServer, ada: Guest) -> None:
    playing = seated([ada, server.guest("Ben")])["id"]
    refused = ada.post("/analyses", {"table": playing, "at": 0})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_over")
