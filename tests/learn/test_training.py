"""A training run of seconds, where PyTorch is at hand: it keeps what it learned, goes on from it, and is reported."""

import json
from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is an extra of some gigabytes: boriken[learn]")

import torch

from boriken.bots.network import load_network
from boriken.bots.weights import load_weights
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.title import Json
from boriken.learn.batch import UNTAUGHT
from boriken.learn.beginning import beginning_of
from boriken.learn.files import JOURNAL, PICTURE, STATE, WEIGHTS
from boriken.learn.network import Network, Size
from boriken.learn.one_machine import OneMachine
from boriken.learn.plan import Hardware, Plan, make_plan
from boriken.learn.playing import NEW_GUEST, Playing
from boriken.learn.ppo import copying_loss
from boriken.learn.report import draw, matches, write_report
from boriken.learn.rollout import OBEDIENCE, has_fast_halves, obey, precision
from boriken.learn.self_play import games_with_itself
from boriken.learn.training import Training
from tests.learn.kit import GAME, plan_of


def trained(folder: Path, seconds: float, *, resume: bool = False, imitation: float = 0.0) -> list[Json]:
    """The entries of the journal of a run."""
    entries: list[Json] = []
    passed: list[float] = []
    Training(plan_of(folder, seconds, resume=resume, imitation=imitation), entries.append, passed.append).run()
    assert passed == sorted(passed)
    return entries


def untrained(plan: Plan) -> Training:
    entries: list[Json] = []
    passed: list[float] = []
    return Training(plan, entries.append, passed.append)


def network_of(plan: Plan) -> Network:
    return OneMachine(plan, beginning_of(plan)).network


def test_a_run_is_kept_goes_on_and_is_reported(tmp_path: Path) -> None:
    told = trained(tmp_path, 2.0)
    assert told
    assert [json.loads(line) for line in (tmp_path / JOURNAL).read_text().splitlines()] == told
    before = load_weights(tmp_path / WEIGHTS)[1]["training"]
    assert before["decisions"] > 0
    assert (tmp_path / STATE).exists()
    trained(tmp_path, 1.0, resume=True)
    after = load_weights(tmp_path / WEIGHTS)[1]["training"]
    assert after["decisions"] > before["decisions"]
    load_network(registry.title(GAME), tmp_path / WEIGHTS)
    games: list[int] = []
    rows = matches(tmp_path, GAME, 2, games.append)
    assert [row["players"] for row in rows] == list(registry.title(GAME).player_counts)
    assert sum(games) == sum(row["games"] for row in rows)
    itself = games_with_itself(tmp_path, GAME, 1, games.append)
    report = write_report(tmp_path, GAME, rows, []).read_text()
    assert "# A network for San Juan" in report
    assert report.count("\n| ") == 1 + len(rows)
    assert "### 2 players\n\nGames: 1." in write_report(tmp_path, GAME, rows, itself).read_text()
    assert draw(tmp_path).name == PICTURE


def test_what_is_copied_becomes_likelier(tmp_path: Path) -> None:
    told = trained(tmp_path, 4.0, imitation=1.0)
    assert told[-1]["policy"] < told[0]["policy"]


def test_a_network_that_was_named_sits_at_some_tables_and_a_past_one_at_others(tmp_path: Path) -> None:
    untrained(plan_of(tmp_path / "guest", 1.0)).keep()
    plan = plan_of(tmp_path / "host", 1.0, guests=(tmp_path / "guest" / WEIGHTS,))
    opponents = OneMachine(plan, beginning_of(plan)).opponents
    named = [opponents.next_guest() is opponents.guests[0] for _ in range(20)]
    assert any(named)
    assert not all(named)


def test_a_guest_may_be_of_another_size(tmp_path: Path) -> None:
    title = registry.title(GAME)
    rows = torch.randint(0, 3, (20, int(title.observer().size)), dtype=torch.uint8)
    with as_file(files("boriken.bots") / "networks" / f"{GAME}.npz") as large:
        plan = plan_of(tmp_path, 1.0, guests=(large,))
        opponents = OneMachine(plan, beginning_of(plan)).opponents
        expected = load_network(title, large).judge(rows.numpy()).wins
    playing = Playing(plan, opponents)
    try:
        with torch.no_grad():
            wins = playing.seated(opponents.guests[0])(rows).wins
        assert wins.numpy() == pytest.approx(expected, abs=1e-3)
        assert playing.seated(opponents.newest).size == plan.size
        for _ in range(2 * NEW_GUEST):  # in which the guest changes once
            playing.give_back(playing.take())
    finally:
        playing.stop()


