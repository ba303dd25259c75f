"""Facts that the server sends so that no page has to work them out: secrets, places, patience, presence, times."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from boriken.server.tables import change
from boriken.server.tables.rows import LIVE, TURNS
from tests.server.kit import Guest, RunningServer, one_database, play_out, seated, until

Json = dict[str, Any]

pytestmark = one_database


def test_with_the_rules_of_2004_and_nobles_a_table_hides_the_tile_of_the_land_office(server: RunningServer) -> None:
    ada = server.guest()
    nobles = {"expansions": "new-buildings,nobles", "nb_rules": "2004"}
    assert ada.make_table("me me", options=nobles)["hides"]
    assert not ada.make_table("me me", options={**nobles, "expansions": "new-buildings"})["hides"]


def test_all_say_the_same_place_of_a_player_who_has_resigned(server: RunningServer) -> None:
    people = [server.guest(name) for name in ("Ada", "Ben", "Cem")]
    table = seated(people)["id"]
    for seat in (1, 2):
        people[seat].post(f"/tables/{table}/resign", {"seat": seat}).raise_for_status()
    play_out(server, table)
    state = people[0].state(table)
    end = people[0].get(f"/tables/{table}/replay", at=state["actions"]).json()
    results = people[0].get("/me/history").json()["tables"][0]["results"]
    assert [result["place"] for result in results] == [1, 2, 2]
    assert [score["place"] for score in state["scores"]] == [1, 2, 2]
    assert [score["place"] for score in end["scores"]] == [1, 2, 2]


def test_nobody_comes_back_to_a_game_that_is_over(server: RunningServer) -> None:
    """Or the places would be others than those that were counted."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    ben.post(f"/tables/{table}/resign", {"seat": 1}).raise_for_status()
    play_out(server, table)
    refused = ben.post(f"/tables/{table}/seats/1/return")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_playing")
    assert ada.get(f"/tables/{table}").json()["seats"][1]["away"]


def refusal(host: Guest, table: str) -> Json:
    """Why the host may not let a bot play on the second seat."""
    answer = host.post(f"/tables/{table}/seats/1/replace", {"kind": "bot", "level": "casual"})
    assert answer.status_code == 409, answer.text
    problem = answer.json()["error"]
    assert isinstance(problem, dict)
    return problem


@pytest.mark.parametrize(
    ("pace", "patience"),
    [({"pace": LIVE}, 120), ({"pace": TURNS, "days_per_turn": 2}, 2 * 86_400), ({"pace": TURNS}, 7 * 86_400)],
)
def test_who_waits_for_somebody_is_told_how_long_it_takes(
    server: RunningServer, pace: dict[str, Any], patience: int
) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "1"}, **pace)["id"]
    problem = refusal(ada, table)
    assert problem["code"] == "not_idle"
    assert patience - 20 < problem["parameters"]["seconds"] <= patience


def test_who_waits_in_vain_is_told_why(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    assert refusal(ada, table)["code"] == "not_awaited"
    ada.move(table, 0, "prospector").raise_for_status()
    with ben.following(table) as events:
        until(events, "presence")
        assert refusal(ada, table)["code"] == "present"


def test_a_seat_that_is_not_asked_has_no_choices(server: RunningServer) -> None:
    """A page may ask for them while the turn passes; that is no mistake."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    assert ada.get(f"/tables/{table}/choices").json()["choices"]
    for person in (ben, server.guest("Eve")):
        told = person.get(f"/tables/{table}/choices").raise_for_status().json()
        assert (told["choices"], told["refused"]) == ([], {})


def test_pages_without_a_name_are_counted_and_a_person_is_there_once(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    twin = ada.at(server.stranger())
    with ada.following(table) as events, twin.following(table) as others:
        until(others, "presence")
        with server.stranger().stream("GET", f"/api/tables/{table}/stream") as answer:
            assert answer.status_code == 200
            told = [until(events, "presence").data for _ in range(2)]
    assert told == [{"present": [ada.id], "unnamed": 0}, {"present": [ada.id], "unnamed": 1}]


def test_every_state_says_how_long_all_have_thought(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    assert ada.state(table)["seconds"] == [0.0, 0.0]
    since = server.service.tables.cached(table).row
    assert since is not None
    later = SimpleNamespace(time=lambda: (since.turn_since or 0.0) + 7.0)
    monkeypatch.setattr(change, "time", later)
    ada.move(table, 0, "prospector").raise_for_status()
    monkeypatch.undo()
    assert ada.state(table)["seconds"] == [7.0, 0.0]
    assert [seat["seconds"] for seat in ada.get(f"/tables/{table}").json()["seats"]] == [7.0, 0.0]
