"""Bots think for everybody: first where a person waits, then for the person who has used the least of them."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest

from boriken.server.bots import fair_queue
from boriken.server.bots.fair_queue import PERSON_WAITS, UNWATCHED, WATCHED, AddressOf, Claim, FairQueue, no_address
from boriken.server.settings import Settings
from tests.server.kit import RunningServer, running, until
from tests.server.process import eventually

SOON = 5.0  # seconds: two thoughts of a master on a busy machine


def order_of(*claims: Claim, charged: dict[str, float] | None = None, address_of: AddressOf = no_address) -> list[int]:
    """The order in which claims that wait at the same time get the only place."""

    async def wait() -> list[int]:
        queue, order = FairQueue(1, address_of), list[int]()
        for person, seconds in (charged or {}).items():
            queue.charge(Claim(PERSON_WAITS, [person]), seconds)
        await queue.take(Claim(PERSON_WAITS, ["somebody"]))

        async def think(number: int, claim: Claim) -> None:
            await queue.take(claim)
            order.append(number)
            queue.charge(claim, 1.0)
            queue.give_back()

        thoughts = [asyncio.create_task(think(number, claim)) for number, claim in enumerate(claims)]
        await asyncio.sleep(0)
        queue.give_back()
        await asyncio.gather(*thoughts)
        assert (queue.free, len(queue)) == (1, 0)
        return order

    return asyncio.run(wait())


def test_a_thought_for_which_a_person_waits_comes_first() -> None:
    claims = Claim(UNWATCHED, ["ada"]), Claim(WATCHED, ["ben"]), Claim(PERSON_WAITS, ["eve"])
    assert order_of(*claims, charged={"eve": 100.0}) == [2, 1, 0]


def test_a_person_who_has_used_less_comes_before_one_with_many_thoughts() -> None:
    eve, ada = Claim(PERSON_WAITS, ["eve"]), Claim(PERSON_WAITS, ["ada"])
    assert order_of(eve, eve, eve, ada, ada) == [0, 3, 1, 4, 2]


def test_many_guests_at_one_address_have_one_share() -> None:
    guests = [Claim(PERSON_WAITS, [f"guest {number}"]) for number in range(4)]
    ada = Claim(PERSON_WAITS, ["ada"])
    at = {"ada": "192.0.2.1", **dict.fromkeys((one.people[0] for one in guests), "203.0.113.66")}
    assert order_of(*guests, ada, ada, address_of=at.get) == [0, 4, 1, 5, 2, 3]
    assert order_of(*guests, ada, ada) == [0, 1, 2, 3, 4, 5], "as people of their own they would all come first"


def test_a_table_is_as_near_as_the_most_modest_person_at_it() -> None:
    eve, both = Claim(PERSON_WAITS, ["eve"]), Claim(PERSON_WAITS, ["ada", "eve"])
    assert order_of(eve, both, charged={"eve": 10.0}) == [1, 0]


def test_a_thought_that_is_cancelled_takes_no_place() -> None:
    async def wait() -> int:
        queue = FairQueue(1)
        await queue.take(Claim(PERSON_WAITS, ["ada"]))
        gone, granted = (asyncio.create_task(queue.take(Claim(PERSON_WAITS, [who]))) for who in ("ben", "eve"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        queue.give_back()
        granted.cancel()  # after it got its place, before it could know
        await asyncio.gather(gone, granted, return_exceptions=True)
        return queue.free

    assert asyncio.run(wait()) == 1


def test_thinking_time_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(fair_queue, "time", SimpleNamespace(monotonic=lambda: now))
    queue = FairQueue(1)
    queue.charge(Claim(PERSON_WAITS, ["ada", "ben"]), 8.0)
    assert queue.used("ada", now) == 4.0
    now += fair_queue.HALF_LIFE
    assert queue.used("ada", now) == 2.0
    now += 30 * fair_queue.HALF_LIFE
    queue.charge(Claim(PERSON_WAITS, ["eve"]), 1.0)
    assert set(queue._used) == {"eve"}


def test_guests_have_no_strong_bots_play_among_themselves(server: RunningServer) -> None:
    eve = server.guest("Eve")
    chairs = [{"kind": "bot", "level": "expert"}, {"kind": "bot", "level": "beginner"}]
    wish = {"game": "puerto-rico", "players": 2, "seats": chairs, "private": False}
    assert eve.post("/tables", wish).json()["error"]["code"] == "bots_alone"
    table = eve.make_table("open expert")["id"]
    assert eve.post(f"/tables/{table}/start", {"fill": "beginner"}).json()["error"]["code"] == "bots_alone"
    replaced = eve.post(f"/tables/{table}/seats/0/replace", {"kind": "bot", "level": "skilled"})
    assert replaced.json()["error"]["code"] == "bots_alone"
    assert eve.get(f"/tables/{table}").json()["status"] == "gathering"
    assert eve.make_table("casual skilled")["status"] == "playing"
    assert eve.make_table("me master")["status"] == "playing"
    assert server.member().make_table("master master")["status"] == "playing"


def test_a_guest_cannot_leave_a_running_game_to_strong_bots_alone(server: RunningServer) -> None:
    eve = server.guest("Eve")
    table = eve.make_table("me master")["id"]
    eve.post(f"/tables/{table}/seats/0/replace", {"kind": "open"}).raise_for_status()
    replaced = eve.post(f"/tables/{table}/seats/0/replace", {"kind": "bot", "level": "master"})
    assert replaced.json()["error"]["code"] == "bots_alone"


def test_bots_among_themselves_pause_until_somebody_looks(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("beginner beginner")["id"]
    begun = ada.state(table)["actions"]
    server.inside(server.service.sweep())
    assert table not in server.service.bots._busy, "nobody thinks about it"
    assert ada.state(table)["actions"] == begun
    with server.guest("Ben").following(table) as happening:
        until(happening, "state")
        assert until(happening, "state").data["actions"] > begun


def test_after_a_restart_the_tables_at_which_people_wait_come_first(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots, ada, eve = server.service.bots, server.guest("Ada"), server.guest("Eve")
    begun: list[str] = []
    monkeypatch.setattr(bots, "start_turn", lambda turn: begun.append(turn.table))
    people_wait, left = [], []
    for _ in range(3):
        people_wait.append(ada.make_table("me beginner", options={"first_governor": "1"})["id"])
        for _ in range(2):
            left.append(eve.make_table("me beginner", options={"first_governor": "1"})["id"])
            eve.post(f"/tables/{left[-1]}/resign", {"seat": 0}).raise_for_status()
    begun.clear()
    server.inside(server.service.sweep())
    found = [table for table in begun if table in {*people_wait, *left}]
    assert found == [*reversed(people_wait), *reversed(left)]


def test_bots_that_play_on_for_people_finish_the_game(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.make_table("me beginner")["id"]
    ada.post(f"/tables/{table}/resign", {"seat": 0}).raise_for_status()
    assert eventually(lambda: ada.state(table)["over"])


@pytest.mark.parametrize("fresh", ["sqlite"], indirect=True)
def test_the_tables_of_others_do_not_delay_a_beginner(fresh: Settings) -> None:
    """Three people leave ten tables each to five masters; a beginner elsewhere answers soon all the same."""
    with running(fresh) as server:
        for number in range(3):
            eve = server.guest(f"Eve {number}")
            for _ in range(10):
                table = eve.make_table("me master master master master")["id"]
                eve.post(f"/tables/{table}/resign", {"seat": 0}).raise_for_status()
        ada = server.guest("Ada")
        began = time.monotonic()
        table = ada.make_table("me beginner", options={"first_governor": "1"})["id"]
        assert eventually(lambda: ada.state(table)["choices"] != [])
        assert time.monotonic() - began < SOON
        assert len(server.service.bots.pool.queue) > 20
        server.see_off()


@pytest.mark.parametrize("fresh", ["sqlite"], indirect=True)
def test_a_long_thought_does_not_delay_a_beginner(fresh: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only worker for long thoughts is busy for ever; bots that decide in milliseconds have one of their own."""
    with running(fresh) as server:
        assert server.service.bots.pool.queue.free == 1
        monkeypatch.setattr(server.service.bots.pool, "ask", never)
        ada = server.guest("Ada")
        slow = ada.make_table("me master", options={"first_governor": "1"})["id"]
        table = ada.make_table("me beginner", options={"first_governor": "1"})["id"]
        assert eventually(lambda: ada.state(table)["choices"] != [])
        assert ada.state(slow)["choices"] == []
        server.see_off()


async def never(*_: object) -> None:
    await asyncio.Event().wait()
