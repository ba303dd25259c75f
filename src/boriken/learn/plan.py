"""The plan of a training run, and how much of it a machine can do at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import torch

from boriken.learn.network import Size
from boriken.learn.recipe import IMITATION, MOST_DECISIONS, Recipe
from boriken.learn.workers import Crew

GROUPS = 2  # one is played while the network thinks about the other
STARTS = 400
RIVALS = 2  # of a hundred games
HOSTS = 0.1  # of the games: those in which past networks sit,
HOSTS_TO_OTHERS = 0.3  # or, if other networks are named, these too
GPU = "cuda"
MOST_WORKERS = 15  # more than a GPU is fed by


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
    workers: int | None = None,
    seed: int = 1,
) -> Plan:
    """A run that suits this machine: large batches for a GPU, small ones and a smaller network without.

    `against` names the one opponent of a player that only learns to beat it. `copying` is the part of the time in which
    greedy is copied first; None leaves it to the game.
    """
    has_gpu = torch.cuda.is_available()
    count = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
    games = 1024 if has_gpu else 128
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
    recipe = Recipe(minibatch=16_384 if has_gpu else 512, imitation=copying)
    size = Size(512, 3) if has_gpu else Size(256, 3)
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
    )
