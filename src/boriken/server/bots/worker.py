"""A worker process: it reads tasks from its input, one a line, and writes what a bot decides or thinks.

It knows the rules and the bots, but neither tables nor people. It ends when its input ends, which it does with the
server, however that ends.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any

from boriken.bots.asking import advise, choice, ponder
from boriken.bots.levels import add_bots, added_before, level_of
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.errors import BorikenError
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.server.bots import tasks

BEHIND = 5  # how far thoughts stand behind the server itself, where both want a processor


@dataclass(frozen=True, slots=True)
class Problem:
    """A question to a bot: the position, the seat that decides, and the level to play at."""

    game: str
    players: int
    options: dict[str, Any]
    state: dict[str, Any]
    seat: int
    level: str
    seed: int


def decide(problem: Problem) -> list[str]:
    """The actions of a bot, in notation, until it sees something new or somebody else acts."""
    title, name = registry.title(problem.game), level_at(problem.level)
    setup = Setup.of(title, problem.players, problem.options)
    game = title.load(setup, problem.state)
    decisions: list[str] = []
    seen = False
    with closing(make_bot(name, title, problem.seed)) as bot:
        while game.actor == problem.seat and not seen:
            seed = problem.seed + len(decisions)
            ponder(lambda: make_bot(name, title, problem.seed), title, setup, game, seed)
            action = choice(bot, game, seed, setup)
            seen = title.reveals(game, action)
            game.apply(action)
            decisions.append(title.notation[action])
    return decisions


def explain(problem: Problem) -> dict[str, Any]:
    """The advice of a bot: its unit, its opinions, the best first, its reason, and counts if something is counted."""
    setup = Setup.of(registry.title(problem.game), problem.players, problem.options)
    match = Match(setup, SeededDealer(0), start=problem.state)  # nothing is ever dealt in it
    name, seed = level_at(problem.level), problem.seed
    advice = advise(lambda: make_bot(name, match.title, seed), match, seed)
    reason = None if advice.reason is None else asdict(advice.reason)
    return {**asdict(advice.explanation), "counts": advice.counts, "reason": reason}


def level_at(level: str) -> str:
    if level_of(level) is None:
        raise BorikenError(f"The bot {level} is not there: add it again with --bot, or put another one on its seat.")
    return level


TASKS: dict[str, tuple[type, Callable[[Any], Any]]] = {
    "decide": (Problem, decide),
    "explain": (Problem, explain),
    "judge_made": (tasks.Made, tasks.judge_made),
    "review_plan": (tasks.ReviewPlan, tasks.review_plan),
    "review_part": (tasks.ReviewPart, tasks.review_part),
    "review_whole": (tasks.ReviewWhole, tasks.review_whole),
    "weigh_choices": (tasks.Choosing, tasks.weigh_choices),
    "play_on": (tasks.PlayOn, tasks.play_on),
}
"""By name, what a task is about, and what does it."""


def answer(line: bytes) -> dict[str, Any]:
    try:
        task, about = json.loads(line)
        described, work = TASKS[task]
        return {"result": work(described(**about))}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    add_bots(added_before())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.dumps(answer(line)).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
