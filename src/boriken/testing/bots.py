"""Checking a bot."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.bots import asking, own
from boriken.bots.bot import Bot
from boriken.bots.guest import GuestBot
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.match import Match, new_match
from boriken.core.title import Title
from boriken.testing.checking import CheckError

SEED = 1
MOST_DECISIONS = 10_000


def check_bot(bot: str | type[own.Bot], *, games: Sequence[str] = (), most_decisions: int = MOST_DECISIONS) -> None:
    """Check that a bot plays every game, or those named, at the smallest and the largest table to the end.

    The bot is given by name, such as `ada.py:Ada` or `exec:./ada`, or as a class. All of its answers must be legal and
    in time, and where it says that it is repeatable the same seed must make the same choices. Raises CheckError, which
    says what is wrong, SetupError if there is no such bot or game, and BorikenError for a fast bot that chooses
    something that is not legal.

    >>> check_bot("random", games=["san-juan"])
    """
    for game in games or registry.games():
        title = registry.title(game)
        for players in sorted({min(title.player_counts), max(title.player_counts)}):
            check_at_table(bot, title, players, most_decisions)


def check_at_table(bot: str | type[own.Bot], title: Title, players: int, most_decisions: int) -> None:
    first, repeatable = played(bot, title, players, most_decisions)
    again, _ = played(bot, title, players, most_decisions) if repeatable else (first, repeatable)
    where = f"in {title.name} with {players} players"
    if not first.over:
        raise CheckError(f"After {most_decisions} decisions {where} the game is not over.")
    if first.moves != again.moves:
        raise CheckError(f"The same seed made other choices {where}: draw from self.random, or say repeatable = False.")


def played(bot: str | type[own.Bot], title: Title, players: int, most_decisions: int) -> tuple[Match, bool]:
    """A match in which the bot plays every second seat and chance the others; and whether it can be repeated."""
    match = new_match(title.id, players, seed=SEED)
    tried = [made(bot, title, seat) if seat % 2 == 0 else make_bot("random", title, seat) for seat in range(players)]
    try:
        for number in range(most_decisions):
            if match.actor is None:
                break
            match.play(asking.decide(tried[match.actor], match, seed=number))
            check_troubles(tried)
    finally:
        for each in tried:
            each.close()
    return match, tried[0].repeatable


def made(bot: str | type[own.Bot], title: Title, seed: int) -> Bot:
    return make_bot(bot, title, seed) if isinstance(bot, str) else GuestBot(bot.__name__, title, bot(seed))


def check_troubles(bots: Sequence[Bot]) -> None:
    for bot in bots:
        if isinstance(bot, GuestBot) and bot.troubles:
            raise CheckError(bot.troubles[0])
