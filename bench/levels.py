"""How far apart the levels of play are, as the table of bench/strength.md.

python bench/levels.py puerto-rico --players 4 --games 400 --state levels

Each level plays alone against a table filled with the next, from the weakest to the strongest. With --chain any bots
take their places. What the levels are made of is the table in src/boriken/bots/levels.py. A run that is stopped goes on
from its --state folder; a level that has changed since is played anew.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from math import log
from pathlib import Path

from boriken.arena import skill, tournament
from boriken.arena.block import Block
from boriken.arena.executors import on_this_machine
from boriken.arena.journal import Journal
from boriken.arena.plan import ONE_AGAINST_THE_REST, Plan, make_plan
from boriken.arena.standings import standings
from boriken.bots.house import weights_mark
from boriken.bots.levels import LEARNED, LEVELS
from boriken.cli.progress import progress_bar
from boriken.core import registry
from boriken.core.title import Json

LEVELS_OF_THE_HOUSE = tuple(level for level in LEVELS if level in LEARNED["puerto-rico"])
ELO = 400 / log(10)  # points of Elo for a strength of 1: odds of e to one
HEADINGS = ("level", "bot", "next", "games", "its wins", "each next wins", "Elo to the next", "rating")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--chain", default=",".join(LEVELS_OF_THE_HOUSE), help="levels or bots, the weakest first")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=40, help="of each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--state", type=Path, help="a folder that keeps what was played, to go on from there")
    options = parser.parse_args(arguments)
    print(report(options.chain.split(","), *measured(options)))


def measured(options: argparse.Namespace) -> tuple[list[Plan], list[list[Block]]]:
    """The matches between neighbours: their plans, and what was played."""
    plans = [
        make_plan(options.game, options.players, pair, mode=ONE_AGAINST_THE_REST, seed=options.seed)
        for pair in pairwise(options.chain.split(","))
    ]
    games = sum(plan.blocks(options.games) * plan.players for plan in plans)
    if options.state:
        options.state.mkdir(parents=True, exist_ok=True)
    with progress_bar(games, hidden=not sys.stderr.isatty()) as advance:

        def finished(block: Block) -> None:
            advance(len(block.games))

        executor = on_this_machine(options.jobs)
        return plans, [
            tournament.play(plan, plan.blocks(options.games), executor, journal(options.state, plan), finished)
            for plan in plans
        ]


def journal(folder: Path | None, plan: Plan) -> Journal | None:
    """A file for each match, named by all that it follows from: a player that plays differently now has another."""
    if folder is None:
        return None
    parts = [plan.setup.game, str(plan.players), f"seed{plan.seed}", *plan.bots, weights_mark(plan.setup.game)]
    name = "-".join(parts).replace(":", ".")
    return Journal(folder / f"{name}.jsonl", plan)


def report(chain: Sequence[str], plans: Sequence[Plan], played: Sequence[Sequence[Block]]) -> str:
    bots = [plans[0].bots[0], *(plan.bots[1] for plan in plans)]
    games = [game for blocks in played for block in blocks for game in block.games if not game.capped]
    ratings = skill.ratings(list(dict.fromkeys(bots)), games)
    lines = [f"| {' | '.join(HEADINGS)} |", f"|---|---|---|{'---:|' * (len(HEADINGS) - 3)}"]
    for at, (level, bot) in enumerate(zip(chain, bots, strict=True)):
        rating, error = ratings[bot]
        match = matched(chain[at + 1], plans[at], played[at]) if at < len(plans) else ["", "", "", "", ""]
        lines.append(f"| {' | '.join([level, bot, *match, f'{rating:.1f} ± {2 * error:.1f}'])} |")
    return "\n".join(lines)


def matched(rival: str, plan: Plan, blocks: Sequence[Block]) -> list[str]:
    results = {bot["name"]: bot for bot in standings(plan, blocks)["bots"]}
    one, others = (results[name] for name in plan.bots)
    games = f"{one['games']}"
    return [rival, games, with_interval(one), f"{100 * others['share']:.1f} %", elo(one, others)]


def with_interval(bot: Json) -> str:
    return f"{100 * bot['share']:.1f} % ({100 * bot['low']:.1f} to {100 * bot['high']:.1f})"


def elo(one: Json, other: Json) -> str:
    """How many points of Elo the other is stronger: strengths of two are as far above 0 as below, so errors double."""
    step = ELO * (other["strength"] - one["strength"])
    half = ELO * (one["strength_high"] - one["strength_low"])
    return f"{step:+.0f} ± {half:.0f}"


if __name__ == "__main__":
    main()
