"""The bots by name: those of the house, of which a new one is one more entry, and those that others bring."""

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from boriken.bots.bot import Bot
from boriken.bots.careless_bot import CarelessBot
from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.foreign import installed, make_foreign
from boriken.bots.greedy_bot import GreedyBot
from boriken.bots.judge import Judge
from boriken.bots.levels import LEVELS, Level, level_of
from boriken.bots.manner import NoNetworkError, own_weights, read_manner
from boriken.bots.random_bot import RandomBot
from boriken.bots.search_bot import SearchBot, TimedSearchBot
from boriken.core.errors import SetupError, quoted
from boriken.core.title import Title

log = logging.getLogger(__name__)

Maker = Callable[[Title, str, int], Bot]
"""Makes a bot for a game from what stands after the colon of its name (mostly nothing) and a seed."""

LEAST_CARELESS, MOST_CARELESS = 0.1, 100
MOST_SIMULATIONS = 1_000_000
LEAST_SECONDS, MOST_SECONDS = 0.1, 600

WHOLE = re.compile(r"\d{1,9}", re.ASCII)
DECIMAL = re.compile(r"\d{1,3}(?:\.\d{1,2})?", re.ASCII)
SECONDS = re.compile(r"(\d{1,3}(?:\.\d)?)s", re.ASCII)


@dataclass(frozen=True, slots=True)
class Kind:
    """Bots that differ in their parameters only; `names` shows how they are called."""

    make: Maker
    names: str
    about: str


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """The bot called `name`, or `name:parameters` where a bot has any, or that of a level, to play a game.

    `casual:shipper` is a level with a taste that the game knows. Where no network has learned the game, or NumPy is
    missing, a level is played by another bot, which says why (`Bot.stands_in`). A name such as `file.py:Class` or
    `exec:./program` runs code of others (`boriken.bots.foreign`).
    """
    found = level_of(name)
    return make_named(name, title, seed) if found is None else make_level(*found, title, seed)


def make_named(name: str, title: Title, seed: int) -> Bot:
    kind, _, parameters = name.partition(":")
    if kind in BOTS:
        return BOTS[kind].make(title, parameters, seed)
    if of_a_file := own_weights(name):
        weights, manner = of_a_file
        return make_net(title, manner, seed, weights)
    foreign = make_foreign(name, title, seed)
    if foreign is None:
        known = ", ".join([*BOTS, *LEVELS, *installed()])
        raise SetupError(f"There is no bot {quoted(name)}; there is {known}.")
    return foreign


def make_level(level: Level, style: str, title: Title, seed: int) -> Bot:
    if style not in ("", *title.styles):
        raise SetupError(f"The level {level.id} has no style {quoted(style)}; it has {', '.join(title.styles)}.")
    learned = level.learned(title.id)
    otherwise = f"greedy:{style}" if style and level.bot == "greedy" else level.bot
    if not learned:
        return make_named(otherwise, title, seed)
    try:
        return make_named(f"{learned}:{style}" if style else learned, title, seed)
    except NoNetworkError as failure:
        bot = make_named(otherwise, title, seed)
        bot.stands_in = str(failure)
        say_once(f"The level {level.id} of {title.name} is played by {bot.name}: {failure}")
        return bot


@cache
def say_once(sentence: str) -> None:
    log.warning(sentence)


def is_bot(name: str) -> bool:
    """Whether a bot that is installed or a level is called so, whatever its parameters are."""
    kind = name.partition(":")[0]
    return level_of(name) is not None or kind in BOTS or own_weights(name) is not None or kind in installed()


def make_random(title: Title, parameters: str, seed: int) -> Bot:
    if parameters:
        raise SetupError(f"The bot random knows no {quoted(parameters)}; it is called just random.")
    return RandomBot(seed)


def make_careless(title: Title, points: str, seed: int) -> Bot:
    if not DECIMAL.fullmatch(points) or not LEAST_CARELESS <= float(points) <= MOST_CARELESS:
        raise SetupError(
            "The bot careless is called with the points it may give away in a decision, "
            f"from careless:{LEAST_CARELESS} to careless:{MOST_CARELESS}, not with {quoted(points)}."
        )
    return CarelessBot(title.evaluator(""), float(points), seed)


def make_greedy(title: Title, style: str, seed: int) -> Bot:
    if style not in ("", *title.styles):
        raise SetupError(f"The bot greedy has no style {quoted(style)}; it has {', '.join(title.styles)}.")
    return GreedyBot(title.evaluator(style), style)


def make_search(title: Title, budget: str, seed: int) -> Bot:
    return looking_ahead("search", EvaluationJudge(title.evaluator("")), budget, seed)


def make_net(title: Title, budget: str, seed: int, weights: Path | None = None) -> Bot:
    """With the network of the house, or with other weights; `budget` may have more parts (`boriken.bots.manner`)."""
    # Before NumPy is there: positions are few, and bots already think side by side.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    manner = replace(read_manner(title, budget), weights=weights)
    try:
        # Here, because everybody else plays without NumPy.
        from boriken.bots.mannered import mannered, sharpness
        from boriken.bots.net_bot import NetBot, WarmNetBot
        from boriken.bots.network import house_network, load_network
        from boriken.bots.network_judge import NetworkJudge
    except ImportError as failure:
        raise NoNetworkError("The bot net needs NumPy: install boriken[net].") from failure
    network = house_network(title) if weights is None else load_network(title, weights)
    network = mannered(title, network, manner.overlooks, manner.style)
    if manner.budget:
        bot = looking_ahead("net", NetworkJudge(title, network), manner.budget, seed)
        bot.name = replace(manner, budget=bot.name.removeprefix("net:")).name
        return bot
    if not manner.warmth:
        return NetBot(network, title.observer(), manner.name)
    temperature = manner.warmth * sharpness(title, network)
    return WarmNetBot(network, title.observer(), manner.name, temperature, title.evaluator(""), seed)


def looking_ahead(kind: str, judge: Judge, budget: str, seed: int) -> Bot:
    """A bot that searches: so many simulations, or for so many seconds."""
    timed = SECONDS.fullmatch(budget)
    if timed and LEAST_SECONDS <= float(timed[1]) <= MOST_SECONDS:
        return TimedSearchBot(kind, judge, float(timed[1]), seed)
    if WHOLE.fullmatch(budget) and 1 <= int(budget) <= MOST_SIMULATIONS:
        return SearchBot(kind, judge, int(budget), seed)
    raise SetupError(
        f"The bot {kind} is called with its simulations, from {kind}:1 to {kind}:{MOST_SIMULATIONS}, "
        f"or with seconds, from {kind}:{LEAST_SECONDS}s to {kind}:{MOST_SECONDS}s, not with {quoted(budget)}."
    )


BOTS: Mapping[str, Kind] = {
    "random": Kind(make_random, "random", "Plays any legal action."),
    "careless": Kind(
        make_careless,
        "careless:POINTS",
        "Looks one step ahead, but may give away about that many points in each decision.",
    ),
    "greedy": Kind(
        make_greedy,
        "greedy, greedy:STYLE",
        "Looks one step ahead and takes what it values most; a STYLE gives it a taste.",
    ),
    "search": Kind(
        make_search,
        "search:N, search:2s",
        "Tries N lines of play before each decision, or as many as fit in the seconds.",
    ),
    "net": Kind(
        make_net,
        "net, net:N, net:2s, net:t0.5, net:STYLE, net@FILE",
        "Follows a network that learned the game by playing against itself, or looks ahead with it; "
        "docs/learning.md has its manners. The network is that of the house, or one in a FILE.",
    ),
}
