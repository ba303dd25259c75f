"""How strong a bot is at Puerto Rico with each mix of the expansions, as the tables of bench/strength.md.

python bench/mixes.py search:200,greedy --games 40 --seed 1

The first bot plays alone against a table filled with the other; the last line is of all mixes together. Besides the
bots of the house there is `blind`: greedy, but nothing of what the expansions add is worth anything to it beyond the
score. The New Buildings on sale are drawn.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from boriken.arena import tournament
from boriken.arena.block import Block
from boriken.arena.executors import on_this_machine
from boriken.arena.journal import Journal
from boriken.arena.plan import ONE_AGAINST_THE_REST, Plan, make_plan
from boriken.arena.standings import standings
from boriken.bots.bot import Bot
from boriken.bots.greedy_bot import GreedyBot
from boriken.bots.registry import make_bot
from boriken.cli.progress import progress_bar
from boriken.core import registry
from boriken.core.title import Title
from boriken.games.puerto_rico.evaluate.judge import evaluator
from boriken.games.puerto_rico.evaluate.terms import Terms

GAME = "puerto-rico"
BLIND = "blind"
HEAD = "| expansions | games | its wins | its mean score | that of the others |\n|---|---:|---:|---:|---:|"


class BlindBot(GreedyBot):
    def __init__(self) -> None:
        judge = evaluator("")
        judge.on_expanded_board = judge.at_expanded_table = Terms([], {})
        super().__init__(judge, style="")
        self.name = BLIND


def make_any(name: str, title: Title, seed: int) -> Bot:
    return BlindBot() if name == BLIND else make_bot(name, title, seed)


def main(arguments: Sequence[str] | None = None) -> None:
    mixes = next(option.choices for option in registry.title(GAME).options if option.name == "expansions")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", help="one and those it plays against, such as search:200,greedy")
    parser.add_argument("mixes", nargs="*", default=mixes, metavar="MIX", help="such as nobles,festival; default all")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=40, help="with each mix")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--state", type=Path, help="a folder that keeps what was played, to go on from there")
    options = parser.parse_args(arguments)
    print(HEAD)
    together: list[Block] = []
    for mix in options.mixes:
        plan, played = games_of(mix, options)
        print(line(mix, plan, played), flush=True)
        together += played
    if len(options.mixes) > 1:
        apart = [replace(block, number=number) for number, block in enumerate(together)]
        print(line("all of them", plan, apart))


def games_of(mix: str, options: argparse.Namespace) -> tuple[Plan, list[Block]]:
    """So many games with one mix."""
    plan = make_plan(
        GAME,
        options.players,
        options.bots.split(","),
        options={"expansions": mix, "buildings": "random"},
        mode=ONE_AGAINST_THE_REST,
        seed=options.seed,
        maker=make_any,
    )
    journal = Journal(options.state / f"{options.bots}-{mix}.jsonl", plan) if options.state else None
    blocks = plan.blocks(options.games)
    with progress_bar(blocks * plan.players, hidden=not sys.stderr.isatty()) as advance:

        def finished(block: Block) -> None:
            advance(len(block.games))

        return plan, tournament.play(plan, blocks, on_this_machine(options.jobs), journal, finished)


def line(name: str, plan: Plan, played: Sequence[Block]) -> str:
    """A line of the table."""
    results = {bot["name"]: bot for bot in standings(plan, played)["bots"]}
    bot, rival = (results[name] for name in plan.bots)
    share = f"{100 * bot['share']:.1f} % ({100 * bot['low']:.1f} to {100 * bot['high']:.1f})"
    return f"| {name} | {bot['games']} | {share} | {bot['mean_score']:.1f} | {rival['mean_score']:.1f} |"


if __name__ == "__main__":
    main()
