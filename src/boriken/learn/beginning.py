"""The beginning of a training run: weights, fresh or of an earlier run, and those of guests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from boriken.bots.weights import fitted, load_weights
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.title import Json
from boriken.learn.files import STATE
from boriken.learn.network import Network
from boriken.learn.plan import Plan
from boriken.learn.rounds import State

FAINT = 0.05  # of a new layer's weights: what is left of them when it is added to a network that has learned


@dataclass(frozen=True, slots=True)
class Beginning:
    """The weights that a run begins with, how long they have learned, and what sits at some tables beside them."""

    weights: State
    optimizer: dict[str, Any] | None = None
    guests: Sequence[State] = ()
    decisions: int = 0
    seconds: float = 0.0
    games: int = 0


def beginning_of(plan: Plan) -> Beginning:
    """Where an earlier run has stopped, the weights of another, or fresh ones."""
    torch.manual_seed(plan.crew.seed)
    network = new_network(plan)
    fresh = copied_weights(network)
    guests = [stored(path, plan.crew.game)[0] for path in plan.guests]
    state = plan.folder / STATE
    if plan.resume and state.exists():
        kept = torch.load(state, map_location="cpu", weights_only=True)
        check_size(kept["network"], fresh, state)
        return Beginning(kept["network"], kept["optimizer"], guests, *experience(kept))
    if plan.begin_with is not None:
        weights, before = stored(plan.begin_with, plan.crew.game)
        # Layers that it does not have change only a little: a layer of nothing but zeros could not learn
        weights = {name: tensor * FAINT for name, tensor in fresh.items()} | weights
        check_size(weights, fresh, plan.begin_with)
        return Beginning(weights, None, guests, *experience(before))
    return Beginning(fresh, None, guests)


def experience(training: Json) -> tuple[int, float, int]:
    return training["decisions"], training["seconds"], training["games"]


def stored(path: Path, game: str) -> tuple[State, Json]:
    """The weights of another run, fitted to the game as it is now, and how long it had learned."""
    arrays, description = load_weights(path)
    arrays = fitted(arrays, description, registry.title(game))
    return {name: torch.from_numpy(array) for name, array in arrays.items()}, description["training"]


def check_size(weights: State, fresh: State, path: Path) -> None:
    if {name: tensor.shape for name, tensor in weights.items()} != {name: own.shape for name, own in fresh.items()}:
        raise BorikenError(f"The network in {path} has another size than the one that learns.")


def new_network(plan: Plan) -> Network:
    title = registry.title(plan.crew.game)
    return Network(title.observer(), len(title.notation), plan.size)


def copied_weights(network: Network) -> State:
    """The weights as they are now, in ordinary memory, where several threads may read them."""
    return {name: tensor.detach().to("cpu", copy=True) for name, tensor in network.state_dict().items()}
