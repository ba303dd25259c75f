"""Seats while a game is played: the right to take one, and what could be learnt or won by it."""

from __future__ import annotations

import httpx2 as httpx
import pytest
from sqlalchemy import update

from boriken.server.store import schema
from tests.server.kit import Guest, RunningServer, code, passed_by, play_out, seated, until

HIDING = [("san-juan", {}), ("anno-1503", {}), ("puerto-rico", {"hidden_vp": True})]
LONG = 200.0  # seconds


def free(host: Guest, table: str, seat: int) -> httpx.Response:
    return host.post(f"/tables/{table}/seats/{seat}/replace", {"kind": "open"})


def put_bot(host: Guest, table: str, seat: int, level: str | None = "casual") -> httpx.Response:
    return host.post(f"/tables/{table}/seats/{seat}/replace", {"kind": "bot", "level": level})


def join(person: Guest, table: str, seat: int | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/join", {"seat": seat})


def assert_sees_nothing_of(person: Guest, table: str, seat: int) -> None:
    for path in ("state", "choices", "replay", "moments", "film", "hint", "verdict"):
        assert code(person.get(f"/tables/{table}/{path}", seat=seat, at=0)) == (403, "not_your_seat"), path
    assert code(person.get(f"/tables/{table}/stream", seat=seat)) == (403, "not_your_seat")


# Where something is hidden


@pytest.mark.parametrize(("game", "options"), HIDING)
def test_where_something_is_hidden_the_host_takes_no_bots_seat(
    server: RunningServer, game: str, options: dict[str, object]
) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("me skilled", game=game, options=options)
    assert (table["may"]["free"], table["may"]["sit"]) == ([0], [])
    assert code(free(ada, table["id"], 1)) == (403, "kept")
    assert code(join(ada, table["id"], 1)) == (409, "full")
    assert_sees_nothing_of(ada, table["id"], 1)
    assert put_bot(ada, table["id"], 1).json()["seats"][1]["level"] == "casual"
    assert_sees_nothing_of(ada, table["id"], 1)


@pytest.mark.parametrize(("game", "options"), HIDING)
def test_a_seat_freed_there_is_for_a_bot_or_for_the_person_who_sat_there_first(
    server: RunningServer, game: str, options: dict[str, object]
) -> None:
    """Neither the host, nor a second guest of theirs, nor another player, nor anybody from outside."""
    ada, ben, cem, eve = (server.guest(name) for name in ("Ada", "Ben", "Cem", "Eve"))
    table = seated([ada, ben, cem], game=game, options=options)["id"]
    ben.post(f"/tables/{table}/resign", {"seat": 1}).raise_for_status()
    freed = free(ada, table, 1).json()
    assert (freed["seats"][1]["kind"], freed["may"]["sit"]) == ("open", [])
    for person in (ada, cem, eve):
        assert code(join(person, table, 1)) == (403, "kept")
        assert code(person.post(f"/tables/{table}/seats/1/return")) == (403, "not_your_seat")
        assert_sees_nothing_of(person, table, 1)
    assert code(join(eve, table)) == (403, "kept")
    assert ben.get(f"/tables/{table}").json()["may"] == {"sit": [1], "return": [1], "free": [], "bot": []}
    assert join(ben, table).json()["yours"] == [1]
    assert ben.state(table, 1)["seat"] == 1


def test_whoever_sat_there_first_comes_back_though_a_bot_was_given_the_seat(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], game="san-juan", private=True)["id"]
    ben.post(f"/tables/{table}/leave").raise_for_status()
    free(ada, table, 1).raise_for_status()
    put_bot(ada, table, 1).raise_for_status()
    assert_sees_nothing_of(ben, table, 1)
    assert ben.get(f"/tables/{table}").json()["may"]["return"] == [1]
    back = ben.post(f"/tables/{table}/seats/1/return").json()["seats"][1]
    assert (back["person"], back["kind"], back["level"]) == (ben.id, "person", None)


def test_an_absent_players_seat_is_not_the_hosts(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], game="san-juan", options={"first_governor": "1"})["id"]
    passed_by(server, table, LONG)
    free(ada, table, 1).raise_for_status()
    assert code(join(ada, table, 1)) == (403, "kept")
    assert_sees_nothing_of(ada, table, 1)


