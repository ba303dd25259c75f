"""Outputs of the networks of the package for some positions, by PyTorch: a test compares those of NumPy with them.

`python tools/network_outputs.py` writes tests/fixtures/network-outputs.json anew. Run it where PyTorch is at hand, when
a network has been exchanged.
"""

from __future__ import annotations

import base64
import json
import zlib
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import torch

from boriken.bots.weights import load_weights
from boriken.core import registry
from boriken.core.title import Json, Title
from boriken.learn.batch import Batch
from boriken.learn.network import Network
from boriken.learn.plan import size_in
from boriken.learn.starts import make_starts

FIXTURE = Path(__file__).parents[1] / "tests/fixtures/network-outputs.json"
POSITIONS = 6
STEPS = 40  # random ones, before the positions are taken
ACTIONS = 12  # of the inclinations so many are kept, the strongest


def main() -> None:
    FIXTURE.write_text(json.dumps({game: outputs(registry.title(game)) for game in registry.games()}, indent=1) + "\n")


def outputs(title: Title) -> list[Json]:
    rows = positions(title)
    with torch.no_grad():
        actions, wins, leads = network(title)(torch.from_numpy(rows))
    kept: list[Json] = []
    for number, row in enumerate(rows):
        strongest = actions[number].topk(ACTIONS)
        kept.append(
            {
                "row": base64.b85encode(zlib.compress(row.tobytes(), 9)).decode(),
                "actions": dict(zip(map(str, strongest.indices.tolist()), rounded(strongest.values), strict=True)),
                "wins": rounded(wins[number]),
                "leads": rounded(leads[number]),
            }
        )
    return kept


def positions(title: Title) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    batch = Batch(POSITIONS, make_starts(title, 12, seed=5), title.observer(), [], 5, 400, 0, 0, alone=False)
    for _ in range(STEPS):
        batch.step_randomly()
    return np.frombuffer(batch.observations.getvalue(), np.uint8).reshape(POSITIONS, -1).copy()


def network(title: Title) -> Network:
    with as_file(files("boriken.bots") / "networks" / f"{title.id}.npz") as path:
        arrays, _ = load_weights(path)
        made = Network(title.observer(), len(title.notation), size_in(path))
    made.load_state_dict({name: torch.from_numpy(array.astype(np.float32)) for name, array in arrays.items()})
    return made


def rounded(numbers: torch.Tensor) -> list[float]:
    return [round(number, 3) for number in numbers.tolist()]


if __name__ == "__main__":
    main()
