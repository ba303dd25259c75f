"""Two server processes on one PostgreSQL serve one table as if they were one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import psycopg
import pytest

import boriken
from boriken import SecretDealer
from boriken.core.fairness import prove_deals, shares_of
from boriken.core.shares import new_share, promise_of
from boriken.server.people.sessions import REMEMBERED
from tests.proxies import proxy
from tests.server.kit import Guest, until
from tests.server.postgres import new_database
from tests.server.process import ServerProcess, eventually, server_process

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def shared(postgres_cluster: str) -> str:
    return new_database(postgres_cluster)


@pytest.fixture(scope="module")
def pair(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """They start together on an empty database, and both find it in good order."""
    folder = tmp_path_factory.mktemp("pair")
    here, there = (ServerProcess(folder / name, shared) for name in ("here", "there"))
    try:
        here.start()
        there.start()
        here.wait_until_open()
        there.wait_until_open()
        yield here, there
    finally:
        here.close()
        there.close()


def two_at_a_table(pair: Pair) -> tuple[Guest, Guest, str]:
    """Ada, who comes to the one server, and Ben, who comes to the other."""
    ada, ben = pair[0].guest("Ada"), pair[1].guest("Ben")
    table = ada.make_table("me open", options={"first_governor": "0"})["id"]
    ben.post(f"/tables/{table}/join").raise_for_status()
    return ada, ben, table


def test_a_move_an_undo_and_a_word_reach_who_follows_elsewhere(pair: Pair) -> None:
    ada, ben, table = two_at_a_table(pair)
    with ben.following(table) as events:
        first = until(events, "state")
        ada.move(table, 0, "settler").raise_for_status()
        moved = until(events, "state")
        assert first.data["log"][: moved.data["log_from"]] + moved.data["log"] == ada.state(table, 0)["log"]
        ada.post(f"/tables/{table}/chat", {"text": "Oh no.", "key": "a"}).raise_for_status()
        assert until(events, "chat").data["text"] == "Oh no."
        version = ada.state(table)["version"]
        ada.post(f"/tables/{table}/undo", {"version": version, "key": "u", "seat": 0}).raise_for_status()
        assert until(events, "state").data["log_from"] == len(first.data["log"])
        assert ben.state(table)["actions"] == first.data["actions"]


def test_who_moves_by_turns_here_and_there_leaves_no_gap(pair: Pair) -> None:
    ada, ben, table = two_at_a_table(pair)
    with ada.following(table) as here, ben.following(table) as there:
        log = until(here, "state").data["log"]
        assert until(there, "state").data["log"] == log
        logs = [log, log]
        for _ in range(20):
            mover = ada if ada.state(table)["choices"] else ben
            state = mover.state(table)
            mover.move(table, state["seat"], state["choices"][0], version=state["version"]).raise_for_status()
            for number, events in enumerate((here, there)):
                told = until(events, "state").data
                assert told["log_from"] <= len(logs[number])
                logs[number] = logs[number][: told["log_from"]] + told["log"]
        assert [len(found) for found in logs] == [len(ada.state(table)["log"])] * 2


def test_who_is_there_is_known_elsewhere(pair: Pair) -> None:
    ada, ben, table = two_at_a_table(pair)
    with ada.following(table) as events:
        assert until(events, "presence").data["present"] == [ada.id]
        with ben.following(table):
            while (present := until(events, "presence").data["present"]) == [ada.id]:
                pass
            assert present == sorted([ada.id, ben.id])
        while until(events, "presence").data["present"] != [ada.id]:
            pass


def test_who_logs_out_or_is_called_otherwise_is_so_everywhere(pair: Pair) -> None:
    """Long before what the other process remembers of a session would be looked up again."""
    ada = pair[0].guest("Ada")
    twin = ada.at(pair[1].stranger())
    table = ada.make_table("me open", private=True)["id"]
    assert (twin.me() or {})["name"] == "Ada"
    ada.patch("/me", {"name": "Ada L."}).raise_for_status()
    assert eventually(lambda: (twin.me() or {})["name"] == "Ada L.", REMEMBERED / 3)
    with twin.following(table) as events:
        until(events, "state")
        ada.delete("/session").raise_for_status()
        assert [event.kind for event in events if event.kind == "state"] == []
    assert twin.me() is None
    assert twin.get(f"/tables/{table}").status_code == 404


def test_a_turn_of_a_bot_is_thought_about_once(pair: Pair) -> None:
    ada = pair[0].guest("Ada")
    twin = ada.at(pair[1].stranger())
    table = ada.make_table("me skilled skilled", options={"first_governor": "1"})["id"]
    for number in range(30):
        assert eventually(lambda: ada.state(table)["choices"] != [] or ada.state(table)["over"])
        mover = (ada, twin)[number % 2]
        state = mover.state(table)
        mover.move(table, 0, state["choices"][0], version=state["version"]).raise_for_status()
    assert eventually(lambda: ada.state(table)["choices"] != [])
    assert all(counted(server, "boriken_bot_turn_seconds_count") for server in pair)
    assert eventually(
        lambda: thoughts_of(pair) == sum(counted(server, 'boriken_moves_total{by="bot"}') for server in pair)
    )


def thoughts_of(pair: Pair) -> float:
    return sum(counted(server, "boriken_bot_turn_seconds_count") for server in pair)


def counted(server: ServerProcess, name: str) -> float:
    page = server.stranger().get("/metrics").text
    return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))


def test_a_lost_connection_is_mended_and_nothing_is_missed(pair: Pair, shared: str) -> None:
    ada, ben, table = two_at_a_table(pair)
    with ben.following(table) as events:
        first = until(events, "state")
        assert cut_listeners(shared) == 2
        ada.post(f"/tables/{table}/chat", {"text": "Still there?", "key": "a"}).raise_for_status()
        ada.move(table, 0, "settler").raise_for_status()
        assert until(events, "chat").data["text"] == "Still there?"
        told = until(events, "state")
        assert first.data["log"][: told.data["log_from"]] + told.data["log"] == ada.state(table, 0)["log"]
    assert eventually(lambda: len(listeners(shared)) == 2)


LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'boriken %'"


def listeners(database: str) -> list[str]:
    with psycopg.connect(database) as connection:
        return [name for (name,) in connection.execute(f"SELECT application_name {LISTENERS}".encode())]


def cut_listeners(database: str) -> int:
    with psycopg.connect(database, autocommit=True) as connection:
        return len(connection.execute(f"SELECT pg_terminate_backend(pid) {LISTENERS}".encode()).fetchall())


def test_a_table_that_is_cleared_away_is_gone_everywhere(pair: Pair) -> None:
    ada, eve = pair[0].guest("Ada"), pair[1].guest("Eve")
    table = ada.make_table("me open")["id"]
    with eve.following(table) as events:
        until(events, "state")
        ada.post(f"/tables/{table}/leave").raise_for_status()
        assert [event.kind for event in events if event.kind == "state"] == []


def test_bots_of_a_process_that_was_killed_are_taken_over(
    pair: Pair, shared: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Without any restart: the others see that it is gone."""
    ada = pair[0].guest("Ada")
    with server_process(tmp_path_factory.mktemp("third"), shared) as third:
        there = ada.at(third.stranger())
        table = there.make_table("me expert expert")["id"]
        there.post(f"/tables/{table}/resign", {"seat": 0, "level": "expert"}).raise_for_status()
        third.kill()
    left = ada.state(table)["actions"]
    assert eventually(lambda: ada.state(table)["actions"] > left)


