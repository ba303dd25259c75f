"""Luck: what chance did to each share of the win, against what it does on average.

It is measured with open cards by the search, which then sees all hands: a card that was drawn in secret is luck when it
is drawn, not when somebody else learns of it.
"""

from __future__ import annotations

from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.search import Search, back_up
from boriken.bots.tree import Node
from boriken.core.game import CHANCE, Game
from boriken.core.randomness import Random
from boriken.core.seeds import child_seed
from boriken.core.title import Title
from boriken.reviews.judge import Shares, mean

DEALS = 12  # other ways in which chance could have gone
SHARE = 5  # a fifth of the simulations that a judge has for a decision is made after each of them


def luck(title: Title, before: Game, after: Game, simulations: int, seed: int) -> Shares:
    """By seat, the share of the win that a run of chance brought or took."""
    random = Random(child_seed(seed, 0))
    few = simulations // SHARE
    usual = mean([hopes(title, dealt(before.copy(), random), few, child_seed(seed, 1)) for _ in range(DEALS)])
    actual = hopes(title, after, few, child_seed(seed, 1))
    return tuple(now - mostly for now, mostly in zip(actual, usual, strict=True))


def dealt(game: Game, random: Random) -> Game:
    while game.actor == CHANCE:
        game.apply(game.outcome(random.below(game.ways())))
    return game


def hopes(title: Title, game: Game, simulations: int, seed: int) -> Shares:
    """By seat, the share of the win where everybody sees everything but what chance will do."""
    judge = EvaluationJudge(title.evaluator(""))
    search, root, ends = Search(judge, simulations, seed), Node(), []
    for _ in range(simulations):
        leaf = search.descend(root, game.copy())
        if not len(leaf.values):
            judge.consider([leaf])
        back_up(leaf)
        ends.append(tuple(map(float, leaf.values)))
    return mean(ends)
