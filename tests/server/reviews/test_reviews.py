"""Reviews on the server: made in the background, kept, and gone on with after a restart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boriken
from boriken import Match
from boriken.core.game import CHANCE
from boriken.core.words import LANGUAGES
from boriken.server.bots.pool import WorkerError, WorkerPool
from boriken.server.http import rate_limits
from boriken.server.reviews import reviewer
from boriken.server.reviews.rows import seed_of
from boriken.server.settings import Settings
from tests.reviews.kit import finished, last_purchase
from tests.server.kit import Guest, Json, RunningServer, one_database, running, seated
from tests.server.process import eventually, server_process

LONGEST_REVIEW = 120.0  # seconds, on a machine that is busy with other things


def end_of(match: Match, actions: int) -> Match:
    """A game of its own that begins about so many actions before the end of another, where somebody decides."""
    begin = next(at for at in range(len(match.moves) - actions, 0, -1) if match.moves[at].actor != CHANCE)
    end = boriken.from_position(match.at(begin).position(), seed=1)
    for move in match.moves[begin:]:
        end.replay(move.text)
    assert end.over
    return end


def reviewed(person: Guest, table: str, language: str = "en") -> Json:
    """The review, once it is done."""
    assert eventually(lambda: bool(progress(person, table)["status"] != "working"), LONGEST_REVIEW)
    return progress(person, table, language)


def progress(person: Guest, table: str, language: str = "en") -> Json:
    answer = person.get(f"/tables/{table}/review", language=language).raise_for_status().json()
    assert isinstance(answer, dict)
    return answer


@pytest.fixture
def ada(server: RunningServer) -> Guest:
    return server.guest()


@pytest.fixture
def table(ada: Guest) -> str:
    """A game that is over, from a record, with a blunder."""
    return str(ada.bring(last_purchase("pass").record()).raise_for_status().json()["id"])


def test_a_finished_game_is_reviewed_once_for_all(server: RunningServer, ada: Guest, table: str) -> None:
    asked = ada.post(f"/tables/{table}/review")
    assert asked.status_code == 202
    done = reviewed(ada, table)
    assert (done["status"], done["made"], done["parts"]) == ("done", 1, 1)
    whole = boriken.review(last_purchase("pass"), seed=seed_of(table)).document()
    assert [one["grade"] for one in done["review"]["decisions"]] == [one["grade"] for one in whole["decisions"]]
    assert done["review"]["chart"] == json.loads(json.dumps(whole))["chart"]
    assert ada.post(f"/tables/{table}/review").json()["status"] == "done"


def test_reasons_are_sentences_in_the_readers_language(ada: Guest, table: str) -> None:
    ada.post(f"/tables/{table}/review")
    reviewed(ada, table)
    told = {progress(ada, table, language)["review"]["decisions"][-1]["reason"] for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(told)


@one_database
def test_nobody_has_a_review_before_it_is_asked_for(ada: Guest, table: str) -> None:
    assert ada.get(f"/tables/{table}/review").json()["error"]["code"] == "no_review"


@one_database
def test_a_game_that_is_played_is_not_reviewed(server: RunningServer, ada: Guest) -> None:
    playing = seated([ada, server.guest("Ben")])["id"]
    for answer in (ada.post(f"/tables/{playing}/review"), ada.get(f"/tables/{playing}/review")):
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_over")


@one_database
def test_only_those_who_may_look_get_a_review(server: RunningServer, table: str) -> None:
    for answer in (server.guest("Eve").post(f"/tables/{table}/review"), server.guest().get(f"/tables/{table}/review")):
        assert answer.status_code == 404


@one_database
def test_whoever_has_no_name_asks_for_none(server: RunningServer, table: str) -> None:
    assert server.stranger().post(f"/api/tables/{table}/review").status_code == 401


def test_a_budget_holds_for_people_and_for_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.ALLOWED, "review", rate_limits.Allowance(1, 60.0))
    with running(Settings(tmp_path / "data", "", port=0)) as server:
        for person, expected in ((server.guest("Ada"), 202), (server.guest("Ben"), 429)):
            table = person.bring(last_purchase("pass").record()).json()["id"]
            assert person.post(f"/tables/{table}/review").status_code == expected
        server.see_off()


@one_database
def test_a_review_that_cannot_be_made_says_so_and_may_be_asked_for_again(
    ada: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "PAUSE", 0.0)

    async def fail(*_: object) -> None:
        raise WorkerError("it has a headache")

    with monkeypatch.context() as broken:
        broken.setattr(WorkerPool, "ask", fail)
        ada.post(f"/tables/{table}/review")
        assert reviewed(ada, table)["status"] == "failed"
    ada.post(f"/tables/{table}/review")
    assert reviewed(ada, table)["status"] == "done"


def test_a_killed_server_goes_on_with_a_review(fresh: Settings) -> None:
    match = end_of(finished("san-juan", players=2), actions=22)
    with server_process(fresh.data, fresh.database) as server:
        ada = server.guest()
        table = str(ada.bring(match.record()).raise_for_status().json()["id"])
        ada.post(f"/tables/{table}/review").raise_for_status()
        assert eventually(lambda: bool(progress(ada, table)["made"]))
        server.kill()
        server.start()
        server.wait_until_open()
        begun = progress(ada, table)
        assert begun["made"] > 0
        done = reviewed(ada, table)
    whole = json.loads(json.dumps(boriken.review(match, seed=seed_of(table)).document()))
    for part in ("players", "chances", "chart"):
        assert done["review"][part] == whole[part]
    assert [one["best"] for one in done["review"]["decisions"]] == [one["best"] for one in whole["decisions"]]
