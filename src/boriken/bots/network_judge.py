"""A learned network as the judge of a search."""

from __future__ import annotations

import numpy as np

from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.judge import RowJudge
from boriken.bots.net_bot import best
from boriken.bots.network import Network
from boriken.bots.tree import Leaf
from boriken.core.counting import Counting
from boriken.core.game import Game
from boriken.core.title import Title

TOGETHER = 16  # leaves: more would be looked at faster, and chosen with less knowledge
EXPLORATION = 1.0
NARROWEST = 0.05


class NetworkJudge(RowJudge):
    """Decisions of many small steps are planned by the game's evaluation within the tree, and searched at its root; but
    what is counted place by place is not: there a step alone has nothing to be compared by.

    Where the game ends with the turn of the root, the evaluation is the judge: it counts points out, which a network
    can only guess. It sees its leaves one by one, as nothing is gained by having several wait.
    """

    def __init__(self, title: Title, network: Network) -> None:
        super().__init__(
            title.evaluator(""),
            title.observer(),
            len(title.notation),
            TOGETHER,
            EXPLORATION,
            NARROWEST,
            network.onlooking,
        )
        self.title = title
        self.network = network
        self.counting_out = EvaluationJudge(self.evaluator)
        self.in_last_turn = False

    def begin(self, game: Game) -> None:
        super().begin(game)
        self.in_last_turn = self.evaluator.is_final(game)
        self.together = 1 if self.in_last_turn else TOGETHER

    def planned(self, game: Game) -> int:
        """Counts of one place are as the network is inclined to, and in the last turn as the evaluation says."""
        suggested = int(self.evaluator.suggestion(game))
        if suggested < 0 or not isinstance(self.title.counting.get(self.title.question(game)["kind"]), Counting):
            return -1
        if self.evaluator.is_final(game):
            return suggested
        row = np.frombuffer(self.observer.row(game, int(game.actor)), np.uint8)[None]
        return best(self.network.judge(row).actions[0], game)

    def consider(self, leaves: list[Leaf]) -> None:
        if not self.in_last_turn:
            super().consider(leaves)
            return
        self.counting_out.consider(leaves)
        for leaf in leaves:
            self.note(leaf.values)

    def answer(self, rows: bytes, count: int, actions: list[int]) -> bytes:
        return self.network.outputs(np.frombuffer(rows, np.uint8).reshape(count, -1), actions).tobytes()
