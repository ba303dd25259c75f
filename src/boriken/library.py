"""Bots and whole matches by name: what programs call as `boriken.make_bot()`, `boriken.play()` and so on."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.bots import asking, own, registry
from boriken.bots.asking import Advice
from boriken.bots.bot import Bot
from boriken.bots.guest import GuestBot
from boriken.core import registry as titles
from boriken.core.dealer import SeededDealer
from boriken.core.errors import SetupError, quoted
from boriken.core.given import checked_seed
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup

MOST_DECISIONS = 100_000

AnyBot = str | Bot | own.Bot | type[own.Bot]
"""A bot by its name, as `boriken bots` lists them and docs/bots.md explains; or a bot, or a class of bots."""


def make_bot(bot: AnyBot, game: str | Match, seed: int = 0) -> Bot:
    """A bot for a game: by name, such as `expert`, `search:200`, `mybot.py:Ada` or `exec:./ada`, or of your own class.

    Raises SetupError if there is no such game or bot. What is called `file.py:Class` or `exec:COMMAND` runs that code.

    >>> make_bot("search:200", "san-juan").name
    'search:200'
    """
    title = game.title if isinstance(game, Match) else titles.title(game)
    if isinstance(bot, Bot):
        return bot
    if isinstance(bot, str):
        return registry.make_bot(bot, title, checked_seed(seed))
    if isinstance(bot, type) and issubclass(bot, own.Bot):
        bot = bot(seed)
    if not isinstance(bot, own.Bot):
        raise SetupError(f"A bot is a name, a boriken.Bot or a class of them, not {quoted(bot)}.")
    return GuestBot(type(bot).__name__, title, bot)


def decide(bot: AnyBot, match: Match, seed: int = 0) -> str:
    """The action, in notation, that a bot would do in the place of the seat that decides. It is not played.

    The bot sees what that seat may know. Raises SetupError if there is no such bot, and BorikenError if the game is
    over, chance is to act or the bot chooses something that is not legal.

    >>> import boriken
    >>> match = boriken.new_match("san-juan", players=2, seed=3)
    >>> decide("greedy", match) in match.choices()
    True
    """
    made = make_bot(bot, match, seed)
    try:
        return asking.decide(made, match, seed)
    finally:
        if made is not bot:
            made.close()


def advise(match: Match, bot: str = "master", seed: int = 0) -> Advice:
    """A bot's opinion of each choice of the seat that decides, and its reason to prefer the best to the second.

    The bot sees what that seat may know. `reason.sentence(words)` says the reason in the words of the game. Raises
    SetupError if there is no such bot, and BorikenError if there is nothing to choose or the bot does not compare its
    choices.

    >>> import boriken
    >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    >>> advice = advise(match, "search:50")
    >>> sorted(opinion.action for opinion in advice.explanation.opinions) == sorted(match.choices())
    True
    >>> advice.reason.sentence(match.title.words("en", match.setup.options)).startswith("A round later you have ")
    True
    """
    return asking.advise(lambda: make_bot(bot, match, seed), match, seed)


def play(
    game: str,
    bots: Sequence[AnyBot],
    *,
    seed: int | None = None,
    most_decisions: int = MOST_DECISIONS,
    **options: object,
) -> Match:
    """A whole match between bots, one for each seat; the same seed plays the same match.

    The match is not over if it took more than `most_decisions`. Raises SetupError for a game, bot, number of players or
    option that there is not, and BorikenError if a fast bot chooses something that is not legal.

    >>> match = play("san-juan", ["greedy", "random"], seed=1)
    >>> match.over, match.names
    (True, ['greedy', 'random'])
    """
    luck = checked_seed(seed)
    setup = Setup.of(titles.title(game), len(bots), options)
    match = Match(setup, SeededDealer(luck), names=[name_of(bot) for bot in bots])
    match.deal()
    seated = [make_bot(bot, game, child_seed(child_seed(luck, 0), seat)) for seat, bot in enumerate(bots)]
    try:
        for number in range(most_decisions):
            if match.actor is None:
                break
            match.play(asking.decide(seated[match.actor], match, child_seed(luck, number + 1)))
    finally:
        for bot, made in zip(bots, seated, strict=True):
            if made is not bot:
                made.close()
    return match


def name_of(bot: AnyBot) -> str:
    if isinstance(bot, str):
        return bot
    return bot.name if isinstance(bot, Bot) else bot.__name__ if isinstance(bot, type) else type(bot).__name__
