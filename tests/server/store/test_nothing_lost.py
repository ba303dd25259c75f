"""A server is killed again and again while people and bots play. Nothing that it has answered is lost, nothing is
there by half, and every game goes on."""

from __future__ import annotations

import contextlib
import random
import threading
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field

import httpx2 as httpx
import pytest

from boriken.server.settings import Settings
from boriken.server.store.database import Database
from boriken.server.tables.cache import stored_actions
from tests.server.kit import PATIENCE, Guest, Json
from tests.server.process import A_LOOK, ServerProcess, eventually, still_running
from tests.server.whole import check_tables

KILLS = 13  # on each sort of database, those during a start not counted
MOST_KILLS = 80  # until one of them has come between a move and its answer
DURING_START = 4  # every so many rounds the server is also killed while it starts
LONGEST_ROUND = 0.6  # seconds of play before a kill
LONGEST_START = 0.8  # seconds from the fork to the open port, about


@dataclass
class Expectation:
    """A person's knowledge of a table: the actions by number, the least length of the list, and the chat."""

    actions: dict[int, str] = field(default_factory=dict)
    count: int = 0
    said: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """Plays at a table whenever it may, notes what is answered, and sends again what is not."""

    def __init__(self, server: ServerProcess, guest: Guest, table: str, seats: list[int], seed: int) -> None:
        super().__init__()
        self.server = server
        self.guest = guest
        self.table = table
        self.seats = seats
        self.random = random.Random(seed)
        self.told = Expectation()
        self.repeated = 0
        self.stopped = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set() and not self.play():
                pass
        except BaseException as error:
            self.trouble = error

    def stop(self) -> None:
        self.stopped.set()
        self.join(PATIENCE)
        if self.trouble is not None:
            raise self.trouble

    def play(self) -> bool:
        """One move if it is this player's turn; whether the game is over."""
        state = self.asked("GET", "state").json()
        if state["over"]:
            return True
        if state["actor"] not in self.seats or not state["choices"]:
            time.sleep(A_LOOK)
            return False
        if self.random.random() < 0.1:
            text = uuid.uuid4().hex
            self.asked("POST", "chat", {"text": text, "key": text}).raise_for_status()
            self.told.said.append(text)
        self.move(state)
        return False

    def move(self, state: Json) -> None:
        body: Json = {"version": state["version"], "key": uuid.uuid4().hex, "seat": state["seat"]}
        if state["counting"]:
            things, colonists = state["question"].get("things", ()), state["question"].get("colonists")
            if colonists is not None:
                answered = self.asked("POST", "moves", {**body, "counts": self.spread(list(things), colonists)})
                if answered.status_code == 200:
                    self.told.count = answered.json()["state"]["actions"]
                    return
        if "settler" in state["choices"] and self.moved(state, body, ["settler", "settle quarry"]):
            return
        assert self.moved(state, body, [self.random.choice(state["choices"])])

    def spread(self, things: list[str], colonists: int) -> dict[str, int]:
        self.random.shuffle(things)
        return dict.fromkeys(things[:colonists], 1)

    def moved(self, state: Json, body: Json, actions: list[str]) -> bool:
        answered = self.asked("POST", "moves", {**body, "actions": actions})
        if answered.status_code == 422:
            return False
        assert answered.status_code == 200, answered.text  # a repeated move is no stale one
        self.told.actions.update(enumerate(actions, start=state["actions"]))
        self.told.count = answered.json()["state"]["actions"]
        return True

    def asked(self, method: str, what: str, body: Json | None = None) -> httpx.Response:
        """Ask until there is an answer."""
        again = False
        while True:
            try:
                self.repeated += again
                return self.guest.http.request(method, f"/api/tables/{self.table}/{what}", json=body)
            except httpx.TransportError:
                if self.stopped.is_set():
                    raise
                again = method == "POST"
                time.sleep(0.02)


@pytest.fixture
def server(fresh: Settings) -> Iterator[ServerProcess]:
    server = ServerProcess(fresh.data, fresh.database, warm=True)
    yield server
    server.close()


def test_a_server_that_is_killed_loses_nothing(server: ServerProcess, fresh: Settings) -> None:
    moment = random.Random(1)
    kill_while_starting(server, moment)
    start(server)
    host, players = server.guest("Host"), seat_players(server)
    for player in players:
        player.start()
    games_of_bots = []
    with contextlib.closing(Database(fresh.database_url)) as store:
        for number in range(1, MOST_KILLS):
            if number >= KILLS and moves_sent_again(players):
                break
            if number % DURING_START == 0:
                games_of_bots.append(game_of_bots(host))
            time.sleep(moment.uniform(0.0, LONGEST_ROUND))
            server.kill()
            if number % DURING_START == 1:
                check_tables(store, [player.table for player in players])
            if number % DURING_START == 2:
                kill_while_starting(server, moment)
            start(server)

        with_bots = players[0]
        assert eventually(lambda: not with_bots.is_alive(), 4 * PATIENCE), "the game with bots does not end"
        assert eventually(lambda: all(is_over(host, table) for table in games_of_bots), 4 * PATIENCE)
        for player in players:
            player.stop()
        check_tables(store, [*(player.table for player in players), *games_of_bots])
        for player in players:
            check_told(store, player)
    assert moves_sent_again(players)
    assert server.workers
    assert eventually(lambda: not still_running(server.workers)), "thinking processes outlive their server"


def moves_sent_again(players: list[Player]) -> int:
    """How often a kill came between a move and its answer."""
    return sum(player.repeated for player in players)


def start(server: ServerProcess) -> None:
    server.start()
    server.wait_until_open()


def kill_while_starting(server: ServerProcess, moment: random.Random) -> None:
    server.start()
    time.sleep(moment.uniform(0.0, LONGEST_START))
    server.kill()


def seat_players(server: ServerProcess) -> list[Player]:
    """One among bots, one who plays all seats, and two against each other."""
    ada, ben, eva, fay = (server.guest(name) for name in ("Ada", "Ben", "Eva", "Fay"))
    among_bots = ada.make_table("me skilled casual")["id"]
    alone = ben.make_table("me me me me me")["id"]
    together = eva.make_table("me open beginner")["id"]
    fay.post(f"/tables/{together}/join", {"seat": 1}).raise_for_status()
    return [
        Player(server, ada, among_bots, [0], 1),
        Player(server, ben, alone, [0, 1, 2, 3, 4], 2),
        Player(server, eva, together, [0], 3),
        Player(server, fay, together, [1], 4),
    ]


def game_of_bots(host: Guest) -> str:
    """A game that nobody has to look after any more."""
    table: str = host.make_table("me skilled skilled")["id"]
    host.post(f"/tables/{table}/resign", {"seat": 0, "level": "skilled"}).raise_for_status()
    return table


def is_over(guest: Guest, table: str) -> bool:
    return bool(guest.get(f"/tables/{table}").json()["status"] == "over")


def check_told(store: Database, player: Player) -> None:
    with store.reading() as connection:
        actions = stored_actions(connection, player.table, 0)
    assert player.told.actions
    assert len(actions) >= player.told.count
    assert player.told.actions == {number: actions[number] for number in player.told.actions}
    messages = player.guest.get(f"/tables/{player.table}/chat").json()["messages"]
    said = [message["text"] for message in messages if message["person"] == player.guest.id]
    assert said == player.told.said
