"""Coming together at a table."""

from __future__ import annotations

import pytest

from boriken.core.words import LANGUAGES
from boriken.server.tables.lists import MOST_LISTED, MOST_OF_ONE_HOST
from tests.server.kit import Guest, RunningServer, came_from, seated


def test_a_game_begins_when_the_last_seat_is_taken(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open")
    assert (table["status"], table["is_host"], table["yours"]) == ("gathering", True, [0])
    joined = ben.post(f"/tables/{table['id']}/join").json()
    assert (joined["status"], joined["is_host"], joined["yours"]) == ("playing", False, [1])
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben"]


def test_a_table_without_free_seats_begins_at_once(server: RunningServer) -> None:
    ada = server.guest()
    table = ada.make_table("me skilled skilled")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]


def test_the_host_begins_with_bots_on_the_free_seats(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open open")
    assert ben.post(f"/tables/{table['id']}/start", {"fill": "casual"}).status_code == 403
    assert ada.post(f"/tables/{table['id']}/start").status_code == 409
    begun = ada.post(f"/tables/{table['id']}/start", {"fill": "casual"}).json()
    assert [seat["level"] for seat in begun["seats"]] == [None, "casual", "casual"]


def test_a_seat_is_given_away_once(server: RunningServer) -> None:
    ada, ben, cem = server.guest("Ada"), server.guest("Ben"), server.guest("Cem")
    table = ada.make_table("me open open")
    ben.post(f"/tables/{table['id']}/join", {"seat": 1}).raise_for_status()
    refused = cem.post(f"/tables/{table['id']}/join", {"seat": 1})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "taken")