def test_bots_of_a_process_that_hangs_are_taken_over(
    pair: Pair, shared: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Its connections are still open, but it gives no sign of life."""
    ada = pair[0].guest("Ada")
    with server_process(tmp_path_factory.mktemp("hangs"), shared) as third:
        there = ada.at(third.stranger())
        table = there.make_table("me expert expert")["id"]
        there.post(f"/tables/{table}/resign", {"seat": 0, "level": "expert"}).raise_for_status()
        third.process.send_signal(signal.SIGSTOP)
        with psycopg.connect(shared, autocommit=True) as connection:
            connection.execute(
                "UPDATE presence SET seen = seen - 100 WHERE process = (SELECT process FROM tables WHERE id = %s)",
                [table],
            )
        left = ada.state(table)["actions"]
        assert eventually(lambda: ada.state(table)["actions"] > left)
        third.process.send_signal(signal.SIGCONT)


def test_a_new_table_is_told_to_home_pages_elsewhere(pair: Pair) -> None:
    ada, ben = pair[0].guest("Ada"), pair[1].guest("Ben")
    with ben.following_home() as events:
        until(events, "lobby")
        table = ada.make_table("me open")["id"]
        assert any(one["id"] == table for one in until(events, "lobby").data["tables"])


def test_shares_are_promised_and_shown_at_any_process(pair: Pair, shared: str) -> None:
    ada, ben = pair[0].guest("Ada"), pair[1].guest("Ben")
    shares = [new_share(), new_share()]
    seats = [{"kind": "me", "promise": promise_of(shares[0])}, {"kind": "open"}]
    wish = {"game": "puerto-rico", "players": 2, "seats": seats, "private": False}
    table = ada.post("/tables", wish).raise_for_status().json()["id"]
    ben.get(f"/tables/{table}").raise_for_status()  # now both have it in memory
    ben.post(f"/tables/{table}/join", {"promise": promise_of(shares[1])}).raise_for_status()
    ada.post(f"/tables/{table}/seats/0/share", {"share": shares[0]}).raise_for_status()
    begun = ben.post(f"/tables/{table}/seats/1/share", {"share": shares[1]}).raise_for_status().json()
    assert begun["status"] == "playing"
    for _ in range(6):  # each process deals for itself, and from the same shares
        for person, seat in ((ada, 0), (ben, 1)):
            state = person.state(table, seat)
            if state["choices"]:
                person.move(table, seat, state["choices"][0]).raise_for_status()
    record = ada.get(f"/tables/{table}/record").raise_for_status().text
    assert f'[Shares "{" ".join(shares)}"]' in record
    assert record == ben.get(f"/tables/{table}/record").raise_for_status().text
    with psycopg.connect(shared) as connection:
        key = connection.execute("SELECT dealer_key FROM tables WHERE id = %s", [table]).fetchone()
    assert key is not None
    match = boriken.load_record(record)
    match.dealer = SecretDealer(key[0], int(match.dealer.dealt), shares_of(match))
    assert prove_deals(match) > 5


def test_behind_a_proxy_that_chooses_by_table_one_process_plays_a_game_and_everybody_hears_it(
    pair: Pair, tmp_path: Path
) -> None:
    """With the configuration of deploy/, in front of real servers."""
    before = [counted(server, 'boriken_moves_total{by="person"}') for server in pair]
    with (
        proxy("nginx", [server.port for server in pair], tmp_path) as address,
        httpx.Client(base_url=address, timeout=30.0, trust_env=False) as here,
        httpx.Client(base_url=address, timeout=30.0, trust_env=False) as there,
    ):
        ada, ben = Guest(here, "Ada"), Guest(there, "Ben")
        table = ada.make_table("me open", options={"first_governor": "0"})["id"]
        ben.post(f"/tables/{table}/join").raise_for_status()
        with ben.at(pair[0].stranger()).following(table) as one, ben.at(pair[1].stranger()).following(table) as other:
            versions = [until(events, "state").data["version"] for events in (one, other)]
            for _ in range(6):
                mover, seat = (ada, 0) if ada.state(table, 0)["choices"] else (ben, 1)
                mover.move(table, seat, mover.state(table, seat)["choices"][0]).raise_for_status()
                told = [until(events, "state").data["version"] for events in (one, other)]
                assert told[0] == told[1] > versions[0] == versions[1]
                versions = told
    after = [counted(server, 'boriken_moves_total{by="person"}') for server in pair]
    assert sorted(now - then for now, then in zip(after, before, strict=True)) == [0, 6]
