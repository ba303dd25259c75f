"""How long a search thinks about one decision in the middle of a game, on one core, in processor time."""

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import mean, median
from time import process_time

from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.greedy import Greedy
from boriken.bots.search import Search
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup

GAME = "puerto-rico"
HEADINGS = ("search", "decisions", "simulations/s", "ms, median", "ms, mean", "ms, longest")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("simulations", type=int, nargs="*", default=[200, 1000])
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    positions = list(islice(middle_positions(options.players, options.seed), options.decisions))
    print(f"| {' | '.join(HEADINGS)} |\n|---|{'---:|' * (len(HEADINGS) - 1)}")
    for simulations in options.simulations:
        print(f"| {' | '.join(measured(simulations, positions))} |", flush=True)


def measured(simulations: int, positions: Sequence[Game]) -> list[str]:
    """A search may stop early, when nothing can change its choice: what it did not simulate is not counted."""
    evaluator = registry.title(GAME).evaluator("")
    milliseconds, done = [], 0
    for number, game in enumerate(positions):
        search = Search(EvaluationJudge(evaluator), simulations, number)
        start = process_time()
        root = search.grow(game, game.actor)
        milliseconds.append(1000 * (process_time() - start))
        done += sum(root.visits)
    rate = 1000 * done / sum(milliseconds)
    times = (median(milliseconds), mean(milliseconds), max(milliseconds))
    return [f"search:{simulations}", f"{len(positions)}", f"{rate:,.0f}", *(f"{time:.0f}" for time in times)]


def middle_positions(players: int, seed: int) -> Iterator[Game]:
    """From games of greedy bots: every fifth decision of their second third that is searched for, not planned."""
    number = 0
    while True:
        decisions = searched_decisions(players, child_seed(seed, number))
        yield from decisions[len(decisions) // 3 : 2 * len(decisions) // 3 : 5]
        number += 1


def searched_decisions(players: int, seed: int) -> list[Game]:
    title = registry.title(GAME)
    game, dealer = title.new_game(Setup.of(title, players, {})), SeededDealer(seed)
    evaluator = title.evaluator("")
    greedy, found = Greedy(evaluator), []
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
            continue
        if len(game.legal()) > 1 and evaluator.suggestion(game) < 0:
            found.append(game.copy())
        game.apply(greedy.choose(game, game.actor))
    return found


if __name__ == "__main__":
    main()
