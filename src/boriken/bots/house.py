"""The weights of learned players that come with the package."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def house_weights(game: str) -> Traversable:
    """The file for a game; it may not be there."""
    return files("boriken.bots") / "networks" / f"{game}.npz"


def weights_mark(game: str, weights: Path | None = None) -> str:
    """A short mark by which results know with which weights they were played; empty if nobody has learned the game."""
    file = house_weights(game) if weights is None else weights
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8] if file.is_file() else ""
