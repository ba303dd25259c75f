"""Names of seats at one screen, and playing again with the same people."""

from __future__ import annotations

import pytest

from tests.server.kit import Guest, Json, RunningServer, play_out, seated, until

TWO_AT_ONE_SCREEN = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]


def at_one_screen(person: Guest, **settings: object) -> Json:
    body = {"game": "san-juan", "players": 2, "seats": TWO_AT_ONE_SCREEN, **settings}
    return person.post("/tables", body).raise_for_status().json()  # type: ignore[no-any-return]


def names(table: Json) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def test_seats_of_one_screen_have_names_and_keep_them(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = at_one_screen(ada)
    assert names(table) == ["Ana", "Ben"]
    ada.patch("/me", {"name": "Adele"}).raise_for_status()
    assert names(ada.get(f"/tables/{table['id']}").json()) == ["Ana", "Ben"]
    play_out(server, table["id"])
    assert names(ada.post(f"/tables/{table['id']}/rematch").json()) == ["Ana", "Ben"]


def test_a_seat_that_is_called_like_its_player_is_renamed_with_them(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.post("/tables", {"game": "san-juan", "players": 2, "seats": [{"kind": "me"}, TWO_AT_ONE_SCREEN[1]]})
    ada.patch("/me", {"name": "Adele"}).raise_for_status()
    assert names(ada.get(f"/tables/{table.json()['id']}").json()) == ["Adele", "Ben"]


@pytest.mark.parametrize(
    "seat", [{"kind": "open", "name": "Ben"}, {"kind": "bot", "level": "casual", "name": "Ben"}], ids=["open", "bot"]
)
def test_nobody_names_the_seats_of_others(server: RunningServer, seat: Json) -> None:
    body = {"game": "san-juan", "players": 2, "seats": [{"kind": "me"}, seat]}
    assert server.guest("Ada").post("/tables", body).status_code == 422


def test_in_a_rated_game_everybody_plays_under_their_own_name(server: RunningServer) -> None:
    ada = server.guest("Ada")
    ada.become("/account", {"login": "ada-again", "password": "quarry and coffee"})
    seats = [{"kind": "me", "name": "Champion"}, {"kind": "open"}]
    body = {"game": "san-juan", "players": 2, "seats": seats, "private": False, "rated": True}
    assert ada.post("/tables", body).status_code == 422


def test_the_others_find_a_rematch_among_their_tables_and_sit_down_where_they_sat(server: RunningServer) -> None:
    ada, ben, cem = (server.guest(name) for name in ("Ada", "Ben", "Cem"))
    table = seated([ada, ben, cem], game="san-juan", private=True)["id"]
    play_out(server, table)
    with cem.following_home() as events:
        until(events, "mine")
        again = ada.post(f"/tables/{table}/rematch").json()["id"]
        (told,) = until(events, "mine").data["tables"]
    assert (told["id"], told["asked"], told["yours"]) == (again, True, [])
    cem.post(f"/tables/{again}/join", {}).raise_for_status()
    assert names(cem.get(f"/tables/{again}").json()) == ["Ada", None, "Cem"]
    assert server.guest("Eve").get(f"/tables/{again}").status_code == 404


def test_who_was_asked_has_no_right_to_a_game_in_which_somebody_else_plays(server: RunningServer) -> None:
    ada, ben, cem = (server.guest(name) for name in ("Ada", "Ben", "Cem"))
    table = seated([ada, ben], game="san-juan", private=True)["id"]
    play_out(server, table)
    again = ada.post(f"/tables/{table}/rematch").json()
    assert ben.get(f"/tables/{again['id']}").status_code == 200
    cem.post(f"/tables/{again['id']}/join", {"invitation": again["invitation"]}).raise_for_status()
    assert cem.get(f"/tables/{again['id']}").json()["status"] == "playing"
    for seat in (0, 1):
        assert ben.get(f"/tables/{again['id']}/state", seat=seat).status_code == 404
        assert ben.get(f"/tables/{again['id']}/film", seat=seat).status_code == 404
    assert ben.get("/me/tables").json()["tables"] == []


def test_a_rematch_can_be_declined(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], game="san-juan", private=True)["id"]
    play_out(server, table)
    again = ada.post(f"/tables/{table}/rematch").json()["id"]
    ben.post(f"/tables/{again}/leave").raise_for_status()
    assert ben.get("/me/tables").json()["tables"] == []
    assert ben.get(f"/tables/{again}").status_code == 404


def test_after_a_rematch_that_came_to_nothing_there_is_another(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], game="san-juan")["id"]
    play_out(server, table)
    first = ada.post(f"/tables/{table}/rematch").json()["id"]
    ada.post(f"/tables/{first}/leave").raise_for_status()
    second = ben.post(f"/tables/{table}/rematch").json()
    assert second["id"] != first
    assert second["host"] == ben.id
