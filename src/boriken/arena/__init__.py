"""Tournaments that rate bots, with confidence intervals.

>>> import boriken
>>> boriken.arena.run("san-juan", ["greedy", "random"], games=4, seed=2)["games"]
4
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from boriken.arena.extras import need
from boriken.arena.plan import make_plan
from boriken.bots import own
from boriken.bots.bot import Bot
from boriken.bots.guest import GuestBot
from boriken.bots.registry import make_bot
from boriken.core.title import Json, Title

__all__ = ["run"]

OwnBots = dict[str, type[own.Bot]]


def run(
    game: str,
    bots: Sequence[str | type[own.Bot]],
    *,
    players: int | None = None,
    games: int = 400,
    mode: str | None = None,
    seed: int = 1,
    jobs: int = 1,
    most_decisions: int = 100_000,
    **options: object,
) -> Json:
    """Let bots, by name or as classes of your own, play many games; returns the results as plain data.

    `players` is by default the number of bots. docs/arena.md explains the results. With more than one of `jobs`, other
    processes must be able to import your classes. Raises SetupError for what cannot be played, and BorikenError where
    the packages of `boriken[arena]` are missing.

    >>> results = run("san-juan", ["greedy", "random"], games=4, seed=2)
    >>> results["games"], results["bots"][0]["name"]
    (4, 'greedy')
    """
    need("arena", "numpy", "openskill")
    from boriken.arena.executors import on_this_machine
    from boriken.arena.standings import standings
    from boriken.arena.tournament import play

    own_bots = {bot.__name__: bot for bot in bots if isinstance(bot, type)}
    plan = make_plan(
        game,
        len(bots) if players is None else players,
        [bot if isinstance(bot, str) else bot.__name__ for bot in bots],
        options=options,
        mode=mode,
        seed=seed,
        most_decisions=most_decisions,
        maker=partial(make_any, own_bots) if own_bots else make_bot,
    )
    blocks = play(plan, plan.blocks(games), on_this_machine(jobs), None, lambda _: None)
    return standings(plan, blocks)


def make_any(own_bots: OwnBots, name: str, title: Title, seed: int) -> Bot:
    """A bot of one of the classes, or any other by name."""
    return GuestBot(name, title, own_bots[name](seed)) if name in own_bots else make_bot(name, title, seed)
