"""How long a bot thinks about one decision in the middle of a game, on one core, in processor time."""

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import mean, median
from time import process_time

from boriken.bots.greedy import Greedy
from boriken.bots.registry import make_bot
from boriken.bots.search_bot import SearchBot
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.core.title import Title

HEADINGS = ("bot", "decisions", "simulations/s", "ms, median", "ms, mean", "ms, longest")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["search:200", "search:1000"], metavar="BOT")
    parser.add_argument("--game", default="puerto-rico", choices=registry.games())
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    title = registry.title(options.game)
    positions = list(islice(middle_positions(title, options.players, options.seed), options.decisions))
    print(f"| {' | '.join(HEADINGS)} |\n|---|{'---:|' * (len(HEADINGS) - 1)}")
    for name in options.bots:
        print(f"| {' | '.join(measured(name, title, positions))} |", flush=True)


def measured(name: str, title: Title, positions: Sequence[Game]) -> list[str]:
    """A search may stop early, when nothing can change its choice: what it did not simulate is not counted."""
    make_bot(name, title, 0).choose(positions[0].copy(), int(positions[0].actor))  # what is loaded once is not thinking
    milliseconds, done = [], 0
    for number, game in enumerate(positions):
        bot = make_bot(name, title, number)
        start = process_time()
        if isinstance(bot, SearchBot):
            done += sum(bot.search.grow(game, game.actor).visits)
        else:
            bot.choose(game.copy(), int(game.actor))
        milliseconds.append(1000 * (process_time() - start))
    rate = f"{1000 * done / sum(milliseconds):,.0f}" if done else ""
    times = (median(milliseconds), mean(milliseconds), max(milliseconds))
    return [name, f"{len(positions)}", rate, *(f"{time:.1f}" for time in times)]


def middle_positions(title: Title, players: int, seed: int) -> Iterator[Game]:
    """From games of greedy bots: every fifth decision of their second third that is searched for, not planned."""
    number = 0
    while True:
        decisions = searched_decisions(title, players, child_seed(seed, number))
        yield from decisions[len(decisions) // 3 : 2 * len(decisions) // 3 : 5]
        number += 1


def searched_decisions(title: Title, players: int, seed: int) -> list[Game]:
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
