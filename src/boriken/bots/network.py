"""A learned network, to play with: NumPy is all it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import as_file
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from boriken.bots.house import house_weights
from boriken.bots.manner import NoNetworkError
from boriken.bots.weights import ONLOOKING, Arrays, fingerprint, load_weights, rules_mark
from boriken.core.errors import SetupError
from boriken.core.title import Title

Floats = NDArray[np.float32]

SMALL = 1e-5  # what PyTorch adds to a variance before it divides by it
FOUR = 4  # rows that are multiplied together: up to three more than a multiple of it take as long as six (OpenBLAS)


class Judgement(NamedTuple):
    """By position: inclinations to all actions, and by seat from the one that looks on: logits of winning, leads."""

    actions: Floats
    wins: Floats
    leads: Floats


class Network:
    """The layers of `boriken.learn.network`, for playing only.

    One that is `onlooking` has also learned what a seat may hope for while another decides, as that seat sees it.
    """

    def __init__(self, arrays: Arrays, *, onlooking: bool = False) -> None:
        self.onlooking = onlooking
        self.first = transposed(arrays["first.weight"] * arrays["scales"])
        self.first_bias = arrays["first.bias"]
        self.gain, self.shift = arrays["norm.weight"], arrays["norm.bias"]
        depth = sum(name.startswith("body.") and name.endswith(".weight") for name in arrays)
        self.layers = [
            (transposed(arrays[f"body.{number}.weight"]), arrays[f"body.{number}.bias"]) for number in range(depth)
        ]
        heads = ("actions", "wins", "leads")
        self.heads = np.concatenate([arrays[f"{head}.weight"] for head in heads]).astype(np.float32)
        self.heads_bias = np.concatenate([arrays[f"{head}.bias"] for head in heads]).astype(np.float32)
        self.ends = np.cumsum([len(arrays[f"{head}.bias"]) for head in heads])
        self.seats = list(range(self.ends[0], self.ends[1]))

    def blind_to(self, columns: Sequence[int]) -> Network:
        """The same network without these numbers of a row: it takes them for zero."""
        blind = copy(self)
        blind.first = self.first.copy()
        blind.first[columns] = 0.0
        return blind

    def leaning(self, tilt: Mapping[int, float]) -> Network:
        """The same network, more inclined to some actions and less to others."""
        leaning = copy(self)
        leaning.heads_bias = self.heads_bias.copy()
        leaning.heads_bias[list(tilt)] += np.array(list(tilt.values()), np.float32)
        return leaning

    def judge(self, rows: NDArray[np.uint8]) -> Judgement:
        """Its judgement of positions, given as rows of an observer."""
        outputs = self.body_of(rows) @ self.heads.T + self.heads_bias
        return Judgement(*np.split(outputs, self.ends[:-1], axis=1))

    def outputs(self, rows: NDArray[np.uint8], actions: list[int]) -> Floats:
        """Side by side the inclinations to some actions and the logits of winning: faster than all of them."""
        wanted = actions + self.seats
        outputs: Floats = self.body_of(rows) @ self.heads[wanted].T + self.heads_bias[wanted]
        return outputs

    def body_of(self, rows: NDArray[np.uint8]) -> Floats:
        """The last layer before the heads. Most of a row is zero, so most of the first layer is not looked at."""
        seen = np.flatnonzero(rows.any(0))
        numbers = np.zeros((filled_up(len(rows)), len(seen)), np.float32)
        numbers[: len(rows)] = rows[:, seen]
        body: Floats = numbers @ self.first[seen] + self.first_bias
        body -= body.mean(1, keepdims=True)
        body /= np.sqrt(np.square(body).mean(1, keepdims=True) + SMALL)
        body = np.maximum(body * self.gain + self.shift, 0.0)
        for number, (weights, bias) in enumerate(self.layers):
            more = np.maximum(body @ weights + bias, 0.0)
            body = body + more if number else more
        return body[: len(rows)]


def filled_up(count: int) -> int:
    """How many rows are computed: the next multiple of four, but for a few, which are multiplied one by one."""
    return count if count < FOUR else -(-count // FOUR) * FOUR


def transposed(weights: Floats) -> Floats:
    return np.ascontiguousarray(weights.T, np.float32)


@cache
def house_network(title: Title) -> Network:
    """The network of a game that comes with the package."""
    with as_file(house_weights(title.id)) as path:
        if not path.exists():
            raise NoNetworkError(f"No network has learned {title.name} yet; it has the bots greedy and search.")
        return load_network(title, path)


@cache
def load_network(title: Title, path: Path) -> Network:
    """A network that was made for this very game; weights for another layout, other actions or rules are refused."""
    try:
        arrays, description = load_weights(path)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as failure:
        raise SetupError(f"The file {path} does not hold a network.") from failure
    if description["game"] != title.id or description["fingerprint"] != fingerprint(title):
        raise NoNetworkError(f"The network in {path.name} was made for another version of {title.name}.")
    if description.get("rules", mark := rules_mark(title)) != mark:  # files of earlier versions do not say
        raise NoNetworkError(f"The network in {path.name} has learned {title.name} with other rules.")
    return Network(arrays, onlooking=description.get(ONLOOKING, False))  # files of earlier versions do not say
