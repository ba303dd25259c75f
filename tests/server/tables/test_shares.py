"""Shares of the players in what is dealt: promised on sitting down, shown when all seats are taken, and proved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import update

import boriken
from boriken import SecretDealer
from boriken.core.fairness import prove_deals, shares_of
from boriken.core.shares import new_share, promise_of
from boriken.server.bots.turns import problem_for
from boriken.server.settings import Settings
from boriken.server.store import schema
from boriken.server.tables.starting import SHARES_WITHIN
from tests.server.kit import Guest, Json, RunningServer, code, one_database, play_out, running, until


def joined(person: Guest, table: Json, share: str | None, **more: Any) -> Json:
    promise = {} if share is None else {"promise": promise_of(share)}
    answer = person.post(f"/tables/{table['id']}/join", {"invitation": table["invitation"], **promise, **more})
    picture = answer.raise_for_status().json()
    assert isinstance(picture, dict)
    return picture


def show(person: Guest, table: str, seat: int, share: str) -> Any:
    return person.post(f"/tables/{table}/seats/{seat}/share", {"share": share})


def with_host(person: Guest, share: str, *others: Json, **settings: Any) -> Json:
    """A table whose host has promised a share."""
    return made(person, [{"kind": "me", "promise": promise_of(share)}, *others], **settings)


def made(person: Guest, seats: Sequence[Json], game: str = "puerto-rico") -> Json:
    wish = {"game": game, "players": len(seats), "seats": seats, "private": False}
    table = person.post("/tables", wish).raise_for_status().json()
    assert isinstance(table, dict)
    return table


def time_is_up(server: RunningServer, table: str) -> None:
    """Nobody waits any longer for the shares of a table."""
    cached = server.service.tables.cached(table)
    with cached.lock, server.service.database.writing() as connection:
        columns = schema.tables.c
        late = update(schema.tables).where(columns.id == table).values(shares_due=columns.shares_due - SHARES_WITHIN)
        connection.execute(late)
        cached.forget()
    server.inside(server.service.start_due())


OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "beginner"}


def proved(server: RunningServer, person: Guest, table: str) -> Any:
    """The shares in the record of a game that is played to its end, and proved."""
    play_out(server, table)
    match = boriken.load_record(person.get(f"/tables/{table}/record").raise_for_status().text)
    assert prove_deals(match) > 0
    return shares_of(match)


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_the_shares_of_all_who_sit_down_are_in_the_deals(server: RunningServer, game: str) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    shares = [new_share(), new_share()]
    table = with_host(ada, shares[0], OPEN, game=game)
    assert [one["promise"] for one in table["shares"]] == [promise_of(shares[0]), None]
    waiting = joined(ben, table, shares[1])
    assert waiting["status"] == "gathering"
    assert waiting["commitment"] == table["commitment"]
    assert [one["awaited"] for one in waiting["shares"]] == [True, True]
    first = show(ben, table["id"], 1, shares[1]).raise_for_status().json()
    assert [(one["awaited"], one["share"]) for one in first["shares"]] == [(True, None), (False, None)]
    begun = show(ada, table["id"], 0, shares[0]).raise_for_status().json()
    assert begun["status"] == "playing"
    assert [one["share"] for one in begun["shares"]] == shares
    found = proved(server, ada, table["id"])
    assert (found.shown, found.withheld) == (tuple(shares), [])


def test_who_watches_the_table_is_told_when_to_show(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    share = new_share()
    table = with_host(ada, share, OPEN)
    with ada.following(table["id"]) as events:
        until(events, "table")
        joined(ben, table, None)
        assert [one["awaited"] for one in until(events, "table").data["shares"]] == [True, False]
        show(ada, table["id"], 0, share).raise_for_status()
        assert until(events, "table").data["status"] == "playing"
        assert until(events, "state").data["actions"] > 0


def test_without_promises_a_game_begins_at_once_as_it_always_has(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open")
    begun = joined(ben, table, None)
    assert begun["status"] == "playing"
    assert begun["shares"] == 2 * [{"promise": None, "share": None, "awaited": False}]
    assert proved(server, ada, table["id"]) is None


@one_database
def test_a_share_that_does_not_come_in_time_is_left_out_and_named(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    shares = [new_share(), new_share()]
    table = with_host(ada, shares[0], OPEN)["id"]
    joined(ben, ada.get(f"/tables/{table}").json(), shares[1])
    show(ben, table, 1, shares[1]).raise_for_status()
    server.inside(server.service.start_due())
    assert ada.get(f"/tables/{table}").json()["status"] == "gathering", "the time is not up yet"
    time_is_up(server, table)
    begun = ada.get(f"/tables/{table}").json()
    assert begun["status"] == "playing"
    assert begun["shares"][0] == {"promise": promise_of(shares[0]), "share": None, "awaited": False}
    assert code(show(ada, table, 0, shares[0])) == (409, "begun")
    found = proved(server, ada, table)
    assert (found.shown, found.given, found.withheld) == ((None, shares[1]), [1], [0])


@one_database
def test_only_the_promised_share_is_taken_and_only_when_all_promises_are_fixed(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    share = new_share()
    table = with_host(ada, share, OPEN)
    path = table["id"]
    assert code(show(ada, path, 0, share)) == (409, "not_awaited")
    joined(ben, table, None)
    assert code(show(ben, path, 0, share)) == (403, "not_your_seat")
    assert code(show(ben, path, 1, share)) == (422, "not_promised")
    assert code(show(ada, path, 0, new_share())) == (422, "not_promised")
    assert code(show(ada, path, 0, share.upper())) == (422, "malformed")
    assert show(ada, path, 0, share).json()["status"] == "playing"
    again = show(ada, path, 0, share)
    assert (again.status_code, again.json()["status"]) == (200, "playing"), "sent twice, it is shown once"


@one_database
def test_no_seat_changes_while_shares_are_shown(server: RunningServer) -> None:
    """Whoever has seen some of them could else choose whose are to count."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    shares = [new_share(), new_share()]
    table = with_host(ada, shares[0], OPEN)
    path = f"/tables/{table['id']}"
    joined(ben, table, shares[1])
    assert code(ben.post(f"{path}/leave")) == (409, "starting")
    assert code(ada.post(f"{path}/leave")) == (409, "starting")
    assert code(ada.post(f"{path}/seats/1/replace", {"kind": "open"})) == (409, "starting")
    assert code(ada.post(f"{path}/seats/1/replace", {"kind": "bot", "level": "casual"})) == (409, "starting")
    assert ada.get(path).json()["may"] == {"sit": [], "return": [], "free": [], "bot": []}
    assert ada.post(f"{path}/start").json()["status"] == "gathering", "the host cannot hurry it"


