"""The levels at which a person can play, from the weakest opponent to the strongest."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """A name that a person understands for a bot that plays so well."""

    id: str
    bot: str
    about: str


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("beginner", "careless:1", "Knows the rules and often takes what comes to hand."),
        Level("casual", "careless:0.4", "Sees what is good and forgets it now and then."),
        Level("skilled", "greedy", "Takes what is worth most to it, without looking further."),
        Level("expert", "search:200", "Looks ahead, and at what the others will do."),
        Level("master", "search:1000", "Looks ahead further."),
    )
}

DEFAULT_LEVEL = "casual"


def bot_of(name: str) -> str:
    """The bot that plays at a level; any other name is a bot's own."""
    return LEVELS[name].bot if name in LEVELS else name
