"""Whoever does the work, it comes out the same; and what was done is not lost."""

import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from boriken.arena.block import Block, play_block
from boriken.arena.connection import LOCAL, Connection, check_reachable
from boriken.arena.executors import Executor, Here, Processes
from boriken.arena.extras import need
from boriken.arena.journal import Journal
from boriken.arena.standings import standings
from boriken.arena.tournament import play
from boriken.core.errors import BorikenError
from tests.arena.kit import plan

PLAN = plan("eager", "random-1", "random-2", "random-3")
BLOCKS = 5


def played(executor: Executor, journal: Journal | None = None) -> list[Block]:
    return play(PLAN, BLOCKS, executor, journal, lambda _: None)


def test_processes_give_the_same_blocks() -> None:
    assert played(Here()) == played(Processes(2))


def test_the_better_bot_is_found() -> None:
    blocks = play(plan("eager", "random"), 30, Here(), None, lambda _: None)
    best, other = standings(plan("eager", "random"), blocks)["bots"]
    assert best["name"] == "eager"
    assert best["low"] > other["high"]
    assert best["strength_low"] > other["strength_high"]


def test_an_error_in_a_process_is_told_and_leaves_nobody_behind() -> None:
    cheats = plan("cheat", "cheat", "cheat")
    with pytest.raises(BorikenError, match="The bot cheat chose"):
        list(Processes(2).map(partial(play_block, cheats), range(20)))
    assert not multiprocessing.active_children()


def test_whoever_stops_asking_stops_the_work() -> None:
    results = Processes(2).map(partial(play_block, PLAN), range(10**9))
    next(results)
    assert isinstance(results, Iterator)
    results.close()  # type: ignore[attr-defined]  # a generator, though it promises no more than an iterator
    assert not multiprocessing.active_children()


# Interrupted and resumed


class Interrupted(Executor):
    """Somebody presses Ctrl-C after two blocks."""

    def map(self, work, numbers):  # type: ignore[no-untyped-def]
        yield from (work(number) for number in list(numbers)[:2])
        raise KeyboardInterrupt


class Counting(Here):
    def __init__(self) -> None:
        self.asked: list[int] = []

    def map(self, work, numbers):  # type: ignore[no-untyped-def]
        self.asked = list(numbers)
        return super().map(work, self.asked)


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    with pytest.raises(KeyboardInterrupt):
        played(Interrupted(), Journal(state, PLAN))
    rest = Counting()
    assert played(rest, Journal(state, PLAN)) == played(Here())
    assert rest.asked == [2, 3, 4]
    assert played(rest, Journal(state, PLAN)) == played(Here())
    assert rest.asked == []


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    played(Here(), Journal(state, PLAN))
    state.write_text(state.read_text()[:-30])
    rest = Counting()
    assert played(rest, Journal(state, PLAN)) == played(Here())
    assert rest.asked == [4]
    assert len(state.read_text().splitlines()) == 1 + BLOCKS


def test_the_state_of_another_plan_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    Journal(state, PLAN)
    with pytest.raises(BorikenError, match=r"belongs to another plan: its seed differs\.$"):
        Journal(state, plan("eager", "random-1", "random-2", "random-3", seed=2))


def test_the_state_of_another_network_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state, learned = tmp_path / "state.jsonl", replace(PLAN, bots=("net:20", "greedy"))
    Journal(state, learned)
    assert Journal(state, learned).blocks == {}
    monkeypatch.setattr("boriken.arena.plan.weights_mark", lambda *_: "others")
    with pytest.raises(BorikenError, match="the weights of the learned player have changed since"):
        Journal(state, learned)


def test_a_state_knows_the_weights_of_a_file(tmp_path: Path) -> None:
    file, state = tmp_path / "mine.npz", tmp_path / "state.jsonl"
    file.write_bytes(b"one")
    learned = replace(PLAN, bots=(f"net@{file}:20", "net", "greedy"))
    Journal(state, learned)
    file.write_bytes(b"two")
    with pytest.raises(BorikenError, match="the weights of the learned player have changed since"):
        Journal(state, learned)


def test_a_state_from_before_networks_had_marks_is_refused_only_where_one_plays(tmp_path: Path) -> None:
    for number, bots in enumerate([("search:20", "greedy"), ("greedy", "net")]):
        asked = replace(PLAN, bots=bots)
        state = tmp_path / f"{number}.jsonl"
        old = {name: value for name, value in asked.document().items() if name != "weights"}
        state.write_text(json.dumps({"boriken_arena": 1, **old}) + "\n")
        if "net" in bots:
            with pytest.raises(BorikenError, match="does not say with which network its games were played"):
                Journal(state, asked)
        else:
            assert Journal(state, asked).blocks == {}


@pytest.mark.parametrize(
    "content", ["hello", "hello\n", "hello\nyou", "{}\n", "[]\n", "1\n", '{"boriken_arena": 1}\nx\n']
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    state = tmp_path / "letter.txt"
    state.write_text(content)
    with pytest.raises(BorikenError, match=r"does not hold the state of an arena|belongs to another plan"):
        Journal(state, PLAN)
    assert state.read_text() == content


def test_broken_blocks_are_refused(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    Journal(state, PLAN)
    with state.open("a") as file:
        file.write(json.dumps({"block": 0}) + "\n")
    with pytest.raises(BorikenError, match=r"does not hold the state of an arena"):
        Journal(state, PLAN)


# What need not be installed


def test_what_is_missing_is_said_in_one_sentence() -> None:
    with pytest.raises(BorikenError, match=r"^This needs no_such_module: pip install 'boriken\[arena\]'\.$"):
        need("arena", "json", "no_such_module")


def test_without_ray_the_cluster_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.extras.find_spec", lambda _: None)
    with pytest.raises(BorikenError, match=r"^This needs ray: pip install 'boriken\[cluster\]'\.$"):
        Connection(LOCAL, 2)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "There is no Ray cluster at 127.0.0.1:1."),
        ("here", "A cluster is local or an address written HOST:PORT, not 'here'."),
        ("here:99999", "A cluster is local or an address written HOST:PORT, not 'here:99999'."),
    ],
)
def test_a_cluster_that_is_not_there(address: str, sentence: str) -> None:
    with pytest.raises(BorikenError) as failure:
        check_reachable(address)
    assert str(failure.value) == sentence
