"""Playing the blocks of a plan, those left over from an interrupted run included."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boriken.arena.block import Block, play_block
from boriken.arena.executors import Executor
from boriken.arena.journal import Journal
from boriken.arena.plan import Plan


def play(
    plan: Plan, blocks: int, executor: Executor, journal: Journal | None, finished: Callable[[Block], None]
) -> list[Block]:
    """The first so many blocks, in their order; `finished` hears of each of them when it is there."""
    known = dict(journal.blocks) if journal else {}
    for number in range(blocks):
        if number in known:
            finished(known[number])
    missing = [number for number in range(blocks) if number not in known]
    for block in executor.map(partial(play_block, plan), missing):
        if journal:
            journal.add(block)
        known[block.number] = block
        finished(block)
    return [known[number] for number in range(blocks)]
