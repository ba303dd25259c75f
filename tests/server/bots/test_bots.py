"""Bots at tables: they play whenever it is their turn, in processes of their own, by what their seat may know."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boriken.bots.bot import Bot
from boriken.bots.levels import LEVELS
from boriken.core.game import Game
from boriken.core.match import Match, new_match
from boriken.server.bots import pool
from boriken.server.bots.fair_queue import Claim
from boriken.server.bots.pool import Worker, WorkerError, WorkerPool
from boriken.server.bots.worker import Problem, decide
from tests.server.kit import Guest, Json, RunningServer
from tests.server.process import eventually

PAGE = 4  # how often a person looks whether it is their turn, in milliseconds


def play_to_the_end(person: Guest, table: str, seat: int = 0) -> Json:
    """Take the first choice whenever it is one's turn; the state at the end."""
    while not (state := person.state(table, seat))["over"]:
        if state["choices"]:
            person.move(table, seat, state["choices"][0], version=state["version"]).raise_for_status()
        else:
            time.sleep(PAGE / 1000)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_person_plays_a_whole_game_against_bots(server: RunningServer, players: int) -> None:
    ada = server.guest()
    table = ada.make_table(" ".join(["me", *["skilled"] * (players - 1)]))["id"]
    state = play_to_the_end(ada, table)
    assert len(state["scores"]) == players
    assert all(score["sheet"] for score in state["scores"])
    assert ada.get(f"/tables/{table}").json()["status"] == "over"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play(server: RunningServer, level: str) -> None:
    ada = server.guest()
    table = ada.make_table(f"me {level}", options={"first_governor": "1"})["id"]
    assert eventually(lambda: ada.state(table)["choices"] != [])
    assert any(event["seat"] == 1 for event in ada.state(table)["log"] if "seat" in event)


def test_a_bot_plays_for_who_resigns_until_the_person_returns(server: RunningServer) -> None:
    ada = server.guest()
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    before = ada.state(table, 0)
    resigned = ada.post(f"/tables/{table}/resign", {"seat": 0, "level": "casual"}).json()
    assert resigned["seats"][0]["away"]
    assert eventually(lambda: ada.state(table, 1)["actor"] == 1)
    moved = ada.state(table, 1)
    assert moved["actions"] > before["actions"]
    assert ada.move(table, 0, "pass", version=moved["version"]).json()["error"]["code"] == "away"
    returned = ada.post(f"/tables/{table}/seats/0/return").json()
    assert not returned["seats"][0]["away"]
    while (state := ada.state(table, 1))["actor"] == 1:
        ada.move(table, 1, state["choices"][0], version=state["version"]).raise_for_status()
    waiting = ada.state(table, 0)
    assert waiting["choices"]
    assert ada.move(table, 0, waiting["choices"][0], version=waiting["version"]).status_code == 200


def test_a_thinking_process_that_dies_is_replaced(server: RunningServer) -> None:
    """Killed as often as it is found, a process is started anew, and the game goes on to its end."""
    ada = server.guest()
    table = ada.make_table("me skilled skilled")["id"]
    killed = 0
    while not (state := ada.state(table, 0))["over"]:
        if killed < 5 and kill_a_worker(server):
            killed += 1
        if state["choices"]:
            ada.move(table, 0, state["choices"][0], version=state["version"]).raise_for_status()
        else:
            time.sleep(PAGE / 1000)
    assert killed == 5


def kill_a_worker(server: RunningServer) -> bool:
    for worker in server.service.bots.quick.workers:
        if worker.process is not None and worker.process.returncode is None:
            with suppress(ProcessLookupError):  # killed before, and not noticed yet
                os.kill(worker.process.pid, signal.SIGKILL)
                return True
    return False


