"""Traces of a game: results, statistics, ratings, and a history."""

from __future__ import annotations

import threading

import pytest

from boriken.server.tables.history import PAGE
from boriken.server.tables.places import final_places
from boriken.server.tables.seats import Seat
from tests.server.kit import Guest, Json, RunningServer, play_out, seated


def profile(person: Guest, identity: str | None = None) -> Json:
    found = person.get(f"/people/{identity or person.id}").raise_for_status().json()
    assert isinstance(found, dict)
    return found


def leaders(person: Guest, players: int) -> list[Json]:
    found = person.get("/ratings", game="puerto-rico", players=players).raise_for_status().json()["ratings"]
    assert isinstance(found, list)
    return found


def test_statistics_count_the_games_of_a_person_by_game_and_players(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    scores = []
    for _ in range(2):
        table = seated([ada, ben])["id"]
        play_out(server, table)
        scores.append(ada.state(table)["scores"])
    told = profile(ada)
    assert told["person"] == {"id": ada.id, "name": "Ada", "guest": True, "bot": False}
    assert told["statistics"] == [
        {
            "game": "puerto-rico",
            "players": 2,
            "games": 2,
            "wins": sum(score[0]["place"] == 1 for score in scores),
            "points": round(sum(score[0]["points"] for score in scores) / 2, 2),
            "place": sum(score[0]["place"] for score in scores) / 2,
        }
    ]


def test_a_game_that_goes_on_has_no_result(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], rated=True)["id"]
    play_out(server, table, but=1)
    assert (profile(ada)["statistics"], profile(ada)["ratings"]) == ([], [])
    assert ada.get("/me/history").json() == {"tables": [], "more": False}


def test_who_plays_against_himself_has_neither_won_nor_lost(server: RunningServer) -> None:
    ada = server.guest()
    table = ada.make_table("me me")["id"]
    play_out(server, table)
    assert profile(ada)["statistics"] == []
    assert [entry["id"] for entry in ada.get("/me/history").json()["tables"]] == [table]


def test_a_rated_game_moves_the_ratings_of_all_who_took_part(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], rated=True)["id"]
    play_out(server, table)
    scores = ada.state(table)["scores"]
    [adas], [bens] = profile(ada)["ratings"], profile(ben)["ratings"]
    assert (adas["game"], adas["players"], adas["games"], adas["name"]) == ("puerto-rico", 2, 1, "Ada")
    assert (adas["mu"] > bens["mu"]) == (scores[0]["place"] < scores[1]["place"])
    assert adas["rating"] == pytest.approx(adas["mu"] - 3 * adas["sigma"], abs=0.05)


def test_an_unrated_game_moves_no_rating(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    play_out(server, seated([ada, ben])["id"])
    assert profile(ada)["ratings"] == []


def test_the_bots_of_a_level_are_rated_together(server: RunningServer) -> None:
    ada = server.member("Ada")
    games = {entry["level"]: entry["games"] for entry in leaders(ada, 3)}.get("casual", 0)
    table = ada.make_table("me casual casual", rated=True)["id"]
    play_out(server, table)
    found = leaders(ada, 3)
    [bot] = [entry for entry in found if entry["level"] == "casual"]
    assert (bot["games"], bot["name"], bot["person"]) == (games + 1, "casual", None)
    assert ada.id in [entry["person"] for entry in found]
    assert [entry["rating"] for entry in found] == sorted((entry["rating"] for entry in found), reverse=True)


def test_who_resigned_and_did_not_come_back_is_last(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    for quitter, other in ((ada, ben), (ben, ada)):
        table = seated([ada, ben], rated=True)["id"]
        quitter.post(f"/tables/{table}/leave").raise_for_status()
        play_out(server, table)
        seat = [ada, ben].index(quitter)
        results = other.get("/me/history").json()["tables"][0]["results"]
        assert results[seat]["place"] == 2
        assert results[1 - seat]["place"] == 1
    assert [entry["wins"] for entry in profile(ada)["statistics"]] == [1]


def test_who_came_back_counts_as_ever(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    ben.post(f"/tables/{table}/leave").raise_for_status()
    ben.post(f"/tables/{table}/seats/1/return").raise_for_status()
    play_out(server, table)
    results = ada.get("/me/history").json()["tables"][0]["results"]
    assert [result["place"] for result in results] == [score["place"] for score in ada.state(table)["scores"]]


@pytest.mark.parametrize(
    ("away", "places", "final"),
    [
        ([], [1, 2, 3, 4], [1, 2, 3, 4]),
        ([], [1, 1, 3, 4], [1, 1, 3, 4]),
        ([0], [1, 2, 3, 4], [4, 1, 2, 3]),
        ([3], [1, 1, 3, 4], [1, 1, 3, 4]),
        ([0, 1], [1, 2, 3, 4], [3, 3, 1, 2]),
    ],
)
def test_those_who_left_share_the_last_place(away: list[int], places: list[int], final: list[int]) -> None:
    seats = [Seat(number, f"p{number}", "Ada", "skilled" if number in away else None) for number in range(4)]
    assert final_places(seats, [{"place": place} for place in places]) == final


def test_games_that_end_at_once_are_all_counted(server: RunningServer) -> None:
    people = [server.member(name) for name in ("Ada", "Ben")]
    tables = [seated(order, rated=True)["id"] for order in (people, people[::-1]) for _ in range(3)]
    ends = [threading.Thread(target=play_out, args=(server, table)) for table in tables]
    for end in ends:
        end.start()
    for end in ends:
        end.join()
    assert [profile(person)["ratings"][0]["games"] for person in people] == [6, 6]


def test_the_history_has_pages(server: RunningServer) -> None:
    ada = server.guest()
    record = ended_record(server, ada)
    for _ in range(PAGE + 2):
        ada.bring(record).raise_for_status()
    first = ada.get("/me/history").json()
    assert (len(first["tables"]), first["more"]) == (PAGE, True)
    second = ada.get("/me/history", before=first["tables"][-1]["id"]).json()
    assert (len(second["tables"]), second["more"]) == (3, False)
    shown = [table["id"] for table in (*first["tables"], *second["tables"])]
    assert len(set(shown)) == PAGE + 3
    assert server.guest("Ben").get("/me/history", before=shown[0]).status_code == 404


def ended_record(server: RunningServer, person: Guest) -> str:
    table = person.make_table("me me")["id"]
    play_out(server, table)
    return person.get(f"/tables/{table}/record").text


def test_people_and_ratings_that_are_not_there_are_refused_with_a_sentence(server: RunningServer) -> None:
    ada = server.guest()
    assert ada.get("/people/nobody").json()["error"]["code"] == "no_person"
    for game, players in (("chess", 2), ("puerto-rico", 9)):
        refused = ada.get("/ratings", game=game, players=players)
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "setup")
    assert server.stranger().get("/api/me/history").status_code == 401
