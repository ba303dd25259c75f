"""The bots that are tried, one of every kind and taste, and games for them."""

from itertools import count

from boriken import Match, new_match
from boriken.bots.asking import decide
from boriken.bots.bot import Bot
from boriken.bots.levels import LEVELS
from boriken.bots.registry import make_bot
from boriken.bots.search_bot import TimedSearchBot
from boriken.core.registry import title
from tests.kits.puerto_rico import given, kind, roles_taken, seat

PUERTO_RICO = title("puerto-rico")
NAMES = [
    *("net", "net:8", "net:1s", "net:t0.5:no-shipping:no-rivals:trader", "net:8:shipper"),
    *("random", "careless:2", "greedy", "greedy:shipper", "greedy:builder", "greedy:trader"),
    *("search:8", "search:1s"),
]
LEVELS_TOO = [*NAMES, *LEVELS]


def bot_called(name: str, seed: int = 1) -> Bot:
    """A bot, with a clock on which a second passes between two looks."""
    bot = make_bot(name, PUERTO_RICO, seed)
    if isinstance(bot, TimedSearchBot):
        seconds = count()
        bot.clock = lambda: float(next(seconds))
    return bot


def play_out(match: Match, bots: list[Bot]) -> None:
    while match.actor is not None:
        match.play(decide(bots[match.actor], match, seed=len(match.moves)))


def choosing_a_role() -> Match:
    return new_match("puerto-rico", players=3, seed=2, first_governor=0)


def sending_colonists() -> Match:
    match = given(seats={0: seat(san_juan=2, island="2 corn, 2 indigo", city="indigo_plant (0), office (0)")})
    match.play("mayor", "pass")
    assert kind(match) == "place"
    return match


def last_role() -> Match:
    """The last role of the last round is builder or captain, and only shipped goods can make up for six points."""
    return given(
        players=2,
        seats={0: seat(points=12, city="fortress (0)"), 1: seat(goods="5 corn, 5 sugar", points=10)},
        ending=["points"],
        governor=0,
        roles=roles_taken("settler", "mayor", "trader", "craftsman", "prospector"),
    )