@one_database
def test_who_leaves_before_takes_the_promise_along(server: RunningServer) -> None:
    ada, ben, cleo = server.guest("Ada"), server.guest("Ben"), server.guest("Cleo")
    shares = [new_share(), new_share()]
    table = with_host(ada, shares[0], OPEN, OPEN)
    path = f"/tables/{table['id']}"
    joined(ben, table, shares[1])
    ben.post(f"{path}/leave").raise_for_status()
    joined(cleo, table, shares[1])
    ada.post(f"{path}/seats/1/replace", {"kind": "bot", "level": "beginner"}).raise_for_status()
    assert [one["promise"] for one in ada.get(path).json()["shares"]] == [promise_of(shares[0]), None, None]
    ada.post(f"{path}/seats/2/replace", {"kind": "bot", "level": "beginner"}).raise_for_status()
    assert show(ada, table["id"], 0, shares[0]).json()["status"] == "playing"


@one_database
def test_one_browser_with_several_seats_brings_a_share_for_each(server: RunningServer) -> None:
    ada = server.guest("Ada")
    shares = [new_share(), new_share()]
    mine = [
        {"kind": "me", "name": name, "promise": promise_of(share)} for name, share in zip("AB", shares, strict=True)
    ]
    table = made(ada, mine)["id"]
    show(ada, table, 1, shares[1]).raise_for_status()
    assert show(ada, table, 0, shares[0]).json()["status"] == "playing"
    assert proved(server, ada, table).shown == tuple(shares)
    again = [new_share(), new_share()]
    body = {"promises": [promise_of(share) for share in again]}
    rematch = ada.post(f"/tables/{table}/rematch", body).raise_for_status().json()
    assert [one["promise"] for one in rematch["shares"]] == body["promises"]
    assert [one["awaited"] for one in rematch["shares"]] == [True, True]


@one_database
def test_everybody_brings_a_new_share_to_a_rematch(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open")
    joined(ben, table, None)
    play_out(server, table["id"])
    shares = [new_share(), new_share()]
    for seat, person in enumerate((ada, ben)):
        body = {"promises": [promise_of(shares[seat])]}
        rematch = person.post(f"/tables/{table['id']}/rematch", body).raise_for_status().json()
    for seat, person in enumerate((ada, ben)):
        rematch = show(person, rematch["id"], seat, shares[seat]).raise_for_status().json()
    assert [one["share"] for one in rematch["shares"]] == shares


@one_database
def test_a_promise_is_for_a_seat_of_ones_own(server: RunningServer) -> None:
    wish = {"game": "puerto-rico", "players": 2, "seats": [{"kind": "me"}, {**BOT, "promise": promise_of(new_share())}]}
    assert code(server.guest().post("/tables", wish)) == (422, "setup")


@one_database
def test_who_sits_down_in_a_running_game_changes_no_share(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    share = new_share()
    table = with_host(ada, share, BOT)
    show(ada, table["id"], 0, share).raise_for_status()
    ada.post(f"/tables/{table['id']}/seats/1/replace", {"kind": "open"}).raise_for_status()
    after = joined(ben, table, new_share(), seat=1)
    assert [one["promise"] for one in after["shares"]] == [promise_of(share), None]
    assert proved(server, ada, table["id"]).shown == (share, None)


def test_a_restart_between_promise_and_share_changes_nothing(fresh: Settings) -> None:
    shares = [new_share(), new_share()]
    with running(fresh) as server:
        ada, ben = server.guest("Ada"), server.guest("Ben")
        table = with_host(ada, shares[0], OPEN)
        joined(ben, table, shares[1])
        show(ben, table["id"], 1, shares[1]).raise_for_status()
        server.see_off()
    with running(fresh) as server:
        ada = ada.at(server.stranger())
        begun = show(ada, table["id"], 0, shares[0]).raise_for_status().json()
        assert (begun["status"], begun["commitment"]) == ("playing", table["commitment"])
        assert proved(server, ada, table["id"]).shown == tuple(shares)
        server.see_off()


def test_bots_are_seeded_by_the_shares_too(server: RunningServer) -> None:
    """Or whoever knows the dealer's key would know beforehand what they choose."""
    ada = server.guest()
    share = new_share()
    table = with_host(ada, share, BOT)["id"]
    show(ada, table, 0, share).raise_for_status()
    with server.service.tables.reading(table) as read:
        mixed = problem_for(read, 0, "casual").seed
        read.match.dealer = SecretDealer(read.row.dealer_key, read.match.dealer.dealt)
        assert problem_for(read, 0, "casual").seed != mixed
    server.service.tables.cached(table).forget()
