"""Machines of a cluster: they learn side by side, one that fails is left out, and a run is kept as on one machine."""

from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boriken.arena.connection import Connection
from boriken.learn.cluster import Place, places_of, plans_for, reason
from tests.clusters import in_a_process, needs_ray


def node(**resources: float) -> dict[str, Any]:
    return {"NodeID": "n1", "NodeManagerAddress": "192.0.2.7", "Resources": resources, "Alive": True}


def test_a_machine_is_one_place() -> None:
    assert places_of(node(CPU=16.0, memory=1e9), 1) == [Place("192.0.2.7", "n1", 16.0, 0.0)]
    assert places_of(node(CPU=16.0, GPU=1.0), 1) == [Place("192.0.2.7", "n1", 16.0, 1.0)]


def test_a_machine_with_several_gpus_is_as_many_places() -> None:
    names = ["192.0.2.7, number 1", "192.0.2.7, number 2"]
    assert places_of(node(CPU=13.0, GPU=2.0), 1) == [Place(name, "n1", 6.0, 1.0) for name in names]


def test_a_local_cluster_shares_its_machine() -> None:
    assert [(one.processors, one.gpus) for one in places_of(node(CPU=1.0, GPU=1.0), 2)] == [(0.5, 0.5)] * 2


def test_a_machine_that_lends_no_processor_is_none() -> None:
    assert places_of(node(GPU=1.0), 1) == []


def test_machines_play_other_deals_with_networks_of_one_size() -> None:
    pytest.importorskip("torch", reason="PyTorch is an extra of some gigabytes: boriken[learn]")
    from boriken.learn.plan import Hardware, make_plan

    def make(place: Place) -> Any:
        hardware = Hardware(int(place.processors), place.gpus > 0)
        return make_plan("san-juan", 60.0, Path(), hardware=hardware)

    small, large = plans_for([Place("a", "n1", 4.0, 0.0), Place("b", "n2", 9.0, 1.0)], make)
    assert small.size == large.size
    assert small.crew.seed != large.crew.seed
    assert (small.crew.workers, large.crew.workers) == (3, 8)
    assert (small.device, large.device) == ("cpu", "cuda")
    assert small.recipe.minibatch < large.recipe.minibatch


class FailureError(Exception):
    """As Ray tells of one."""

    def __init__(self, text: str = "", cause: Exception | None = None, *, at_the_start: bool = False) -> None:
        super().__init__(text)
        self.cause = cause
        self.actor_init_failed = at_the_start


def test_a_failure_is_told_in_one_line() -> None:
    assert reason(FailureError(cause=RuntimeError("The games stand still.\nMore."))) == "The games stand still."
    missing = "ModuleNotFoundError: No module named 'torch'"
    assert reason(FailureError(f"The actor died.\n{missing}\n", at_the_start=True)) == missing
    assert reason(FailureError("The node is gone.\nMore.")) == "it does not answer any more."


def test_within_a_connection_another_shares_it(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    monkeypatch.setattr("boriken.arena.extras.find_spec", lambda _: SimpleNamespace())
    monkeypatch.setattr(Connection, "prepare", lambda _: None)
    monkeypatch.setattr(Connection, "connect", lambda _: happened.append("connect"))
    monkeypatch.setattr(Connection, "end", lambda _: happened.append("end"))
    connection = Connection("local", 1)
    with connection, connection:
        happened.append("work")
    with connection:
        happened.append("more work")
    assert happened == ["connect", "work", "end", "connect", "more work", "end"]


@needs_ray
def test_what_machines_learn_is_averaged_and_one_that_fails_is_left_out(tmp_path: Path) -> None:
    in_a_process(tmp_path, "-m", "tests.learn.counting_machines")


@needs_ray
@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is an extra of some gigabytes: boriken[learn]")
def test_a_run_on_two_machines_is_kept_goes_on_and_outlives_one_of_them(tmp_path: Path) -> None:
    in_a_process(tmp_path, "-m", "tests.learn.training_together")