def test_while_a_bot_minds_a_seat_its_view_is_for_the_person_who_sat_there_first(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], game="san-juan", options={"first_governor": "0"})["id"]
    ben.post(f"/tables/{table}/resign", {"seat": 1}).raise_for_status()
    assert ben.state(table)["seat"] == 1
    assert_sees_nothing_of(ada, table, 1)
    with ben.following(table, seat=1) as events:
        assert until(events, "state").data["seat"] == 1


def test_who_sat_where_is_known_after_a_restart(server: RunningServer) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = seated([ada, ben], game="san-juan")["id"]
    ben.post(f"/tables/{table}/leave").raise_for_status()
    free(ada, table, 1).raise_for_status()
    server.service.tables.cached(table).forget()
    assert code(join(eve, table)) == (403, "kept")
    assert join(ben, table).is_success


def test_before_the_game_anybody_sits_anywhere(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open skilled", game="san-juan")
    assert table["may"] == {"sit": [1], "return": [], "free": [0, 2], "bot": [0, 1, 2]}
    free(ada, table["id"], 2).raise_for_status()
    join(ben, table["id"], 2).raise_for_status()
    assert free(ada, table["id"], 2).is_success
    assert join(ada, table["id"], 2).json()["yours"] == [0, 2]


def test_one_person_with_several_seats_comes_back_to_each(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("me me", game="san-juan")["id"]
    ada.post(f"/tables/{table}/resign", {"seat": 1}).raise_for_status()
    free(ada, table, 1).raise_for_status()
    assert join(ada, table, 1).json()["yours"] == [0, 1]


# Where everything lies open


def test_where_nothing_is_hidden_others_go_on_for_who_left(server: RunningServer) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.make_table("me skilled skilled")
    assert table["may"]["free"] == [0, 1, 2]
    free(ada, table["id"], 1).raise_for_status()
    assert eve.get(f"/tables/{table['id']}").json()["may"]["sit"] == [1]
    assert join(eve, table["id"]).json()["yours"] == [1]


# Rated games


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan"])
def test_in_a_rated_game_no_seat_is_freed_and_no_bot_exchanged(server: RunningServer, game: str) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = ada.make_table("me open master", game=game, rated=True)["id"]
    join(ben, table).raise_for_status()
    assert ada.get(f"/tables/{table}").json()["may"] == {"sit": [], "return": [], "free": [], "bot": [0, 1]}
    ben.post(f"/tables/{table}/resign", {"seat": 1}).raise_for_status()
    for seat in range(3):
        assert code(free(ada, table, seat)) == (403, "rated_seat")
    assert code(put_bot(ada, table, 2, "beginner")) == (403, "rated_seat")


def test_in_a_rated_game_the_host_neither_chooses_the_level_nor_undoes_a_resignation(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], rated=True, options={"first_governor": "1"})["id"]
    passed_by(server, table, LONG)
    assert code(put_bot(ada, table, 1, "beginner")) == (403, "rated_level")
    minded = put_bot(ada, table, 1, None).json()
    assert (minded["seats"][1]["level"], minded["may"]["return"]) == ("skilled", [])
    assert code(ada.post(f"/tables/{table}/seats/1/return")) == (403, "not_your_seat")
    assert ben.post(f"/tables/{table}/seats/1/return").is_success


def test_ratings_are_for_people_with_an_account(server: RunningServer) -> None:
    ada, eve = server.member("Ada"), server.guest("Eve")
    wish = {"game": "puerto-rico", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    assert code(eve.post("/tables", {**wish, "private": False})) == (403, "rated_guest")
    assert code(ada.post("/tables", {**wish, "private": True})) == (422, "rated_private")
    table = ada.make_table("me open", rated=True)["id"]
    assert code(join(eve, table)) == (403, "rated_guest")
    assert join(server.member("Ben"), table).is_success


def test_in_a_rated_game_nobody_chooses_the_bot_that_plays_for_them(server: RunningServer) -> None:
    ada = server.member("Ada")
    table = ada.make_table("me casual", rated=True)["id"]
    assert code(ada.post(f"/tables/{table}/resign", {"seat": 0, "level": "master"})) == (403, "rated_level")
    resigned = ada.post(f"/tables/{table}/resign", {"seat": 0}).json()
    assert resigned["seats"][0]["level"] == "skilled"


def test_the_result_of_a_rated_game_stays_with_the_person_who_left_it_to_a_bot(server: RunningServer) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], rated=True)["id"]
    ada.post(f"/tables/{table}/leave").raise_for_status()
    assert code(join(server.member("Eve"), table)) == (409, "full")
    play_out(server, table)
    told = ada.get(f"/people/{ada.id}").json()
    assert [entry["games"] for entry in told["ratings"]] == [1]
    assert [entry["wins"] for entry in told["statistics"]] == [0]


