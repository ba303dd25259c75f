"""Playing many games at random, in several processes."""

from __future__ import annotations

import json
import signal
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass

from rich.console import Console
from rich.progress import Progress

from boriken._compiled import is_compiled
from boriken.cli.report import print_report
from boriken.cli.seeds import child_seed
from boriken.cli.tally import Tally
from boriken.cli.terminal import make_console
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.match import checked_seed
from boriken.core.playout import play_randomly
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.core.title import Json

CHUNK = 100  # games handed to a process at a time
WAITING = 4  # chunks a process may have in its queue, so that memory does not grow with the number of games

REFRESH = 0.1  # seconds between two pictures of the progress bar


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    games: int
    seed: int
    jobs: int
    most_decisions: int


def run(setup: Setup, plan: Plan, as_json: bool) -> None:
    """Play, and print the results as a table or as one JSON document."""
    checked_seed(plan.seed)
    total = Tally()
    begun = shown = time.perf_counter()
    # without a thread of its own, which would be a danger to the processes that are forked here
    with Progress(console=Console(stderr=True), disable=as_json, transient=True, auto_refresh=False) as progress:
        bar = progress.add_task("Playing", total=plan.games)
        for part in parts(setup, plan):
            total.add(part)
            progress.update(bar, completed=total.games)
            if time.perf_counter() - shown > REFRESH:
                shown = time.perf_counter()
                progress.refresh()
    results = summary(setup, plan, total, time.perf_counter() - begun)
    if as_json:
        print(json.dumps(results, indent=2))
    else:
        print_report(make_console(), results)


def parts(setup: Setup, plan: Plan) -> Iterator[Tally]:
    """The games, chunk by chunk."""
    starts = range(0, plan.games, CHUNK)
    if plan.jobs == 1:
        yield from (play_chunk(setup, plan, start) for start in starts)
        return
    with ProcessPoolExecutor(plan.jobs, initializer=leave_interrupts_to_parent) as pool:
        waiting: deque[Future[Tally]] = deque()
        try:
            for start in starts:
                waiting.append(pool.submit(play_chunk, setup, plan, start))
                if len(waiting) >= plan.jobs * WAITING:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for chunk in waiting:
                chunk.cancel()


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(setup: Setup, plan: Plan, start: int) -> Tally:
    """Play the games from number `start` on. Game i depends on the seed and on i alone (see `child_seed`)."""
    title = registry.title(setup.game)
    beginning = title.new_game(setup)
    tally = Tally()
    for number in range(start, min(start + CHUNK, plan.games)):
        seed = child_seed(plan.seed, number)
        dealer, choice = SeededDealer(child_seed(seed, 0)), Random(child_seed(seed, 1))
        game = beginning.copy()
        decisions = play_randomly(game, dealer, choice, plan.most_decisions)
        tally.count(title, game, int(decisions))
    return tally


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
