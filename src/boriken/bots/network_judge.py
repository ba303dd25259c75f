"""A learned network as the judge of a search."""

from __future__ import annotations

import numpy as np

from boriken.bots.judge import RowJudge
from boriken.bots.network import Network
from boriken.core.title import Title

TOGETHER = 16  # leaves: more would be looked at faster, and chosen with less knowledge
EXPLORATION = 1.0
NARROWEST = 0.05


class NetworkJudge(RowJudge):
    """Decisions of many small steps are planned by the game's evaluation within the tree, and searched at its root."""

    def __init__(self, title: Title, network: Network) -> None:
        super().__init__(title.evaluator(""), title.observer(), len(title.notation), TOGETHER, EXPLORATION, NARROWEST)
        self.network = network

    def answer(self, rows: bytes, count: int, actions: list[int]) -> bytes:
        return self.network.outputs(np.frombuffer(rows, np.uint8).reshape(count, -1), actions).tobytes()