def test_a_teacher_is_mostly_obeyed() -> None:
    torch.manual_seed(1)
    taught = torch.tensor([3] * 1000 + [int(UNTAUGHT)] * 1000)
    chosen = obey(taught, torch.zeros(2000, dtype=torch.int64))
    assert abs((chosen[:1000] == 3).float().mean().item() - OBEDIENCE) < 0.04
    assert not chosen[1000:].any()


def test_the_loss_of_copying_counts_what_was_taught_only() -> None:
    inclinations = torch.log(torch.tensor([[0.5, 0.5], [0.25, 0.75], [0.9, 0.1]]))
    loss = copying_loss(inclinations, torch.tensor([0, 1, int(UNTAUGHT)]))
    assert loss.item() == pytest.approx(-(torch.log(torch.tensor([0.5, 0.75])).mean().item()))


def test_a_network_with_more_layers_begins_almost_as_the_one_it_begins_with(tmp_path: Path) -> None:
    small = plan_of(tmp_path / "small", 1.0)
    untrained(small).keep()
    rows = torch.randint(0, 3, (20, int(registry.title(GAME).observer().size)), dtype=torch.uint8)
    before = network_of(small)(rows).wins
    plan = replace(plan_of(tmp_path / "large", 1.0), begin_with=tmp_path / "small" / WEIGHTS, size=Size(32, 4))
    large = network_of(plan)
    assert (large(rows).wins - before).abs().max() < 0.1 * before.abs().max()
    assert large.body[-1].weight.abs().max() > 0, "a layer of zeros could not learn"


def test_a_deeper_network_is_not_cut_to_a_shallow_one(tmp_path: Path) -> None:
    untrained(replace(plan_of(tmp_path / "deep", 1.0), size=Size(32, 4))).keep()
    with pytest.raises(BorikenError, match="size"):
        untrained(replace(plan_of(tmp_path / "shallow", 1.0), begin_with=tmp_path / "deep" / WEIGHTS))


def test_whoever_goes_on_stays_as_large_but_may_become_deeper(tmp_path: Path) -> None:
    untrained(replace(plan_of(tmp_path, 1.0), size=Size(48, 4))).keep()
    assert make_plan(GAME, 1.0, tmp_path, resume=True).size == Size(48, 4)
    assert make_plan(GAME, 1.0, tmp_path / "new", begin_with=tmp_path / WEIGHTS).size == Size(48, 4)
    assert make_plan(GAME, 1.0, tmp_path / "new", begin_with=tmp_path / WEIGHTS, layers=5).size == Size(48, 5)


def test_a_run_that_is_resumed_keeps_its_layers(tmp_path: Path) -> None:
    untrained(plan_of(tmp_path, 1.0)).keep()
    with pytest.raises(BorikenError, match="size"):
        untrained(make_plan(GAME, 1.0, tmp_path, resume=True, layers=7))


@pytest.mark.parametrize(("abilities", "halves"), [({"avx512_bf16": True}, True), ({"avx2": True}, False), ({}, False)])
def test_a_processor_calculates_with_halves_if_it_can(
    abilities: dict[str, bool], halves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: abilities, raising=False)
    has_fast_halves.cache_clear()
    with precision(torch.device("cpu")):
        product = torch.ones(2, 2) @ torch.ones(2, 2)
    has_fast_halves.cache_clear()
    assert (product.dtype == torch.bfloat16) == halves


def test_without_a_gpu_what_was_played_is_gone_over_once_in_small_batches(tmp_path: Path) -> None:
    slow, fast = (make_plan(GAME, 1.0, tmp_path, hardware=Hardware(4, gpu)).recipe for gpu in (False, True))
    assert (slow.passes, fast.passes) == (1, 2)
    assert slow.minibatch < fast.minibatch


def test_whoever_goes_on_learns_more_slowly(tmp_path: Path) -> None:
    new, on = make_plan(GAME, 1.0, tmp_path).recipe, make_plan(GAME, 1.0, tmp_path, resume=True).recipe
    assert on.rate < new.rate
    assert on.points == on.last_points
    named = make_plan(GAME, 1.0, tmp_path, rate=1e-4, layers=5)
    assert (named.recipe.rate, named.recipe.rate_at(1.0)) == pytest.approx((1e-4, 1e-5))
    assert named.size.depth == 5
