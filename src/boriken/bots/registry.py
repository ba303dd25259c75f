"""The bots of the house, by name. A new bot is one more line."""

from collections.abc import Callable, Mapping

from boriken.bots.bot import Bot
from boriken.bots.greedy_bot import GreedyBot
from boriken.bots.random_bot import RandomBot
from boriken.bots.search_bot import SearchBot
from boriken.core.errors import SetupError, quoted
from boriken.core.title import Title

Maker = Callable[[Title, str, int], Bot]
"""Makes a bot for a game from what stands after the colon of its name (mostly nothing) and a seed."""

MOST_SIMULATIONS = 1_000_000


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """The bot called `name`, or `name:parameters` where a bot has any, to play a game."""
    kind, _, parameters = name.partition(":")
    if kind not in BOTS:
        raise SetupError(f"There is no bot {quoted(name)}; there is {', '.join(BOTS)}.")
    return BOTS[kind](title, parameters, seed)


def make_random(title: Title, parameters: str, seed: int) -> Bot:
    if parameters:
        raise SetupError(f"The bot random knows no {quoted(parameters)}; it is called just random.")
    return RandomBot(seed)


def make_greedy(title: Title, style: str, seed: int) -> Bot:
    if style not in ("", *title.styles):
        raise SetupError(f"The bot greedy has no style {quoted(style)}; it has {', '.join(title.styles)}.")
    return GreedyBot(title.evaluator(style), style)


def make_search(title: Title, simulations: str, seed: int) -> Bot:
    if not simulations.isascii() or not simulations.isdigit() or not 1 <= int(simulations) <= MOST_SIMULATIONS:
        raise SetupError(
            f"The bot search is called with its simulations, from search:1 to search:{MOST_SIMULATIONS}, "
            f"not with {quoted(simulations)}."
        )
    return SearchBot(title.evaluator(""), int(simulations), seed)


BOTS: Mapping[str, Maker] = {
    "random": make_random,
    "greedy": make_greedy,
    "search": make_search,
}