def test_a_bot_that_fails_is_asked_again_later_and_counted(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ask = WorkerPool.decide
    failed: list[float] = []

    async def fail_twice(workers: WorkerPool, problem: Problem, claim: Claim) -> list[str]:
        if len(failed) < 2:
            failed.append(time.monotonic())
            raise WorkerError("it has a headache")
        return await ask(workers, problem, claim)

    before = count(server, "boriken_bot_failures_total", "skilled")
    monkeypatch.setattr(WorkerPool, "decide", fail_twice)
    ada = server.guest()
    table = ada.make_table("me skilled", options={"first_governor": "1"})["id"]
    assert eventually(lambda: ada.state(table)["choices"] != [])
    assert count(server, "boriken_bot_failures_total", "skilled") == before + 2
    assert [record.message for record in caplog.records].count("a bot failed: it has a headache") == 2


def count(server: RunningServer, name: str, level: str) -> float:
    return server.service.metrics.registry.get_sample_value(name, {"level": level}) or 0.0


def test_while_a_bot_thinks_others_are_served(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought that takes for ever keeps nobody waiting but its own table."""
    monkeypatch.setattr(pool, "WORKER", (sys.executable, "-c", "import sys; sys.stdin.read()"))
    kill_a_worker(server)
    ada = server.guest("Ada")
    waiting = ada.make_table("me skilled", options={"first_governor": "1"})["id"]
    assert eventually(lambda: not server.service.bots.quick.idle)
    hot_seat = ada.make_table("me me", options={"first_governor": "0"})["id"]
    assert ada.move(hot_seat, 0, "settler", "settle quarry").status_code == 200
    assert ada.state(waiting)["actor"] == 1
    monkeypatch.undo()
    kill_a_worker(server)
    assert eventually(lambda: ada.state(waiting)["choices"] != [])


def test_a_thought_that_takes_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", (sys.executable, "-c", "import sys; sys.stdin.read()"))
    monkeypatch.setattr(pool, "LONGEST_THOUGHT", 0.05)

    async def ask() -> Worker:
        worker = Worker()
        with pytest.raises(WorkerError, match="no decision"):
            await worker.ask("decide", problem_of(new_match("puerto-rico", players=3, seed=1)))
        return worker

    assert asyncio.run(ask()).process is None


def test_a_mind_says_what_was_wrong_and_thinks_on() -> None:
    async def ask() -> list[str]:
        worker, problem = Worker(), problem_of(new_match("puerto-rico", players=3, seed=1))
        try:
            with pytest.raises(WorkerError, match="grandmaster"):
                await worker.ask("decide", replace(problem, level="grandmaster"))
            decisions: list[str] = await worker.ask("decide", problem)
            return decisions
        finally:
            await worker.end()

    assert asyncio.run(ask())


def test_a_bot_decides_all_it_can_before_others_have_a_part_in_it() -> None:
    match = new_match("puerto-rico", players=3, seed=1, first_governor=0)
    decisions = decide(problem_of(match))
    match.play(*decisions)
    assert match.actor != 0 or match.moves[-1].actor is None


def problem_of(match: Match, level: str = "skilled") -> Problem:
    assert match.actor is not None
    setup = match.setup
    state = match.title.save(match.game)
    return Problem(setup.game, setup.players, dict(setup.options), state, match.actor, level, 7)


class Cards(Game):
    """A game in which seat 0 decides twice, and something is hidden from it."""

    def __init__(self, hidden: str) -> None:
        super().__init__(2)
        self.hidden = hidden
        self.actor = 0
        self.turn = 0

    def legal(self) -> vec[i64]:
        return vec[i64]([0, 1])

    def apply(self, action: i64) -> None:
        self.turn += 1
        self.actor = 0 if self.turn < 2 else 1

    def determinize(self, seat: i64, seed: i64) -> Game:
        return Cards(f"guessed by {seat}")


class Spy(Bot):
    """Remembers what it is shown."""

    def __init__(self) -> None:
        self.name = "spy"
        self.shown: list[str] = []

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, Cards)
        self.shown.append(game.hidden)
        return 1


def test_a_bot_is_shown_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    cards = SimpleNamespace(load=lambda *_: Cards("an ace"), notation=["draw", "play"], reveals=lambda *_: False)
    monkeypatch.setattr("boriken.server.bots.worker.registry", SimpleNamespace(title=lambda _: cards))
    monkeypatch.setattr("boriken.server.bots.worker.Setup", SimpleNamespace(of=lambda *_: None))
    monkeypatch.setattr("boriken.server.bots.worker.make_bot", lambda *_: spy)
    assert decide(Problem("cards", 2, {}, {}, 0, "skilled", 1)) == ["play", "play"]
    assert spy.shown == ["guessed by 0", "guessed by 0"]
