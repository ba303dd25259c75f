"""The levels at which a person can play, from the weakest opponent to the strongest."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass

# By game, from the weakest level to the strongest: how the learned player plays them (boriken.bots.manner says what the
# parts of a name mean). bench/levels.py measures how far they are apart; bench/strength.md has the figures.
LEARNED: Mapping[str, Mapping[str, str]] = {
    "puerto-rico": {
        "beginner": "net:t1:no-shipping:no-rivals",
        "casual": "net:t0.75:no-rivals",
        "skilled": "net:t0.5",
        "expert": "net",
        "master": "net:1500",
    },
    "san-juan": {
        "beginner": "net:t1.1:no-rivals:no-seen",
        "casual": "net:t0.85:no-seen",
        "skilled": "net:t0.6",
        "expert": "net",
        "master": "net:1000",
    },
    "anno-1503": {
        "beginner": "net:t1.1:no-rivals:no-goals",
        "casual": "net:t0.78:no-rivals",
        "skilled": "net:t0.5",
        "expert": "net",
        "master": "net:800",
    },
}


@dataclass(frozen=True, slots=True)
class Level:
    """A name that a person understands for a player of some strength.

    `bot` plays it where no network has learned the game, or where NumPy is missing.
    """

    id: str
    bot: str
    about: str

    def learned(self, game: str) -> str:
        """The learned player of this level; empty if the level has none for the game."""
        return LEARNED.get(game, {}).get(self.id, "")


HOST_BOTS = "BORIKEN_BOTS"
"""The variable by which processes that are started from here know the bots that the host has added."""

LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level("beginner", "careless:1", "Knows the rules, plays by taste, and overlooks much."),
        Level("casual", "careless:0.4", "Sees good moves, misses one now and then, and minds its own board."),
        Level("skilled", "greedy", "Knows what is good, and seldom slips."),
        Level("expert", "search:200", "Knows very well what is good."),
        Level("master", "search:1000", "Looks ahead besides, at what everybody will do."),
    )
}

DEFAULT_LEVEL = "casual"


def add_bots(bots: Mapping[str, str]) -> None:
    """Let bots sit at tables as levels do, each under its name; also in processes that are started from here."""
    LEVELS.update({name: Level(name, bot, "A bot that the host has added.") for name, bot in bots.items()})
    os.environ[HOST_BOTS] = json.dumps({**added_before(), **bots})


def added_before() -> dict[str, str]:
    """The bots that the process was told of when it was started."""
    named: dict[str, str] = json.loads(os.environ.get(HOST_BOTS, "{}"))
    return named


def level_of(name: str) -> tuple[Level, str] | None:
    """The level of this name and the taste after it (`casual:shipper`), mostly none; None if there is no such level."""
    if name in LEVELS:
        return LEVELS[name], ""
    level, _, style = name.partition(":")
    return (LEVELS[level], style) if level in LEVELS and style else None