def test_a_rematch_after_an_old_rated_game_of_guests_is_not_rated(server: RunningServer) -> None:
    """Tables that are older than the rule play on, and rate nobody who is a guest."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    with server.service.database.writing() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(rated=True))
    server.service.tables.cached(table).forget()
    play_out(server, table)
    assert ada.get(f"/people/{ada.id}").json()["ratings"] == []
    assert ada.post(f"/tables/{table}/rematch").json()["rated"] is False


def test_a_rematch_is_made_though_a_seat_was_free_at_the_end(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    ben.post(f"/tables/{table}/leave").raise_for_status()
    free(ada, table, 1).raise_for_status()
    play_out(server, table)
    again = ada.post(f"/tables/{table}/rematch").json()
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]


# The host


def test_rights_pass_on_when_the_host_of_a_live_table_is_gone(server: RunningServer) -> None:
    ada, ben, cem = server.guest("Ada"), server.guest("Ben"), server.guest("Cem")
    table = seated([ada, ben, cem], options={"first_governor": "0"})["id"]
    assert code(put_bot(ben, table, 0)) == (403, "not_host")
    passed_by(server, table, LONG)
    taken = put_bot(ben, table, 0).json()
    assert (taken["host"], taken["is_host"], taken["seats"][0]["away"]) == (ben.id, True, True)
    back = ada.post(f"/tables/{table}/seats/0/return").json()
    assert (back["host"], back["seats"][0]["away"]) == (ben.id, False), "who comes back plays, and hosts no more"


def test_rights_pass_to_the_next_player_who_is_there(server: RunningServer) -> None:
    ada, ben, cem, eve = (server.guest(name) for name in ("Ada", "Ben", "Cem", "Eve"))
    table = seated([cem, ada, ben], options={"first_governor": "0"})["id"]
    passed_by(server, table, LONG)
    assert code(put_bot(eve, table, 0)) == (403, "not_host")
    with ada.following(table) as events:
        until(events, "table")
        assert code(put_bot(ben, table, 0)) == (403, "not_host")
        server.inside(server.service.pass_rights_on())
        assert until(events, "table").data["is_host"]


def test_a_host_who_is_there_stays_host(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "1"})["id"]
    passed_by(server, table, LONG)
    with ada.following(table) as events:
        until(events, "table")
        assert code(put_bot(ben, table, 0)) == (403, "not_host")
        server.inside(server.service.pass_rights_on())
        assert ben.get(f"/tables/{table}").json()["host"] == ada.id


@pytest.mark.parametrize(("days", "late"), [(2, 2 * 86_400.0), (None, 7 * 86_400.0)])
def test_by_turns_rights_pass_on_when_a_turn_is_overdue(server: RunningServer, days: int | None, late: float) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], pace="turns", days_per_turn=days, options={"first_governor": "0"})["id"]
    passed_by(server, table, late - 60)
    assert code(put_bot(ben, table, 0)) == (403, "not_host")
    passed_by(server, table, 120)
    with ada.following(table) as events:  # a page that was left open is no move
        until(events, "table")
        assert put_bot(ben, table, 0).json()["host"] == ben.id


def test_before_the_game_rights_pass_on_too_whatever_is_said_meanwhile(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open open")["id"]
    join(ben, table).raise_for_status()
    assert code(ben.post(f"/tables/{table}/start", {"fill": "casual"})) == (403, "not_host")
    passed_by(server, table, LONG)
    ben.post(f"/tables/{table}/chat", {"text": "Ada?", "key": "a"}).raise_for_status()
    assert ben.post(f"/tables/{table}/start", {"fill": "casual"}).json()["status"] == "playing"


def test_a_host_who_leaves_during_the_game_hands_over_at_once(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben])["id"]
    ada.post(f"/tables/{table}/leave").raise_for_status()
    assert ben.get(f"/tables/{table}").json()["is_host"]
    ben.post(f"/tables/{table}/leave").raise_for_status()
    assert ben.get(f"/tables/{table}").json()["is_host"], "nobody is left"


def test_whoever_hosts_next_learns_no_more_than_the_first(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], game="san-juan", options={"first_governor": "0"})["id"]
    passed_by(server, table, LONG)
    free(ben, table, 0).raise_for_status()
    assert code(join(ben, table, 0)) == (403, "kept")
    assert_sees_nothing_of(ben, table, 0)
