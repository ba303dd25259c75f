"""A file of puzzles that is being made: each is written when it is found, so that an interrupted run can go on."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.setup import Setup
from boriken.puzzles.mining import Request
from boriken.puzzles.puzzle import Puzzle, read_lines


class PuzzleFile:
    """The file of a request, new or begun before; `made` are the puzzles found in it."""

    def __init__(self, path: Path, request: Request) -> None:
        self.path = path
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]  # the last line may have been cut off while it was written
        self.made: Sequence[Puzzle] = read_lines(whole.decode("utf-8").splitlines())
        for puzzle in self.made:
            check_same(path, puzzle, request)
        if whole != content:
            os.truncate(path, len(whole))

    def add(self, puzzle: Puzzle) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(puzzle.written())


def check_same(path: Path, puzzle: Puzzle, request: Request) -> None:
    """Raise an error if a puzzle was made by another request: a file holds those of one."""
    theirs = (puzzle.game, puzzle.origin.seed, puzzle.simulations, puzzle.origin.record)
    ours = (request.game, request.seed, request.simulations, bool(request.records))
    if theirs != ours or not has_options(puzzle, request):
        raise BorikenError(
            f"The file {path} holds puzzles of another game, seed, depth, source or option: begin another."
        )


def has_options(puzzle: Puzzle, request: Request) -> bool:
    wanted = Setup.of(registry.title(request.game), puzzle.players, request.options).options
    return all(puzzle.position["options"][name] == wanted[name] for name in request.options)
