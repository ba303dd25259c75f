"""The machines of a Ray cluster, which learn side by side: after each round their weights are averaged.

Only weights travel, some megabytes a round: what a machine has played stays there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from boriken.arena.connection import LOCAL, Connection
from boriken.core.errors import BorikenError
from boriken.learn.machine import Machine
from boriken.learn.rounds import Round, joined

if TYPE_CHECKING:
    from boriken.learn.beginning import Beginning
    from boriken.learn.plan import Plan

LOCAL_PLACES = 2  # a cluster on one machine is there to be tried, so it needs somebody to average with
SEEDS = 1 << 30
GOODBYE = 60.0  # seconds in which a machine stops by itself


@dataclass(frozen=True, slots=True)
class Place:
    """A place for somebody who plays and learns: a machine of the cluster, or its part that has one of its GPUs."""

    name: str
    node: str  # as Ray calls the machine
    processors: float
    gpus: float


def places_on(connection: Connection) -> list[Place]:
    """One on every machine, or as many as it has GPUs; a local cluster is divided in two."""
    import ray

    least = LOCAL_PLACES if connection.address == LOCAL else 1
    found = [place for node in ray.nodes() if node["Alive"] for place in places_of(node, least)]
    if not found:
        raise BorikenError(f"No machine of the cluster at {connection.address} has a processor to lend.")
    return found


def places_of(node: dict[str, Any], least: int) -> list[Place]:
    processors, gpus = (node["Resources"].get(kind, 0.0) for kind in ("CPU", "GPU"))
    if not processors:
        return []
    count = max(least, int(gpus))
    address = node["NodeManagerAddress"]
    names = [address] if count == 1 else [f"{address}, number {number}" for number in range(1, count + 1)]
    return [Place(name, node["NodeID"], share(processors, count), share(gpus, count)) for name in names]


def share(amount: float, count: int) -> float:
    """Ray lends whole processors and GPUs, or less than one."""
    return amount // count or amount / count


def plans_for(places: Sequence[Place], make: Callable[[Place], Plan]) -> list[Plan]:
    """A plan for each place: what suits it, with other deals than the others, and networks that can be averaged."""
    plans = [make(place) for place in places]
    size = max(plan.size for plan in plans)
    chance = Random(plans[0].crew.seed)
    return [
        replace(plan, size=size, crew=replace(plan.crew, seed=seed))
        for plan, seed in zip(plans, chance.sample(range(SEEDS), len(plans)), strict=True)
    ]


class Machines(Machine):
    """All machines of a cluster. One that fails is left out, and the others go on."""

    def __init__(
        self,
        kind: Callable[[Plan, Beginning], Machine],
        places: Sequence[Place],
        plans: Sequence[Plan],
        beginning: Beginning,
        warn: Callable[[str], None],
    ) -> None:
        """`kind` is the class of each of them, which is begun over there; `warn` hears of those that fail."""
        import ray

        self.warn = warn
        self.weights = beginning.weights
        self.optimizer = beginning.optimizer
        self.longest = 0.0
        remote, sent = ray.remote(kind), ray.put(beginning)
        self.actors: dict[Place, Any] = {
            place: remote.options(**terms(place)).remote(plan, sent) for place, plan in zip(places, plans, strict=True)
        }

    @property
    def count(self) -> int:
        return len(self.actors)

    def begin(self) -> None:
        self.ask("begin")

    def learn(self, done: float) -> Round:
        """A round lasts as long as the slowest machine needs for a stretch; the others learn from several."""
        import ray

        learned = joined(self.ask("learn", done, self.longest, ray.put(self.weights)))
        self.weights, self.longest = learned.weights, learned.longest
        return learned

    def remember(self) -> None:
        self.ask("remember")

    def optimizer_state(self) -> dict[str, Any] | None:
        """That of the first machine; if none is left, as it was when it was last asked for."""
        with suppress(BorikenError):
            self.optimizer = self.ask("optimizer_state")[0]
        return self.optimizer

    def stop(self) -> None:
        dismiss(list(self.actors.values()))

    def ask(self, method: str, *arguments: object) -> list[Any]:
        """The answers of all machines that are left."""
        import ray

        answers = {place: getattr(actor, method).remote(*arguments) for place, actor in self.actors.items()}
        results = []
        for place, answer in answers.items():
            try:
                results.append(ray.get(answer))
            except ray.exceptions.RayError as failure:
                self.leave_out(place, failure)
        if not results:
            raise BorikenError("No machine of the cluster is left to learn.")
        return results

    def leave_out(self, place: Place, failure: Exception) -> None:
        dismiss([self.actors.pop(place)])
        self.warn(f"The machine {place.name} is left out from now on: {reason(failure)}")


def dismiss(actors: Sequence[Any]) -> None:
    """Let them stop by themselves, which leaves nothing behind; then take their processors back."""
    import ray

    if stopped := [actor.stop.remote() for actor in actors]:
        ray.wait(stopped, num_returns=len(stopped), timeout=GOODBYE)
    for actor in actors:
        ray.kill(actor)


def terms(place: Place) -> dict[str, Any]:
    """The terms on which Ray starts somebody there: on this machine and no other."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    where = NodeAffinitySchedulingStrategy(place.node, soft=False)
    return {"num_cpus": place.processors, "num_gpus": place.gpus, "scheduling_strategy": where}


def reason(failure: Exception) -> str:
    """One line about what went wrong there."""
    if cause := getattr(failure, "cause", None):
        return str(cause).partition("\n")[0]
    if getattr(failure, "actor_init_failed", False):  # the error is at the end of what Ray has to say
        return str(failure).strip().rpartition("\n")[2]
    return "it does not answer any more."
