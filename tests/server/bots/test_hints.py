"""Hints: for one's own decision, and not where it counts."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from boriken.reviews.grades import WORTH_TELLING, grade
from boriken.server.http import rate_limits
from boriken.server.settings import Settings
from tests.server.kit import Guest, RunningServer, code, running, seated

MOST_DEALS = 8  # by which a choice may happen to be the best


def test_a_hint_says_what_a_strong_bot_thinks_of_every_choice(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    hint = ada.get(f"/tables/{table}/hint", seat=0).raise_for_status().json()
    state = ada.state(table)
    assert (hint["version"], hint["unit"]) == (state["version"], "share of the win")
    assert hint["level"] in [level["id"] for level in ada.get("/games").json()["levels"]]
    assert sorted(opinion["action"] for opinion in hint["opinions"]) == sorted(state["choices"])
    visits = [opinion["visits"] for opinion in hint["opinions"]]
    assert visits == sorted(visits, reverse=True)
    assert hint["counts"] is None
    assert hint["reason"].startswith("A round later you have ")
    assert ada.get(f"/tables/{table}/hint").json() == hint
    told = {language: ada.get(f"/tables/{table}/hint", language=language).json()["reason"] for language in ("de", "xx")}
    assert told["de"].startswith("Eine Runde später hast du ")
    assert told["xx"] == hint["reason"]


def with_colonists_to_place(server: RunningServer) -> tuple[Guest, str]:
    """Somebody who has two colonists and several places for them, and their table."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    ada.move(table, 0, "builder", "build small_market").raise_for_status()
    ben.move(table, 1, "pass").raise_for_status()
    ben.move(table, 1, "settler", "settle quarry").raise_for_status()
    ada.move(table, 0, ada.state(table)["choices"][-1]).raise_for_status()
    ada.move(table, 0, "mayor", "colonist").raise_for_status()
    return ada, table


def test_of_many_small_choices_a_hint_tells_the_whole_arrangement(server: RunningServer) -> None:
    ada, table = with_colonists_to_place(server)
    hint = ada.get(f"/tables/{table}/hint").raise_for_status().json()
    assert sum(hint["counts"].values()) == 2
    assert hint["reason"] is None
    answer = {"version": hint["version"], "key": "arranged", "seat": 0, "counts": hint["counts"]}
    assert ada.post(f"/tables/{table}/moves", answer).status_code == 200


def test_only_who_decides_gets_a_hint(server: RunningServer) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    assert ben.get(f"/tables/{table}/hint").json()["error"]["code"] == "not_your_turn"
    assert eve.get(f"/tables/{table}/hint").json()["error"]["code"] == "not_your_turn"
    assert ben.get(f"/tables/{table}/hint", seat=0).status_code == 403
    assert server.stranger().get(f"/api/tables/{table}/hint").status_code == 401


def test_there_are_no_hints_in_a_rated_game(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], options={"first_governor": "0"}, rated=True)["id"]
    refused = ada.get(f"/tables/{table}/hint")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "rated")


def test_who_asks_for_too_many_hints_must_wait(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # however long a hint takes
    settings = Settings(data=server.service.settings.data / "strict", port=0)
    with running(settings) as strict:
        ada = strict.guest("Ada")
        table = ada.make_table("me skilled", options={"first_governor": "0"})["id"]
        answers = [ada.get(f"/tables/{table}/hint").status_code for _ in range(12)]
        strict.see_off()
    assert answers[0] == 200
    assert answers[-1] == 429


# Verdicts on what was decided


def test_a_verdict_judges_ones_own_choice_as_a_review_does(server: RunningServer) -> None:
    """To begin with the captain, when there is nothing to ship yet, gives something away, but not with every deal."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    for _ in range(MOST_DEALS):
        table = seated([ada, ben], options={"first_governor": "0"})["id"]
        at = ada.state(table)["actions"]
        ada.move(table, 0, "captain").raise_for_status()
        verdict = ada.get(f"/tables/{table}/verdict", seat=0, at=at).raise_for_status().json()
        assert verdict["at"] == at
        assert verdict["grade"] == grade(verdict["given_away"])
        if verdict["best"]:
            break
    assert verdict["best"] not in ([], ["captain"])
    assert verdict["given_away"] > 0
    assert verdict["counts"] is None
    german = ada.get(f"/tables/{table}/verdict", seat=0, at=at, language="de").json()
    assert {**german, "reason": None} == {**verdict, "reason": None}
    if verdict["grade"] in WORTH_TELLING:
        assert verdict["reason"] != german["reason"]


def test_of_many_small_choices_a_verdict_judges_the_whole(server: RunningServer) -> None:
    ada, table = with_colonists_to_place(server)
    state = ada.state(table)
    things = state["question"]["things"]
    answer = {"version": state["version"], "key": "all", "seat": 0, "counts": dict.fromkeys(list(things)[:2], 1)}
    ada.post(f"/tables/{table}/moves", answer).raise_for_status()
    verdict = ada.get(f"/tables/{table}/verdict", seat=0, at=state["actions"]).raise_for_status().json()
    assert bool(verdict["best"]) == (verdict["counts"] is not None)
    assert verdict["counts"] is None or sum(verdict["counts"].values()) == 2
    assert verdict["reason"] is None


def test_a_verdict_is_only_for_ones_own_decision_in_a_game_that_does_not_count(server: RunningServer) -> None:
    ada, ben, eve = server.member("Ada"), server.member("Ben"), server.guest("Eve")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    at = ada.state(table)["actions"]
    assert code(ada.get(f"/tables/{table}/verdict", seat=0, at=at)) == (409, "not_your_decision")
    ada.move(table, 0, "captain").raise_for_status()
    assert code(ben.get(f"/tables/{table}/verdict", seat=1, at=at)) == (409, "not_your_decision")
    assert code(eve.get(f"/tables/{table}/verdict", at=at)) == (409, "not_your_decision")
    assert ben.get(f"/tables/{table}/verdict", seat=0, at=at).status_code == 403
    assert server.stranger().get(f"/api/tables/{table}/verdict", params={"at": at}).status_code == 401
    rated = seated([ada, ben], options={"first_governor": "0"}, rated=True)["id"]
    ada.move(rated, 0, "captain").raise_for_status()
    assert code(ada.get(f"/tables/{rated}/verdict", seat=0, at=at)) == (403, "rated")
