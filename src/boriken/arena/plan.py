"""The plan of an arena: everything its results follow from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from boriken.bots.bot import Bot
from boriken.bots.house import weights_mark
from boriken.bots.manner import is_learned, weights_of
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.errors import SetupError, quoted
from boriken.core.given import checked_seed
from boriken.core.setup import Setup
from boriken.core.title import Json, Title

MIXED = "mixed"
ONE_AGAINST_THE_REST = "one-against-the-rest"
MODES = (MIXED, ONE_AGAINST_THE_REST)
WEIGHTS = "weights"  # in the document of a plan: a mark of those that learned players have

BotMaker = Callable[[str, Title, int], Bot]
"""Makes the bot of a name for a game, with a seed. Other processes must be able to import it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Block number n follows from this and from n; how many blocks are played, and where, changes none of them."""

    setup: Setup
    bots: tuple[str, ...]
    mode: str
    seed: int
    most_decisions: int
    maker: BotMaker = make_bot
    records: Path | None = None
    """A folder for the record of every game that is played; the results do not depend on it."""

    @property
    def players(self) -> int:
        return self.setup.players

    def blocks(self, games: int) -> int:
        """How many whole blocks hold at least so many games."""
        return -(-games // self.players)

    def document(self) -> Json:
        """By this a file of results knows whose they are; where somebody learned plays, with which weights too."""
        marks = sorted({weights_mark(self.setup.game, weights_of(name)) for name in self.bots if is_learned(name)})
        return {
            "version": version("boriken"),
            "game": self.setup.game,
            "players": self.players,
            "options": dict(self.setup.options),
            "bots": list(self.bots),
            "mode": self.mode,
            "seed": self.seed,
            "most_decisions": self.most_decisions,
            **({WEIGHTS: " ".join(marks)} if marks else {}),
        }


def make_plan(
    game: str,
    players: int,
    bots: Sequence[str],
    *,
    options: Mapping[str, object] | None = None,
    mode: str | None = None,
    seed: int = 1,
    most_decisions: int = 100_000,
    maker: BotMaker = make_bot,
    records: Path | None = None,
) -> Plan:
    """A plan that can be played. Without a mode, tables are mixed if there are bots enough to fill one."""
    setup = fixed_setup(game, players, options or {})
    names = tuple(rated(maker(name.strip(), registry.title(game), 0)).name for name in bots)
    if len(names) < 2:
        raise SetupError("An arena needs at least two bots.")
    if mode is None:
        mode = MIXED if len(names) >= players else ONE_AGAINST_THE_REST
    if mode not in MODES:
        raise SetupError(f"The mode can be {' or '.join(MODES)}, not {quoted(mode)}.")
    if mode == MIXED and len(names) < players:
        raise SetupError(f"A mixed table of {players} needs {players} bots or more, not {len(names)}.")
    return Plan(setup, names, mode, checked_seed(seed), most_decisions, maker, records)


def rated(bot: Bot) -> Bot:
    """A bot whose results mean something on another machine too."""
    if not bot.repeatable:
        raise SetupError(
            f"The bot {bot.name} thinks by the clock, so how strong it is depends on the machine: "
            "in the arena a budget counts simulations, such as search:400."
        )
    return bot


def fixed_setup(game: str, players: int, options: Mapping[str, object]) -> Setup:
    """The set-up in which seat 0 begins, so that a seat is a place in the order of play."""
    title = registry.title(game)
    start = title.fixed_start()
    for name in start:
        if name in options:
            raise SetupError(f"In the arena seat 0 always begins: leave the option {name} out.")
    return Setup.of(title, players, {**options, **start})
