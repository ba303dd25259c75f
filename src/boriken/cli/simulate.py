"""Playing many games, at random or by bots, in several processes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from boriken._compiled import is_compiled
from boriken.arena.block import play_game
from boriken.arena.executors import on_this_machine
from boriken.bots.registry import make_bot
from boriken.cli.progress import progress_bar
from boriken.cli.report import print_report
from boriken.cli.tally import Tally
from boriken.cli.terminal import make_console
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import Game
from boriken.core.given import checked_seed
from boriken.core.playout import play_randomly
from boriken.core.randomness import Random
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.core.title import Json

CHUNK = 100  # games handed to a process at a time


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play."""

    games: int
    seed: int
    jobs: int
    most_decisions: int
    bots: tuple[str, ...] = ()
    """By seat; without any, everybody plays at random."""


def run(setup: Setup, plan: Plan, as_json: bool) -> None:
    """Play, and print the results as a table or as one JSON document."""
    checked_seed(plan.seed)
    total = Tally()
    begun = time.perf_counter()
    with progress_bar(plan.games, hidden=as_json) as advance:
        for part in parts(setup, plan):
            total.add(part)
            advance(part.games)
    results = summary(setup, plan, total, time.perf_counter() - begun)
    if as_json:
        print(json.dumps(results, indent=2))
    else:
        print_report(make_console(), results)


def parts(setup: Setup, plan: Plan) -> Iterator[Tally]:
    """The games, chunk by chunk."""
    yield from on_this_machine(plan.jobs).map(partial(play_chunk, setup, plan), range(0, plan.games, CHUNK))


def play_chunk(setup: Setup, plan: Plan, start: int) -> Tally:
    """Play the games from number `start` on. Game i depends on the seed and on i alone (see `child_seed`)."""
    title = registry.title(setup.game)
    beginning = title.new_game(setup)
    tally = Tally()
    for number in range(start, min(start + CHUNK, plan.games)):
        seed = child_seed(plan.seed, number)
        dealer, game = SeededDealer(child_seed(seed, 0)), beginning.copy()
        if plan.bots:
            decisions = played_by_bots(setup, plan, game, dealer, child_seed(seed, 1))
        else:
            decisions = int(play_randomly(game, dealer, Random(child_seed(seed, 1)), plan.most_decisions))
        tally.count(title, game, decisions)
    return tally


def played_by_bots(setup: Setup, plan: Plan, game: Game, dealer: SeededDealer, seed: int) -> int:
    title = registry.title(setup.game)
    bots = [make_bot(name, title, child_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    try:
        return play_game(game, dealer, bots, child_seed(seed, setup.players), plan.most_decisions, setup)
    finally:
        for bot in bots:
            bot.close()


def summary(setup: Setup, plan: Plan, total: Tally, seconds: float) -> Json:
    """All results. Without a finished game there are no shares and no scores."""
    seats = range(setup.players)
    scores = [total.spread(order) for order in seats] if total.finished else []
    results: Json = {
        "game": setup.game,
        "games": total.games,
        "players": setup.players,
        "seed": plan.seed,
        "jobs": plan.jobs,
        "bots": list(plan.bots),
        "options": dict(setup.options),
        "compiled": is_compiled(),
        "decisions": total.decisions,
        "seconds": seconds,
        "decisions_per_second": total.decisions / seconds,
        "capped": total.capped,
        "seat_shares": total.seat_shares(setup.players) if total.finished else [],
        "end_reasons": total.end_reasons(),
        "mean_scores": [score.pop("mean") for score in scores],
        "scores": scores,
        "mean_decisions": total.decisions / total.games,
    }
    for name, length in total.lengths.items():
        results[f"mean_{name}"] = length / total.finished
    return results
