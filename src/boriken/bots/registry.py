"""The bots of the house, by name. A new bot is one more line."""

from collections.abc import Callable, Mapping

from boriken.bots.bot import Bot
from boriken.bots.random_bot import RandomBot
from boriken.core.errors import SetupError, quoted

Maker = Callable[[str, int], Bot]
"""Makes a bot from what stands after the colon of its name (mostly nothing) and a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot called `name`, or `name:parameters` where a bot has any."""
    kind, _, parameters = name.partition(":")
    if kind not in BOTS:
        raise SetupError(f"There is no bot {quoted(name)}; there is {', '.join(BOTS)}.")
    return BOTS[kind](parameters, seed)


def make_random(parameters: str, seed: int) -> Bot:
    if parameters:
        raise SetupError(f"The bot random knows no {quoted(parameters)}; it is called just random.")
    return RandomBot(seed)


BOTS: Mapping[str, Maker] = {
    "random": make_random,
}
