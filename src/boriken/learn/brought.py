"""A network that is brought along to wherever a game is played, for machines that do not have its file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from boriken.bots.bot import Bot
from boriken.bots.manner import NET
from boriken.bots.registry import make_bot
from boriken.core.title import Title
from boriken.learn.files import WEIGHTS


@dataclass(frozen=True, slots=True)
class Brought:
    """Makes bots by name, as `make_bot` does; the one called `learned` plays with these weights."""

    learned: str
    weights: bytes

    def __call__(self, name: str, title: Title, seed: int) -> Bot:
        if name != self.learned:
            return make_bot(name, title, seed)
        bot = make_bot(f"{NET}@{unpacked(title, self.weights)}", title, seed)
        bot.name = name
        return bot


@cache
def unpacked(title: Title, weights: bytes) -> Path:
    """A file that bots know the network by; it is gone when they do, as they keep what they have read."""
    from boriken.bots.network import load_network

    with TemporaryDirectory() as folder:
        path = Path(folder) / WEIGHTS
        path.write_bytes(weights)
        load_network(title, path)
    return path
