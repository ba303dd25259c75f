"""A network that learns what a seat may hope for while another decides. Needs PyTorch."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="PyTorch is an extra of some gigabytes: boriken[learn]")

import torch

from boriken.bots.network import load_network
from boriken.bots.weights import load_weights
from boriken.core import registry
from boriken.core.title import Json
from boriken.learn.beginning import beginning_of
from boriken.learn.files import WEIGHTS
from boriken.learn.network import Network
from boriken.learn.one_machine import OneMachine
from boriken.learn.onlooking import NO_CHOICES, Games, LookingOn, Memory, Sight
from boriken.learn.plan import Plan, make_plan, size_in
from boriken.learn.training import Training
from tests.learn.kit import GAME, plan_of

TITLE = registry.title(GAME)


def able(folder: Path) -> Path:
    """A network that has learned for a moment."""
    entries: list[Json] = []
    Training(plan_of(folder, 1.0), entries.append, lambda _: None, OneMachine).run()
    return folder / WEIGHTS


def looking_on(folder: Path, weights: Path) -> Plan:
    return replace(plan_of(folder, 2.0), begin_with=weights, onlooking=True)


def games_of(plan: Plan) -> Games:
    network = Network(TITLE.observer(), len(TITLE.notation), plan.size)
    network.load_state_dict(beginning_of(plan).weights)
    return Games(plan, network, torch.device("cpu"))


def decides(sight: Sight) -> bool:
    return bool(sight.choices[0] >= 0)


def test_a_network_that_learns_to_look_on_plays_as_before(tmp_path: Path) -> None:
    before = able(tmp_path / "able")
    entries: list[Json] = []
    plan = looking_on(tmp_path / "on", before)
    Training(plan, entries.append, lambda _: None, LookingOn).run()
    assert entries
    after = tmp_path / "on" / WEIGHTS
    assert not load_network(TITLE, before).onlooking
    assert load_network(TITLE, after).onlooking
    trained = [load_weights(path)[1]["training"]["decisions"] for path in (before, after)]
    assert trained[1] > trained[0]
    rows = np.stack([sight.row for sight in games_of(plan).play(20) if decides(sight)])
    was, now = (load_network(TITLE, path).judge(rows).actions for path in (before, after))
    assert not np.array_equal(was, now)
    assert np.abs(now - was).mean() < 0.1 * np.abs(was).mean() + 0.1


def test_what_is_seen_lies_in_the_order_of_the_seat_that_looks(tmp_path: Path) -> None:
    games = games_of(looking_on(tmp_path, able(tmp_path / "able")))
    sights = games.play(60)
    deciding = TITLE.observer().parts
    begin = 0
    columns = []
    for part in deciding:
        if part.name.endswith(": decides"):
            columns.append(begin)
        begin += part.size
    assert {decides(sight) for sight in sights} == {True, False}
    for sight in sights:
        actor = sight.row[columns].argmax()
        assert (actor == 0) == decides(sight), "the seat that looks comes first"
        assert sight.hopes[: sight.seats].sum() == pytest.approx(1, abs=1e-5)
        assert not sight.hopes[sight.seats :].any()


def test_the_sights_of_a_game_that_ends_are_judged_by_its_result(tmp_path: Path) -> None:
    games = games_of(looking_on(tmp_path, able(tmp_path / "able")))
    row = np.zeros(int(TITLE.observer().size), np.uint8)
    games.seats[0], games.open[0] = 3, {1: [row], 2: [row, row]}
    won = np.array([0.0, 1.0, 0.0, 0.0, 0.0])
    sights = list(games.ended(0, won))
    assert [list(sight.hopes) for sight in sights] == [[1, 0, 0, 0, 0]] + 2 * [[0, 0, 1, 0, 0]]
    assert not any(decides(sight) for sight in sights)
    assert not games.open[0]


def test_only_the_newest_is_remembered() -> None:
    memory = Memory(2, seed=1, most=3)
    for number in range(5):
        memory.add([Sight(np.full(2, number, np.uint8), NO_CHOICES, 2, np.zeros(5, np.float32))])
    rows = memory.drawn(200)[0]
    assert set(rows[:, 0].tolist()) == {2, 3, 4}


def test_it_stays_as_large_as_it_is_and_plays_in_one_process(tmp_path: Path) -> None:
    weights = able(tmp_path / "able")
    assert size_in(weights) == plan_of(tmp_path, 1.0).size
    plan = make_plan(GAME, 1.0, tmp_path / "on", begin_with=weights, onlooking=True, workers=7)
    assert (plan.size, plan.crew.workers) == (size_in(weights), 1)
