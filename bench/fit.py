"""How well the evaluation of Puerto Rico foretells results, and the weights that would do so best.

Bots play, and at the start of every turn the terms on each board are counted. From them a regression foretells how many
points more than the average of the table a player will still make. Printed are the errors of the present weights and of
the fitted ones by the rounds left, and the fitted weights of the terms. With expansions the weights of the base game
are held, and those of the expansions fitted to what they leave unexplained.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from boriken.arena.executors import on_this_machine
from boriken.arena.plan import fixed_setup
from boriken.bots.asking import choice
from boriken.bots.registry import make_bot
from boriken.cli.progress import progress_bar
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER
from boriken.core.randomness import Random
from boriken.core.seeds import child_seed
from boriken.games.puerto_rico.evaluate.board import BOARD_TERMS
from boriken.games.puerto_rico.evaluate.ending import rounds_left
from boriken.games.puerto_rico.evaluate.expanded_table import EXPANDED_TABLE_TERMS
from boriken.games.puerto_rico.evaluate.expansions import EXPANDED_BOARD_TERMS
from boriken.games.puerto_rico.evaluate.judge import TEN_ROUNDS
from boriken.games.puerto_rico.evaluate.table import TABLE_TERMS
from boriken.games.puerto_rico.evaluate.terms import Board, Term, counted
from boriken.games.puerto_rico.questions import ASK_ROLE
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.title import position

GAME = "puerto-rico"
TERMS = BOARD_TERMS + TABLE_TERMS
EXPANSION_TERMS = EXPANDED_BOARD_TERMS + EXPANDED_TABLE_TERMS
BOTS = ("greedy", "greedy", "greedy:shipper", "greedy:builder", "greedy:trader")
TAPE, CHOICES, DECISIONS = 0, 1, 2  # children of a game's seed
SURPRISES = 12  # of so many roles one is taken at random, or nothing would be learnt about what bots do not do
RIDGE = 0.003
TESTED = 5  # every fifth game is kept out of the fit, to see how good it is
SWEEPS = 2000
BANDS = ((0.0, 2.0), (2.0, 5.0), (5.0, 8.0), (8.0, 11.0), (11.0, 30.0))  # rounds left

# More of anything else is never worth less: where results say so, it is because those who have it lack something.
MAY_BE_NEGATIVE = {
    "doubloon beyond ten",
    "kind in store",
    "price of the dearest good",
    "colonist in San Juan",
    "city space",
    "kind harvested",
    "harvest squared",
    "price in the trading house",
    "large building in reach",
    "turn to wait",
    "wanted poster",
}

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Boards:
    """Counts of the terms, a row for each seat at the start of each turn; values are relative to the table."""

    game: Numbers
    rounds: Numbers
    counts: Numbers
    gained: Numbers

    def terms(self) -> Numbers:
        """The counts once, and again for ten rounds left."""
        return np.hstack([self.counts, self.counts * (self.rounds / TEN_ROUNDS)[:, None]])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--expansions", default="", help="those in play, such as nobles,festival")
    options = parser.parse_args(arguments)
    boards = play(options.players, options.games, options.seed, options.jobs, options.expansions)
    held = len(TERMS) if options.expansions else 0
    fitted = fit(boards, held)
    print(report(boards, present_weights(boards.counts.shape[1]), fitted))
    print(as_terms(fitted, held))


# Playing


def play(players: int, games: int, seed: int, jobs: int, expansions: str = "") -> Boards:
    parts = []
    with progress_bar(games, hidden=not sys.stderr.isatty()) as advance:
        for part in on_this_machine(jobs).map(partial(play_game, players, seed, expansions), range(games)):
            parts.append(part)
            advance(1)
    parts.sort(key=lambda part: part.game[0])
    columns = ("game", "rounds", "counts", "gained")
    return Boards(*(np.concatenate([getattr(part, column) for part in parts]) for column in columns))


def play_game(players: int, seed: int, expansions: str, number: int) -> Boards:
    own, title = child_seed(seed, number), registry.title(GAME)
    options = {"expansions": expansions.split(","), "buildings": "random"} if expansions else {}
    game = position(title.new_game(fixed_setup(GAME, players, options)))
    dealer, random = SeededDealer(child_seed(own, TAPE)), Random(child_seed(own, CHOICES))
    bots = [make_bot(BOTS[random.below(len(BOTS))], title, seat) for seat in range(players)]
    rounds, counts, points = [], [], []
    decisions = 0
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
            continue
        legal = game.legal()
        if game.ask == ASK_ROLE:
            rounds.append(rounds_left(game))
            counts.append(counted_at(game))
            points.append(scores(game))
        if game.ask == ASK_ROLE and random.below(SURPRISES) == 0:
            game.apply(legal[random.below(len(legal))])
        else:
            game.apply(choice(bots[int(game.actor)], game, child_seed(child_seed(own, DECISIONS), decisions)))
        decisions += 1
    gained = scores(game) - np.array(points)
    return Boards(
        game=np.full(len(rounds) * players, float(number)),
        rounds=np.repeat(rounds, players),
        counts=relative(np.array(counts)).reshape(len(rounds) * players, -1),
        gained=relative(gained).reshape(-1),
    )


def counted_at(game: State) -> list[list[float]]:
    """All terms that can be in play, for each seat."""
    terms, board = TERMS + EXPANSION_TERMS if game.rules.expanded else TERMS, Board()
    rows = []
    for seat in range(game.seats):
        board.take_place(game, seat)
        board.survey(game.players[seat])
        rows.append(counted(terms, board))
    return rows


def scores(game: State) -> Numbers:
    return np.array([float(game.points(seat)) for seat in range(game.seats)])


def relative(values: Numbers) -> Numbers:
    """To the average of the seats, the second axis."""
    difference: Numbers = values - values.mean(axis=1, keepdims=True)
    return difference


# Fitting


def fit(boards: Boards, held: int = 0) -> Numbers:
    """Least squares with a little ridge and lower bounds, one weight after the other until nothing moves.

    So many terms, the first ones, keep their present weights.
    """
    count = boards.counts.shape[1]
    learnt = boards.game % TESTED != 0
    terms = boards.terms()[learnt]
    scale = np.sqrt((terms**2).mean(axis=0)) + 1e-9
    weight = 1 / (0.5 + boards.rounds[learnt] / TEN_ROUNDS) ** 2  # far from the end results scatter more
    scaled = terms / scale
    gram = (scaled * weight[:, None]).T @ scaled / len(scaled) + RIDGE * np.eye(scaled.shape[1])
    aim = (scaled * weight[:, None]).T @ boards.gained[learnt] / len(scaled)
    lowest = np.array([-np.inf if term.name in MAY_BE_NEGATIVE else 0.0 for term in all_terms(count)] * 2)
    free = [at for at in range(len(aim)) if at % count >= held]
    weights = present_weights(count) * scale
    weights[free] = 0
    for _ in range(SWEEPS):
        before = weights.copy()
        for at in free:
            best = (aim[at] - gram[at] @ weights) / gram[at, at] + weights[at]
            weights[at] = max(best, lowest[at])
        if np.abs(weights - before).max() < 1e-5:
            break
    fitted: Numbers = weights / scale
    return fitted


def all_terms(count: int) -> list[Term]:
    """Those of the base game, and with expansions theirs, too."""
    return (TERMS + EXPANSION_TERMS)[:count]


def present_weights(count: int) -> Numbers:
    terms = all_terms(count)
    return np.array([term.once for term in terms] + [term.later for term in terms])


# Telling


def report(boards: Boards, present: Numbers, fitted: Numbers) -> str:
    """On the games kept out of the fit. The error without any evaluation is that of the score alone."""
    tested = boards.game % TESTED == 0
    terms = boards.terms()
    lines = ["| rounds left | score alone | present weights | fitted weights |", "|---|---:|---:|---:|"]
    for low, high in BANDS:
        here = tested & (boards.rounds >= low) & (boards.rounds < high)
        if here.any():
            errors = [boards.gained[here] - terms[here] @ weights for weights in (0 * present, present, fitted)]
            cells = [f"{np.sqrt((error**2).mean()):.2f}" for error in errors]
            lines.append(f"| {low:.0f} to {high:.0f} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def as_terms(weights: Numbers, held: int = 0) -> str:
    """The rows as they begin."""
    count = len(weights) // 2
    rows = list(zip(all_terms(count), weights[:count], weights[count:], strict=True))[held:]
    return "\n".join(f'Term("{term.name}", {once + 0:.2f}, {later + 0:.2f},' for term, once, later in rows)


if __name__ == "__main__":
    main()