def test_who_leaves_before_the_game_frees_the_seat(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open open")
    ben.post(f"/tables/{table['id']}/join").raise_for_status()
    assert ben.post(f"/tables/{table['id']}/leave").status_code == 204
    assert [seat["kind"] for seat in ada.get(f"/tables/{table['id']}").json()["seats"]] == ["person", "open", "open"]


def test_when_the_host_leaves_the_next_person_is_host(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open open")
    ben.post(f"/tables/{table['id']}/join").raise_for_status()
    ada.post(f"/tables/{table['id']}/leave").raise_for_status()
    assert ben.get(f"/tables/{table['id']}").json()["is_host"]
    ben.post(f"/tables/{table['id']}/leave").raise_for_status()
    assert ben.get(f"/tables/{table['id']}").status_code == 404


def test_who_leaves_during_the_game_is_played_by_a_bot_until_the_seat_is_taken_back(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    ben.post(f"/tables/{table}/leave").raise_for_status()
    seat = ada.get(f"/tables/{table}").json()["seats"][1]
    assert (seat["kind"], seat["away"], seat["person"]) == ("person", True, ben.id)
    back = ben.post(f"/tables/{table}/seats/1/return").json()["seats"][1]
    assert (back["away"], back["level"]) == (False, None)


def test_the_host_replaces_only_who_is_idle(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "1"})["id"]
    refused = ada.post(f"/tables/{table}/seats/1/replace", {"kind": "bot", "level": "casual"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_idle")


def test_a_private_table_is_there_only_for_who_has_its_link(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open", private=True)
    path = f"/tables/{table['id']}"
    assert table["id"] not in [listed["id"] for listed in ben.get("/tables").json()["tables"]]
    for answer in (ben.get(path), ben.get(f"{path}/state"), ben.get(f"{path}/chat"), ben.post(f"{path}/join")):
        assert answer.status_code == 404
    assert ben.get(path, invitation="guess").status_code == 404
    assert ben.get(path, invitation=table["invitation"]).status_code == 200
    assert ben.post(f"{path}/join", {"invitation": table["invitation"]}).status_code == 200


def test_public_tables_are_listed_and_mine_come_with_my_turn_first(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    waiting = ada.make_table("me open open")["id"]
    mine = seated([ada, ben], options={"first_governor": "0"})["id"]
    others = seated([ada, ben], options={"first_governor": "1"})["id"]
    assert waiting in [table["id"] for table in ben.get("/tables").json()["tables"]]
    assert mine in [table["id"] for table in ben.get("/tables", playing=True).json()["tables"]]
    listed = ada.get("/me/tables").json()["tables"]
    assert (listed[0]["id"], listed[0]["your_turn"]) == (mine, True)
    assert {table["id"] for table in listed} == {waiting, mine, others}


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'; there is puerto-rico, san-juan, anno-1503."),
        ({"players": 7}, "Puerto Rico is for 2 to 5 players, not 7."),
        ({"options": {"edition": "1999"}}, "The option edition can be first, 2020, not '1999'."),
        ({"seats": [{"kind": "me"}]}, "3 players need 3 seats, not 1."),
        ({"days_per_turn": 3}, "Only a turn-based table has a limit, of 1 to 60 days a turn."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(
    server: RunningServer, wish: dict[str, object], sentence: str
) -> None:
    body = {"game": "puerto-rico", "players": 3, "seats": [{"kind": "open"}] * 3, **wish}
    refused = server.guest().post("/tables", body)
    assert refused.status_code == 422
    assert refused.json()["error"]["message"] == sentence


@pytest.mark.parametrize(
    ("options", "code", "parameters"),
    [
        ({"buildings": "small_market"}, "kinds_of_a_price", {"price": 2, "spaces": 2, "chosen": 0}),
        ({"buildings": "small_market,aqueduct"}, "kinds_of_a_price", {"price": 1, "spaces": 1, "chosen": 2}),
        ({"edition": "1999"}, "setup", {}),
    ],
)
def test_why_a_set_up_is_refused_is_said_as_data_too(
    server: RunningServer, options: dict[str, object], code: str, parameters: dict[str, int]
) -> None:
    body = {"game": "puerto-rico", "players": 3, "seats": [{"kind": "open"}] * 3, "options": options}
    refused = server.guest().post("/tables", body).json()["error"]
    assert (refused["code"], refused["parameters"]) == (code, parameters)


def test_every_option_of_a_game_is_offered(server: RunningServer) -> None:
    offered = server.guest().get("/games").json()
    game = offered["games"][0]
    assert game["player_counts"] == [2, 3, 4, 5]
    assert {"name", "default", "choices", "meaning", "members", "groups"} == set(game["options"][0])
    assert "edition" in [option["name"] for option in game["options"]]
    assert "skilled" in [level["id"] for level in offered["levels"]]


def test_a_game_says_what_it_is_about_in_every_language_how_long_it_lasts_and_how_heavy_it_is(
    server: RunningServer,
) -> None:
    for game in server.guest().get("/games").json()["games"]:
        assert set(game["about"]) == set(LANGUAGES)
        assert len(set(game["about"].values())) == len(LANGUAGES)
        shortest, longest = game["minutes"]
        assert 0 < shortest < longest
        assert 1 <= game["weight"] <= 4


def test_one_person_holds_several_seats_and_sees_through_the_one_that_decides(server: RunningServer) -> None:
    ada = server.guest()
    table = ada.make_table("me me", options={"first_governor": "1"})
    assert table["yours"] == [0, 1]
    assert ada.state(table["id"])["seat"] == 1
    assert ada.state(table["id"], seat=0)["seat"] == 0


def test_nobody_hides_the_tables_of_others(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("me open")["id"]
    for eve in (server.guest("Eve"), server.guest("Eve 2")):
        for _ in range(MOST_LISTED // 2 + 5):
            eve.make_table("me open")
    listed = ada.get("/tables").json()["tables"]
    assert table in [one["id"] for one in listed]
    assert sum(one["host"] == eve.id for one in listed) == MOST_OF_ONE_HOST


@pytest.mark.parametrize("playing", [False, True])
def test_one_address_hides_nobody_with_however_many_guests(server: RunningServer, playing: bool) -> None:
    """Twelve guests could fill the list, each with as many tables as one host shows."""
    ada = Guest(came_from(server.stranger(), "192.0.2.201"), "Ada")
    seats = "me me" if playing else "me open"
    table = ada.make_table(seats)["id"]
    eves = [Guest(came_from(server.stranger(), "203.0.113.66"), "Eve") for _ in range(12)]
    for eve in eves:
        for _ in range(MOST_OF_ONE_HOST):
            eve.make_table(seats)
    assert len(eves) * MOST_OF_ONE_HOST > MOST_LISTED
    listed = ada.get("/tables", playing=playing).json()["tables"]
    assert len(listed) == MOST_LISTED
    assert table in [one["id"] for one in listed]
    assert [one["changed"] for one in listed] == sorted((one["changed"] for one in listed), reverse=True)
