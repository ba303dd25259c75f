"""The plan of a training run, and how much of it a machine can do at once."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from boriken.bots.weights import load_weights
from boriken.learn.files import WEIGHTS
from boriken.learn.network import Size
from boriken.learn.recipe import GOING_ON, IMITATION, LAYERS, MOST_DECISIONS, Recipe
from boriken.learn.workers import Crew

GROUPS = 2  # one is played while the network thinks about the other
STARTS = 400
RIVALS = 2  # of a hundred games
HOSTS = 0.1  # of the games: those in which past networks sit,
HOSTS_TO_OTHERS = 0.3  # or, if other networks are named, these too
GPU = "cuda"
MOST_WORKERS = 15  # more than a GPU is fed by


@dataclass(frozen=True, slots=True)
class Hardware:
    """Processors and GPU, with which a machine plays and learns."""

    processors: int
    has_gpu: bool


def this_machine() -> Hardware:
    return Hardware(os.cpu_count() or 2, torch.cuda.is_available())


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan of training: the game, for how long, and where the result is kept."""

    crew: Crew
    recipe: Recipe
    size: Size
    seconds: float
    folder: Path
    resume: bool
    begin_with: Path | None
    device: str
    guests: tuple[Path, ...] = ()
    """Weights of networks that sit at some tables, so that it does not only learn to beat itself."""
    onlooking: bool = False
    """Whether it learns nothing but what a seat may hope for while another decides."""


def make_plan(
    game: str,
    seconds: float,
    folder: Path,
    *,
    resume: bool = False,
    begin_with: Path | None = None,
    guests: Sequence[Path] = (),
    against: Path | None = None,
    copying: float | None = None,
    rate: float | None = None,
    layers: int | None = None,
    workers: int | None = None,
    seed: int = 1,
    onlooking: bool = False,
    hardware: Hardware | None = None,
) -> Plan:
    """A run that suits a machine, this one if none is given: large batches for a GPU, small ones and a smaller network
    without.

    `against` names the one opponent of a player that only learns to beat it. `copying` is the part of the time in which
    greedy is copied first; None leaves it to the game. `rate` is that of the first steps; None leaves it to the recipe,
    which begins more slowly with a network that has learned before. Such a network stays as large as it is, but it may
    get more `layers`, unless it is only to learn to look on (`onlooking`): then its games are played in one process.
    """
    hardware = hardware or this_machine()
    has_gpu = hardware.has_gpu
    count = 1 if onlooking else workers or max(1, min(MOST_WORKERS, hardware.processors - 1))
    games = 1024 if has_gpu else 512
    crew = Crew(
        game=game,
        workers=count,
        games=games,
        groups=GROUPS,
        starts=STARTS if has_gpu else STARTS // 4,
        hosts=games if against else int(games * (HOSTS_TO_OTHERS if guests else HOSTS)),
        rivals=0 if against else RIVALS,
        alone=against is not None,
        most_decisions=MOST_DECISIONS[game],
        seed=seed,
    )
    goes_on = resume or begin_with is not None
    if copying is None:
        copying = 0.0 if goes_on else IMITATION[game]
    usual = GOING_ON if goes_on else Recipe()
    recipe = replace(usual, imitation=copying, rate=rate or usual.rate)
    if not has_gpu:
        recipe = replace(recipe, minibatch=2048, passes=1)  # here it is learning that takes longer than playing
    elif goes_on:
        recipe = replace(recipe, minibatch=32_768)
    size = Size(512 if has_gpu else 256, layers or LAYERS)
    known = folder / WEIGHTS if resume else begin_with
    if known is not None and known.exists():
        size = size_in(known)
        if layers and not onlooking:
            size = size._replace(depth=layers)
    return Plan(
        crew,
        recipe,
        size,
        seconds,
        folder,
        resume,
        begin_with,
        GPU if has_gpu else "cpu",
        (against,) if against else tuple(guests),
        onlooking,
    )


def size_in(path: Path) -> Size:
    """How large the network in a file is."""
    return size_of(load_weights(path)[0])


def size_of(weights: Mapping[str, Any]) -> Size:
    """How large a network with these weights is."""
    depth = 1 + sum(name.startswith("body.") and name.endswith(".weight") for name in weights)
    return Size(len(weights["first.bias"]), depth)
