"""A process that thinks for bots: it reads problems from its input, one a line, and writes what it decides.

It knows the rules and the bots, but neither tables nor people. It ends when its input ends, and that ends with the
server, in whatever way the server does.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from boriken.bots.asking import advise, choice, ponder
from boriken.bots.levels import LEVELS
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.match import Match
from boriken.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Problem:
    """What a bot is asked: a position, for whom, and how well to play."""

    game: str
    players: int
    options: dict[str, Any]
    state: dict[str, Any]
    seat: int
    level: str
    seed: int


def think(problem: Problem) -> list[str]:
    """What the bot does, in notation: all that it decides before it sees something new or somebody else acts."""
    title, name = registry.title(problem.game), LEVELS[problem.level].bot
    setup = Setup.of(title, problem.players, problem.options)
    game = title.load(setup, problem.state)
    bot = make_bot(name, title, problem.seed)
    decisions: list[str] = []
    seen = False
    while game.actor == problem.seat and not seen:
        seed = problem.seed + len(decisions)
        ponder(lambda: make_bot(name, title, problem.seed), title, setup, game, seed)
        action = choice(bot, game, seed)
        seen = title.reveals(game, action)
        game.apply(action)
        decisions.append(title.notation[action])
    return decisions


def consider(problem: Problem) -> dict[str, Any]:
    """The bot's advice: its unit, the opinions, best first, and the counts, if something is counted."""
    setup = Setup.of(registry.title(problem.game), problem.players, problem.options)
    match = Match(setup, SeededDealer(0), start=problem.state)  # nobody will ever deal in it
    name, seed = LEVELS[problem.level].bot, problem.seed
    advice = advise(lambda: make_bot(name, match.title, seed), match, seed)
    return {**asdict(advice.explanation), "counts": advice.counts}


TASKS: dict[str, Callable[[Problem], Any]] = {"think": think, "consider": consider}


def answer(line: bytes) -> dict[str, Any]:
    try:
        task, problem = json.loads(line)
        return {"thought": TASKS[task](Problem(**problem))}
    except Exception as error:
        return {"trouble": f"{type(error).__name__}: {error}"}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which sees to its minds itself
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.dumps(answer(line)).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
