"""The levels at which a person can play, from the weakest opponent to the strongest."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """A name that a person understands for a bot of some strength."""

    id: str
    bot: str
    about: str


HOST_BOTS = "BORIKEN_BOTS"
"""The variable by which processes that are started from here know the bots that the host has added."""

LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level("beginner", "careless:1", "Knows the rules, and often takes whatever comes to hand."),
        Level("casual", "careless:0.4", "Sees good moves, but misses one now and then."),
        Level("skilled", "greedy", "Takes what is worth most to it, without looking further."),
        Level("expert", "search:200", "Looks ahead, and at what the others will do."),
        Level("master", "search:1000", "Looks ahead further."),
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


def bot_of(name: str) -> str:
    """The bot that plays at a level; any other name is a bot's own."""
    return LEVELS[name].bot if name in LEVELS else name
