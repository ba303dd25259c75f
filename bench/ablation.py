"""The worth of each part of the search: searches that lack one, or have one more, play greedy bots in the same blocks.

The results are printed as the table of bench/strength.md.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from boriken.arena import tournament
from boriken.arena.block import Block
from boriken.arena.executors import on_this_machine
from boriken.arena.journal import Journal
from boriken.arena.plan import make_plan
from boriken.arena.standings import milliseconds, standings
from boriken.bots.bot import Bot
from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.judge import Judge
from boriken.bots.network import house_network
from boriken.bots.network_judge import NetworkJudge
from boriken.bots.registry import make_bot
from boriken.bots.search import Search
from boriken.bots.tree import UNKNOWN, Node
from boriken.cli.progress import progress_bar
from boriken.core.dealer import SeededDealer
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game
from boriken.core.playout import play_randomly
from boriken.core.randomness import Random
from boriken.core.title import Title

GAME = "puerto-rico"
RIVAL = "greedy"
NO_LIMIT = 10**9


class WithoutWidening(Search):
    """All legal actions are considered from the first visit on."""

    def width(self, passed: i64) -> i64:
        return NO_LIMIT


class WithoutLookingAhead(EvaluationJudge):
    """At the start of a turn too, an action is as promising as what it brings at once."""

    def look_ahead(self, node: Node, game: Game, legal: vec[i64]) -> vec[float]:
        self.look_at_hand(node, game, legal)
        return self.leaf(game.copy())  # a simulation goes on from the root


class WithoutFinishing(EvaluationJudge):
    """A position amid a turn is judged as it stands."""

    def leaf(self, game: Game) -> vec[float]:
        return self.shares(game)


class WithoutPriors(WithoutLookingAhead):
    """All actions look alike, so there is no order in which to widen either."""

    def look_at_hand(self, node: Node, game: Game, legal: vec[i64]) -> None:
        node.expanded = True
        for action in legal:
            node.rate(action, game.seats, 1 / len(legal), UNKNOWN)


class RandomPlayouts(WithoutLookingAhead):
    """Priors as amid a turn, but a position is worth what comes of it when everybody plays on at random."""

    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__(evaluator)
        self.random = Random(1)

    def leaf(self, game: Game) -> vec[float]:
        dealer, choice = SeededDealer(self.random.below(1 << 30)), Random(self.random.below(1 << 30))
        play_randomly(game, dealer, choice, NO_LIMIT)
        return self.shares(game)


class PlainUct(WithoutPriors, RandomPlayouts):
    """Neither evaluation nor priors: the textbook."""


class PlacesSearched(NetworkJudge):
    """How many colonists go to a place is searched, place by place."""

    def planned(self, game: Game) -> int:
        return -1


class Partial(NamedTuple):
    """A search with a judge, at least one of which lacks something."""

    about: str
    search: type[Search]
    judge: Callable[[Title], Judge]

    def made(self, title: Title, simulations: int, seed: int) -> Search:
        return self.search(self.judge(title), simulations, seed)


def by_evaluation(judge: Callable[[Evaluator], Judge]) -> Callable[[Title], Judge]:
    return lambda title: judge(title.evaluator(""))


def by_network(judge: type[NetworkJudge]) -> Callable[[Title], Judge]:
    return lambda title: judge(title, house_network(title))


SEARCHES: Mapping[str, Partial] = {
    "whole": Partial("the whole search", Search, by_evaluation(EvaluationJudge)),
    "no-widening": Partial("without progressive widening", WithoutWidening, by_evaluation(EvaluationJudge)),
    "no-finishing": Partial("without finishing the turn at a leaf", Search, by_evaluation(WithoutFinishing)),
    "no-look-ahead": Partial("without looking a turn ahead", Search, by_evaluation(WithoutLookingAhead)),
    "no-priors": Partial("without priors", WithoutWidening, by_evaluation(WithoutPriors)),
    "random-playouts": Partial("random playouts instead of the evaluation", Search, by_evaluation(RandomPlayouts)),
    "plain-uct": Partial("random playouts and no priors (plain UCT)", WithoutWidening, by_evaluation(PlainUct)),
    "net": Partial("the whole search with the network", Search, by_network(NetworkJudge)),
    "net-places": Partial("the same, with every place for colonists searched", Search, by_network(PlacesSearched)),
}


class PartialBot(Bot):
    """`no-priors:200` is `search:200` without priors."""

    def __init__(self, name: str, title: Title, seed: int) -> None:
        self.name = name
        lacking, _, simulations = name.partition(":")
        self.search = SEARCHES[lacking].made(title, int(simulations), seed)

    def choose(self, game: Game, seat: int) -> int:
        return int(self.search.choose(game, seat))


def make_partial(name: str, title: Title, seed: int) -> Bot:
    return make_bot(name, title, seed) if name == RIVAL else PartialBot(name, title, seed)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("searches", nargs="*", default=list(SEARCHES), metavar="SEARCH", help=", ".join(SEARCHES))
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--state", type=Path, help="a folder that keeps what was played, to go on from there")
    options = parser.parse_args(arguments)
    print("| search | games | wins | mean score | ms |\n|---|---:|---:|---:|---:|")
    for search in options.searches:
        print(measured(search, options), flush=True)


def measured(search: str, options: argparse.Namespace) -> str:
    """A line of the table: so many games of one such search against the rivals."""
    name = f"{search}:{options.simulations}"
    plan = make_plan(GAME, options.players, [name, RIVAL], seed=options.seed, maker=make_partial)
    journal = Journal(options.state / f"{search}.jsonl", plan) if options.state else None
    blocks = plan.blocks(options.games)

    with progress_bar(blocks * plan.players, hidden=not sys.stderr.isatty()) as advance:

        def finished(block: Block) -> None:
            advance(len(block.games))

        played = tournament.play(plan, blocks, on_this_machine(options.jobs), journal, finished)
    bot = next(bot for bot in standings(plan, played)["bots"] if bot["name"] == name)
    share = f"{100 * bot['share']:.1f} % ({100 * bot['low']:.1f} to {100 * bot['high']:.1f})"
    thought = milliseconds([game for block in played for game in block.games], name) or 0.0
    return f"| {SEARCHES[search].about} | {bot['games']} | {share} | {bot['mean_score']:.1f} | {thought:.1f} |"


if __name__ == "__main__":
    main()
